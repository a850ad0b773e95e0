import type { Inherited } from '@feria/shared/resources/course/inherited';
import type { HealthField, IsoDate } from '@feria/shared';
import type { CourseCategoryEntity } from '../../../model/catalogue/course-category.entity.js';
import type { CourseTypeEntity } from '../../../model/catalogue/course-type.entity.js';
import type { CourseWeekEntity } from '../../../model/catalogue/course-week.entity.js';
import type { CourseCategoryLinkEntity, CourseEntity } from '../../../model/catalogue/course.entity.js';
import type { LocationEntity } from '../../../model/catalogue/location.entity.js';
import type { ChildEntity, ChildParentEntity } from '../../../model/families/child.entity.js';
import type { ParentEntity } from '../../../model/families/parent.entity.js';
import type { ChildDayEntity } from '../../../model/registrations/child-day.entity.js';
import type { RegistrationEventEntity } from '../../../model/registrations/registration-event.entity.js';
import type { AnswerEntity } from '../../../model/registrations/answer.entity.js';
import type { RegistrationEntity } from '../../../model/registrations/registration.entity.js';
import type { UserEntity } from '../../../core/auth/user.entity.js';
import type { AttendanceIssueEntity } from '../../../model/on-site/attendance-issue.entity.js';
import type { AttendanceEntity } from '../../../model/on-site/attendance.entity.js';
import type { PickupPersonEntity } from '../../../model/families/pickup-person.entity.js';
import type {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from '../../../model/on-site/week-group.entity.js';
import type { Theme } from '../data.js';

type Columns<Entity> = {
  [Key in keyof Entity as object extends Pick<Entity, Key> ? never : Key]: Entity[Key];
};

/** The columns of an entity, without relations and without what its hooks derive. */
type Row<Entity> = Omit<Columns<Entity>, 'search_text' | 'year'>;

/** Columns that a row may leave out: empty then, `false`, or no entry. */
type Optional<Row> = {
  [Key in keyof Row]: null extends Row[Key]
    ? Key
    : false extends Row[Key]
      ? Key
      : never[] extends Row[Key]
        ? Key
        : never;
}[keyof Row];

/**
 * What the demo data set of a resource: what it requires, and of its other columns those that are named. So a field that is
 * added to a resource asks nothing of the demo data, unless it is required.
 */
type Filled<Entity, Named extends Optional<Row<Entity>> = never> = Pick<
  Row<Entity>,
  Exclude<keyof Row<Entity>, Optional<Row<Entity>>> | Named
>;

type LocationRow = Filled<LocationEntity, 'address' | 'latitude' | 'longitude'>;
type CourseTypeRow = Filled<CourseTypeEntity>;
export type CourseCategoryRow = Filled<CourseCategoryEntity, 'course_category_id'>;
/** How places are given is left as it is by default. */
export type CourseRow = Omit<
  Filled<
    CourseEntity,
    | 'image'
    | 'description'
    | 'description_it'
    | 'info'
    | 'info_it'
    | 'program'
    | 'from'
    | 'to'
    | 'register_from'
    | 'register_from_time'
    | 'register_to'
    | 'location_id'
    | 'course_type_id'
    | 'age_from'
    | 'age_to'
    | 'schools'
    | 'questions'
    | 'custom_labels'
    | 'label_full_day_de'
    | 'label_full_day_it'
    | 'label_half_day_de'
    | 'label_half_day_it'
    | 'active'
    | 'bank_name'
    | 'bank_iban'
  >,
  `applied_${Inherited}` | 'allocation' | 'move_up' | 'places_version'
>;
export type CategoryLinkRow = Row<CourseCategoryLinkEntity>;
type CourseWeekRow = Filled<
  CourseWeekEntity,
  | 'program'
  | 'price'
  | 'time_info_de'
  | 'time_info_it'
  | 'time_from'
  | 'time_to'
  | 'time_from_half_day'
  | 'time_to_half_day'
  | 'full_day'
  | 'half_day'
  | 'price_half_day'
  | 'cancelled_at'
>;
/** The hash of the password is added when it is stored. */
export type UserRow = Filled<UserEntity, 'company_name' | 'email_confirmed_at'>;
export type PersonRow = Filled<ParentEntity, 'phone' | 'address' | 'plz' | 'place' | 'user_id'>;
/** The hash of the privacy file is added when it is stored. */
export type ChildRow = Filled<
  ChildEntity,
  HealthField | 'whatsapp_infos' | 'leave_alone' | 'swimming_help' | 'last_update' | 'health_consent_at'
>;
export type ChildParentRow = Row<ChildParentEntity>;
/** The hash of the privacy file is added when it is stored. */
export type AnswerRow = Row<AnswerEntity>;
export type RegistrationRow = Omit<
  Row<RegistrationEntity>,
  'privacy_hash' | 'held_back' | 'priority' | 'siblings_together' | 'together_id' | 'offer_expires_at'
>;
export type ChildDayRow = Row<ChildDayEntity>;
export type EventRow = Omit<Row<RegistrationEventEntity>, 'id'>;

/** What is to be shown with a week. `past` has begun, `closed` can no longer and `soon` not yet be booked. */
export type Scenario = 'free' | 'few' | 'waiting' | 'full' | 'past' | 'closed' | 'soon';

/** A course with what the planning knows of it. */
export interface PlannedCourse {
  row: CourseRow;
  theme: Theme;
  weeks: PlannedWeek[];
  /** File names under `uploads`. */
  files: { image: string; program: string | null };
}

/** A week with what the planning knows of it. */
export interface PlannedWeek {
  row: CourseWeekRow;
  course: PlannedCourse;
  scenario: Scenario;
  /** First and last day on which it could or can be booked. */
  opens: IsoDate;
  closes: IsoDate;
}

/** Everything that the demo data consists of. Ids start with 1 in each table. */
export interface DemoPlan {
  today: IsoDate;
  locations: LocationRow[];
  courseTypes: CourseTypeRow[];
  categories: CourseCategoryRow[];
  courses: PlannedCourse[];
  categoryLinks: CategoryLinkRow[];
  users: UserRow[];
  /** Role name of a user id. */
  roles: ReadonlyMap<number, string>;
  persons: PersonRow[];
  children: ChildRow[];
  childParents: ChildParentRow[];
  registrations: RegistrationRow[];
  answers: AnswerRow[];
  childDays: ChildDayRow[];
  events: EventRow[];
  weekGroups: Row<WeekGroupEntity>[];
  groupChildren: Row<WeekGroupChildEntity>[];
  groupLeaders: Row<WeekGroupLeaderEntity>[];
  weekLeaders: Row<CourseWeekLeaderEntity>[];
  pickupPersons: Row<PickupPersonEntity>[];
  /** Days on site that something was marked of. */
  attendance: AttendanceRow[];
  /** Marks of those days that could not be applied. */
  openPoints: OpenPointRow[];
}

type AttendanceRow = Row<AttendanceEntity>;
type OpenPointRow = Row<AttendanceIssueEntity>;
