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

/** Lists of weeks that somebody has to look at, by the rules of {@link TaskWeeks}. */
export const WEEK_TASKS = ['without_group', 'without_leader', 'almost_empty'] as const;
export type WeekTask = (typeof WEEK_TASKS)[number];

/** A week that somebody has to look at. */
export interface TaskWeek extends Named {
  from: IsoDate;
  to: IsoDate;
  course: Named;
  max_participants: number;
  /** The children that it is about; of a week that is almost empty, all who have a place. */
  children: number;
}

/**
 * `GET /api/dashboard/weeks`: the weeks that the start page counts, the soonest first.
 * - `without_group`: run now or start within seven days, have groups, and children with a place who are in none of them
 * - `without_leader`: the same with children whom nobody leads: on site only the office sees them. None as long as nobody leads anything
 * - `almost_empty`: of active projects, start within {@link ALMOST_EMPTY_DAYS} days, and fewer than a third of the seats are taken
 */
export type TaskWeeks = Record<WeekTask, TaskWeek[]>;

/** How many days before it begins a week counts as almost empty: late enough to know, early enough to write to families or to cancel. */
export const ALMOST_EMPTY_DAYS = 14;

/** What waits for the office: each is the number of rows of one list (product/office.md#start-page). */
export const DASHBOARD_TASKS = [
  'missing_notices',
  'points',
  'without_leader',
  'without_group',
  'todos',
  'overdue',
  'credits',
  'offers',
  'bank_entries',
  'failed_mails',
  'almost_empty',
] as const;
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
  /** Notices that the law wants and that nobody has entered while a project is active; none while none is. */
  missing_notices: Notice[];
  /** How many rows each list has; lists that the reader may not see are absent. */
  tasks: Partial<Record<DashboardTask, number>>;
}
