import {
  givenAnswers,
  overlaps,
  signUpProblems,
  type BasketResult,
  type ErrorCode,
  type Question,
  type SignUpResult,
} from '@feria/shared';
import { isAsTold } from '@feria/shared/rules/basket';
import { openQuestions } from '@feria/shared/rules/questions';
import { nameIn } from '@feria/shared/rules/content';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { AppError, invalidField, notFound, ValidationErrors, type Message } from '../../core/http/errors.js';
import { placesRule } from '../domain/places-rule.js';
import { allocate, groupLimit, type Allocation, type PlaceLimit } from '../domain/seats.js';
import { ineligibleMessage } from '../eligibility.js';
import type { Booking, BookingPart, SignUpLine } from './booking.js';
import type { BookingContext } from './booking-context.js';
import { toldOf } from './line-result.js';
import { Undo } from './undo.js';
import { keyOf } from '../../core/idempotency/idempotency-keys.js';

/** An accepted booking: at least one line is confirmed or waits. */
export interface Decision {
  booking: Booking;
  parts: readonly DecidedPart[];
}

/** What was decided of one course. */
export interface DecidedPart {
  part: BookingPart;
  course: CourseEntity;
  allocations: Allocation<SignUpLine>[];
  /** Percent that children pay less, by their ids (product/money.md#sibling-discount). */
  siblingPercents: ReadonlyMap<number, number>;
}

/**
 * Decides a booking (product/registrations.md#outcome-of-a-line), each of its courses as if it had been booked after the one before. Adds
 * what it decides to the context; a refusal leaves the context as it was.
 * @throws AppError 403 the e-mail address of the parent had to be confirmed by now; 404 no such course, or not active for a
 * parent; 409 a line would get, or cost, something else than the parent was shown; 422 a rule is broken (one message for each field), the
 * registration is closed, or every line is full
 */
function decide(booking: Booking, context: BookingContext): Decision {
  // A repeated request does not come here: it gets its first answer even when the confirmation is overdue since.
  checkConfirmed(booking, context);
  const { result, undo } = untilTogether(booking.together, booking.parts, (sent, undo) => {
    const parts = booking.isBasket
      ? decideParts(sent, booking, context, undo)
      : sent.map((part) => decidePart(part, booking, context, undo));
    const allocations = parts.flatMap((decided) => decided.allocations);
    if (allocations.every(({ outcome }) => outcome === 'full')) throw new AllFull(allocations);
    return { result: { booking, parts }, allocations };
  });
  if (isAsShown(result, context)) return result;
  undo.back();
  throw new AppError('basket_changed');
}

/** Whether the lines get, and cost, what the parent was shown before sending. */
function isAsShown({ booking: { shown }, parts }: Decision, context: BookingContext): boolean {
  return parts.every(({ allocations, siblingPercents }) =>
    allocations.every((allocation) => {
      const { childId, weekId } = allocation.line;
      const told = shown.find(
        ({ child_id, course_week_id }) => child_id === childId && course_week_id === weekId,
      );
      return !told || isAsTold(told, toldOf(allocation, siblingPercents, context));
    }),
  );
}

/**
 * Decides lines again and again, each time with less for the groups whose lines got different things, until the lines of each group get
 * the same (product/registrations.md#only-together). Whatever was decided before, or is refused, is taken back.
 * @param decideOnce decides the parts, and adds what it decides to the context by `undo`
 * @returns the last decision, and what takes it back
 */
function untilTogether<Result>(
  together: Booking['together'],
  parts: readonly BookingPart[],
  decideOnce: (
    parts: readonly BookingPart[],
    undo: Undo,
  ) => { result: Result; allocations: readonly Allocation<SignUpLine>[] },
): { result: Result; undo: Undo } {
  const limits = new Map<string, PlaceLimit>();
  for (;;) {
    const undo = new Undo();
    try {
      const { result, allocations } = decideOnce(limits.size > 0 ? withLimits(parts, limits) : parts, undo);
      if (!lowered(together, allocations, limits)) return { result, undo };
    } catch (refusal) {
      undo.back();
      throw refusal;
    }
    undo.back();
  }
}

