import type { child } from '../resources/child/index.js';
import type { RecordOf } from '../resources/infer.js';
import type { ConsentWay, HealthField } from '../rules/children.js';
import type { IsoDate, IsoInstant } from '../rules/dates.js';
import type { PersonRecord } from './account.js';
import type { Named } from './frontend.js';
import type { ImportConsent } from './import.js';
import type { StaffGuardianInvitation } from './guardian.js';
import type { Versioned } from './http.js';
import type { PickupPerson } from './on-site.js';

/** A week in which a child is registered or waits; newest first in lists. */
export interface ChildCourseWeek extends Named {
  course_id: number;
  course: Named & { active: boolean };
  from: IsoDate;
  to: IsoDate;
  /**
   * `together`: it waits to get its seat together with others (product/registrations.md#only-together); left out where it waits alone.
   * Where it waits for anything but its turn, what for.
   */
  pivot: {
    is_waiting: boolean;
    together?: true;
    held_back?: boolean;
    priority?: number | null;
    offer_expires_at?: IsoInstant | null;
  };
}

/** A parent of a child, as much as tells who it is. */
export interface ChildParent {
  id: number;
  first_name: string;
  last_name: string;
  display_name: string;
  place: string | null;
  /** Name of the other parent, `Rossi Eva`, who invited this one as second guardian; `null` when the office linked them. */
  invited_by: string | null;
}

/** A child of a parent with its weeks. */
export interface PersonChild {
  id: number;
  first_name: string;
  last_name: string;
  display_name: string;
  birth: IsoDate;
  /** For holders of `peopleCourseWeekRegistration.index` only; `null` for others. */
  course_weeks: ChildCourseWeek[] | null;
}

/** A parent in the list of the office, `GET /api/parent`. */
export interface StaffPerson extends PersonRecord {
  childrens_length: number;
  /** Euros that are owed now, for places and fees (product/money.md#one-balance); for holders of `payment.index`, in lists. */
  open_amount?: number;
  /** Euros of credit, with what is being paid out; as `open_amount`. */
  credit?: number;
}

/** Where a parent's former telephone number stands: in the answer to the change of the number, where it stands anywhere. */
export interface PhoneUses {
  /** The number as it was before. */
  phone: string;
  children: { id: number; name: string }[];
  /** Registrations whose week is not over, with it as an emergency contact. */
  registrations: {
    id: number;
    /** Name of the child. */
    child: string;
    course: { name: string; name_it: string };
    from: IsoDate;
    to: IsoDate;
  }[];
}

/** `POST /api/my-family/parent/phone`, `POST /api/parent/{id}/phone`: how many have the new number now. */
export interface PhoneTakeover {
  children: number;
  registrations: number;
}

/** What a parent's change of the own data answers, and that of the office. */
export interface WithPhoneUses {
  phone_uses?: PhoneUses;
}

/** A change of the own postcode by a parent. */
export interface PlzChange {
  at: IsoInstant;
  before: string | null;
  after: string | null;
}

/** The same on the page of the parent. */
export interface PersonPlzChange extends PlzChange {
  /** Projects that were booked by priority around it. */
  courses: Named[];
}

/** One parent, `GET /api/parent/{id}`. */
export interface StaffPersonDetail extends StaffPerson, Versioned {
  childrens: PersonChild[];
  /** Changes of the postcode by the parent within a year, newest first. */
  plz_changes: PersonPlzChange[];
  /** The municipality: of the postcode, or chosen where that has several (product/office.md#municipalities); `null` where it is not known. */
  lives_in: Municipality | null;
}

/** Health of a child: sent to holders of `child.health` and to the child's own parents only. */
export type ChildHealth = Pick<RecordOf<typeof child>, HealthField>;

/** A child without its health. */
export type ChildRecord = Omit<
  RecordOf<typeof child>,
  HealthField | 'health_consent' | 'health_consent_way' | 'parents' | 'age' | keyof ChildDates
> &
  ChildDates;

/** Dates of a child; the OpenAPI document reads their formats here. */
export interface ChildDates {
  birth: IsoDate;
  last_update: IsoInstant | null;
}

/** A child in the list of the office, `GET /api/child`; with health for those who may see it. */
export interface StaffChild extends ChildRecord, Partial<ChildHealth> {
  /** Full years today; `null` where the day of birth is not known. */
  age: number | null;
  parents: ChildParent[];
  /** Whether the parents consented to keeping health data; with the health fields only. */
  health_consent?: boolean;
  /** How they told the office; `null` without a consent, and of one that they gave in their own form. */
  health_consent_way?: ConsentWay | null;
}

/** One child, `GET /api/child/{id}`. */
export interface StaffChildDetail extends StaffChild, Versioned {
  /** For holders of `peopleCourseWeekRegistration.index` only; `null` for others. */
  course_weeks: ChildCourseWeek[] | null;
  /** A consent to keeping health data that was imported or entered by the office, with who did; with the health fields only. */
  imported_consent?: ImportConsent & { by: string | null };
  /** Invitations of a second guardian that nobody has accepted, newest first; for holders of `person.index` only. */
  guardian_invitations?: StaffGuardianInvitation[];
  /** Who may pick it up besides its parents; for holders of `person.index` only. */
  pickup_persons?: PickupPerson[];
  /** Of that list: it is sent with a change of the list. */
  pickup_version?: string;
}

/** `GET /api/municipalities?plz=39040`: a municipality that has the postcode (product/office.md#municipalities). */
export interface Municipality {
  id: number;
  name: string;
  name_it: string;
}
