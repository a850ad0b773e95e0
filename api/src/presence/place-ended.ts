import { addDays, romeDate, romeInstant, type IsoDate } from '@feria/shared';
import { In, LessThanOrEqual, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { lockRowsToChange } from '../core/database/locks.js';
import { CourseWeekEntity } from '../model/catalogue/course-week.entity.js';
import { RegistrationEventEntity } from '../model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';
import { AttendanceEntity } from '../model/on-site/attendance.entity.js';
import { isThere } from './staying-places.js';
import { lossOfDay, readFormerDays } from './former-days.js';
import { KeptRegistrationEntity } from '../model/on-site/kept-registration.entity.js';
import { childrenOf, raisePoints, type Cause, type DayInWeek, type PlaceInWeek } from './noted-points.js';

/**
 * Keeps children in sight whose places end while they are there: each becomes an open point (product/on-site.md#open-points), by which it stays on
 * the lists of that day until it has left (product/on-site.md#place-ended). To be called in the transaction that ends the places, with their weeks locked.
 * @param by only the day of that instant in Rome counts
 */
export async function noteEndedPlaces(
  manager: EntityManager,
  ended: readonly PlaceInWeek[],
  by: Cause,
): Promise<void> {
  await noteEndedDay(manager, await runningOn(manager, ended, romeDate(by.at)), by);
}

/** The same of places that had the day of that instant until now, whatever the days of their weeks are. */
export async function noteEndedDay(
  manager: EntityManager,
  ended: readonly PlaceInWeek[],
  by: Cause,
): Promise<void> {
  const date = romeDate(by.at);
  // A day that nobody has marked has no row. Who inserts one waits for the lock of the week, and then finds that the place is gone.
  const found = await manager.find(AttendanceEntity, {
    select: { id: true },
    where: { child_id: In(childrenOf(ended)), date },
  });
  if (found.length === 0) return;
  const days = await lockRowsToChange(
    manager,
    AttendanceEntity,
    found.map(({ id }) => id),
  );
  const there = new Map(days.filter(isThere).map((day) => [day.child_id, day]));
  await raisePoints(
    manager,
    'place_ended',
    ended.flatMap((place) => {
      const day = there.get(place.child_id);
      return day ? [{ ...place, date, day, by }] : [];
    }),
  );
}

/**
 * The same for marks that arrive when the place is gone, and say that the child is there. The days must be locked.
 * @param at when they arrived; who ended the place, and when, tells the history of the registrations, or of the days of the week
 */
export async function noteThereWithoutPlace(
  manager: EntityManager,
  days: readonly DayInWeek[],
  at: Date,
): Promise<void> {
  if (days.length === 0) return;
  const events = await manager.find(RegistrationEventEntity, {
    where: { child_id: In(childrenOf(days)), kind: In(['removed', 'moved']) },
    order: { id: 'DESC' },
  });
  const losses = await readLosses(manager, days);
  const places = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, course_week_id: true },
    where: { child_id: In(childrenOf(days)), is_waiting: false },
  });
  const hasPlace = ({ child_id, course_week_id }: PlaceInWeek): boolean =>
    places.some((row) => row.child_id === child_id && row.course_week_id === course_week_id);
  await raisePoints(
    manager,
    'place_ended',
    days.map((day) => {
      const loss = losses(day);
      const event = events.find(
        ({ child_id, kind, course_week_id, from_course_week_id }) =>
          child_id === day.child_id &&
          (kind === 'moved' ? from_course_week_id : course_week_id) === day.course_week_id,
      );
      const left = event && { userId: event.user_id, at: event.at };
      const end = loss && (!left || hasPlace(day) || loss.at <= left.at) ? loss : left;
      return { ...day, by: end ?? { userId: null, at } };
    }),
  );
}

/** By whom and when the weeks of days lost them, if they did; two statements. */
async function readLosses(
  manager: EntityManager,
  days: readonly DayInWeek[],
): Promise<(day: DayInWeek) => Cause | undefined> {
  const ids = days.map(({ course_week_id }) => course_week_id);
  const former = await readFormerDays(manager, ids);
  const weeks = await manager.find(CourseWeekEntity, {
    select: { id: true, from: true, to: true },
    where: { id: In(ids) },
  });
  return ({ course_week_id, date }) => {
    const week = weeks.find(({ id }) => id === course_week_id);
    const loss = week && lossOfDay(date, week, former);
    return loss && { userId: loss.user_id, at: loss.until };
  };
}

