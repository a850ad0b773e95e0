import type { ContentLanguage } from '../config.js';
import type { DayType } from '../rules/day-type.js';
import type { ParentOfChildren } from '../rules/payer-name.js';
import type { IsoDate, IsoInstant } from '../rules/dates.js';
import type { AttendanceRecord, WeekLeader } from './attendance.js';
import type { PaidFor } from './bank.js';
import type { FamilyCall } from './call.js';
import type { DayWeek } from './course.js';
import type { RegistrationRecord } from './family.js';
import type { Named } from './frontend.js';
import type { MailKind } from './mail.js';
import type { Absence, PickupPerson } from './on-site.js';
import type { PaymentInfo, PaymentRecord } from './payment.js';
import type { OfficeFamilyReminders } from './payment-reminder.js';

/**
 * What stands in the way of a parent who wants to log in: no account, no password chosen by the link of the mail yet, or an
 * e-mail address that is not confirmed.
 */
export const ACCOUNT_STATES = ['none', 'no_password', 'unconfirmed', 'active'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** A parent of the family: the one whose page it is, or another parent of one of the children. */
export interface OfficeGuardian {
  id: number;
  first_name: string;
  last_name: string;
  place: string | null;
  phone: string | null;
  email: string | null;
  lang: ContentLanguage;
  account: AccountState;
  /** Children of the family whose parent this is. */
  child_ids: number[];
}

/** A child of the family. */
export interface OfficeFamilyChild {
  id: number;
  first_name: string;
  last_name: string;
  birth: IsoDate;
  school: string;
  /** The data was last confirmed more than 12 months ago. */
  needs_update: boolean;
  /** Whether anything is known of the child's health, not what; for holders of `child.health` only. */
  has_health?: boolean;
  /** Who may pick it up besides its parents, in the order in which they were added. */
  pickup_persons: PickupPerson[];
  /** Of that list: to be sent when it is replaced. */
  pickup_version: string;
  /** Absences that are not over, the next first; for holders of `peopleCourseWeekRegistration.index` only. */
  absences?: Absence[];
  /**
   * Where it is today, in each week in which it is on a list: usually one, none when no week of it runs. The note of the day for holders of
   * `child.health`. For holders of `peopleCourseWeekRegistration.index` only.
   */
  today?: {
    week: Omit<DayWeek, 'children'>;
    /** Its name; `null` for none. */
    group: string | null;
    /** Who leads the group and the week. */
    leaders: WeekLeader[];
    /** Its place ended today, and it stays on the list. */
    place_ended: boolean;
    told_absent: boolean;
    /** `null`: nothing was marked. */
    attendance: AttendanceRecord | null;
  }[];
}

/** A registration of a child of the family. Money in euros. */
export interface OfficeFamilyRegistration extends Pick<
  RegistrationRecord,
  'held_back' | 'priority' | 'offer_expires_at'
> {
  id: number;
  people: { id: number; first_name: string; last_name: string };
  course: Named & {
    active: boolean;
    label_full_day_de: string | null;
    label_full_day_it: string | null;
    label_half_day_de: string | null;
    label_half_day_it: string | null;
  };
  courseWeek: Named & { from: IsoDate; to: IsoDate };
  day_type: DayType;
  is_waiting: boolean;
  price: number;
  /** What the family need not pay of the price (product/money.md#sibling-discount). */
  discount: number;
  payed_amount: number;
  payed_at: IsoDate | null;
  /** Until when it is to be paid; `null` without a day, and while it waits. */
  due_on: IsoDate | null;
  open: number;
  /** Paid above what is due. */
  credit: number;
  /** What the payment is found by (product/money.md#payment-reference). */
  reference: string;
  emergency_contact1_name: string | null;
  emergency_contact1_phone: string | null;
  emergency_contact2_name: string | null;
  emergency_contact2_phone: string | null;
  /** What the parents wrote with the registration. */
  comment_user: string | null;
}

/** The fee of a place that a child of the family gave back (product/registrations.md#cancellation). Money in euros. */
export interface OfficeFamilyFee extends Pick<
  OfficeFamilyRegistration,
  'people' | 'courseWeek' | 'payed_amount' | 'open' | 'due_on' | 'reference'
> {
  id: number;
  /** The registration that ended: payments are booked on it. */
  registration_id: number;
  course: Named;
  amount: number;
  created_at: IsoInstant;
}

/**
 * A registration of a child of the family that ended without a fee: given back, removed by the office, or with its week
 * (product/registrations.md#registration-history). Money in euros.
 */
export interface OfficeFamilyEnded extends Pick<OfficeFamilyRegistration, 'people' | 'courseWeek'> {
  registration_id: number;
  course: Named;
  at: IsoInstant;
  /** `null` when nobody did it, or it is not known any more. */
  by: 'parent' | 'office' | null;
  /** It waited, was offered a seat, and that was declined: nothing was cancelled. */
  declined: boolean;
  /** What became credit. */
  credit: number;
}

/** The registrations and fees whose weeks begin in one year, the latest week first, with their sums. Money in euros. */
export interface OfficeFamilySeason {
  year: number;
  registrations: OfficeFamilyRegistration[];
  fees: OfficeFamilyFee[];
  /** The latest first. */
  ended: OfficeFamilyEnded[];
  payed_amount: number;
  open: number;
  credit: number;
}

/** A mail that was written to a parent of the family; neither its text nor a link. */
export interface OfficeFamilyMail {
  id: number;
  kind: MailKind;
  /** Empty when it tells of a part of the family's data that the reader does not see. */
  subject: string;
  recipient: string;
  state: 'queued' | 'sent' | 'failed';
  /** When it was sent or given up; when it was written, while it waits. */
  at: IsoInstant;
}

/** What a parent owes and paid. Money in euros. */
export interface OfficeFamilyMoney {
  /** All that is open of what this parent pays, of every season. */
  open: number;
  /** Under which all of it can be paid, on each account what is to be paid there (product/money.md#payment-reference). */
  reference: string;
  /** How it is paid, one for each account; without what is open for projects that name no account. */
  accounts: Pick<PaymentInfo, 'amount' | 'due_on' | 'bank_name' | 'bank_iban' | 'reference'>[];
  /** What was paid and is for no registration (product/money.md#the-ledger). */
  credit: number;
  /** How much of it is in a file of transfers, and left alone (product/money.md#paying-out-credit). */
  to_pay_out: number;
  /** What this parent paid, and what others paid for what this one owes: the newest first, at most 50. */
  payments: (PaymentRecord & { paid_for: PaidFor })[];
  /** Who was a parent of children of the family, and may still pay for them; left out for nobody. */
  former_guardians?: ParentOfChildren[];
  reminders: OfficeFamilyReminders;
}

/** `GET /api/family/{personId}`: a family as the office sees it. A part that the reader may not see is absent. */
export interface OfficeFamily {
  /** The parent whose page it is comes first. */
  guardians: OfficeGuardian[];
  /** For holders of `child.index`. */
  children?: OfficeFamilyChild[];
  /** For holders of `peopleCourseWeekRegistration.index`; the latest season first. */
  seasons?: OfficeFamilySeason[];
  /** Of the parent whose page it is, for holders of `payment.index`. */
  money?: OfficeFamilyMoney;
  /** The latest first, at most 50; sent mails are kept for 30 days, those given up for 90. */
  mails: OfficeFamilyMail[];
  /** Calls of all its parents that the office noted, the newest first, at most 100; for holders of `person.calls`. */
  calls?: FamilyCall[];
}
