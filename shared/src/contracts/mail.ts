import type { ContentLanguage } from '../config.js';
import type { IsoInstant } from '../rules/dates.js';

/**
 * Mails about registrations, whose text each course can set (product/mailing.md#kinds-of-mail). The URL of the mail preview uses
 * these names. `payed` is a misspelling of `paid` that the public API keeps.
 */
export const COURSE_MAILS = ['new', 'new-waiting', 'waiting', 'moved', 'deleted', 'payed'] as const;
export type CourseMailKind = (typeof COURSE_MAILS)[number];

/** Field of the course with the German text of each mail; the field with the Italian text has `_it` added. */
export const COURSE_MAIL_FIELD = {
  new: 'email_new',
  'new-waiting': 'email_new_waiting',
  waiting: 'email_waiting',
  moved: 'email_moved',
  deleted: 'email_deleted',
  payed: 'email_payed',
} as const satisfies Record<CourseMailKind, string>;

/** Mails about what the office did with a whole week. Their text is built in. */
export const WEEK_MAILS = ['week-cancelled', 'week-moved'] as const;
export type WeekMailKind = (typeof WEEK_MAILS)[number];

/**
 * Mails about places, whose text is built in: how they are given (product/registrations.md#how-places-are-given), that is what waits until
 * then, what was given, an offer, and one that has expired; and that one which was confirmed as paid is not.
 */
export const PLACES_MAILS = [
  'held-back',
  'wish',
  'places-given',
  'offer',
  'offer-expired',
  'paid-undone',
] as const;
export type PlacesMailKind = (typeof PLACES_MAILS)[number];

/**
 * The mail of a basket (product/registrations.md#basket): what was booked of several projects at once, each with its own text where it has one.
 */
export const BASKET_MAILS = ['basket'] as const;
export type BasketMailKind = (typeof BASKET_MAILS)[number];

/** Mails about what a parent has to pay, in whichever projects (product/money.md#payment-reminders). Their text is built in. */
export const PAYMENT_MAILS = ['payment-reminder'] as const;
export type PaymentMailKind = (typeof PAYMENT_MAILS)[number];

/** Every mail about registrations. Its payload names the course. */
export const REGISTRATION_MAILS = [...COURSE_MAILS, ...WEEK_MAILS, ...PLACES_MAILS] as const;

/**
 * Mails with a secret link, with which the reader sets a password (also after a change of the login was undone), confirms an e-mail
 * address or becomes the second guardian of a child. Useless once it expires.
 */
export const LINK_MAILS = [
  'password-reset',
  'password-set',
  'account-restored',
  'email-confirmation',
  'guardian-invitation',
] as const;
export type LinkMailKind = (typeof LINK_MAILS)[number];

/**
 * Mails that tell people: their login changed, a payment became credit or credit was paid out, another parent now sees their child, they lead a week or group from now on, an invited guardian sees it or does not any
 * more, their account will be erased or was, or the registration opens that they wanted to be reminded of.
 */
export const NOTICE_MAILS = [
  'email-changed',
  'password-changed',
  'second-factor',
  'email-taken-back',
  'refund-account-changed',
  'credit-received',
  'credit-paid-out',
  'api-key-made',
  'parent-linked',
  'leader-named',
  'guardian-accepted',
  'guardian-ended',
  'payer-changed',
  'pickup-changed',
  'account-expiring',
  'account-deleted',
  'opening-reminder',
] as const;
export type NoticeMailKind = (typeof NOTICE_MAILS)[number];

/** Mails with a text that staff wrote for many parents, and the one that its author gets before (product/mailing.md#messages). */
export const MESSAGE_MAILS = ['message', 'message-test'] as const;
export type MessageMailKind = (typeof MESSAGE_MAILS)[number];

/** Every kind of mail. */
export const MAIL_KINDS = [
  ...REGISTRATION_MAILS,
  ...BASKET_MAILS,
  ...PAYMENT_MAILS,
  ...LINK_MAILS,
  ...NOTICE_MAILS,
  ...MESSAGE_MAILS,
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail that could not be sent and is not tried again by itself: a row of `GET /api/failedMail`. */
export interface FailedMail {
  id: number;
  kind: MailKind;
  recipient: string;
  lang: ContentLanguage;
  /** Name of the course, in the language of the mail; `null` for every kind that is not in {@link REGISTRATION_MAILS}. */
  course: string | null;
  attempts: number;
  /** Error of the last attempt, mostly what the mail server answered. */
  last_error: string | null;
  created_at: IsoInstant;
  failed_at: IsoInstant;
  /**
   * `false`: it can only be discarded. So it is for a link to reset a password, which is asked for anew, for an invitation of
   * a guardian, which the parent sends anew, and for another link mail that is not tied to an account, as then no new link can
   * be made.
   */
  resendable: boolean;
}

/** `POST /api/course/{id}/mail-preview`, `POST /api/option/mail-preview`: the mail as a page, with its pictures in it. */
export interface MailPreview {
  html: string;
}

/** `POST /api/failedMail/resend`: how many mails will be sent again. */
export interface ResendResult {
  count: number;
}
