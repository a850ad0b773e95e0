import { daysBetween, overlaps } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { ChildDayEntity } from '../../../src/model/registrations/child-day.entity.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';

interface Options {
  /** Today in Rome: in weeks that have started nobody moves up. */
  today: string;
  /** Capacity that was in force at some time, by week, where it was lowered since. */
  highest?: ReadonlyMap<number, number>;
}

/**
 * What is wrong with the registrations of these weeks: an empty list when every rule of registration holds (product/registrations.md#registration). It reads
 * what is stored and shares no code with the use cases.
 */
export async function faultsOf(
  manager: EntityManager,
  weekIds: readonly number[],
  { today, highest = new Map() }: Options,
): Promise<string[]> {
  const weeks = await manager.findBy(CourseWeekEntity, { id: In([...weekIds]) });
  const all = await manager.find(RegistrationEntity, { order: { queue_number: 'ASC' } });
  const daysOf = await daysByRegistration(manager);
  const weekOf = new Map((await manager.find(CourseWeekEntity)).map((week) => [week.id, week]));
  const confirmed = all.filter(({ is_waiting }) => !is_waiting);
  // An offer holds a seat, and its days.
  const seated = all.filter(({ is_waiting, offer_expires_at }) => !is_waiting || offer_expires_at !== null);
  const courses = new Map((await manager.find(CourseEntity)).map((course) => [course.id, course]));
  /** Whether a fair start lets a child have no more weeks of the course for now, so many at once, or a draw is to come. */
  const hasItsPlaces = (child: number, courseId: number, wanted = 1): boolean => {
    const course = courses.get(courseId)!;
    if (course.allocated_at !== null || course.allocation === 'first_come') return false;
    if (course.allocation === 'draw') return true;
    const own = seated.filter(
      ({ child_id, course_week_id }) =>
        child_id === child && weekOf.get(course_week_id)!.course_id === courseId,
    );
    return own.length + wanted > (course.places_per_child ?? 1);
  };
  const isFree = (week: CourseWeekEntity, wanted: number): boolean =>
    week.from > today &&
    seated.filter(({ course_week_id }) => course_week_id === week.id).length + wanted <=
      week.max_participants;
  /** Who waits together with it, or it alone. */
  const groupOf = (row: RegistrationEntity): RegistrationEntity[] =>
    row.together_id === null ? [row] : all.filter(({ together_id }) => together_id === row.together_id);
  /** Whether a registration that waits, and all that wait together with it, could have seats. */
  const couldSit = (row: RegistrationEntity): boolean => {
    const group = groupOf(row);
    return group.every(({ child_id, course_week_id, offer_expires_at }) => {
      const week = weekOf.get(course_week_id)!;
      const inWeek = group.filter((other) => other.course_week_id === week.id).length;
      const ofChild = group.filter(
        (other) =>
          other.child_id === child_id && weekOf.get(other.course_week_id)!.course_id === week.course_id,
      ).length;
      const isBusy = seated.some(
        (other) => other.child_id === child_id && overlaps(weekOf.get(other.course_week_id)!, week),
      );
      return (
        !offer_expires_at &&
        isFree(week, inWeek) &&
        !hasItsPlaces(child_id, week.course_id, ofChild) &&
        !isBusy
      );
    });
  };
  const faults: string[] = [];

  for (const week of weeks) {
    const seats = seated.filter(({ course_week_id }) => course_week_id === week.id);
    const queue = all.filter(({ course_week_id, is_waiting }) => course_week_id === week.id && is_waiting);
    const allowed = Math.max(week.max_participants, highest.get(week.id) ?? 0);
    if (seats.length > allowed)
      faults.push(`week ${week.id}: ${seats.length} confirmed for ${allowed} seats`);
    const numbers = queue.map(({ queue_number }) => queue_number);
    if (numbers.includes(null)) faults.push(`week ${week.id}: somebody waits without a number`);
    if (new Set(numbers).size < numbers.length) faults.push(`week ${week.id}: a queue number twice`);
    if (Math.max(0, ...numbers.map(Number)) > week.queue_counter)
      faults.push(`week ${week.id}: a number above the counter`);
    for (const row of queue)
      if (couldSit(row)) faults.push(`week ${week.id}: child ${row.child_id} waits beside a free seat`);
  }

  for (const own of all.filter(({ course_week_id }) => weekIds.includes(course_week_id))) {
    const week = weekOf.get(own.course_week_id)!;
    const wanted = own.is_waiting ? [] : daysBetween(week.from, week.to);
    const taken = daysOf.get(own.id) ?? [];
    if (taken.join() !== wanted.join())
      faults.push(`registration ${own.id} has the days ${taken.join()} and not ${wanted.join()}`);
    if (own.is_waiting) continue;
    for (const other of confirmed) {
      if (other.id <= own.id || other.child_id !== own.child_id) continue;
      if (overlaps(weekOf.get(other.course_week_id)!, week))
        faults.push(`child ${own.child_id} is in two programmes`);
    }
  }
  return [...faults, ...(await historyFaults(manager, all, weekIds))];
}

async function daysByRegistration(manager: EntityManager): Promise<Map<number, string[]>> {
  const days = new Map<number, string[]>();
  for (const { registration_id, date } of await manager.find(ChildDayEntity, { order: { date: 'ASC' } })) {
    days.set(registration_id, [...(days.get(registration_id) ?? []), date]);
  }
  return days;
}

/** What happens to a registration without changing where it stands. */
const BESIDE_PLACES = ['changed', 'paid', 'offered', 'expired', 'declined'];

/** The history of every registration has one start, and its last entry is the present state. */
async function historyFaults(
  manager: EntityManager,
  all: RegistrationEntity[],
  weekIds: readonly number[],
): Promise<string[]> {
  const faults: string[] = [];
  const events = await manager.find(RegistrationEventEntity, {
    where: [{ course_week_id: In([...weekIds]) }, { from_course_week_id: In([...weekIds]) }],
    order: { id: 'ASC' },
  });
  const histories = new Map<number, string[]>();
  for (const { registration_id, kind } of events)
    histories.set(registration_id, [...(histories.get(registration_id) ?? []), kind]);
  const stored = new Map(all.map((registration) => [registration.id, registration]));
  for (const [id, history] of histories) {
    const steps = history.filter((kind) => !BESIDE_PLACES.includes(kind)).join(' ');
    const own = stored.get(id);
    // A move tells the new week, not whether the child got a seat there.
    const stands = own
      ? own.is_waiting
        ? /^waiting$|(^| )moved$/
        : /^registered$|^waiting moved_up$|(^| )moved( moved_up)?$/
      : / removed$/;
    if (!stands.test(steps)) faults.push(`registration ${id}: its history is ${steps}`);
  }
  for (const { id } of all.filter(({ course_week_id }) => weekIds.includes(course_week_id))) {
    if (!histories.has(id)) faults.push(`registration ${id} has no history`);
  }
  return faults;
}
