import type { IsoDate, IsoInstant } from '../rules/dates.js';
import type { Occupancy } from '../rules/registration-window.js';
import type { Notice } from '../rules/setup.js';
import type { Named } from './frontend.js';

/** A week on the start page, of an active course and not over yet. */
export interface DashboardWeek extends Named, Occupancy {
  from: IsoDate;
  to: IsoDate;
  course: Named;
}

/** The first of a longer list, and how long it is. */
export interface Excerpt<T> {
  total: number;
  rows: T[];
}

/** What came in on a day of Europe/Rome; registrations removed since count too. */
export interface RegistrationsOfDay {
  date: IsoDate;
  /** Got a seat at once. */
  registered: number;
  /** Went onto a waiting list. */
  waiting: number;
}

/** A course whose registration opens later on; one that is not active then opens for nobody. */
export interface Opening extends Named {
  opens_at: IsoInstant;
  active: boolean;
}

/** A week that has groups, and children with a place who are in none of them. */
export interface UngroupedWeek extends Named {
  from: IsoDate;
  to: IsoDate;
  course: Named;
  children: number;
}

/** What waits for the office: each is the number of rows of one list (product/office.md#start-page). */
export const DASHBOARD_TASKS = ['todos', 'credits', 'offers', 'bank_entries', 'failed_mails'] as const;
export type DashboardTask = (typeof DASHBOARD_TASKS)[number];

/** `GET /api/dashboard`. Money is in euros. */
export interface Dashboard {
  /** Confirmed registrations, over all years. */
  registrations: number;
  /** Waiting-list entries, over all years. */
  waiting_list: number;
  /** Free seats, but few; the fewest first. */
  nearly_full: Excerpt<DashboardWeek>;
  /** Somebody waits; the longest queue first. */
  queues: Excerpt<DashboardWeek>;
  /** Registrations of all projects that are not paid in full, and what is still to be paid of them. */
  open_payments: { count: number; amount: number };
  /** Fees of places that were given back, likewise. */
  open_fees: { count: number; amount: number };
  /** The last 30 days, oldest first; days without registrations too. */
  per_day: RegistrationsOfDay[];
  /** The next first. */
  openings: Excerpt<Opening>;
  /** Weeks that run now or start within seven days; the soonest first. */
  without_group: Excerpt<UngroupedWeek>;
  /** The same with children whom nobody leads: on site only the office sees them. None as long as nobody leads anything. */
  without_leader: Excerpt<UngroupedWeek>;
  /** Notices that the law wants and that nobody has entered while a project is active; none while none is. */
  missing_notices: Notice[];
  /** How many rows each list has; lists that the reader may not see are absent. */
  tasks: Partial<Record<DashboardTask, number>>;
}