/** Notes what lines of groups can get at most by what the others got. @returns whether that is less than one of them got */
function lowered(
  together: Booking['together'],
  allocations: readonly Allocation<SignUpLine>[],
  limits: Map<string, PlaceLimit>,
): boolean {
  const groups = together.map((paths) => allocations.filter(({ line }) => paths.includes(line.path)));
  const apart = groups.flatMap((group) => {
    const limit = groupLimit(group);
    return limit ? [{ group, limit }] : [];
  });
  for (const { group, limit } of apart) for (const { line } of group) limits.set(line.path, limit);
  return apart.length > 0;
}

function withLimits(
  parts: readonly BookingPart[],
  limits: ReadonlyMap<string, PlaceLimit>,
): readonly BookingPart[] {
  return parts.map((part) => ({
    ...part,
    lines: part.lines.map((line) => ({ ...line, atMost: limits.get(line.path) })),
  }));
}

/** @throws AppError 403 the e-mail address of the parent had to be confirmed by now */
function checkConfirmed({ booker }: Booking, context: BookingContext): void {
  if (context.isPast(booker.confirmUntil)) throw new AppError('email_not_confirmed');
}

/**
 * Decides the courses of a basket.
 * @throws AppError 422 with what is wrong with any of them
 */
function decideParts(
  sent: readonly BookingPart[],
  booking: Booking,
  context: BookingContext,
  undo: Undo,
): DecidedPart[] {
  const refusals: AppError[] = [];
  const parts = sent.flatMap((part) => {
    try {
      return [decidePart(part, booking, context, undo)];
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      refusals.push(refusal.options.fields ? refusal : unknownCourse(part));
      return [];
    }
  });
  const drawn = drawnGroups(booking, context);
  if (drawn) refusals.push(drawn);
  const [first, ...others] = refusals;
  if (!first) return parts;
  const code = others.every((other) => other.code === first.code) ? first.code : 'validation';
  throw new AppError(code, { fields: Object.assign({}, ...refusals.map(({ options }) => options.fields)) });
}

/** Why groups of a basket are refused: before a draw only siblings in one week can stay together. `null` when they are not. */
function drawnGroups({ together, parts }: Booking, context: BookingContext): AppError | null {
  const lines = parts.flatMap(({ courseId, lines: own }) => own.map((line) => ({ ...line, courseId })));
  const index = together.findIndex((paths) => {
    const group = lines.filter(({ path }) => paths.includes(path));
    const isDrawn = group.some(({ courseId }) => {
      const course = context.course(courseId);
      return course !== undefined && placesRule(course).isDraw;
    });
    return isDrawn && new Set(group.map(({ weekId }) => weekId)).size > 1;
  });
  return index < 0 ? null : invalidField(`only_together.${index}`, 'signup.together_draw');
}

function unknownCourse({ path }: BookingPart): AppError {
  return invalidField(`${path}course_id`, 'validation.reference');
}

/** The refusal of a booking of which every line is full. */
class AllFull extends AppError {
  constructor(readonly allocations: readonly Allocation<SignUpLine>[]) {
    const fields = allocations.map(({ line }) => [`${line.path}.id`, [{ key: 'error.week_full' as const }]]);
    super('week_full', { fields: Object.fromEntries(fields) });
  }
}

function decidePart(
  part: BookingPart,
  { booker, contentLanguage }: Booking,
  context: BookingContext,
  undo: Undo,
): DecidedPart {
  const asked = askedOf(part, { booker, contentLanguage }, context);
  if (!asked) throw notFound();
  for (const [code, problems] of problemsOf(asked, context)) problems.throwIfAny(code);
  const allocations = allocateLines(asked, part.lines, context);
  if (booker.personId !== null) waitingProblems(allocations, context).throwIfAny();
  return decided(asked, allocations, context, undo);
}

/** What was allocated of a course, with the discount for siblings; the context has it from now on. */
function decided(
  { part, course, booker }: Asked,
  allocations: Allocation<SignUpLine>[],
  context: BookingContext,
  undo: Undo,
): DecidedPart {
  const stored = allocations.filter(({ outcome }) => outcome !== 'full');
  const siblingPercents = context.siblings.percents(
    course,
    booker.userId,
    stored.map(({ line }) => line.childId),
  );
  context.add(allocations, booker.userId, undo);
  return { part, course, allocations, siblingPercents };
}

