import type { CourseMailKind, MailKind, PaymentDetails } from '@feria/shared';

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
  /** How to pay what these lines cost; one entry for each parent who pays, which is one but in patchwork families. */
  payments?: PaymentDetails[];
}

export interface PasswordMail {
  name: string;
  /** Full address with the token. Cleared from the outbox once the mail is sent. */
  link: string;
}

/** Payload by kind. */
export type MailPayloads = { [Kind in MailKind]: Kind extends CourseMailKind ? CourseMail : PasswordMail };
