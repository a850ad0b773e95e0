import type { CourseMailKind, IsoDate, IsoInstant, LinkMailKind, PaymentDetails } from '@feria/shared';

/** What the templates of mails need, by kind (product.md#kinds-of-mail). It is stored as JSON in the outbox. */

/** A week that a mail tells of, in the reader's language. */
export interface MailLine {
  /** Erasing or anonymising the child finds its mails by it; `0` in samples. */
  childId: number;
  child: string;
  week: string;
  /** `05.07.2026 – 11.07.2026`. */
  period: string;
  dayType: string;
  /** `120,50 €`. */
  price: string;
  /** `Platz 3 auf der Warteliste`; only in the mail of kind `waiting`. */
  place?: string;
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
  /** Only of places from the waiting list: until when they can be given back. */
  giveBackUntil?: IsoInstant;
}

/** A mail with a link that acts for the account. */
export interface LinkMail {
  name: string;
  /** Full address with the token. Cleared from the outbox once the mail is sent. */
  link: string;
}

/** A mail that asks to confirm an address. */
export interface EmailConfirmationMail extends LinkMail {
  /** Until when one may book without. */
  until: IsoInstant;
}

/** A mail that tells of a change of the account. Holds no address and nothing secret. */
export interface NoticeMail {
  name: string;
  at: IsoInstant;
}

/** How a password came to be changed. */
export type PasswordChangedBy = 'self' | 'link' | 'staff';

export interface PasswordChangedMail extends NoticeMail {
  by: PasswordChangedBy;
}

export interface ParentLinkedMail extends NoticeMail {
  /** Erasing or anonymising the child finds its mails by it. */
  childId: number;
  /** First and last name of the child. */
  child: string;
}

/** A child that a mail names; erasing or anonymising the child finds its mails by the id, which must stand first. */
export interface NamedChild {
  childId: number;
  /** First name. */
  child: string;
}

/** Invites to become second guardian. Goes to whoever reads the address, so it holds first names only. */
export interface GuardianInvitationMail {
  /** The parent who invites; erasing the parent finds the mail by it. */
  personId: number;
  /** First name of that parent. */
  inviter: string;
  children: NamedChild[];
  /** Full address with the token. Cleared from the outbox once the mail is sent. */
  link: string;
  until: IsoInstant;
}

/** Tells the parent who invited that the invitation was accepted. */
export interface GuardianAcceptedMail extends NoticeMail {
  /** The new guardian; erasing that person finds the mail by it. */
  personId: number;
  /** First and last name of the new guardian. */
  guardian: string;
  children: NamedChild[];
}

/** Tells that the access of an invited guardian has ended. */
export interface GuardianEndedMail extends NoticeMail {
  /** Who reads: the guardian, or the parent who had invited that one. */
  to: 'guardian' | 'inviter';
  /** Who ended it. */
  by: 'inviter' | 'office';
  children: NamedChild[];
}

export interface AccountExpiringMail extends NoticeMail {
  /** Last day (`YYYY-MM-DD`) on which a login keeps the account. */
  last_day: IsoDate;
}

/** Tells that the registration of a project opens soon. */
export interface OpeningReminderMail {
  name: string;
  courseId: number;
  /** In the reader's language. */
  course: string;
  opens_at: IsoInstant;
  /** How long before. */
  before: 'day' | 'hour';
}

/** Payload by kind. */
export type MailPayloads = Record<CourseMailKind, CourseMail> &
  Record<Exclude<LinkMailKind, 'email-confirmation' | 'guardian-invitation'>, LinkMail> & {
    'email-confirmation': EmailConfirmationMail;
    'guardian-invitation': GuardianInvitationMail;
    'email-changed': NoticeMail;
    'password-changed': PasswordChangedMail;
    'parent-linked': ParentLinkedMail;
    'guardian-accepted': GuardianAcceptedMail;
    'guardian-ended': GuardianEndedMail;
    'account-expiring': AccountExpiringMail;
    'opening-reminder': OpeningReminderMail;
  };
