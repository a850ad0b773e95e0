import type { BookedChild, DayType, ContentLanguage, Language, SignUpInput } from '@feria/shared';
import type { MailRecipient } from '../registration-mails.js';
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
  customField: string | null;
  /** Rank of the wish for the child, 1 is dearest; `null`: after those it has. Only before a draw. */
  priority: number | null;
  /** See {@link PlaceLine.isExempt}. */
  isExempt: boolean;
}

/** A sign-up that waits to be decided. */
export interface Booking {
  courseId: number;
  input: SignUpInput;
  lines: SignUpLine[];
  booker: Booker;
  /** Language of the answer. The bookings of a batch may have different ones. */
  language: Language;
  /** The one of names in it. */
  contentLanguage: ContentLanguage;
  /** `null` without an `Idempotency-Key`. */
  request: IdempotentRequest | null;
}

/** Fills in missing fields, so that the rules can check them. */
export function withDefaults(sent: SignUpRequest): SignUpInput {
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

/** The lines in the order they were sent. */
export function linesOf(input: SignUpInput, booker: Pick<Booker, 'personId' | 'reason'>): SignUpLine[] {
  return input.bookedChildren.flatMap((child, childIndex) =>
    child.courseWeeks.map((week, weekIndex) => ({
      path: `bookedChildren.${childIndex}.courseWeeks.${weekIndex}`,
      childId: child.id,
      weekId: week.id,
      dayType: week.dayType,
      customField: child.custom_field?.trim() || input.custom_field?.trim() || null,
      priority: week.priority ?? null,
      isExempt: booker.personId === null && Boolean(booker.reason),
    })),
  );
}
