import type { Permission } from '../access/permissions.js';
import type { FamilyChild, FamilyRegistration } from './family.js';
import type { AttendanceStatus, IssueReason, IssueState } from '../rules/attendance.js';
import type { ConsentWay } from '../rules/children.js';
import type { ChildHealth, PlzChange } from './people.js';
import type { PersonRecord } from './account.js';
import type { InvitationState } from './guardian.js';
import type { MailKind } from './mail.js';
import type { DayType } from '../rules/day-type.js';
import type { PaymentMethod } from '../rules/payment.js';

/**
 * A registration as a parent takes it along. Money in euros. Comment, custom field and emergency contacts are `null` unless
 * this parent made the booking; the office's own comment is in no export.
 */
export interface ExportedRegistration {
  child_id: number;
  course: { name: string; name_it: string };
  courseWeek: { name: string; name_it: string; from: string; to: string };
  day_type: DayType;
  is_waiting: boolean;
  /** Rank of a wish for a draw, 1 is dearest; `null` of all else. */
  priority: number | null;
  price: number;
  discount: number;
  payed_amount: number;
  payed_at: string | null;
  due_on: string | null;
  comment: string | null;
  custom_field: string | null;
  photo_privacy: boolean | null;
  /** The postcode with which the parent booked; `null` of bookings by others. */
  plz: string | null;
  emergency_contact1_name: string | null;
  emergency_contact1_phone: string | null;
  emergency_contact2_name: string | null;
  emergency_contact2_phone: string | null;
  /** ISO 8601, UTC. */
  privacy_consent_at: string | null;
  created_at: string;
}

/** What was answered to a question of a project, for a child, in words; also after its registrations ended. */
export interface ExportedAnswer {
  child_id: number;
  course: { name: string; name_it: string };
  question: string;
  question_it: string;
  answer: string;
  /** ISO 8601, UTC. */
  answered_at: string;
}

/** What can happen to a registration. */
export type ExportedEventKind =
  | 'registered'
  | 'waiting'
  | 'offered'
  | 'expired'
  | 'declined'
  | 'moved_up'
  | 'moved'
  | 'changed'
  | 'removed'
  | 'fee'
  | 'waived'
  | 'paid';

/** Where a mail stands. */
export type SendingState = 'queued' | 'sent' | 'failed';

/** A week of a course, by its names. */
export type ExportedWeek = Pick<ExportedRegistration, 'course' | 'courseWeek'>;

/** Parts of the copy that staff get by permissions, as on the page of the family. */
export const EXPORT_SECTIONS = {
  /** Children, who picks them up, their guardians. */
  children: 'child.index',
  health: 'child.health',
  /** Registrations and what happened to them, fees, absences, days on site, draws, the weeks in the basket. */
  registrations: 'peopleCourseWeekRegistration.index',
  /** Payments, and reminders of them. */
  payments: 'payment.index',
  /** What the office wrote. */
  messages: 'message.index',
  /** Calls that the office noted. */
  calls: 'person.calls',
} as const satisfies Record<string, Permission>;
export type ExportSection = keyof typeof EXPORT_SECTIONS;

