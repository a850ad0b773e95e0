import { addDays, romeInstant, splitByAge, type IsoDate, type ContentLanguage } from '@feria/shared';
import { daysFrom } from '../calendar.js';
import { NAMES } from '../data.js';
import type { Random } from '../random.js';
import type { ChildRow, DemoPlan, PlannedWeek, RegistrationRow } from './rows.js';

/** Weeks whose children are in groups: those next to the day. */
const WEEKS = 2;
const GROUPS = ['Murmeltiere', 'Steinböcke', 'Schneehasen'];
/** Children with somebody who may pick them up, of a hundred. */
const WITH_PICKUP = 60;
const RELATIONS: Record<ContentLanguage, readonly string[]> = {
  de: ['Oma', 'Tante', 'Nachbarin', 'Babysitterin'],
  it: ['Nonna', 'Zia', 'Vicina', 'Babysitter'],
};

type OnSite = Pick<
  DemoPlan,
  | 'weekGroups'
  | 'groupChildren'
  | 'groupLeaders'
  | 'weekLeaders'
  | 'pickupPersons'
  | 'attendance'
  | 'openPoints'
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
    weekGroups: [],
    groupChildren: [],
    groupLeaders: [],
    weekLeaders: [],
    pickupPersons: [],
    attendance: [],
    openPoints: [],
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
    const { women, last } = NAMES[child.lang];
    plan.pickupPersons.push({
      id: plan.pickupPersons.length + 1,
      child_id: child.id,
      name: `${rng.pick(women)} ${rng.pick(last)}`,
      // No mobile network of Italy starts with 300.
      phone: `+39 300 ${rng.int(100, 999)} ${rng.int(1000, 9999)}`,
      relation: rng.pick(RELATIONS[child.lang]),
    });
  }
  const last = weeks
    .filter(
      (week) => week.row.cancelled_at === null && week.row.from < today && confirmedIn(week).length >= 2,
    )
    .sort((a, b) => distance(a, today) - distance(b, today) || a.row.id - b.row.id)[0];
  if (last) planPoints(plan, last.row, confirmedIn(last), { leader, today });
  return plan;
}

/** Two marks of a day that is over and could not be applied: one that came too late, one from an old list. */
function planPoints(
  plan: OnSite,
  week: PlannedWeek['row'],
  [one, other]: readonly ChildRow[],
  { leader, today }: { leader: number; today: IsoDate },
): void {
  const yesterday = addDays(today, -1);
  const date = week.to < yesterday ? week.to : yesterday;
  const at = (time: string): Date => romeInstant(date, time);
  plan.attendance.push({
    id: 1,
    child_id: one!.id,
    course_week_id: week.id,
    date,
    status: 'present',
    note: null,
    arrived_at: at('07:52'),
    left_at: at('12:31'),
    left_with: 'other',
    left_with_name: 'Oma Rosa',
    left_with_phone: null,
    changed_at: at('12:31'),
    changed_by: leader,
    origins: null,
  });
  const point = {
    course_week_id: week.id,
    week_group_id: null,
    date,
    user_id: leader,
    state: 'open' as const,
    settled_at: null,
    settled_by: null,
    settled_reason: null,
    replaced: null,
  };
  const nothing = { status: null, arrived_at: null, left_at: null, left_with: null };
  plan.openPoints.push(
    {
      ...point,
      id: 1,
      child_id: one!.id,
      reason: 'changed_meanwhile',
      change_id: '00000000-0000-4000-8000-000000000001',
      seen: JSON.stringify(nothing),
      fields: JSON.stringify({ status: 'present', arrived_at: at('12:40').toISOString() }),
      made_at: at('12:40'),
      received_at: at('13:05'),
    },
    {
      ...point,
      id: 2,
      child_id: other!.id,
      reason: 'no_place',
      change_id: '00000000-0000-4000-8000-000000000002',
      seen: JSON.stringify(nothing),
      fields: JSON.stringify({ status: 'absent' }),
      made_at: at('08:15'),
      received_at: at('13:05'),
    },
  );
}

/** Days from a day to a week, 0 while it runs. */
function distance({ row: { from, to } }: PlannedWeek, today: IsoDate): number {
  if (to < today) return daysFrom(to, today);
  return from > today ? daysFrom(today, from) : 0;
}
