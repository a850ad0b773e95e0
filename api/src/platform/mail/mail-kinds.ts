/** What the templates of mails need, by kind (decisions §7). It is stored as JSON in the outbox. */

/** A week that a mail tells of, in the reader's language. */
export interface MailLine {
  child: string;
  week: string;
  /** `05.07.2026 – 11.07.2026`. */
  period: string;
  dayType: string;
  /** `120,50 €`. */
  price: string;
}

/** The mails of a course: booked, moved up, waiting, removed, paid. */
export interface CourseMail {
  /** First and last name of the parent. */
  name: string;
  courseId: number;
  /** In the reader's language. */
  course: string;
  lines: MailLine[];
}

export interface PasswordMail {
  name: string;
  /** Full address with the token. Cleared from the outbox once the mail is sent. */
  link: string;
}

export interface MailPayloads {
  new: CourseMail;
  'new-waiting': CourseMail;
  waiting: CourseMail;
  deleted: CourseMail;
  payed: CourseMail;
  'password-reset': PasswordMail;
  'password-set': PasswordMail;
}

export type MailKind = keyof MailPayloads;
/** Mails whose text a course can set. */
export const COURSE_MAILS = [
  'new',
  'new-waiting',
  'waiting',
  'deleted',
  'payed',
] as const satisfies MailKind[];
