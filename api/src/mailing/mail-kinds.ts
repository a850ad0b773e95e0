import type {
  BasketMailKind,
  CourseMailKind,
  IsoDate,
  IsoInstant,
  LinkMailKind,
  MessageFileInput,
  PaymentDetails,
  PaymentMailKind,
  PlacesMailKind,
  ReminderStep,
} from '@feria/shared';

/** What the templates of mails need, by kind (product/mailing.md#kinds-of-mail). It is stored as JSON in the outbox. */

/** A week that a mail tells of, in the reader's language. */
export interface MailLine {
  /** Erasing or anonymising the child finds its mails by it; `0` in samples. */
  childId: number;
  child: string;
  week: string;
  /** `05.07.2026 – 11.07.2026`. */
  period: string;
  dayType: string;
  /** `08:00–16:30`; only where the office has entered the hours of the day type. */
  hours?: string;
  /** `120,50 €`. */
  price: string;
  /** `Platz 3 auf der Warteliste`; only where it has just been put there. */
  place?: string;
  /** `bisher: Woche 1 (06.07.2026 – 10.07.2026)`; only in the mail of kind `moved`. */
  before?: string;
  /** Only in a mail that tells of what is booked: by it the calendar file is made. */
  registrationId?: number;
  /** Only of a place: until when it can be given back and what of its price that costs, in the order of time. */
  returns?: { until: IsoInstant; fee_percent: number }[];
}

/** How to pay, and the last day for it (`YYYY-MM-DD`) where there is one. */
export type MailPayment = PaymentDetails & { dueOn?: IsoDate };

/** What is paid and what is due, in cents. */
export interface MailSettlement {
  /** Nothing is due while the child waits. */
  waits: boolean;
  paid: number;
  open: number;
  /** What is credit now of what was paid. */
  credit: number;
  /** What of it pays something else of the family. */
  elsewhere?: number;
}

/** What it cost to give a place back, in cents. */
export interface MailCancellation {
  fee: number;
  /** What was kept for the fee of what was paid, and what is still to be paid of it. */
  kept: number;
  open: number;
  /** What became credit of what was paid. */
  credit: number;
  /** Whether that is the credit of another parent than the reader, who also pays what is open. */
  creditsOther?: true;
  /** What of it another parent than the reader had paid; only where it is the reader's credit. */
  paidByOther?: number;
  /** The reader's credit afterwards, when it has paid what else was open; only where it is the reader's. */
  balance?: number;
}

/** The mails of a course: booked, moved up, waiting, moved to another week, removed, paid. */
export interface CourseMail {
  /** First and last name of the parent. */
  name: string;
  courseId: number;
  /** In the reader's language. */
  course: string;
  lines: MailLine[];
  /** How to pay what these lines cost; of what another parent is asked for, nothing. Of several payers only where the others have no account. */
  payments?: MailPayment[];
  /** Cents of what these lines cost that another parent is asked for. */
  othersPay?: number;
  /** Cents of the reader's credit that were used for these places; only where a mail tells of new ones, or that credit has paid them. */
  creditUsed?: number;
  /** Only of places from the waiting list: until when they can be given back. */
  giveBackUntil?: IsoInstant;
  /** Only of a registration that was moved. */
  settlement?: MailSettlement;
  /** Only where the whole week was merged into another: how many of the lines wait there. */
  merged?: { waiting: number };
  /** Only of a place that was given back, in a project that says what that costs. */
  cancellation?: MailCancellation;
  /** Only of kind `deleted`: the child waited, was offered a seat, and the parent declined it. */
  declined?: true;
  /** Only of kind `deleted`: who cancelled, where it was not the reader. */
  cancelledBy?: 'office' | 'other_parent';
  /** Short name of that other parent. */
  canceller?: string;
}

/** A week with free seats, offered in place of one that was cancelled. */
export interface OfferedWeekInMail {
  courseId: number;
  /** Names in the reader's language. */
  course: string;
  week: string;
  period: string;
  /** The reader's children that it suits; erasing one finds the mail by its id. */
  children: NamedChild[];
}

/** Tells a parent that a week does not take place. */
export interface WeekCancelledMail {
  name: string;
  courseId: number;
  /** In the reader's language. */
  course: string;
  /** Whether the project can be seen by parents. */
  courseActive: boolean;
  week: string;
  period: string;
  /** The reader's children in that week; `place` says that one waited. */
  lines: MailLine[];
  /** What the office writes, plain text; `null` when it wrote nothing. */
  message: string | null;
  /** What was paid for these children, as `120,50 €`; `null` when nothing was. */
  refund: string | null;
  /** The same, of which another parent has the credit; left out where there is none. */
  refundOther?: string;
  alternatives: OfferedWeekInMail[];
}

