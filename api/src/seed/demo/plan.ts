import type { IsoDate } from '@feria/shared';
import { planCatalogue } from './plan/catalogue.js';
import { occupy } from './plan/occupancy.js';
import { planOnSite } from './plan/on-site.js';
import { planPeople } from './plan/people.js';
import type { DemoPlan } from './plan/rows.js';
import { tellStories } from './plan/stories.js';
import { random } from './random.js';

export type { DemoPlan } from './plan/rows.js';

const SEED = 39_042;
const MINUTES = 60_000;

/**
 * The demo data as it stands on a day: invented, and always the same for the same day. Whatever the day, some weeks are
 * open with free seats, with few, with a waiting list, or full, some open soon and some are closed.
 */
export function planDemo(today: IsoDate): DemoPlan {
  const catalogue = planCatalogue(today);
  const { families, officeUser, leaderUser, ...people } = planPeople(today, random(SEED));
  const weeks = catalogue.courses.flatMap((course) => course.weeks);
  const bookings = occupy(weeks, families, today, random(SEED + 1));
  const stories = tellStories(bookings, weeks, today, officeUser, random(SEED + 2));
  for (const { parentUser } of families) {
    const first = stories.registrations.find((row) => row.booked_by === parentUser.id)?.created_at;
    if (first && first < parentUser.created_at)
      parentUser.created_at = new Date(Number(first) - 15 * MINUTES);
  }
  const known = { weeks, ...people, ...stories, leader: leaderUser };
  const onSite = planOnSite(known, today, random(SEED + 3));
  return { today, ...catalogue, ...people, ...stories, ...onSite };
}
