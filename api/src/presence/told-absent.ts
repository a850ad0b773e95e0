import { romeDate } from '@feria/shared';
import { In, LessThanOrEqual, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { AbsenceEntity } from '../model/families/absence.entity.js';
import { AttendanceEntity } from '../model/on-site/attendance.entity.js';
import { isThere } from './staying-places.js';
import { lockDays, type ChildDay } from './marked-days.js';
import { readPlacesOfDays } from './places-of-days.js';
import { raisePoints, type DayInWeek } from './noted-points.js';

/**
 * Notes that an absence was told of a child that is marked as present on the day of that instant: perhaps another child was marked
 * (product/on-site.md#open-points). The day is locked, so that a mark that arrives meanwhile finds the absence, which must be stored.
 * @returns whether it is marked so
 */
export async function noteToldAbsence(
  manager: EntityManager,
  { child_id, from, to }: Pick<AbsenceEntity, 'child_id' | 'from' | 'to'>,
  at: Date,
): Promise<boolean> {
  const date = romeDate(at);
  if (date < from || to < date) return false;
  const [place] = (await readPlacesOfDays(manager, [{ child_id, date }])).values();
  // One that stays without its place is there in the week in which it was marked.
  const marked = place ? null : await manager.findOneBy(AttendanceEntity, { child_id, date });
  const course_week_id = place?.course_week_id ?? marked?.course_week_id;
  if (course_week_id === undefined) return false;
  const [day] = (await lockDays(manager, [{ child_id, date, course_week_id }])).values();
  if (!day || !isThere(day)) return false;
  await raisePoints(manager, 'told_absent', [
    { child_id, course_week_id, date, day, by: { userId: null, at } },
  ]);
  return true;
}

/** Whether an absence is told of these children on their days; one statement, none for no days. */
export async function readToldAbsent(
  manager: EntityManager,
  days: readonly Pick<ChildDay, 'child_id' | 'date'>[],
): Promise<(day: Pick<ChildDay, 'child_id' | 'date'>) => boolean> {
  if (days.length === 0) return () => false;
  const dates = days.map(({ date }) => date).sort();
  const told = await manager.findBy(AbsenceEntity, {
    child_id: In(days.map(({ child_id }) => child_id)),
    from: LessThanOrEqual(dates.at(-1)!),
    to: MoreThanOrEqual(dates[0]!),
  });
  return ({ child_id, date }) =>
    told.some((one) => one.child_id === child_id && one.from <= date && date <= one.to);
}

/** The same for marks that say that children are there, or were, and whose makers did not know of the absence. */
export async function noteArrivedAbsent(
  manager: EntityManager,
  arrived: readonly DayInWeek[],
  by: { userId: number; at: Date },
): Promise<void> {
  if (arrived.length === 0) return;
  const isTold = await readToldAbsent(manager, arrived);
  await raisePoints(
    manager,
    'told_absent',
    arrived.filter(isTold).map((day) => ({ ...day, by })),
  );
}
