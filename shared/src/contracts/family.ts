import type { child } from '../resources/child/index.js';
import type { FamilyInputOf, FamilyRecordOf } from '../resources/infer.js';
import type { IsoDate, IsoInstant } from '../rules/dates.js';
import type { DayType } from '../rules/day-type.js';
import type { PaymentMethod } from '../rules/payment.js';
import type { WeekState } from '../rules/registration-window.js';
import type { PersonRecord } from './account.js';
import type { FamilyDraw } from './draw.js';
import type { Named } from './frontend.js';
import type { DeleteResult, Versioned } from './http.js';
import type { Absence, PickupPerson } from './on-site.js';
import type { PaymentInfo } from './payment.js';
import type { Answer, Question } from './question.js';
import type { ChildDates, ChildHealth, Municipality, PlzChange } from './people.js';
import type { FamilyReceipt } from './receipt.js';

/**
 * What a parent sends of a child: `POST /api/my-family/children`, `PUT /api/my-family/children/{id}` (partial). The tax code
 * cannot be changed once saved (product/families.md#tax-codes); `health_consent` must be true when one of the health fields is filled
 * (product/registrations.md#consent).
 */
export type ChildInput = FamilyInputOf<typeof child>;

/** `GET`, `POST /api/my-family/calendar`: the parent's calendar (product/office.md#calendar). */
export interface FamilyCalendar {
  /** Full address; who has it sees the calendar. `null` while there is none. */
  address: string | null;
}

/** `GET /api/my-family/reminders`, `PUT /api/my-family/reminders/{id}`: reminders of openings (product/catalogue.md#opening-reminder). */
export interface FamilyReminders {
  /** Ids of the projects. */
  course_ids: number[];
}

/**
 * A child as its own parents see it. Staff who look at the portal as a parent, and lack `child.health`, get no health field
 * (product/accounts.md#view-as-parent).
 */
export type FamilyChild = Omit<
  FamilyRecordOf<typeof child>,
  'health_consent' | keyof ChildHealth | keyof ChildDates
> &
  ChildDates &
  Partial<ChildHealth> &
  Versioned;

/** A parent's own data in my family. */
export type FamilyParent = PersonRecord & Versioned;

/** A child in my family, with what its parents told for on site. */
export type OwnChild = FamilyChild & {
  /** Who may pick it up besides its parents, in the order in which they were added. */
  pickup_persons: PickupPerson[];
  /** Of that list: it is sent with a change of the list. */
  pickup_version: string;
  /** Absences that are not over, the next first. */
  absences: Absence[];
  /** What was answered last to each question, in any project that this parent booked: to be offered where it is asked again. */
  answers: Answer[];
};

/** Course as it comes with a registration. */
export interface RegistrationCourse extends Named {
  active: boolean;
  /** Last day of registration; what is held back or wished is decided after it. */
  register_to: IsoDate | null;
  questions: Question[];
  /** The first question by its other names. */
  custom_field: boolean;
  custom_field_de: string | null;
  custom_field_it: string | null;
  label_full_day_de: string | null;
  label_full_day_it: string | null;
  label_half_day_de: string | null;
  label_half_day_it: string | null;
}

/** Week as it comes with a registration. Prices are euros. */
export interface RegistrationWeek extends Named {
  from: IsoDate;
  to: IsoDate;
  half_day: boolean;
  full_day: boolean;
  price: number | null;
  price_half_day: number | null;
  state: WeekState;
}

/** A registration as everybody sees it who may. Amounts are euros. */
export interface RegistrationRecord {
  id: number;
  created_at: IsoInstant;
  /** The child. The tax code is `null` for staff who see it in no list or record: who may only register children. */
  people: { id: number; first_name: string; last_name: string; tax: string | null };
  course: RegistrationCourse;
  courseWeek: RegistrationWeek;
  day_type: DayType;
  is_waiting: boolean;
  /** Waits although a seat was free, because the child has its sure places; decided when registration closes. */
  held_back: boolean;
  /** Rank of a wish for a draw, 1 is dearest; `null` where it is none. */
  priority: number | null;
  siblings_together: boolean;
  /** The group with which it waits to get a seat together (product/registrations.md#only-together); absent for what waits alone. */
  together_id?: number;
  /** Until when the offer of a seat can be accepted; `null` without one. */
  offer_expires_at: IsoInstant | null;
  /** Price of week and day type when booked; what every amount is held against. */
  price: number;
  /** What the family need not pay of the price, for a sibling (product/money.md#sibling-discount). */
  discount: number;
  /** Percent of the price that the discount is; 0 when the office entered an amount, or there is none. */
  sibling_percent: number;
  payed: boolean;
  payed_amount: number;
  payed_at: IsoDate | null;
  /** Until when it is to be paid (product/money.md#due-dates); `null` without a day, and while it waits. */
  due_on: IsoDate | null;
  comment: string | null;
  /** To the questions of the project, for this child: the same at each of its registrations there. Of those about health only to who may read them. */
  answers: Answer[];
  /** The answer to the first question, in words. */
  custom_field: string | null;
  photo_privacy: boolean | null;
  emergency_contact1_name: string | null;
  emergency_contact1_phone: string;
  emergency_contact2_name: string | null;
  emergency_contact2_phone: string | null;
}

