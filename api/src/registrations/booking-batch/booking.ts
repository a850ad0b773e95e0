import {
  BASKET_LINES_MAX,
  can,
  type BookedChild,
  type DayType,
  type ContentLanguage,
  type Language,
  type ShownLine,
  type SignUpInput,
} from '@feria/shared';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import type { PlaceLimit } from '../domain/seats.js';
import type { MailRecipient } from '../registration-mails.js';
import { invalidField, type AppError } from '../../core/http/errors.js';
import type { IdempotentRequest } from '../../core/idempotency/idempotency-keys.js';

/** Who signs up: a parent for own children, or staff for any child. */
export interface Booker {
  userId: number;
  /** Name of the API key by which a program signs up for staff; none when a person does. */
  apiKey?: string | null;
  /** Person of the parent; `null` for staff. */
  personId: number | null;
  /** The parent, who gets the mail; `null` for staff: then every parent of the child gets it. */
  recipient: MailRecipient | null;
  /** Staff: whether to notify the parents; by default, of weeks that have not started. Parents who book always get a mail. */
  mail?: boolean | null;
  /** Postcode of the parent, which may give priority; `null` for staff. */
  plz: string | null;
  /** Staff: why the office departs from a rule of the course: eligibility, the places of a fair start, a draw. */
  reason?: string | null;
  /** Until when the parent may book without a confirmed e-mail address; `null` when it is confirmed. */
  confirmUntil: Date | null;
  /** Whether answers about health are taken: of parents, and of staff who may read them. */
  health: boolean;
}

/** The parent of the session, as who books for own children. */
export function parentBooker(
  user: CurrentUserData,
  person: CurrentUserData['person'] & object,
): Booker & { personId: number } {
  return {
    userId: user.id,
    personId: person.id,
    recipient: {
      userId: user.id,
      personId: person.id,
      name: `${person.first_name} ${person.last_name}`,
      email: user.email,
      lang: user.lang,
    },
    plz: person.plz,
    confirmUntil: user.emailConfirmUntil,
    health: true,
  };
}

/** A member of the office, as who books for any child. */
export function staffBooker(user: Pick<CurrentUserData, 'id' | 'apiKey' | 'permissions'>): Booker {
  const { id, apiKey } = user;
  return {
    userId: id,
    apiKey: apiKey?.name,
    personId: null,
    recipient: null,
    confirmUntil: null,
    plz: null,
    health: can(user, 'child.health'),
  };
}

/** A sign-up as it was sent. Fields may be missing: the rules report them with messages of their own. */
export type SignUpRequest = Omit<Partial<SignUpInput>, 'bookedChildren' | 'emergency_contact1_phone'> & {
  bookedChildren?:
    | (Omit<BookedChild, 'id' | 'courseWeeks'> & {
        id?: number | null;
        courseWeeks?: { id?: number | null; dayType: DayType; priority?: number | null }[] | null;
      })[]
    | null;
  emergency_contact1_phone?: string | null;
};

/** One line of a sign-up: one child in one week. `path` is its place in the body, for error messages. */
export interface SignUpLine {
  path: string;
  childId: number;
  weekId: number;
  dayType: DayType;
  /** Rank of the wish for the child, 1 is dearest; `null`: after those it has. Only before a draw. */
  priority: number | null;
  /** See {@link PlaceLine.isExempt}. */
  isExempt: boolean;
  /** See {@link PlaceLine.atMost}; only while a basket is decided. */
  atMost?: PlaceLimit | undefined;
}

/** What is booked of one course. */
export interface BookingPart {
  /** Its place in the body, for error messages: empty for the sign-up of a course, `bookings.1.` in a basket. */
  path: string;
  courseId: number;
  input: SignUpInput;
  lines: SignUpLine[];
}

/** A sign-up, or a basket of several, that waits to be decided: everything of it is booked, or nothing. */
export interface Booking {
  parts: readonly [BookingPart, ...BookingPart[]];
  isBasket: boolean;
  /** Paths of the lines that stay together, each group in the order in which it was sent; only of a basket. */
  together: readonly (readonly string[])[];
  /** What the parent was shown of lines before sending; nothing of lines that it does not name. Only of a basket. */
  shown: readonly ShownLine[];
  booker: Booker;
  /** Language of the answer. The bookings of a batch may have different ones. */
  language: Language;
  /** The one of names in it. */
  contentLanguage: ContentLanguage;
  /** `null` without an `Idempotency-Key`. */
  request: IdempotentRequest | null;
}

