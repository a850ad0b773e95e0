import type { OptionKey } from '../resources/option/index.js';
import type { CancellationStep } from '../rules/cancellation.js';
import type { IsoDate, IsoInstant, IsoTime } from '../rules/dates.js';
import type { School } from '../rules/children.js';
import type { Allocation, MoveUp } from '../rules/allocation.js';
import type { Versioned } from './http.js';
import type { Question } from './question.js';
import type { Availability, WeekState } from '../rules/registration-window.js';

/** A thing with a German and an Italian name. */
export interface Named {
  id: number;
  name: string;
  name_it: string;
}

/** A week on the project list. Money is in euros. */
export interface FrontendWeek extends Named {
  from: IsoDate;
  to: IsoDate;
  state: WeekState;
  /** No seat and no queue place left. */
  full: boolean;
  availability: Availability;
  /** Free seats, where they are few enough to be told (option `seats_shown_up_to`) and the week is open; left out otherwise. */
  seats_left?: number;
  /** When the week was cancelled, `null` when it was not. */
  cancelled_at: IsoInstant | null;
}

/** Where a project of the list takes place. The coordinates are good to a hundred metres, both or neither: for distances, not for maps. */
export interface FrontendSpot extends Named {
  latitude?: number;
  longitude?: number;
}

/** A row of `GET /api/frontend`: an active course. */
export interface FrontendProject extends Named {
  description: string | null;
  description_it: string | null;
  image: string | null;
  from: IsoDate | null;
  to: IsoDate | null;
  price: number;
  /** The lowest price of a week that can still be booked, in euros; of all weeks when none can, `null` without weeks. */
  price_from: number | null;
  /** Whom it is for, in years on the first day of the week; `null`: no limit on that side. */
  age_from: number | null;
  age_to: number | null;
  /** The school years it is for; none: all. */
  schools: School[];
  /** How places are given (product/registrations.md#how-places-are-given). */
  allocation: Allocation;
  /** Most weeks of a child in a fair start or a draw; `null`: one in a fair start, any number in a draw. */
  places_per_child: number | null;
  /** Whether the first places have been given; from then on it is first come, first served. */
  places_given: boolean;
  move_up: MoveUp;
  /** How long an offer stands, in hours. */
  offer_hours: number;
  /** Postcodes of the families that may register earlier, and from when they may; none, and `null`, where nobody may. */
  priority_places: string[];
  priority_opens_at: IsoInstant | null;
  /** The registration window as instants: on the page of a project that of the reader, who may have priority. */
  opens_at: IsoInstant | null;
  closes_at: IsoInstant | null;
  location: FrontendSpot | null;
  courseType: (Named & { sort_order: number }) | null;
  courseCategories: Named[];
  courseWeeks: FrontendWeek[];
}

/** Where a project takes place, on its page; what is not known is left out. */
export interface FrontendPlace extends Named {
  address?: string;
  /** Degrees; both or neither. */
  latitude?: number;
  longitude?: number;
}

/** A week on the project's page. */
export interface FrontendWeekDetail extends FrontendWeek {
  /** Hours of each offered day type, in Europe/Rome; left out where the office has entered none. */
  time_from?: IsoTime;
  time_to?: IsoTime;
  time_from_half_day?: IsoTime;
  time_to_half_day?: IsoTime;
  time_info_de: string | null;
  time_info_it: string | null;
  half_day: boolean;
  full_day: boolean;
  /** Full-day price in euros. */
  price: number | null;
  price_half_day: number | null;
  program: string | null;
}

/** `GET /api/frontend/{id}`. */
export interface FrontendProjectDetail extends Omit<FrontendProject, 'courseWeeks' | 'location'> {
  location: FrontendPlace | null;
  info: string | null;
  info_it: string | null;
  program: string | null;
  register_from: IsoDate | null;
  register_from_time: IsoTime | null;
  register_to: IsoDate | null;
  /** Whether the reader has priority; and when everybody else may register. */
  has_priority: boolean;
  regular_opens_at: IsoInstant | null;
  /** The countdown to `opens_at` runs against it. */
  server_time: IsoInstant;
  /** Percent for the second, and for each further child of who pays (product/money.md#sibling-discount). */
  sibling_discount_2: number | null;
  sibling_discount_3: number | null;
  questions: Question[];
  /** The first question by its other names. */
  custom_field: boolean;
  custom_field_de: string | null;
  custom_field_it: string | null;
  custom_labels: boolean;
  label_full_day_de: string | null;
  label_full_day_it: string | null;
  label_half_day_de: string | null;
  label_half_day_it: string | null;
  /** Until when a place can be given back and what that costs, the most days first; empty where the registration window says it. */
  cancellation: CancellationStep[];
  courseWeeks: FrontendWeekDetail[];
}

export type { OptionKey };

/** A row of `GET /api/option`, as the office edits it. */
export interface OptionDetail extends OptionRecord, Versioned {}

/** A row of `GET /api/options` (public). */
export interface OptionRecord {
  id: number;
  key: OptionKey;
  value: string | null;
}
