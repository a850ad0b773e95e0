import { splitByAge, type IsoDate, type UiLanguage } from '@feria/shared';
import { daysFrom } from '../calendar.js';
import { NAMES } from '../data.js';
import type { Random } from '../random.js';
import type { ChildRow, DemoPlan, PlannedWeek, RegistrationRow } from './rows.js';

/** Weeks whose children are in groups: those next to the day. */
const WEEKS = 2;
const GROUPS = ['Murmeltiere', 'Steinböcke', 'Schneehasen'];
/** Children with somebody who may pick them up, of a hundred. */
const WITH_PICKUP = 60;
const RELATIONS: Record<UiLanguage, readonly string[]> = {
  de: ['Oma', 'Tante', 'Nachbarin', 'Babysitterin'],
  it: ['Nonna', 'Zia', 'Vicina', 'Babysitter'],
};

type OnSite = Pick<
  DemoPlan,
  'weekGroups' | 'groupChildren' | 'groupLeaders' | 'weekLeaders' | 'pickupPersons'
>;

/** What the planning on site goes by. */
interface Known {
  weeks: readonly PlannedWeek[];
  children: readonly ChildRow[];
  registrations: readonly RegistrationRow[];
  /** The account of the project leader. */
  leader: number;
}

/**
 * Groups of the two weeks that are the nearest to the day. The project leader leads all of the nearest, and a group of the other, so that
 * both are to be seen.
 */
export function planOnSite(
  { weeks, children, registrations, leader }: Known,
  today: IsoDate,
  rng: Random,
): OnSite {
  const plan: OnSite = {
    ...{ weekGroups: [], groupChildren: [], groupLeaders: [], weekLeaders: [], pickupPersons: [] },
  };
  const confirmedIn = ({ row }: PlannedWeek): ChildRow[] => {
    const there = new Set(
      registrations
        .filter(({ course_week_id, is_waiting }) => course_week_id === row.id && !is_waiting)
        .map(({ child_id }) => child_id),
    );
    return children.filter(({ id }) => there.has(id));
  };
  const nearest = weeks
    .filter((week) => week.row.cancelled_at === null && confirmedIn(week).length >= GROUPS.length)
    .sort((a, b) => distance(a, today) - distance(b, today) || a.row.id - b.row.id)
    .slice(0, WEEKS);
  const met = new Set<ChildRow>();
  for (const [position, week] of nearest.entries()) {
    const course_week_id = week.row.id;
    const there = confirmedIn(week);
    for (const child of there) met.add(child);
    const first = plan.weekGroups.length + 1;
    for (const [index, ids] of splitByAge(there, GROUPS.length).entries()) {
      const week_group_id = first + index;
      plan.weekGroups.push({ id: week_group_id, course_week_id, name: GROUPS[index] ?? '' });
      plan.groupChildren.push(...ids.map((child_id) => ({ course_week_id, child_id, week_group_id })));
    }
    if (position === 0) plan.weekLeaders.push({ course_week_id, user_id: leader });
    else plan.groupLeaders.push({ week_group_id: first, user_id: leader });
  }
  for (const child of met) {
    if (rng.int(1, 100) > WITH_PICKUP) continue;
    const { women, last } = NAMES[child.lang === 'it' ? 'it' : 'de'];
    plan.pickupPersons.push({
      ...{ id: plan.pickupPersons.length + 1, child_id: child.id },
      name: `${rng.pick(women)} ${rng.pick(last)}`,
      // No mobile network of Italy starts with 300.
      phone: `+39 300 ${rng.int(100, 999)} ${rng.int(1000, 9999)}`,
      relation: rng.pick(RELATIONS[child.lang === 'it' ? 'it' : 'de']),
    });
  }
  return plan;
}

/** Days from a day to a week, 0 while it runs. */
function distance({ row: { from, to } }: PlannedWeek, today: IsoDate): number {
  if (to < today) return daysFrom(to, today);
  return from > today ? daysFrom(today, from) : 0;
}
