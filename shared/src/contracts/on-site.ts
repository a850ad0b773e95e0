import type { IsoDate } from '../rules/dates.js';

/** Somebody with a telephone. */
export interface PhoneContact {
  /** Name; `null` when only a number was given. */
  name: string | null;
  phone: string;
}

/** Who may pick up a child besides its parents; at most six. */
export interface PickupPerson extends PhoneContact {
  id: number;
  name: string;
  /** What the person is to the child, in the parents' words; `null` when they did not say. */
  relation: string | null;
}

/** What is sent of a pick-up person: with the id of one that is there, or without for a new one. */
export interface PickupPersonInput {
  id?: number | null;
  name: string;
  phone: string;
  relation?: string | null;
}

/** `PUT /api/my-family/children/{id}/pickup-persons`, `PUT /api/child/{id}/pickup-persons`: the whole list. */
export interface PickupPersonsInput {
  persons: PickupPersonInput[];
  /** `pickup_version` of the child as it was read: then 409 when the list is another since. */
  version?: string | null;
}

/** Days on which a child does not come, as its parents told. */
export interface Absence {
  id: number;
  child_id: number;
  from: IsoDate;
  /** Last day. */
  to: IsoDate;
  reason: string | null;
}

/** Answer to who tells an absence. */
export interface ToldAbsence extends Absence {
  /** Whether the child is marked as present now, on a day of the absence: that is an open point (product/on-site.md#open-points). */
  is_present: boolean;
}

/** `POST /api/child/{id}/absence`. */
export interface AbsenceInput {
  from: IsoDate;
  to: IsoDate;
  reason?: string | null;
}

/** `POST /api/my-family/absence`. */
export interface FamilyAbsenceInput extends AbsenceInput {
  child_id: number;
}
