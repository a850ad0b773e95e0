import type { Versioned } from './http.js';
import type { IsoDate, IsoInstant } from '../rules/dates.js';

/** A call that the office noted on the page of a family (product/office.md#calls). */
export interface FamilyCall extends Versioned {
  id: number;
  /** The parent on whose page it was noted. */
  person: { id: number; first_name: string; last_name: string };
  /** When it was. */
  at: IsoInstant;
  /** Who noted it; `null` once the account is gone. */
  by: string | null;
  text: string;
  /** What is to be done; `null` for nothing. */
  todo: string | null;
  /** The day on which it is to be done; `null` without a to-do. */
  todo_on: IsoDate | null;
  done: boolean;
}
