import { overlaps, signUpProblems, type Language } from '@feria/shared';
import type { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import type { CourseEntity } from '../../catalogue/course/course.entity.js';
import { AppError, notFound, Problems } from '../../platform/http/errors.js';
import { allocate, type Allocation } from '../domain/allocate.js';
import type { Booking, SignUpLine } from './booking.js';
import type { BookingFacts } from './booking-facts.js';

/** What a sign-up gets: at least one line is confirmed or waits. */
export interface Decision {
  booking: Booking;
  course: CourseEntity;
  allocations: Allocation<SignUpLine>[];
}

/**
 * Decides a sign-up against the facts, changing nothing (decisions §5, rules 2 and 3).
 * @throws AppError 404 no such course, or not active for a parent; 422 a rule is broken (one message a field), the
 * registration is closed, or every line is full
 */
export function decide(booking: Booking, facts: BookingFacts): Decision {
  const { courseId, booker, lines } = booking;
  const course = facts.course(courseId);
  if (!course || (booker.personId !== null && !course.active)) throw notFound();
  const weeks = facts.weeksOf(
    courseId,
    lines.map(({ weekId }) => weekId),
  );
  checkRules(booking, course, weeks, facts);
  if (booker.personId !== null) checkWindow(lines, course, weeks, facts);
  const allocations = allocate(lines, facts.seatsOf(weeks.map(({ id }) => id)));
  if (allocations.every(({ outcome }) => outcome === 'full')) {
    throw new AppError('week_full', {
      fields: Object.fromEntries(
        lines.map(({ path }) => [`${path}.id`, [{ key: 'error.week_full' as const }]]),
      ),
    });
  }
  return { booking, course, allocations };
}

/** Name in the reader's language; English readers get the German one. */
export function nameIn(language: Language, named: { name: string; name_it: string }): string {
  return language === 'it' ? named.name_it : named.name;
}

/** What the request says, then what only the database knows: whose child, registered already, other programmes. */
function checkRules(
  { input, lines, booker, language }: Booking,
  course: CourseEntity,
  weeks: readonly CourseWeekEntity[],
  facts: BookingFacts,
): void {
  const problems = new Problems();
  const named = new Map(weeks.map((week) => [week.id, { ...week, name: nameIn(language, week) }]));
  const label = course[language === 'it' ? 'custom_field_it' : 'custom_field_de'] ?? '';
  const rules = { weeks: [...named.values()], customField: course.custom_field ? label : null };
  for (const { path, key, params } of signUpProblems(input, rules)) {
    problems.add(path, `signup.${key}`, params);
  }
  for (const { path, childId, weekId } of lines) {
    const week = named.get(weekId);
    if (!facts.child(childId, booker.personId)) {
      problems.addOnce(path.replace(/\.courseWeeks\.\d+$/, '.id'), 'validation.reference');
    } else if (week && facts.isRegistered(childId, weekId)) {
      problems.addOnce(`${path}.id`, 'signup.week_twice', { courseWeek: week.name });
    } else if (week && facts.confirmedDays(childId).some((days) => overlaps(days, week))) {
      problems.addOnce(`${path}.id`, 'signup.overlap', { courseWeek: week.name });
    }
  }
  problems.throwIfAny();
}

/** The window of each week, by the server's clock (decisions §4). */
function checkWindow(
  lines: readonly SignUpLine[],
  course: CourseEntity,
  weeks: readonly CourseWeekEntity[],
  facts: BookingFacts,
): void {
  const open = new Set(weeks.filter((week) => facts.stateOf(week, course) === 'open').map(({ id }) => id));
  const problems = new Problems();
  for (const { path, weekId } of lines) {
    if (!open.has(weekId)) problems.add(`${path}.id`, 'error.registration_closed');
  }
  problems.throwIfAny('registration_closed');
}
