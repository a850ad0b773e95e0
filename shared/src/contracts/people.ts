import type { child } from '../resources/child/index.js';
import type { RecordOf } from '../resources/infer.js';
import type { HealthField } from '../rules/children.js';
import type { IsoDate, IsoInstant } from '../rules/dates.js';
import type { PersonRecord } from './account.js';
import type { Named } from './frontend.js';
import type { StaffGuardianInvitation } from './guardian.js';
import type { PickupPerson } from './on-site.js';

/** A week in which a child is registered or waits; newest first in lists. */
export interface ChildCourseWeek extends Named {
  course_id: number;
  course: Named & { active: boolean };
  from: IsoDate;
  to: IsoDate;
  pivot: { is_waiting: boolean };
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
  course_weeks: ChildCourseWeek[];
}

/** A parent in the list of the office, `GET /api/parent`. */
export interface StaffPerson extends PersonRecord {
  childrens_length: number;
}

/** One parent, `GET /api/parent/{id}`. */
export interface StaffPersonDetail extends StaffPerson {
  childrens: PersonChild[];
}

/** Health of a child: sent to holders of `child.health` and to the child's own parents only. */
export type ChildHealth = Pick<RecordOf<typeof child>, HealthField>;

/** A child without its health. */
export type ChildRecord = Omit<
  RecordOf<typeof child>,
  HealthField | 'health_consent' | 'parents' | keyof ChildDates
> &
  ChildDates;

/** Dates of a child; the OpenAPI document reads their formats here. */
export interface ChildDates {
  birth: IsoDate;
  last_update: IsoInstant | null;
}

/** A child in the list of the office, `GET /api/child`; with health for those who may see it. */
export interface StaffChild extends ChildRecord, Partial<ChildHealth> {
  parents: ChildParent[];
  /** Whether the parents consented to keeping health data; with the health fields only. */
  health_consent?: boolean;
}

/** One child, `GET /api/child/{id}`. */
export interface StaffChildDetail extends StaffChild {
  course_weeks: ChildCourseWeek[];
  /** Invitations of a second guardian that nobody has accepted, newest first; for holders of `person.index` only. */
  guardian_invitations?: StaffGuardianInvitation[];
  /** Who may pick it up besides its parents; for holders of `person.index` only. */
  pickup_persons?: PickupPerson[];
}
