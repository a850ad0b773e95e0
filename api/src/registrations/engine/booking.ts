import type { BookedChild, DayType, Language, SignUpInput } from '@feria/shared';
import type { IdempotentRequest } from './idempotency.js';
import type { MailReader } from './registration-mails.js';

/** Who signs up: a parent for own children, or staff for any child. */
export interface Booker {
  userId: number;
  /** Person of the parent; `null` for staff. */
  personId: number | null;
  /** The parent as reader of the mail; `null` for staff, where every parent of the child gets it. */
  reader: MailReader | null;
}

/** A sign-up as it came: what is missing is for the rules to say, in words of their own (spec §5). */
export type SignUpRequest = Omit<Partial<SignUpInput>, 'bookedChildren' | 'emergency_contact1_phone'> & {
  bookedChildren?:
    | (Omit<BookedChild, 'id' | 'courseWeeks'> & {
        id?: number | null;
        courseWeeks?: { id?: number | null; dayType: DayType }[] | null;
      })[]
    | null;
  emergency_contact1_phone?: string | null;
};

/** A line of a sign-up, flat: where it stands in the body, and what it asks for. */
export interface SignUpLine {
  path: string;
  childId: number;
  weekId: number;
  dayType: DayType;
  customField: string | null;
}

/** A sign-up on its way through the engine. */
export interface Booking {
  courseId: number;
  input: SignUpInput;
  lines: SignUpLine[];
  booker: Booker;
  /** Language of the answer. Those who share a transaction speak their own. */
  language: Language;
  /** `null` without an `Idempotency-Key`. */
  request: IdempotentRequest | null;
}

/** Fills in what may be missing, so that the rules can look at it. */
export function completed(sent: SignUpRequest): SignUpInput {
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

/** The lines in the order sent. */
export function linesOf(input: SignUpInput): SignUpLine[] {
  return input.bookedChildren.flatMap((child, childIndex) =>
    child.courseWeeks.map((week, weekIndex) => ({
      path: `bookedChildren.${childIndex}.courseWeeks.${weekIndex}`,
      childId: child.id,
      weekId: week.id,
      dayType: week.dayType,
      customField: child.custom_field?.trim() || input.custom_field?.trim() || null,
    })),
  );
}
