import type { UiLanguage } from '../config.js';
import type { IsoInstant } from '../rules/dates.js';

/** Mails whose text a course can set (spec §2.3), named as in the address of the preview. */
export const COURSE_MAILS = ['new', 'new-waiting', 'waiting', 'deleted', 'payed'] as const;
export type CourseMailKind = (typeof COURSE_MAILS)[number];

/** Field of the course that holds the German text of a mail; the Italian one ends in `_it`. */
export const COURSE_MAIL_FIELD = {
  new: 'email_new',
  'new-waiting': 'email_new_waiting',
  waiting: 'email_waiting',
  deleted: 'email_deleted',
  payed: 'email_payed',
} as const satisfies Record<CourseMailKind, string>;

/** Every kind of mail. */
export const MAIL_KINDS = [...COURSE_MAILS, 'password-reset', 'password-set'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail that was given up: a row of `GET /api/failedMail`. */
export interface FailedMail {
  id: number;
  kind: MailKind;
  recipient: string;
  lang: UiLanguage;
  /** Name of the course that it tells of, in the language of the mail; `null` for mails about passwords. */
  course: string | null;
  attempts: number;
  /** What the mail server said last. */
  last_error: string | null;
  created_at: IsoInstant;
  failed_at: IsoInstant;
  /** `false`: a link to reset a password has expired by now, so it can only be discarded. */
  resendable: boolean;
}

/** `POST /api/failedMail/resend`: how many were put back into the outbox. */
export interface ResendResult {
  count: number;
}
