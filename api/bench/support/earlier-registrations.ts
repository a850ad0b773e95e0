import { daysBetween } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { ChildDayEntity } from '../../src/model/registrations/child-day.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import type { Random } from '../../src/seed/demo/random.js';
import type { Seats, Week } from './catalogue.js';
import type { CrowdParent } from './families.js';
import { insertAll } from './rows.js';
import { bookInserted } from './book-inserted.js';

/** How many weeks are chosen for a child; those of the same days count once. */
const WEEKS_OF_A_CHILD = [0, 1, 1, 2, 2, 3];

/** How many registrations {@link storeEarlierRegistrations} wants to store for a child, on average. */
export const EARLIER_PER_CHILD = 1.5;

/**
 * Stores what families have booked before the opening minute: paid, unpaid and waiting registrations in the other weeks,
 * none of a child on the same days as another. Full weeks refuse, as they would in the app.
 */
export async function storeEarlierRegistrations(
  manager: EntityManager,
  parents: readonly CrowdParent[],
  {
    weeks,
    seats,
    choices = WEEKS_OF_A_CHILD,
  }: { weeks: readonly Week[]; seats: Seats; choices?: readonly number[] | undefined },
  rng: Random,
): Promise<void> {
  const now = new Date();
  const taken = new Map<number, { seats: number; queue: number }>();
  const registrations = parents.flatMap(({ userId, childIds }) =>
    childIds.flatMap((childId) =>
      weeksOfChild(weeks, choices, rng).flatMap((week) => {
        const before = taken.get(week.id) ?? { seats: 0, queue: 0 };
        const isWaiting = before.seats >= seats.seats;
        if (isWaiting && before.queue >= seats.queue) return [];
        const after = isWaiting
          ? { ...before, queue: before.queue + 1 }
          : { ...before, seats: before.seats + 1 };
        taken.set(week.id, after);
        const isPaid = !isWaiting && rng.chance(0.5);
        return {
          week,
          row: {
            id: 0,
            child_id: childId,
            course_week_id: week.id,
            day_type: 'full_day' as const,
            is_waiting: isWaiting,
            queue_number: isWaiting ? after.queue : null,
            price: week.price,
            payed_amount: isPaid ? week.price : 0,
            payed_at: isPaid ? now.toISOString().slice(0, 10) : null,
            comment: rng.chance(0.1) ? 'Kommt am Montag etwas später.' : null,
            emergency_contact1_phone: '+39 333 1111111',
            emergency_contact2_phone: rng.chance(0.5) ? '+39 333 2222222' : null,
            photo_privacy: true,
            privacy_consent_at: now,
            booked_by: userId,
            created_at: now,
          },
        };
      }),
    ),
  );
  registrations.forEach(({ row }, index) => (row.id = index + 1));
  await insertAll(
    manager,
    RegistrationEntity,
    registrations.map(({ row }) => row),
  );
  const days = registrations
    .filter(({ row }) => !row.is_waiting)
    .flatMap(({ row, week }) =>
      daysBetween(week.from, week.to).map((date) => ({
        child_id: row.child_id,
        date,
        registration_id: row.id,
      })),
    );
  await insertAll(manager, ChildDayEntity, days);
  await bookInserted(manager);
  for (const [id, { queue }] of taken) {
    if (queue) await manager.update(CourseWeekEntity, { id }, { queue_counter: queue });
  }
}

/** Weeks of different dates. */
function weeksOfChild(weeks: readonly Week[], choices: readonly number[], rng: Random): Week[] {
  const chosen = Array.from({ length: rng.pick(choices) }, () => rng.pick(weeks));
  return chosen.filter((week, index) => chosen.findIndex(({ from }) => from === week.from) === index);
}
