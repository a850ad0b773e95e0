import type { IsoDate } from '@feria/shared';
import type { CourseCategoryEntity } from '../../../model/catalogue/course-category.entity.js';
import type { CourseTypeEntity } from '../../../model/catalogue/course-type.entity.js';
import type { CourseWeekEntity } from '../../../model/catalogue/course-week.entity.js';
import type { CourseCategoryLinkEntity, CourseEntity } from '../../../model/catalogue/course.entity.js';
import type { LocationEntity } from '../../../model/catalogue/location.entity.js';
import type { ChildEntity, ChildParentEntity } from '../../../model/families/child.entity.js';
import type { ParentEntity } from '../../../model/families/parent.entity.js';
import type { ChildDayEntity } from '../../../model/registrations/child-day.entity.js';
import type { RegistrationEventEntity } from '../../../model/registrations/registration-event.entity.js';
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

type LocationRow = Row<LocationEntity>;
type CourseTypeRow = Row<CourseTypeEntity>;
export type CourseCategoryRow = Row<CourseCategoryEntity>;
/** How places are given is left as it is by default. */
export type CourseRow = Omit<
  Row<CourseEntity>,
  | 'allocation'
  | 'places_per_child'
  | 'move_up'
  | 'offer_hours'
  | 'priority_places'
  | 'priority_from'
  | 'priority_from_time'
  | 'allocated_at'
  | 'places_version'
>;
export type CategoryLinkRow = Row<CourseCategoryLinkEntity>;
type CourseWeekRow = Row<CourseWeekEntity>;
/** The hash of the password is added when it is stored. */
export type UserRow = Omit<Row<UserEntity>, 'password_hash'>;
export type PersonRow = Row<ParentEntity>;
/** The hash of the privacy file is added when it is stored. */
export type ChildRow = Omit<
  Row<ChildEntity>,
  'health_consent_hash' | 'health_consent_way' | 'health_consent_by'
>;
export type ChildParentRow = Row<ChildParentEntity>;
/** The hash of the privacy file is added when it is stored. */
export type RegistrationRow = Omit<
  Row<RegistrationEntity>,
  'privacy_hash' | 'held_back' | 'priority' | 'siblings_together' | 'offer_expires_at'
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
