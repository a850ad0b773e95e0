import { CourseCategoryEntity } from './catalogue/course-category/course-category.entity.js';
import { CourseTypeEntity } from './catalogue/course-type/course-type.entity.js';
import { CourseWeekEntity } from './catalogue/course-week/course-week.entity.js';
import { CourseCategoryLinkEntity } from './catalogue/course/course-category-link.entity.js';
import { CourseEntity } from './catalogue/course/course.entity.js';
import { LocationEntity } from './catalogue/location/location.entity.js';
import { OptionEntity } from './options/option.entity.js';
import { ChildParentEntity } from './people/child-parent.entity.js';
import { ChildEntity } from './people/child.entity.js';
import { PersonEntity } from './people/person.entity.js';
import { AuditEntryEntity } from './platform/audit/audit-entry.entity.js';
import { HealthReadEntity } from './platform/audit/health-read.entity.js';
import { RateLimitEntity } from './platform/auth/rate-limit.entity.js';
import { SessionEntity } from './platform/auth/session.entity.js';
import { UploadEntity } from './platform/files/upload.entity.js';
import { OutboxMailEntity } from './platform/mail/outbox-mail.entity.js';
import { ChildDayEntity } from './registrations/child-day.entity.js';
import { IdempotencyKeyEntity } from './registrations/idempotency-key.entity.js';
import { RegistrationEventEntity } from './registrations/registration-event.entity.js';
import { RegistrationEntity } from './registrations/registration.entity.js';
import { PasswordTokenEntity } from './users/password-token.entity.js';
import { RolePermissionEntity } from './users/role-permission.entity.js';
import { RoleEntity } from './users/role.entity.js';
import { UserRoleEntity } from './users/user-role.entity.js';
import { UserEntity } from './users/user.entity.js';

/** Every table, sorted; the generator adds here. */
export const entities = [
  AuditEntryEntity,
  ChildDayEntity,
  ChildEntity,
  ChildParentEntity,
  CourseCategoryEntity,
  CourseCategoryLinkEntity,
  CourseEntity,
  CourseTypeEntity,
  CourseWeekEntity,
  HealthReadEntity,
  IdempotencyKeyEntity,
  LocationEntity,
  OptionEntity,
  OutboxMailEntity,
  PasswordTokenEntity,
  PersonEntity,
  RateLimitEntity,
  RegistrationEntity,
  RegistrationEventEntity,
  RoleEntity,
  RolePermissionEntity,
  SessionEntity,
  UploadEntity,
  UserEntity,
  UserRoleEntity,
];
