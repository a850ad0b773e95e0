import type { course } from '../resources/course/index.js';
import type { Inherited } from '../resources/course/inherited.js';
import type { courseWeek } from '../resources/courseWeek/index.js';
import type { RecordOf } from '../resources/infer.js';
import type { DayType } from '../rules/day-type.js';
import type { IsoDate, IsoInstant, IsoTime } from '../rules/dates.js';
import type { Occupancy, WeekState } from '../rules/registration-window.js';
import type { RegistrationRecord } from './family.js';
import type { Named } from './frontend.js';
import type { Answer, Question } from './question.js';

/**
 * What the organiser says for all projects (product/catalogue.md#the-organisers-defaults): `GET /api/course/defaults`. A field that a
 * project leaves empty applies as it stands here; `null`, and no steps, is nothing. A new project starts with the seats.
 */
export type CourseDefaults = Pick<RecordOf<typeof course>, Inherited> & {
  max_participants: number | null;
  waiting_list: number | null;
};

/** What is derived of a week wherever staff get one (product/catalogue.md#counts-of-a-week). */
export interface WeekFigures {
  /** Confirmed. */
  registered: number;
  /** On the waiting list. */
  waiting: number;
  /** Of those who wait: who has an offer, which holds a seat. */
  offered: number;
  /** Of those who wait: who has only a wish, or is held back until places are given; they take no place in the queue. */
  uncounted: number;
  state: WeekState;
  /** No seat and no queue place left. */
  full: boolean;
  /** When the week was cancelled, `null` when it was not. A cancelled week cannot be booked. */
  cancelled_at: IsoInstant | null;
}

/**
 * A confirmed child of a week, as the course detail lists it (product/catalogue.md#counts-of-a-week). Money is in euros. What registrations hold
 * besides is `null` without `peopleCourseWeekRegistration.index`; the tax code is, to those who hold neither that nor `child.index`.
 */
export interface Participant {
  /** Of the registration. */
  id: number;
  child_id: number;
  first_name: string;
  last_name: string;
  tax: string | null;
  created_at: IsoInstant;
  day_type: DayType;
  price: number;
  /** What the family need not pay of the price (product/money.md#sibling-discount). */
  discount: number;
  payed: boolean;
  payed_amount: number;
  /** The answer to the first question, in words. */
  custom_field: string | null;
  /** Those about health only for `child.health`. */
  answers: Answer[];
  emergency_contact1_name: string | null;
  emergency_contact1_phone: string | null;
  emergency_contact2_name: string | null;
  emergency_contact2_phone: string | null;
}

/** A child that waits, with what it waits for: its turn, the answer to an offer, the first places, or a draw. */
export interface QueuedParticipant
  extends Participant, Pick<RegistrationRecord, 'held_back' | 'priority' | 'offer_expires_at'> {
  /** Among those who wait for their turn, 1 is next; `null` for whoever waits for something else. */
  queue_position: number | null;
}

/** A child whose registration ended because its week was cancelled (product/catalogue.md#cancelling-a-week). */
export interface CancelledParticipant {
  child_id: number;
  first_name: string;
  last_name: string;
  /** What became credit, in euros. */
  credit: number;
}

/** A week of `GET /api/course/{id}`: participants by name, the queue in its order. */
export type CourseDetailWeek = RecordOf<typeof courseWeek> &
  WeekFigures & {
    registered_participants: Participant[];
    waiting_queue_participants: QueuedParticipant[];
    /** Who was registered or waited when the week was cancelled, by name; nobody in a week that was not. */
    cancelled_participants: CancelledParticipant[];
  };

/** What `GET /api/course/{id}` says beside the columns of the course. */
export interface CourseDetail {
  /** When the first places were given, after a fair start or a draw; `null` until then. */
  allocated_at: IsoInstant | null;
  /** Its questions with the choices too that are offered no more: to show answers with. */
  shown_questions: Question[];
  courseWeeks: CourseDetailWeek[];
}

/**
 * A week of an active course in `GET /api/course/overview`. `figures` is `null` for accounts that do not hold
 * `course.index` (product/accounts.md#permissions).
 */
export interface OverviewWeek extends Named {
  from: IsoDate;
  to: IsoDate;
  state: WeekState;
  cancelled_at: IsoInstant | null;
  course: Named & { year: number | null };
  location: Named | null;
  courseType: Named | null;
  figures: (Occupancy & Pick<WeekFigures, 'offered' | 'uncounted'>) | null;
}

