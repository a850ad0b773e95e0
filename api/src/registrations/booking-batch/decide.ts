import { overlaps, signUpProblems, type SignUpResult } from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { AppError, notFound, ValidationErrors } from '../../core/http/errors.js';
import { placesRule } from '../domain/places-rule.js';
import { allocate, type Allocation } from '../domain/seats.js';
import { ineligibleMessage } from '../eligibility.js';
import type { Booking, SignUpLine } from './booking.js';
import type { BookingContext } from './booking-context.js';
import { keyOf } from '../../core/idempotency/idempotency-keys.js';

/** An accepted booking: at least one line is confirmed or waits. */
export interface Decision {
  booking: Booking;
  course: CourseEntity;
  allocations: Allocation<SignUpLine>[];
  /** Percent that children pay less, by their ids (product/money.md#sibling-discount). */
  siblingPercents: ReadonlyMap<number, number>;
}

/**
 * Decides a booking (product/registrations.md#outcome-of-a-line). Changes nothing.
 * @throws AppError 403 the e-mail address of the parent had to be confirmed by now; 404 no such course, or not active for a
 * parent; 422 a rule is broken (one message for each field), the registration is closed, or every line is full
 */
function decide(booking: Booking, context: BookingContext): Decision {
  const { courseId, booker, lines } = booking;
  // A repeated request does not come here: it gets its first answer even when the confirmation is overdue since.
  if (context.isPast(booker.confirmUntil)) throw new AppError('email_not_confirmed');
  const course = context.course(courseId);
  if (!course || (booker.personId !== null && !course.active)) throw notFound();
  const weeks = context.weeksOf(
    courseId,
    lines.map(({ weekId }) => weekId),
  );
  checkRules(booking, course, weeks, context);
  checkEligibility(booking, course, weeks, context);
  if (booker.personId !== null) checkWindow(booking, course, weeks, context);
  const seats = context.seatsOf(weeks.map(({ id }) => id));
  const allocations = allocate(withRanks(lines, course, context), seats, context.places);
  if (allocations.every(({ outcome }) => outcome === 'full')) {
    throw new AppError('week_full', {
      fields: Object.fromEntries(
        lines.map(({ path }) => [`${path}.id`, [{ key: 'error.week_full' as const }]]),
      ),
    });
  }
  if (booker.personId !== null) checkWaiting(allocations, context);
  const stored = allocations.filter(({ outcome }) => outcome !== 'full');
  const siblingPercents = context.siblings.percents(
    course,
    booker.userId,
    stored.map(({ line }) => line.childId),
  );
  return { booking, course, allocations, siblingPercents };
}

/** The lines with the ranks of their wishes: those without one come after what the child has, in the order they were sent. */
function withRanks(
  lines: readonly SignUpLine[],
  course: CourseEntity,
  context: BookingContext,
): readonly SignUpLine[] {
  if (!placesRule(course).isDraw) return lines;
  const next = new Map<number, number>();
  return lines.map((line) => {
    const priority = line.priority ?? next.get(line.childId) ?? context.nextWish(course.id, line.childId);
    next.set(line.childId, priority + 1);
    return { ...line, priority };
  });
}

/**
 * Whether parents get no more places on waiting lists, and wishes, for a child than they may have (product/accounts.md#limits-of-an-account).
 * @throws AppError 422 at the lines that are too many
 */
function checkWaiting(allocations: readonly Allocation<SignUpLine>[], context: BookingContext): void {
  const max = context.mostWaiting;
  const had = new Map<number, number>();
  const problems = new ValidationErrors();
  for (const { line, outcome } of allocations) {
    if (outcome !== 'waiting') continue;
    const before = had.get(line.childId) ?? context.waitingOf(line.childId);
    had.set(line.childId, before + 1);
    if (before >= max) problems.add(`${line.path}.id`, 'signup.too_many_waiting', { max });
  }
  problems.throwIfAny();
}

