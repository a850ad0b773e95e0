import type { courseWeek } from '../resources/courseWeek/index.js';
import type { RecordOf } from '../resources/infer.js';
import type { DayType } from '../rules/day-type.js';
import type { IsoDate, IsoInstant } from '../rules/dates.js';
import type { Occupancy, WeekState } from '../rules/registration-window.js';
import type { Named } from './frontend.js';

/** What is derived of a week wherever staff get one (product.md#counts-of-a-week). */
export interface WeekFigures {
  /** Confirmed. */
  registered: number;
  /** On the waiting list. */
  waiting: number;
  state: WeekState;
  /** No seat and no queue place left. */
  full: boolean;
}

/** A confirmed child of a week, as the course detail lists it (product.md#counts-of-a-week). Money is in euros. */
export interface Participant {
  /** Of the registration. */
  id: number;
  child_id: number;
  first_name: string;
  last_name: string;
  tax: string;
  created_at: IsoInstant;
  day_type: DayType;
  price: number;
  payed: boolean;
  payed_amount: number;
  custom_field: string | null;
  emergency_contact1_name: string | null;
  emergency_contact1_phone: string;
  emergency_contact2_name: string | null;
  emergency_contact2_phone: string | null;
}

/** A child on the waiting list; 1 is next. */
export interface QueuedParticipant extends Participant {
  queue_position: number;
}

/** A week of `GET /api/course/{id}`: participants by name, the queue in its order. */
export type CourseDetailWeek = RecordOf<typeof courseWeek> &
  WeekFigures & {
    registered_participants: Participant[];
    waiting_queue_participants: QueuedParticipant[];
  };

/** What `GET /api/course/{id}` says beside the columns of the course. */
export interface CourseDetail {
  courseWeeks: CourseDetailWeek[];
}

/**
 * A week of an active course in `GET /api/course/overview`. `figures` is `null` for accounts that do not hold
 * `course.index` (product.md#permissions).
 */
export interface OverviewWeek extends Named {
  from: IsoDate;
  to: IsoDate;
  state: WeekState;
  course: Named & { year: number | null };
  location: Named | null;
  courseType: Named | null;
  figures: Occupancy | null;
}