/** Tells a parent that a week has other days or hours. */
export interface WeekMovedMail {
  name: string;
  courseId: number;
  /** In the reader's language. */
  course: string;
  week: string;
  /** The days now, and before; the same where only hours changed. */
  period: string;
  periodBefore: string;
  /** The reader's children in that week; `before` has the days and hours that they had. */
  lines: MailLine[];
  /** What the office writes, plain text; `null` when it wrote nothing. */
  message: string | null;
  /** Until when a place can be given back for nothing; left out where none of the lines is a place, or the week has begun. */
  freeUntil?: IsoInstant;
  /** Each of the places is free longer than that by its terms, which its line says; else left out. */
  freeLonger?: true;
  /** How many of the lines are places, and how many wait. */
  places: number;
  waiting: number;
}

/** Tells a parent how places are given, or were. */
export interface PlacesMail extends Pick<
  CourseMail,
  'name' | 'courseId' | 'course' | 'lines' | 'payments' | 'othersPay' | 'creditUsed' | 'giveBackUntil'
> {
  /** Of an offer: until when it can be accepted. */
  until?: IsoInstant;
  /** Of what waits: the last day of registration (`YYYY-MM-DD`), after which it is decided. */
  lastDay?: IsoDate;
  /** Of what was given: whether by a draw. */
  isDrawn?: boolean;
  /** Of a payment that was taken back: whether a line is a fee, of which no mail has said that it is paid. */
  withFee?: boolean;
}

/** What a basket booked of one project, with the same outcome. */
export interface BasketSection extends Pick<CourseMail, 'courseId' | 'course' | 'lines'> {
  outcome: 'new' | 'waiting' | 'held-back' | 'wish';
  /** Of what is not sure: the last day of registration (`YYYY-MM-DD`), after which it is decided. */
  lastDay?: IsoDate;
}

/** Tells a parent what a basket has booked. */
export interface BasketMail extends Pick<CourseMail, 'name' | 'creditUsed' | 'othersPay'> {
  sections: BasketSection[];
  /** How to pay; one entry for each account. */
  payments: (MailPayment & {
    /** Names of the projects in the reader's language. */
    course: string;
  })[];
}

/** Reminds a parent of what is overdue, in whichever projects. Cents. */
export interface PaymentReminderMail {
  /** Who pays; erasing the parent finds the mail by it. */
  personId: number;
  name: string;
  step: ReminderStep;
  /** Day for which it was written (`YYYY-MM-DD`). */
  day: IsoDate;
  overdue: number;
  /** Everything that is open; `place` says until when it is to be paid. */
  lines: MailLine[];
  /** How to pay what is due by that day; one entry for each account. */
  payments: (PaymentDetails & {
    /** Name of the project in the reader's language, or of several. */
    course: string;
  })[];
  /** What is open of each registration that it tells of: it is sent only while that is so. */
  told: { id: number; open: number }[];
  /** Registrations that this is a reminder of. */
  reminded: number[];
}

/** A mail with a link that acts for the account. */
export interface LinkMail {
  name: string;
  /** Full address with the token. Cleared from the outbox once the mail is sent. */
  link: string;
}

/** A mail that asks to confirm an address. */
export interface EmailConfirmationMail extends LinkMail {
  /** Until when one may book without; `null` for one who may book anyway. */
  until: IsoInstant | null;
}

/** A mail that tells of a change of the account. Holds no address. */
export interface NoticeMail {
  name: string;
  at: IsoInstant;
}

/** The link with which whoever did not want a change undoes it. */
export interface UndoInMail {
  /** Id of the change, from which another link can be made. */
  change: number;
  /** Full address with the token. Cleared from the outbox once the mail is sent. */
  link?: string;
  until: IsoInstant;
}

/** A mail that tells of a change of the login. */
export interface LoginChangedMail extends NoticeMail {
  /** Absent where the change cannot be undone by its reader. */
  undo?: UndoInMail;
}

/** How a password came to be changed. */
export type PasswordChangedBy = 'self' | 'link' | 'staff';

export interface PasswordChangedMail extends LoginChangedMail {
  by: PasswordChangedBy;
}

