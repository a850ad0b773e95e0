import type { Permission } from '../access/permissions.js';
import type { IsoDate } from '../rules/dates.js';
import type { Named } from './frontend.js';

/** Fewest characters that are searched. */
export const SEARCH_MIN = 2;
/** Most characters that are searched. */
export const SEARCH_MAX = 100;
/** Most records of each group. */
export const SEARCH_ROWS = 5;

/** Each lets its holders find one group of records; whoever holds none cannot search. */
export const SEARCH_PERMISSIONS = [
  'child.index',
  'course.index',
  'peopleCourseWeekRegistration.index',
  'person.index',
] as const satisfies readonly Permission[];

/** A child that a search finds. */
export interface FoundChild {
  id: number;
  first_name: string;
  last_name: string;
  birth: IsoDate;
}

/** A parent that a search finds. */
export interface FoundParent {
  id: number;
  first_name: string;
  last_name: string;
  place: string | null;
}

/** A project that a search finds. */
export interface FoundCourse extends Named {
  active: boolean;
  /** Year of its first day; `null` without dates. */
  year: number | null;
}

/** A registration that is paid with the payment reference that was searched. */
export interface FoundRegistration {
  id: number;
  is_waiting: boolean;
  people: { id: number; first_name: string; last_name: string };
  course: Named;
  courseWeek: Named & { from: IsoDate; to: IsoDate };
}

/**
 * Answer of `POST /api/search`. A group is there for holders of its `.index` permission only; it has at most
 * {@link SEARCH_ROWS} records, and `more` says whether there are others.
 */
export interface SearchResult {
  /** The payment reference that the text is, without spaces; `null` when it is none. */
  reference: string | null;
  children?: { rows: FoundChild[]; more: boolean };
  parents?: { rows: FoundParent[]; more: boolean };
  courses?: { rows: FoundCourse[]; more: boolean };
  /** Registrations are found by their payment reference only. */
  registrations?: { rows: FoundRegistration[]; more: boolean };
}