/** `GET /api/my-family/export`, `GET /api/parent/{id}/export`: everything that is stored of a family, but other parents. */
export interface FamilyExport {
  /** ISO 8601, UTC. */
  exported_at: string;
  /** Parts that the reader may not see: they are empty, whatever is stored. Always none for the family itself. */
  left_out: ExportSection[];
  parent: PersonRecord;
  /** Health only for the family itself and for holders of `child.health`. */
  childrens: (Omit<FamilyChild, keyof ChildHealth | 'version'> &
    Partial<ChildHealth & { health_consent_at: string | null; health_consent_way: ConsentWay | null }>)[];
  registrations: ExportedRegistration[];
  answers: ExportedAnswer[];
  /** Who may pick up the children besides their parents. */
  pickup_persons: { child_id: number; name: string; phone: string; relation: string | null }[];
  /** Days on which the children do not come, as their parents told. The reason as health is. */
  absences: { child_id: number; from: string; to: string; reason?: string | null; created_at: string }[];
  /** What was marked of the children on site. The note as health is. */
  attendance: {
    child_id: number;
    date: string;
    status: AttendanceStatus | null;
    arrived_at: string | null;
    left_at: string | null;
    /** Whom the child left with: the name is not there of another parent, nor of a contact whom another parent named. */
    left_with: 'alone' | 'parent' | 'pickup' | 'contact' | 'other' | null;
    left_with_name: string | null;
    left_with_phone: string | null;
    note?: string | null;
  }[];
  /** Marks of the children on site that were kept and not applied; the words of the office and the note as health are. */
  open_points: {
    child_id: number;
    date: string;
    made_at: string;
    reason: IssueReason;
    state: IssueState;
    settled_reason?: string | null;
    status?: AttendanceStatus | null;
    arrived_at?: string | null;
    left_at?: string | null;
    left_with?: 'alone' | 'parent' | 'pickup' | 'contact' | 'other' | null;
    left_with_name?: string | null;
    left_with_phone?: string | null;
    note?: string | null;
  }[];
  /** What happened to registrations, those removed since included. Amounts in euros. */
  events: {
    child_id: number;
    course_week_id: number;
    /** The week by its names; `null` once it was deleted. */
    week: ExportedWeek | null;
    /** The week before, of a registration that was moved. */
    from_course_week_id: number | null;
    from_week: ExportedWeek | null;
    kind: ExportedEventKind;
    amount: number | null;
    at: string;
  }[];
  /** Fees of places that were given back. Euros. */
  cancellation_fees: {
    child_id: number;
    course: { name: string; name_it: string };
    courseWeek: { name: string; name_it: string; from: string; to: string };
    amount: number;
    payed_amount: number;
    due_on: string | null;
    created_at: string;
  }[];
  /** Receipts of what the parent paid, oldest first, as they are printed. Euros. */
  receipts: {
    number: string;
    date: string;
    amount: number;
    method: PaymentMethod;
    paid_on: string;
    payer: string | null;
    payer_tax: string | null;
    payer_address: string | null;
    lines: { child: string | null; course: string | null; week: string | null; amount: number }[];
    cancelled_at: string | null;
    cancel_reason: string | null;
  }[];
  /** Payments for the parent, oldest first; below 0 a refund. Euros. */
  payments: {
    date: string;
    amount: number;
    method: PaymentMethod;
    payer: string | null;
    reference: string | null;
    note: string | null;
  }[];
  /** Reminders of payments that the parent got, oldest first. */
  payment_reminders: {
    child_id: number;
    course: { name: string; name_it: string };
    step: number;
    day: string;
  }[];
  /** To which account credit is paid out, where the parent or the office entered one; masked in a copy that the office makes. */
  refund_account: { iban: string; told_by: 'parent' | 'office'; told_at: string } | null;
  /** When the parent changed the own postcode, within a year. */
  plz_changes: PlzChange[];
  /** Access that came by an invitation: the parent invited the other guardian of the child, or was invited. */
  guardians: { child_id: number; relation: 'invited' | 'was_invited' }[];
  /**
   * Invitations of a second guardian that the parent sent, and open ones to the parent's address, which do not say of whom. The
   * address of one that was accepted or withdrawn is not kept.
   */
  guardian_invitations: {
    direction: 'sent' | 'received';
    email: string | null;
    child_ids: number[];
    state: InvitationState;
    created_at: string;
    expires_at: string;
  }[];
  /** Since when there is an address of the calendar; `null` when there is none. The address itself is a secret. */
  calendar_since: string | null;
  /** Projects whose opening the parent wants to be reminded of. */
  reminders: { course: { name: string; name_it: string }; created_at: string }[];
  /** What the parent has put into the basket and not booked. */
  basket: {
    child_id: number;
    course: { name: string; name_it: string };
    courseWeek: { name: string; name_it: string; from: string; to: string };
    day_type: DayType;
  }[];
  /**
   * Draws of places in which the children took part: who stood where in the first round, the wished weeks, dearest first, and the weeks
   * that were given; `wished_weeks` and `given_weeks` are the same weeks by their names, without those that were deleted.
   */
  draws: {
    child_id: number;
    course: { name: string; name_it: string };
    position: number;
    wished: number[];
    wished_weeks: ExportedWeek[];
    given: number[];
    given_weeks: ExportedWeek[];
  }[];
  /** What the office wrote to the parent, as far as it is kept. `body` is plain text, with everything filled in. */
  messages: { subject: string; body: string; files: string[]; state: SendingState; created_at: string }[];
  /** Calls of this parent that the office noted, oldest first: what was said, and what was to be done. */
  calls: {
    at: string;
    text: string;
    todo: string | null;
    todo_on: string | null;
    done_at: string | null;
  }[];
  /** Mails of the last 30 days; older ones are not kept. */
  mails: { kind: MailKind; recipient: string; state: SendingState; created_at: string }[];
}

/**
 * What keeps an account from being deleted by its owner (product/accounts.md#deleting-ones-account): rights in the office, places in weeks
 * that have not ended, a child that is on site, money that is owed, credit, and whatever else refers to the family.
 */
export const DELETION_OBSTACLES = ['staff', 'places', 'present', 'open', 'credit', 'other'] as const;
export type DeletionObstacle = (typeof DELETION_OBSTACLES)[number];

/** `GET /api/my-family/deletion`: what deleting the own account would do, and what comes first. */
export interface AccountDeletion {
  /** Address of the login that ends; the last mail goes there. */
  email: string;
  /** What is to be settled before, with what to do; empty when the account can be deleted. */
  obstacles: { kind: DeletionObstacle; message: string }[];
  /** Places in weeks that have not ended, of children without another parent: they are given back first. */
  places: FamilyRegistration[];
  /** Waiting-list entries and wishes of these children: they end with the account. */
  waiting: FamilyRegistration[];
  /** Euros that the parent owes. */
  open: number;
  /** Euros of credit, with what is on its way to the bank. */
  credit: number;
  /** Whether each child stays with another parent, or is erased. */
  childrens: { id: number; first_name: string; last_name: string; stays: boolean }[];
  /** Bookings of children who stay in weeks that have not ended: they lose the contacts that this parent gave. */
  contacts: number;
  /** Open invitations of a second guardian that the parent sent, or that went to the parent's address: they end. */
  invitations: number;
  /** How many payments and receipts the law has us keep. */
  kept: { payments: number; receipts: number; years: number };
}