/** A program can act for the account since. */
export interface ApiKeyMail extends NoticeMail {
  /** What its maker calls it. */
  key: string;
}

/** What happened to the second factor of an account. */
export type SecondFactorChange = 'on' | 'added' | 'removed' | 'off' | 'codes' | 'code_used' | 'reset';

export interface SecondFactorMail extends LoginChangedMail {
  change: SecondFactorChange;
}

export interface ParentLinkedMail extends NoticeMail {
  /** Erasing or anonymising the child finds its mails by it. */
  childId: number;
  /** First and last name of the child. */
  child: string;
}

/** Tells an account that it leads a week or a group from now on. In the reader's language; it names no child. */
export interface LeaderNamedMail extends NoticeMail {
  /** Project, week and, where it is one, group. */
  week: string;
  /** Days of the week, `05.07.2026 – 11.07.2026`. */
  period: string;
  /** First and last day on which the children are shown, in the same way. */
  sight: string;
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
  /** Who ended it: never the reader. */
  by: 'inviter' | 'office' | 'guardian';
  children: NamedChild[];
  /** What was open of the guardian's bookings and is paid by another parent now; left out when nothing was. Cents. */
  moved?: { open: number; to_inviter: boolean };
}

/** Tells parents that the office has changed who is a parent of a child, so that another one pays what is open. Cents. */
export interface PayerChangedMail extends NoticeMail {
  /** Who reads: who paid until then, or who pays now. */
  to: 'former' | 'next';
  open: number;
  children: NamedChild[];
}

/** Tells that a payment was more than what was open. Cents. */
export interface CreditReceivedMail extends NoticeMail {
  paidOn: IsoDate;
  amount: number;
  /** What of it is credit. */
  credit: number;
  /** Somebody else paid it. */
  byOther?: true;
  /** It was taken back. */
  undone?: true;
}

/** Tells that credit was transferred to the parent, or that the transfer came back. Cents. */
export interface CreditPaidOutMail extends NoticeMail {
  paidOn: IsoDate;
  /** It came back. */
  returned?: true;
  amount: number;
  /** The account, with its first and last characters only. */
  account: string;
}

/** Tells that the list of who may pick up a child has changed. Names are short: another parent typed them. */
export interface PickupChangedMail extends NoticeMail {
  by: 'parent' | 'office';
  children: NamedChild[];
  added: string[];
  removed: string[];
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

/**
 * A mail of a message that staff wrote to many parents. Its text is stored once, with the message, and what differs with the
 * receiver; the mail leads there.
 */
export interface MessageMail {
  messageId: number;
  /** Account that gets it. */
  userId: number;
  /** Whom the text names; the names themselves stand with the receiver. */
  children: NamedChild[];
}

/** A message as its author reads it before it is sent, with a made-up family. */
export interface MessageTestMail {
  subject: string;
  /** Rich text with placeholders. */
  body: string;
  files: MessageFileInput[];
}

/** Payload by kind. */
export type MailPayloads = Record<CourseMailKind, CourseMail> &
  Record<Exclude<LinkMailKind, 'email-confirmation' | 'guardian-invitation'>, LinkMail> & {
    'email-confirmation': EmailConfirmationMail;
    'guardian-invitation': GuardianInvitationMail;
    'email-changed': LoginChangedMail;
    'email-taken-back': NoticeMail;
    'api-key-made': ApiKeyMail;
    'refund-account-changed': NoticeMail;
    'credit-received': CreditReceivedMail;
    'credit-paid-out': CreditPaidOutMail;
    'password-changed': PasswordChangedMail;
    'second-factor': SecondFactorMail;
    'parent-linked': ParentLinkedMail;
    'leader-named': LeaderNamedMail;
    'guardian-accepted': GuardianAcceptedMail;
    'guardian-ended': GuardianEndedMail;
    'payer-changed': PayerChangedMail;
    'pickup-changed': PickupChangedMail;
    'account-expiring': AccountExpiringMail;
    'account-deleted': NoticeMail;
    'opening-reminder': OpeningReminderMail;
    'week-cancelled': WeekCancelledMail;
    'week-moved': WeekMovedMail;
  } & Record<PlacesMailKind, PlacesMail> &
  Record<PaymentMailKind, PaymentReminderMail> &
  Record<BasketMailKind, BasketMail> & {
    message: MessageMail;
    'message-test': MessageTestMail;
  };