/** Why a parent cannot remove a registration: something was paid for it, or its week is not open any more. */
export type DeleteRefusal = 'payment' | 'closed' | 'late' | 'others_fee';

/** What becomes credit when a parent removes a registration (product/money.md#one-balance). Euros. */
export interface RemovalCredit {
  /** What becomes credit of what is paid. */
  credit: number;
  /** Whether that is the credit of the child's other parent, who owes the place: whoever paid for it (product/money.md#one-balance). */
  credits_other: boolean;
  /** What of the credit another parent had paid; 0 where it is not the reader's credit. */
  paid_by_other: number;
  /** What of the credit pays at once what the reader owes otherwise; left out for nothing, and where my family is not read. */
  credit_pays?: number;
}

/** What it costs to give back a confirmed place now (product/registrations.md#cancellation). Euros. */
export interface CancellationTerms extends RemovalCredit {
  fee: number;
  /** What is still to be paid of the fee. */
  open: number;
  /** Last moment at which it costs this. */
  until: IsoInstant;
  /** It costs nothing because the office moved the week (product/registrations.md#a-week-that-is-moved); else left out. */
  week_moved?: true;
  /** Then: what it costs after that by the steps, in the order of time; empty where it cannot be given back any more. */
  after?: { fee: number; until: IsoInstant }[];
}

/** Answer of `DELETE /api/registration/{id}`. */
export interface RegistrationRemoval extends DeleteResult {
  /** What it costs now, where it was refused because that is another fee than the one sent. */
  cancellation?: CancellationTerms;
}

/**
 * A registration in my family. Comment, custom field and emergency contacts are `null` unless the reader made the booking:
 * the other parent of the child does not see them.
 */
export interface FamilyRegistration
  extends Omit<RegistrationRecord, 'emergency_contact1_phone' | 'payed_at'>, Versioned {
  emergency_contact1_phone: string | null;
  /** Only for who owes it: how another parent pays is not shown. */
  payed_at: IsoDate | null;
  /** Whether the reader made the booking; else the other parent or the office did. */
  own_booking: boolean;
  /** Short name of the other parent of the child who owes it, `Anna M.` (product/families.md#what-the-other-parent-sees); absent where it is the reader. */
  payer?: string;
  /** Short name of the other parent of the child who booked it; absent where the reader or the office did. */
  booker?: string;
  /** Whether the parent may still change it: while its week is open. */
  editable: boolean;
  /**
   * Whether the parent may remove it: as long as nothing was paid, and while its week is open; a waiting-list entry until
   * the week starts; a place one moved up to for 72 hours. In a project with steps a place, paid or not, as long as a step holds; one of a
   * week that the office has moved, paid or not, for 14 days.
   */
  deletable: boolean;
  /** Why not; `null` when it can be removed. */
  delete_refusal: DeleteRefusal | null;
  /** What removing it costs, where the project says it and it is no waiting list; else `null`. */
  cancellation: CancellationTerms | null;
  /** What becomes credit when it is removed, where `cancellation` does not say it; left out where that is nothing. */
  removal_credit?: RemovalCredit;
  /** Place in the queue, 1 is next; only while waiting. */
  queue_position?: number;
}

/** A registration in the back office. */
export interface StaffRegistration extends RegistrationRecord, RegistrationFamily {
  /** Full years of the child on the first day of the week; `null` for staff to whom its tax code is `null` too. */
  age: number | null;
  /** Euros that are owed now; for who books payments or sees them (`payment.index`). */
  open_amount?: number;
  /** Where the family lives (product/office.md#municipalities); for holders of `person.index`, `null` for others and where it is not known. */
  municipality: Municipality | null;
  /** The same as `comment`, under the name of the edit form. */
  comment_user: string | null;
  comment_internal: string | null;
}

/** The emergency contacts of a registration. */
export interface LastContacts {
  emergency_contact1_name: string | null;
  emergency_contact1_phone: string;
  emergency_contact2_name: string | null;
  emergency_contact2_phone: string | null;
}