/** Fills in missing fields, so that the rules can check them. */
function withDefaults(sent: SignUpRequest): SignUpInput {
  return {
    ...sent,
    bookedChildren: (sent.bookedChildren ?? []).map((child) => ({
      ...child,
      id: child.id ?? 0,
      courseWeeks: (child.courseWeeks ?? []).map((week) => ({ ...week, id: week.id ?? 0 })),
    })),
    emergency_contact1_phone: sent.emergency_contact1_phone ?? '',
  };
}

/**
 * What is booked of a course, with its lines in the order they were sent.
 * @param path see {@link BookingPart}
 */
export function partOf(
  courseId: number,
  sent: SignUpRequest,
  booker: Pick<Booker, 'personId' | 'reason'>,
  path = '',
): BookingPart {
  const input = withDefaults(sent);
  return { path, courseId, input, lines: linesOf(input, booker, path) };
}

function linesOf(
  input: SignUpInput,
  booker: Pick<Booker, 'personId' | 'reason'>,
  path: string,
): SignUpLine[] {
  return input.bookedChildren.flatMap((child, childIndex) =>
    child.courseWeeks.map((week, weekIndex) => ({
      path: `${path}bookedChildren.${childIndex}.courseWeeks.${weekIndex}`,
      childId: child.id,
      weekId: week.id,
      dayType: week.dayType,
      priority: week.priority ?? null,
      isExempt: booker.personId === null && Boolean(booker.reason),
    })),
  );
}

/** A basket as it was sent: the sign-up of each course, with its id. Fields may be missing, as in {@link SignUpRequest}. */
export interface BasketRequest {
  bookings?: (SignUpRequest & { course_id?: number | null })[] | null;
  only_together?: { child_id?: number | null; course_week_id?: number | null }[][] | null;
  shown?: ShownLine[] | null;
}

/**
 * What a basket books of each course.
 * @throws AppError 422 for none, or too many lines
 */
export function basketParts(
  { bookings }: BasketRequest,
  booker: Pick<Booker, 'personId' | 'reason'>,
): readonly [BookingPart, ...BookingPart[]] {
  const [first, ...others] = (bookings ?? []).map(({ course_id, ...sent }, index) =>
    partOf(course_id ?? 0, sent, booker, `bookings.${index}.`),
  );
  if (!first) throw invalidField('bookings', 'signup.no_child');
  const parts = [first, ...others] as const;
  if (parts.flatMap(({ lines }) => lines).length > BASKET_LINES_MAX)
    throw invalidField('bookings', 'signup.too_many_lines', { max: BASKET_LINES_MAX });
  return parts;
}

/**
 * The lines of a basket that stay together (product/registrations.md#only-together): siblings in one week, or weeks of one child.
 * @throws AppError 422 at `only_together.<index>` for a group of fewer than two lines, of lines that are not in the basket or in two groups,
 *   and of several children in several weeks
 */
export function basketGroups(
  { only_together }: BasketRequest,
  parts: readonly BookingPart[],
): readonly (readonly string[])[] {
  const lines = parts.flatMap((part) => part.lines);
  const taken = new Set<string>();
  return (only_together ?? []).map((wanted, index) => {
    const refuse = (key: 'together_unknown' | 'together_twice' | 'together_mixed'): AppError =>
      invalidField(`only_together.${index}`, `signup.${key}`);
    const group = wanted.map(({ child_id, course_week_id }) =>
      lines.find(({ childId, weekId }) => childId === child_id && weekId === course_week_id),
    );
    const found = group.flatMap((line) => line ?? []);
    if (found.length < group.length || found.length < 2) throw refuse('together_unknown');
    const paths = new Set(found.map(({ path }) => path));
    if (paths.size < found.length || found.some(({ path }) => taken.has(path)))
      throw refuse('together_twice');
    for (const path of paths) taken.add(path);
    const isOne = (of: (line: SignUpLine) => number): boolean => new Set(found.map(of)).size === 1;
    if (!isOne(({ childId }) => childId) && !isOne(({ weekId }) => weekId)) throw refuse('together_mixed');
    return [...paths];
  });
}
