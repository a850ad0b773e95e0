import type { DayType } from '../rules/day-type.js';
import type { DeletePreview } from './http.js';
import type { PaymentInfo } from './payment.js';
import type { Answer } from './question.js';

/** One child of a sign-up with its weeks. */
export interface BookedChild {
  id: number;
  /** To the questions of the project; another call may leave out those that the child has answered there. */
  answers?: Answer[];
  /** The answer to the first question, in words. `answers` counts where it has that question too. */
  custom_field?: string | null;
  /** Consent to keep answers about health; needed with the first of the child, as for allergies. */
  health_consent?: boolean;
  courseWeeks: {
    id: number;
    dayType: DayType;
    /** In a draw: rank of this wish for the child, 1 is dearest. Without it: after the wishes that it has, in the order sent. */
    priority?: number | null;
  }[];
}

/** `POST /api/send-registration/{courseId}` (product/registrations.md#sign-up). Staff send the same without the two privacy fields. */
export interface SignUpInput {
  bookedChildren: BookedChild[];
  comment?: string | null;
  /** Whom the phone of the first contact reaches; at most {@link CONTACT_NAME_MAX} characters. */
  emergency_contact1_name?: string | null;
  emergency_contact1_phone: string;
  emergency_contact2_name?: string | null;
  emergency_contact2_phone?: string | null;
  /** Answer to the first question of every child that has none of its own. */
  custom_field?: string | null;
  photo_privacy?: boolean;
  /** In a draw: each week for all of these children who wish it, or for none of them. */
  siblings_together?: boolean;
  /** May be left out; `false` is refused. */
  privacy?: boolean;
}

/** What became of a line. */
export const OUTCOMES = ['confirmed', 'waiting', 'full'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What became of one line. */
export interface SignUpLineResult {
  /** `null` when nothing was stored. */
  id: number | null;
  child_id: number;
  course_week_id: number;
  outcome: Outcome;
  /** Place in the queue, 1 is next; only while waiting. */
  queue_position?: number;
  /** Whether it waits although a seat is free, because the child has its sure places (product/registrations.md#fair-start). */
  held_back?: true;
  /** Rank of the wish; only before a draw. */
  priority?: number;
}

/** Answer of a sign-up. `waiting` and `full` lines are named in `waitingQueueWarnings`. */
export interface SignUpResult {
  message: string[];
  waitingQueueWarnings: string[];
  registrations: SignUpLineResult[];
  /** How a parent pays for the confirmed lines; `null` for staff, and when there is nothing to pay. */
  payment: PaymentInfo | null;
  /** Euros of the family's credit that were used for it (product/money.md#one-balance); absent where none was. */
  credit_used?: number;
}

/** Answer of `POST /api/peopleCourseWeekRegistration/setPayed`. */
export interface SetPayedResult {
  success: true;
  message: string;
  /** Registrations on which something was booked; the others were paid already. */
  booked: number;
  /** Euros booked altogether. */
  amount: number;
}

/**
 * `GET /api/peopleCourseWeekRegistration/{id}/move-preview`: what moving a registration would do (product/registrations.md#moving-a-registration).
 * `refusal` says why it would be refused; a place on the waiting list is none, for the move may ask for it (`waiting`).
 */
export interface MovePreview extends DeletePreview {
  /** Why the new week is not for the child; then the move needs a `reason`. `null` when it is. */
  ineligible: string | null;
  /** What the child gets in the new week. `waiting` needs `waiting: true` in the move, `full` is refused. */
  outcome: Outcome;
  /** Place in the queue, 1 is next; `null` unless the outcome is `waiting`. */
  queue_position: number | null;
  /** Euros, as all amounts. */
  price_before: number;
  price: number;
  payed_amount: number;
  /** To be paid after the move; nothing while the child waits. */
  open: number;
  /** Paid above what is due after the move. */
  credit: number;
  /** Seats of the new week, without the child. */
  seats: { max_participants: number; registered: number; waiting_list: number; waiting: number };
}

/** How many registrations one call cancels. */
export const MAX_CANCELLED = 200;

/**
 * `POST /api/peopleCourseWeekRegistration/cancel-preview`: what cancelling several registrations would do now, with the fees of the steps
 * (product/registrations.md#several-at-once). Euros.
 */
export interface CancelSeveralPreview {
  registrations: {
    id: number;
    /** Of the child. */
    name: string;
    course: string;
    week: string;
    is_waiting: boolean;
    /** The fee of the steps on this day, `null` where there is none. */
    fee: number | null;
  }[];
  /** Those that are there no more. */
  gone: number[];
  /** The sum of the fees. */
  fees: number;
  /** What becomes credit of the families when these are charged, and without any. */
  credit: number;
  credit_without_fees: number;
  /** How many mails go out by the rule: of weeks that have not started. */
  mails: number;
  /** How many when parents are told of all. */
  mails_if_told: number;
  /** The children of whom nobody can be mailed. */
  not_reached: string[];
  /** Who of them is marked present today; `null` when nobody is. */
  present_today: string | null;
}

/** Answer of `POST /api/peopleCourseWeekRegistration/cancel`. */
export interface CancelledSeveral {
  cancelled: number[];
  /** How many mails tell parents of these cancellations; those to who moves up are not counted. */
  mails: number;
  failed: {
    id: number;
    /** Of the child; `null` when the registration is there no more. */
    name: string | null;
    /** Why, for people to read. */
    message: string;
  }[];
}