/** What is asked for of a course; `null` where there is no such course, or not for who asks. */
function askedOf(
  part: BookingPart,
  { booker, contentLanguage }: Pick<Booking, 'booker' | 'contentLanguage'>,
  context: BookingContext,
): Asked | null {
  const course = context.course(part.courseId);
  if (!course || (booker.personId !== null && !course.active)) return null;
  const weeks = context.weeksOf(
    part.courseId,
    part.lines.map(({ weekId }) => weekId),
  );
  return { part, booker, contentLanguage, course, weeks };
}

/** What is wrong with what is asked for, in the order in which it is said. */
function problemsOf(asked: Asked, context: BookingContext): [ErrorCode, ValidationErrors][] {
  return [
    ['validation', ruleProblems(asked, context)],
    ['not_eligible', eligibilityProblems(asked, context)],
    ['registration_closed', windowProblems(asked, context)],
  ];
}

function allocateLines(
  { course, weeks }: Asked,
  lines: readonly SignUpLine[],
  context: BookingContext,
): Allocation<SignUpLine>[] {
  const seats = context.seatsOf(weeks.map(({ id }) => id));
  return allocate(withRanks(lines, course, context), seats, context.places);
}

/** What a line would get now, or why it would be refused. */
export interface QuotedPart {
  part: BookingPart;
  /** `null` where the course cannot be booked at all. */
  decided: DecidedPart | null;
  /** Why lines are refused, by their paths. */
  refused: ReadonlyMap<string, Message>;
}

/**
 * What each line of a booking would get if it were sent now, one after the other as in {@link decideAll}: a line that is refused leaves
 * the others as they are. What is missing of contacts and consent is not said. The context is left as it was.
 * @throws AppError 403 the e-mail address of the parent had to be confirmed by now
 */
export function quoteAll(booking: Booking, context: BookingContext): QuotedPart[] {
  checkConfirmed(booking, context);
  const drawn = drawnGroups(booking, context);
  if (drawn) throw drawn;
  const { result, undo } = untilTogether(booking.together, booking.parts, (parts, made) => {
    const quoted = parts.map((part) => quotePart(part, booking, context, made));
    return { result: quoted, allocations: quoted.flatMap(({ decided: own }) => own?.allocations ?? []) };
  });
  undo.back();
  return result;
}

function quotePart(part: BookingPart, booking: Booking, context: BookingContext, undo: Undo): QuotedPart {
  const asked = askedOf(part, booking, context);
  if (!asked) {
    const unknown: Message = { key: 'validation.reference' };
    return { part, decided: null, refused: new Map(part.lines.map(({ path }) => [path, unknown])) };
  }
  const refused = new Map<string, Message>();
  for (const [, problems] of problemsOf(asked, context)) refuse(refused, part.lines, problems);
  const open = part.lines.filter(({ path }) => !refused.has(path));
  const allocations = allocateLines(asked, open, context);
  refuse(refused, open, waitingProblems(allocations, context));
  const kept = allocations.filter(({ line }) => !refused.has(line.path));
  return { part, decided: decided(asked, kept, context, undo), refused };
}

/** Adds the first problem of each line, or of its child. */
function refuse(
  refused: Map<string, Message>,
  lines: readonly SignUpLine[],
  { found }: ValidationErrors,
): void {
  for (const { path } of lines) {
    const child = path.replace(/\.courseWeeks\.\d+$/, '');
    const [first] = [`${path}.id`, `${path}.dayType`, `${child}.id`].flatMap((field) => found[field] ?? []);
    if (first && !refused.has(path)) refused.set(path, first);
  }
}