/** Answer of `GET /api/child/{id}/last-contacts`. */
export interface LastContactsOfChild {
  /** Of the last registration; `null` when there are none. */
  contacts: LastContacts | null;
  /** To the questions of the course that is asked for, those about health for holders of `child.health`: a new registration changes them. */
  answers: Answer[];
}

/** One registration on its page. */
export interface StaffRegistrationDetail extends StaffRegistration, Versioned {
  /** When the office departed from a rule of the course for it, and why (product/catalogue.md#eligibility); the newest first. */
  exceptions: { at: IsoInstant; reason: string }[];
  /** Changes of the postcode around a booking by priority (product/catalogue.md#priority); empty for who does not see the family. */
  plz_changes: PlzChange[];
}

/** The family of a registration, for whoever sees the list of parents or books payments; empty for others. */
export interface RegistrationFamily {
  /** Parents of the child; the first one pays. */
  parents: { id: number; first_name: string; last_name: string }[];
  /** Under which it is paid (product/money.md#payment-reference); `null` for a child without parents. */
  payment_reference: string | null;
  /** The postcode with which a parent booked; `null` of a booking by the office. */
  plz: string | null;
  /** Where the parent who pays lives, as stored today; `null` for who does not see the list of parents (`person.index`). */
  place: string | null;
}

/** A confirmation of payment that can be downloaded. */
export interface ConfirmationEntry {
  child_name: string;
  course_name: string;
  week_count: number;
  /** First and last day of the paid weeks. */
  from: IsoDate;
  to: IsoDate;
  courseId: number;
  peopleId: number;
}

/** A year in which a parent had to pay, or paid. */
export interface PaymentDocumentYear {
  year: number;
  /** Whether there is a statement: not for who only paid what another parent owes. */
  statement: boolean;
  /** For whom this parent paid something in the year: there is a confirmation for the tax return. */
  childrens: { id: number; first_name: string; last_name: string }[];
}

/** Documents of the payments of a parent, the newest year first. */
export interface PaymentDocuments {
  person_id: number;
  /** Euros that were paid and are for no registration (product/money.md#the-ledger). */
  credit: number;
  years: PaymentDocumentYear[];
  /** What this parent paid and got back, the newest first; at most 100. */
  payments: FamilyPayment[];
  /** Receipts of what this parent paid, the newest first (product/money.md#receipts). */
  receipts: FamilyReceipt[];
}

/** A payment as the parent sees it. Euros; below 0 it is a refund, or takes a payment back. */
export interface FamilyPayment {
  id: number;
  date: IsoDate;
  amount: number;
  method: PaymentMethod;
  /** `reversed` was taken back, `reversal` takes one back. */
  kind: 'payment' | 'refund' | 'reversal' | 'reversed';
  /** Name of who paid for the reader (product/money.md#who-paid); `null` when it is the reader, or nobody knows. */
  paid_by: string | null;
}

/** The children for whom the reader pays in a project, first come first (product/money.md#sibling-discount). */
export interface ProjectSiblings {
  course_id: number;
  children: number[];
}

/** `GET /api/my-family`. */
export interface MyFamily {
  parent: FamilyParent;
  childrens: OwnChild[];
  /** Confirmed, current and past. */
  registrations: FamilyRegistration[];
  waitingQueue: FamilyRegistration[];
  confirmations: ConfirmationEntry[];
  /** What is open for confirmed registrations, by project; a project whose bank data is incomplete has none. */
  payments: PaymentInfo[];
  /** Euros of credit of who reads, which the next sign-up uses (product/money.md#one-balance). */
  credit: number;
  /** Euros of credit on the way to the reader's bank (product/money.md#paying-out-credit); absent when there is none. */
  credit_to_pay_out?: number;
  /** Of the projects with a discount for siblings. */
  siblings: ProjectSiblings[];
  /** Where the children stood in the draws that are published, over all years. */
  draws: FamilyDraw[];
}

/** The wishes of a child for the draw of a project: ids of registrations, the dearest first. */
export interface WishOrder {
  course_id: number;
  wishes: number[];
}

/** A registration of an own child that ended, or an offer that was declined. */
export interface FamilyEnded {
  registration_id: number;
  people: { id: number; first_name: string; last_name: string };
  course: Named;
  courseWeek: Named & { from: IsoDate; to: IsoDate };
  at: IsoInstant;
  /** It waited, was offered a seat, and that was declined: nothing was cancelled. */
  declined: boolean;
  /** `null` when nobody did it, or it is not known any more. */
  by: 'reader' | 'parent' | 'office' | null;
  /** Short name of the other parent who did it. */
  name?: string;
}
