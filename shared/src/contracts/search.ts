import type { Permission } from '../access/permissions.js';
import type { IsoDate } from '../rules/dates.js';
import type { RegistrationRecord } from './family.js';
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

interface NamedPerson {
  id: number;
  first_name: string;
  last_name: string;
}

/** What a family was found by that is not the parent's own: by its name or number. */
export interface FoundBy {
  /** Who may pick up a child, an emergency contact of a registration, or a child of the family. */
  kind: 'pickup' | 'contact' | 'child';
  /** `null` for a contact without a name. */
  name: string | null;
  /** What a pick-up person is to the child, in the parents' words; `null` for all others, and where nothing is known. */
  relation: string | null;
  phone: string;
}

/** A parent that a search finds, with the family. */
export interface FoundParent extends NamedPerson {
  place: string | null;
  phone: string | null;
  /** The other parents of the children. */
  others: NamedPerson[];
  /** The children, the eldest first; for holders of `child.index` only. */
  children?: NamedPerson[];
  /** Left out where the parent's own data hold all that was searched. */
  found_by?: FoundBy;
}

/** A project that a search finds. */
export interface FoundCourse extends Named {
  active: boolean;
  /** Year of its first day; `null` without dates. */
  year: number | null;
}

/** A registration that is paid with the payment reference that was searched. */
export interface FoundRegistration extends Pick<
  RegistrationRecord,
  'held_back' | 'priority' | 'offer_expires_at'
> {
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