/** A week that is offered to families whose week is cancelled. */
export interface AlternativeWeek extends Named {
  from: IsoDate;
  to: IsoDate;
  course: Named;
  free: number;
  /** How many of the children could take it, by age and by their other programmes. */
  children: number;
}

/** What ends when a week is cancelled (product/catalogue.md#cancelling-a-week). Money is in euros. */
export interface WeekCancellation {
  confirmed: number;
  waiting: number;
  /** Children that share a parent are one family. */
  families: number;
  /** What was paid and is to be refunded; `null` for readers who see no registrations. */
  refund: number | null;
  /** How many parents get the mail. */
  mails: number;
  /** Names of the children of whom no parent can be mailed; for readers who see no registrations one text, how many they are. */
  unreachable: string[];
  /** How many children move up in other weeks, because these days become free for them. */
  moved_up: number;
}

/** `GET /api/courseWeek/{id}/cancel-preview`. */
export interface WeekCancelPreview extends WeekCancellation {
  /** Why the week cannot be cancelled, in words; `null` when it can. */
  refusal: string | null;
  /** Which children are marked as present today and would have no place any more, in words; `null` for none. */
  present_today: string | null;
  /** Weeks that the mails offer; which of them stand in a mail depends on the children. */
  alternatives: AlternativeWeek[];
}

/** `POST /api/courseWeek/{id}/cancel`. */
export interface WeekCancelResult extends WeekCancellation {
  cancelled_at: IsoInstant;
  message: string;
}

/** What becomes of the money when a week is merged into another: sums over the registrations, in euros. */
export interface WeekMergingMoney {
  /** What all of them have to pay, before and after; nothing for who waits. */
  due_before: number;
  due: number;
  /** What was paid, which goes along. */
  payed_amount: number;
  /** Of it still to be paid after, and paid above what is due then. */
  open: number;
  credit: number;
}

/** What happens to the registrations of a week that is merged into another (product/catalogue.md#merging-two-weeks). */
export interface WeekMerging {
  /** Who keeps a seat. */
  confirmed: number;
  /** Who waited and gets a seat in the other week. */
  moved_up: number;
  /** Who waits there too. */
  waiting: number;
  /** Children that share a parent are one family. */
  families: number;
  /** `null` for readers who see no registrations. */
  money: WeekMergingMoney | null;
  /** How many registrations get another price. */
  price_changes: number;
  /** How many parents get the mail. */
  mails: number;
  /** Names of the children of whom no parent can be mailed; for readers who see no registrations one text, how many they are. */
  unreachable: string[];
  /** How many more children move up: in other weeks on the days that become free, or in the target. */
  moved_up_elsewhere: number;
}

/** What is written to the parents of a week with other days or hours (product/registrations.md#a-week-that-is-moved). */
export interface WeekMovedPreview {
  /** How many parents get the mail. */
  mails: number;
  /** Children of whom nobody can be told, in words. */
  unreachable: string[];
  /** Of the mail, in the language of the reader. */
  subject: string;
  text: string;
  /** Until when the places can be given back for nothing; `null` when the week has begun, or only waits. */
  free_until: IsoInstant | null;
}

/** `GET /api/courseWeek/{id}/days-preview?from=&to=`. */
export interface WeekDaysPreview {
  /** What saving would have written; `null` where nothing would, because nobody is registered or nothing of it changes. */
  mail: WeekMovedPreview | null;
  /** Which children are marked as present today and would have no place any more today, in words; `null` for none. */
  present_today: string | null;
}

/** `GET /api/courseWeek/{id}/merge-preview?into=`. */
export interface WeekMergePreview extends WeekMerging {
  /** Everything that prevents it, in words; empty when nothing does. */
  refusals: string[];
  /** Which children are marked as present today and would leave the lists of this week, in words; `null` for none. */
  present_today: string | null;
  /** Where everybody would be: those with a seat, then the waiting in their order. `null` for readers who see no registrations. */
  children:
    | {
        /** Of the registration. */
        id: number;
        first_name: string;
        last_name: string;
        outcome: 'confirmed' | 'waiting';
        /** Place in the queue, 1 is next; `null` with a seat. */
        queue_position: number | null;
        price_before: number;
        price: number;
      }[]
    | null;
  /** What the other project asks of each child; `null` when it asks nothing, or is the same project. */
  question: string | null;
  /** Seats of the target, without those who would come. */
  seats: { max_participants: number; registered: number; waiting_list: number; waiting: number };
}