/** Checks the request, then what only the database knows: whose child it is, double registrations, other programmes. */
function checkRules(
  { input, lines, booker, contentLanguage: language }: Booking,
  course: CourseEntity,
  weeks: readonly CourseWeekEntity[],
  context: BookingContext,
): void {
  const problems = new ValidationErrors();
  const named = new Map(weeks.map((week) => [week.id, { ...week, name: nameIn(language, week) }]));
  const label = course[`custom_field_${language}`] ?? '';
  const rules = {
    weeks: [...named.values()],
    customField: course.custom_field ? label : null,
    areWishes: placesRule(course).isDraw,
  };
  for (const { path, key, params } of signUpProblems(input, rules)) {
    problems.add(path, `signup.${key}`, params);
  }
  for (const { path, childId, weekId } of lines) {
    const week = named.get(weekId);
    if (!context.child(childId, booker.personId)) {
      problems.addOnce(path.replace(/\.courseWeeks\.\d+$/, '.id'), 'validation.reference');
    } else if (week?.cancelled_at) {
      problems.addOnce(`${path}.id`, 'signup.week_cancelled', { courseWeek: week.name });
    } else if (week && context.isRegistered(childId, weekId)) {
      problems.addOnce(`${path}.id`, 'signup.week_twice', { courseWeek: week.name });
    } else if (week && context.confirmedDays(childId).some((days) => overlaps(days, week))) {
      problems.addOnce(`${path}.id`, 'signup.overlap', { courseWeek: week.name });
    }
  }
  problems.throwIfAny();
}

/**
 * Whether the course is for each child (product/catalogue.md#eligibility). Staff may depart from it with a reason.
 * @throws AppError 422 `not_eligible`, with why at each line
 */
function checkEligibility(
  { lines, booker }: Booking,
  course: CourseEntity,
  weeks: readonly CourseWeekEntity[],
  context: BookingContext,
): void {
  if (booker.personId === null && booker.reason) return;
  const days = new Map(weeks.map(({ id, from }) => [id, from]));
  const problems = new ValidationErrors();
  for (const { path, childId, weekId } of lines) {
    const child = context.child(childId, booker.personId);
    const why = child && ineligibleMessage(course, child, days.get(weekId) as string);
    if (why) problems.add(`${path}.id`, why.key, why.params);
  }
  problems.throwIfAny('not_eligible');
}

/** The window of each week, by the server's clock (product/catalogue.md#registration-window). */
function checkWindow(
  { lines, booker }: Booking,
  course: CourseEntity,
  weeks: readonly CourseWeekEntity[],
  context: BookingContext,
): void {
  const open = new Set(
    weeks.filter((week) => context.stateOf(week, course, booker.plz) === 'open').map(({ id }) => id),
  );
  const problems = new ValidationErrors();
  for (const { path, weekId } of lines) {
    if (!open.has(weekId)) problems.add(`${path}.id`, 'error.registration_closed');
  }
  problems.throwIfAny('registration_closed');
}

/** Outcome of a booking in a batch: decided now, answered before (by the same key), or refused. */
export type BookingOutcome = { decision: Decision } | { answer: SignUpResult } | { refusal: unknown };

/**
 * Decides the bookings of a batch in their order; each one changes the context for the next. A repeated request in the same
 * batch gets the decision of the first.
 */
export function decideAll(bookings: readonly Booking[], context: BookingContext): BookingOutcome[] {
  const decided = new Map<string, Decision>();
  return bookings.map((booking) => {
    try {
      const first = firstOutcome(booking, context, decided);
      if (first) return first;
      const decision = decide(booking, context);
      context.add(decision.allocations, booking.booker.userId);
      if (booking.request) decided.set(keyOf(booking.request), decision);
      return { decision };
    } catch (refusal) {
      return { refusal };
    }
  });
}

/**
 * The outcome of the first request with the same key; `null` for a new request.
 * @throws AppError 409 when the first request had another content
 */
function firstOutcome(
  { request }: Booking,
  context: BookingContext,
  decided: ReadonlyMap<string, Decision>,
): BookingOutcome | null {
  if (!request) return null;
  const kept = context.answers.get(keyOf(request));
  const decision = decided.get(keyOf(request));
  const bodyHash = kept?.bodyHash ?? decision?.booking.request?.bodyHash;
  if (bodyHash === undefined) return null;
  if (bodyHash !== request.bodyHash) throw new AppError('idempotency_conflict');
  return decision ? { decision } : { answer: kept?.answer as SignUpResult };
}