/** What is asked for of a course, and who asks. */
interface Asked extends Pick<Booking, 'booker' | 'contentLanguage'> {
  part: BookingPart;
  course: CourseEntity;
  weeks: readonly CourseWeekEntity[];
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
 * Whether parents get no more places on waiting lists, and wishes, for a child than they may have (product/accounts.md#limits-of-an-account),
 * at the lines that are too many.
 */
function waitingProblems(
  allocations: readonly Allocation<SignUpLine>[],
  context: BookingContext,
): ValidationErrors {
  const max = context.mostWaiting;
  const had = new Map<number, number>();
  const problems = new ValidationErrors();
  for (const { line, outcome } of allocations) {
    if (outcome !== 'waiting') continue;
    const before = had.get(line.childId) ?? context.waitingOf(line.childId);
    had.set(line.childId, before + 1);
    if (before >= max) problems.add(`${line.path}.id`, 'signup.too_many_waiting', { max });
  }
  return problems;
}

/** Checks the request, then what only the database knows: whose child it is, double registrations, other programmes. */
function ruleProblems(
  { part, booker, contentLanguage: language, course, weeks }: Asked,
  context: BookingContext,
): ValidationErrors {
  const { input, lines } = part;
  const problems = new ValidationErrors();
  const named = new Map(weeks.map((week) => [week.id, { ...week, name: nameIn(language, week) }]));
  const rules = {
    weeks: [...named.values()],
    questions: openQuestions(course.questions),
    isClosed: ({ health }: Question) => health && !booker.health,
    language,
    isAnswered: (child_id: number, question_id: number) =>
      context.answerOf({ child_id, course_id: course.id, question_id }) !== undefined,
    areWishes: placesRule(course).isDraw,
  };
  for (const { path, key, params } of signUpProblems(input, rules)) {
    problems.add(part.path + path, `signup.${key}`, params);
  }
  if (booker.personId !== null) consentProblems(part, course, context, problems);
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
  return problems;
}

/** Answers about health are kept with the consent of the parents, as allergies are (product/registrations.md#consent). */
function consentProblems(
  { input, path }: BookingPart,
  course: CourseEntity,
  context: BookingContext,
  problems: ValidationErrors,
): void {
  const questions = openQuestions(course.questions);
  if (!questions.some(({ health }) => health)) return;
  input.bookedChildren.forEach((child, index) => {
    const tells = givenAnswers(input, child, questions).some(
      ({ question, value }) => question.health && value !== undefined && value !== null,
    );
    if (!tells || child.health_consent || context.hasHealthConsent(child.id)) return;
    problems.add(`${path}bookedChildren.${index}.health_consent`, 'signup.answer_consent');
  });
}

/** Whether the course is for each child (product/catalogue.md#eligibility). Staff may depart from it with a reason. */
function eligibilityProblems(
  { part: { lines }, booker, course, weeks }: Asked,
  context: BookingContext,
): ValidationErrors {
  const problems = new ValidationErrors();
  if (booker.personId === null && booker.reason) return problems;
  const days = new Map(weeks.map(({ id, from }) => [id, from]));
  for (const { path, childId, weekId } of lines) {
    const child = context.child(childId, booker.personId);
    const from = days.get(weekId);
    const why = child && from && ineligibleMessage(course, child, from);
    if (why) problems.add(`${path}.id`, why.key, why.params);
  }
  return problems;
}

/** The window of each week, by the server's clock (product/catalogue.md#registration-window). Staff book at any time. */
function windowProblems(
  { part: { lines }, booker, course, weeks }: Asked,
  context: BookingContext,
): ValidationErrors {
  const problems = new ValidationErrors();
  if (booker.personId === null) return problems;
  const open = new Set(
    weeks.filter((week) => context.stateOf(week, course, booker.plz) === 'open').map(({ id }) => id),
  );
  for (const { path, weekId } of lines) {
    if (!open.has(weekId)) problems.add(`${path}.id`, 'error.registration_closed');
  }
  return problems;
}

/** Outcome of a booking in a batch: decided now, answered before (by the same key), or refused. */
export type BookingOutcome =
  | { decision: Decision }
  | { answer: SignUpResult | BasketResult }
  | { refusal: unknown };

/**
 * Decides the bookings of a batch in their order; each one that is accepted changes the context for the next. A repeated request in the same
 * batch gets the decision of the first.
 */
export function decideAll(bookings: readonly Booking[], context: BookingContext): BookingOutcome[] {
  const decided = new Map<string, Decision>();
  return bookings.map((booking) => {
    try {
      const first = firstOutcome(booking, context, decided);
      if (first) return first;
      const decision = decide(booking, context);
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
  return decision ? { decision } : { answer: kept?.answer as SignUpResult | BasketResult };
}

/** The lines that found neither a place nor room in a queue, of bookings that were decided and of those that were refused for it. */
export function declinedLines(outcomes: readonly BookingOutcome[]): SignUpLine[] {
  return outcomes.flatMap((outcome) => {
    if ('decision' in outcome) return fullLines(outcome.decision.parts.flatMap((part) => part.allocations));
    return 'refusal' in outcome && outcome.refusal instanceof AllFull
      ? fullLines(outcome.refusal.allocations)
      : [];
  });
}

function fullLines(allocations: readonly Allocation<SignUpLine>[]): SignUpLine[] {
  return allocations.filter(({ outcome }) => outcome === 'full').map(({ line }) => line);
}
