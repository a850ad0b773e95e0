import type { IsoDate } from '../rules/dates.js';

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
