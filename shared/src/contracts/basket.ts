import type { PaymentInfo } from './payment.js';
import type { Outcome, SignUpInput, SignUpLineResult, SignUpResult } from './registration.js';
import type { DayType } from '../rules/day-type.js';
import type { IsoInstant } from '../rules/dates.js';
import type { Versioned } from './http.js';

/** Lines of a basket at most. */
export const BASKET_LINES_MAX = 60;

/** What a basket books of one project: the sign-up of it, with the project. */
export interface BasketBooking extends SignUpInput {
  course_id: number;
}

/** `POST /api/basket` (product/registrations.md#basket): booked all, or nothing of it. */
export interface BasketInput {
  bookings: BasketBooking[];
  /**
   * Groups of lines that get a seat all, wait all, or are left out all (product/registrations.md#only-together): siblings in one week, or
   * weeks of one child.
   */
  only_together?: BasketGroupLine[][];
  /** What the parent was shown of lines before sending; where one would get something else, 409 `basket_changed` and nothing is booked. */
  shown?: ShownLine[];
}

/** A line of a basket, as a group names it. */
export interface BasketGroupLine {
  child_id: number;
  course_week_id: number;
}

/** Answer of `POST /api/basket`: as that of a sign-up, of all projects. */
export interface BasketResult extends Pick<SignUpResult, 'message' | 'waitingQueueWarnings' | 'credit_used'> {
  registrations: (SignUpLineResult & { course_id: number })[];
  /** How a parent pays for the confirmed lines, one for each account. */
  payments: PaymentInfo[];
}

/** What a line of a basket would get now. */
export interface QuotedLine {
  course_id: number;
  child_id: number;
  course_week_id: number;
  /** `refused`: it cannot be booked, and would refuse the whole basket. */
  outcome: Outcome | 'refused';
  /** Place in the queue, 1 is next; only while waiting. */
  queue_position?: number;
  held_back?: true;
  priority?: number;
  /** Why it is refused, in the reader's language; absent where it is not. */
  message?: string;
  /** When its registration opens; only where it is refused because it is not open yet. */
  opens_at?: IsoInstant;
  /** Euros, before the discount; absent where it is refused. */
  price?: number;
  discount?: number;
}

/** What a parent agrees to when a basket is sent, as the quote said it. */
export interface ShownLine extends BasketGroupLine {
  outcome: Outcome;
  held_back?: boolean;
  /** Euros, before the discount. */
  price: number;
  discount: number;
}

/** Answer of `POST /api/basket/quote`: what a basket would get now. It books nothing and holds no seat. */
export interface BasketQuote {
  lines: QuotedLine[];
  /** Euros of what would be confirmed: to be paid altogether, of which credit pays a part. */
  total: number;
  credit_used: number;
  open: number;
}

/** A line that a parent has put into the basket. */
export interface BasketLine {
  child_id: number;
  course_week_id: number;
  day_type: DayType;
}

/** `GET /api/my-family/basket` (product/registrations.md#kept-basket): what is not booked yet, in the order it was put in. */
export interface KeptBasket extends Versioned {
  lines: (BasketLine & { course_id: number })[];
  /** What was put in and cannot be booked any more: somebody else has booked it, or the week was cancelled. */
  left_out: LeftOutLine[];
}

/** A line that is not in the basket any more, though its parent did not take it out. */
export interface LeftOutLine extends BasketLine {
  course_id: number;
  /** Why, in the reader's language; it names who has booked it. */
  message: string;
}

/** `PUT /api/my-family/basket`: replaces all lines. */
export interface KeptBasketInput extends Versioned {
  lines: BasketLine[];
  /** The parent has read what is left out: it is forgotten. Else it is kept, to be said again. */
  forget_left_out?: boolean;
}