/**
 * Keeps what is needed of registrations for their children on site, whether or not these are marked as there by now: marks of a phone
 * without a network arrive later. To be called before the registrations are removed. Also kept for weeks that lost their day, or which
 * the child left by a move, shortly before: their lists show the child until midnight.
 * @param at of places in weeks that have the day of that instant in Rome, or the next one: phones hold the lists of both
 */
export async function keepRegistrations(
  manager: EntityManager,
  places: readonly (PlaceInWeek & { id: number })[],
  at: Date,
): Promise<void> {
  if (places.length === 0) return;
  const today = romeDate(at);
  const ids = In(places.map(({ id }) => id));
  const moves = await manager.find(RegistrationEventEntity, {
    where: { registration_id: ids, kind: 'moved', at: MoreThanOrEqual(heldSince(today)) },
    order: { id: 'ASC' },
  });
  const left = moves.flatMap(({ registration_id: id, child_id, from_course_week_id }) =>
    from_course_week_id === null ? [] : [{ id, child_id, course_week_id: from_course_week_id }],
  );
  const wanted = [...places, ...left];
  const weekIds = wanted.map(({ course_week_id }) => course_week_id);
  const former = await readFormerDays(manager, weekIds, addDays(today, -1));
  const hadDay = new Set(
    former
      .filter(({ from, to }) => from <= addDays(today, 1) && to >= today)
      .map(({ course_week_id }) => course_week_id),
  );
  const running = new Set(await runningOn(manager, wanted, today, addDays(today, 1)));
  const held = wanted.filter((place) => running.has(place) || hadDay.has(place.course_week_id));
  if (held.length === 0) return;
  const registrations = await manager.findBy(RegistrationEntity, { id: In(held.map(({ id }) => id)) });
  const byKey = new Map(held.map((place) => [`${place.id} ${place.course_week_id}`, place]));
  await manager.insert(
    KeptRegistrationEntity,
    [...byKey.values()].flatMap(({ id, course_week_id }) => {
      const row = registrations.find((registration) => registration.id === id);
      return row ? [keptOf(row, course_week_id)] : [];
    }),
  );
}

/** Since when the lists that phones hold on a day may have been read: tomorrow's is read in the evening before. */
const heldSince = (today: IsoDate): Date => romeInstant(addDays(today, -1));

function keptOf(row: RegistrationEntity, course_week_id: number): Partial<KeptRegistrationEntity> {
  return {
    child_id: row.child_id,
    course_week_id,
    day_type: row.day_type,
    emergency_contact1_name: row.emergency_contact1_name,
    emergency_contact1_phone: row.emergency_contact1_phone,
    emergency_contact2_name: row.emergency_contact2_name,
    emergency_contact2_phone: row.emergency_contact2_phone,
  };
}

/** Of the places those whose children are marked as present on a day and have not left; two statements. */
export async function presentOn(
  manager: EntityManager,
  places: readonly PlaceInWeek[],
  date: IsoDate,
): Promise<PlaceInWeek[]> {
  const running = await runningOn(manager, places, date);
  if (running.length === 0) return [];
  const days = await manager.findBy(AttendanceEntity, { child_id: In(childrenOf(running)), date });
  const there = new Set(days.filter(isThere).map(({ child_id }) => child_id));
  return running.filter(({ child_id }) => there.has(child_id));
}

/**
 * How many children are marked as present on a day and have not left, also without a place. Who erases them takes them off every list, and
 * their open points too.
 */
export async function countThere(
  manager: EntityManager,
  childIds: readonly number[],
  date: IsoDate,
): Promise<number> {
  if (childIds.length === 0) return 0;
  return (await manager.findBy(AttendanceEntity, { child_id: In([...childIds]), date })).filter(isThere)
    .length;
}

/** Those in weeks that have one of the days. */
async function runningOn<Place extends PlaceInWeek>(
  manager: EntityManager,
  places: readonly Place[],
  first: IsoDate,
  last = first,
): Promise<Place[]> {
  if (places.length === 0) return [];
  const weeks = await manager.find(CourseWeekEntity, {
    select: { id: true },
    where: {
      id: In([...new Set(places.map(({ course_week_id }) => course_week_id))]),
      from: LessThanOrEqual(last),
      to: MoreThanOrEqual(first),
    },
  });
  const ids = new Set(weeks.map(({ id }) => id));
  return places.filter(({ course_week_id }) => ids.has(course_week_id));
}