/** `POST /api/courseWeek/{id}/merge`. */
export interface WeekMergeResult extends WeekMerging {
  /** Of the week that is left. */
  cancelled_at: IsoInstant;
  message: string;
}

/** A child that is somewhere on a day. */
export interface DayChild {
  /** Of the registration; `null`: it was removed on the day, and the child stays (`place_ended`). */
  id: number | null;
  child_id: number;
  /** Its place ended on the day while it was there: it stands here until it has left (product/on-site.md#place-ended). */
  place_ended: boolean;
  first_name: string;
  last_name: string;
  /** Full years on that day; `null` when the birth is not known. */
  age: number | null;
  /** `null`: the registration was removed. */
  day_type: DayType | null;
  /** May go home alone. */
  leave_alone: boolean;
  swimming_help: boolean;
  /** Whether something is known of its health; `null` for accounts without `child.health`. */
  health: boolean | null;
}

/** A week that runs on a day, with its confirmed children by name: a row of `GET /api/course/day?date=YYYY-MM-DD`. */
export interface DayWeek extends Named {
  from: IsoDate;
  to: IsoDate;
  course: Named & {
    custom_labels: boolean;
    label_full_day_de: string | null;
    label_full_day_it: string | null;
    label_half_day_de: string | null;
    label_half_day_it: string | null;
  };
  location: Named | null;
  children: DayChild[];
}

/** Names and dates of a project, as a season has them. */
export interface SeasonProject {
  name: string;
  name_it: string;
  from: IsoDate | null;
  to: IsoDate | null;
  register_from: IsoDate | null;
  /** By Rome's clocks; the same in every season. */
  register_from_time: IsoTime | null;
  register_to: IsoDate | null;
}

/** Names and dates of a week, as a season has them. */
export interface SeasonWeek {
  name: string;
  name_it: string;
  from: IsoDate;
  to: IsoDate;
}

/**
 * What the office should look at before it makes a next season:
 *
 * - `follower`: there is a project with the new name already, at the same place and about the new first day
 * - `past`: dates of the next season that are over today
 * - `cancelled`: weeks that were cancelled, and are left out
 * - `no_weeks`: the new project has none
 * - `day_in_name`: names that hold a day, and stay as they are
 * - `year_in_text`: texts that name the year of this season, and stay as they are
 */
export const ROLLOVER_WARNINGS = [
  'follower',
  'past',
  'cancelled',
  'no_weeks',
  'day_in_name',
  'year_in_text',
] as const;
export type RolloverWarningKind = (typeof ROLLOVER_WARNINGS)[number];

/** A warning about a project, with what it is about. */
export interface RolloverWarning {
  kind: RolloverWarningKind;
  /** Names of fields of the project. */
  fields: string[];
  /** Ids of its weeks, or, for `follower`, of other projects. */
  ids: number[];
}

/** What becomes of a project in the next season (product/catalogue.md#the-next-season). */
export interface RolloverProject {
  /** Of the project that the new one is made from. */
  id: number;
  active: boolean;
  old: SeasonProject;
  next: SeasonProject;
  /** By their first day. */
  weeks: { id: number; old: SeasonWeek; next: SeasonWeek }[];
  /** Names of the fields that the new project has from the old one, as far as they are filled. Weeks keep all but their dates. */
  carried_over: string[];
  /** What the new project does not get. */
  left_out: {
    /** Confirmed registrations. */
    registrations: number;
    /** Registrations on waiting lists. */
    waiting: number;
    /** Cancelled weeks. */
    weeks: (SeasonWeek & { id: number })[];
  };
  warnings: RolloverWarning[];
}

/** `POST /api/course/rollover/preview`, projects in the order that was asked for. */
export interface RolloverPreview {
  projects: RolloverProject[];
}

/** A project that was made for the next season. */
export interface NewProject extends Named {
  /** The project that it was made from. */
  source_id: number;
  from: IsoDate | null;
  /** How many weeks it has. */
  weeks: number;
}

/** `POST /api/course/rollover`, projects in the order that was asked for. */
export interface RolloverResult {
  projects: NewProject[];
}

/** Of how many courses one call takes the ids that somebody has chosen in the list. */
export const MAX_CHOSEN_COURSES = 200;

/** Answer of `POST /api/course/changeActive`: which courses are now what was wanted, and why the others are not. */
export interface ChangedActive {
  changed: number[];
  failed: {
    id: number;
    /** `null` when the course is there no more. */
    name: string | null;
    message: string;
  }[];
}
