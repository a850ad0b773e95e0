import { AbsenceEntity } from './features/absences/absence.entity.js';
import { AttendanceIssueEntity } from './features/attendance/attendance-issue.entity.js';
import { AttendanceChangeEntity, AttendanceEntity } from './features/attendance/attendance.entity.js';
import { HeadcountChildEntity, HeadcountEntity } from './features/attendance/headcount.entity.js';
import { ErasedOnSiteEntity } from './features/attendance/erased-on-site.entity.js';
import { KeptRegistrationEntity } from './features/attendance/kept-registration.entity.js';
import { CourseCategoryEntity } from './features/courses/course-category.entity.js';
import { CourseTypeEntity } from './features/courses/course-type.entity.js';
import { CourseWeekEntity } from './features/courses/course-week.entity.js';
import { FormerWeekDaysEntity } from './features/courses/former-week-days.entity.js';
import { CourseCategoryLinkEntity, CourseEntity } from './features/courses/course.entity.js';
import { CourseDrawChildEntity, CourseDrawEntity } from './features/draws/course-draw.entity.js';
import { LocationEntity } from './features/courses/location.entity.js';
import {
  AuthenticatorAppEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
} from './features/second-factor/second-factor.entity.js';
import { LoginStepEntity } from './core/auth/login-step.entity.js';
import { CalendarFeedEntity } from './features/calendar/calendar-feed.entity.js';
import { OptionEntity } from './features/options/option.entity.js';
import { ChildEntity, ChildParentEntity } from './features/people/child.entity.js';
import { ParentEntity } from './features/people/parent.entity.js';
import {
  GuardianInvitationChildEntity,
  GuardianInvitationEntity,
} from './features/guardians/guardian-invitation.entity.js';
import { AuditEntryEntity } from './core/audit/audit-entry.entity.js';
import { HealthReadEntity } from './features/audit-log/health-read.entity.js';
import { ImportTurnEntity } from './features/import/import-turn.entity.js';
import { RateLimitEntity } from './core/auth/rate-limit.entity.js';
import { ParentViewEntity } from './core/auth/parent-view.entity.js';
import { SessionEntity } from './core/auth/session.entity.js';
import { UploadEntity } from './core/files/upload.entity.js';
import {
  BankEntryEntity,
  BankSettingEntity,
  BankStatementEntity,
} from './features/bank-statements/bank-statement.entity.js';
import {
  MessageEntity,
  MessageFileEntity,
  MessageReceiverEntity,
} from './features/messages/message.entity.js';
import { OutboxMailEntity } from './features/mails/outbox-mail.entity.js';
import {
  PaymentReminderEntity,
  PaymentReminderRunEntity,
  ReminderPauseEntity,
} from './features/payment-reminders/payment-reminder.entity.js';
import { ChildDayEntity } from './features/registrations/child-day.entity.js';
import { IdempotencyKeyEntity } from './core/idempotency/idempotency-key.entity.js';
import { CancellationFeeEntity } from './features/registrations/ledger/cancellation-fee.entity.js';
import { PaymentShareEntity } from './features/registrations/ledger/payment-share.entity.js';
import { PaymentEntity, PaymentNoteEntity } from './features/registrations/ledger/payment.entity.js';
import { PickupPersonEntity } from './features/pickup-persons/pickup-person.entity.js';
import { RegistrationEventEntity } from './features/registrations/registration-event.entity.js';
import { PlzChangeEntity } from './features/registrations/plz-change.entity.js';
import { RegistrationEntity } from './features/registrations/registration.entity.js';
import { OpeningReminderEntity } from './features/reminders/opening-reminder.entity.js';
import { AccountChangeEntity } from './features/users/account-change.entity.js';
import { EmailTokenEntity, PasswordTokenEntity } from './features/users/link-tokens.entity.js';
import { RoleEntity, RolePermissionEntity, UserRoleEntity } from './core/auth/role.entity.js';
import { UserEntity } from './core/auth/user.entity.js';
import { AssignmentEventEntity } from './features/week-groups/assignment-event.entity.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from './features/week-groups/week-group.entity.js';

/** Every table, sorted; the generator adds here. */
export const entities = [
  AbsenceEntity,
  AccountChangeEntity,
  AttendanceChangeEntity,
  AttendanceEntity,
  AttendanceIssueEntity,
  HeadcountChildEntity,
  HeadcountEntity,
  ErasedOnSiteEntity,
  KeptRegistrationEntity,
  AuditEntryEntity,
  BankEntryEntity,
  BankSettingEntity,
  BankStatementEntity,
  AuthenticatorAppEntity,
  LoginStepEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
  CalendarFeedEntity,
  ChildDayEntity,
  ChildEntity,
  ChildParentEntity,
  CourseCategoryEntity,
  CourseCategoryLinkEntity,
  CourseDrawChildEntity,
  CourseDrawEntity,
  CourseEntity,
  CourseTypeEntity,
  CourseWeekEntity,
  CourseWeekLeaderEntity,
  FormerWeekDaysEntity,
  GuardianInvitationChildEntity,
  GuardianInvitationEntity,
  HealthReadEntity,
  IdempotencyKeyEntity,
  ImportTurnEntity,
  LocationEntity,
  MessageEntity,
  MessageFileEntity,
  MessageReceiverEntity,
  OpeningReminderEntity,
  OptionEntity,
  OutboxMailEntity,
  EmailTokenEntity,
  PasswordTokenEntity,
  ParentEntity,
  PaymentEntity,
  PaymentNoteEntity,
  CancellationFeeEntity,
  PaymentReminderEntity,
  PaymentReminderRunEntity,
  PaymentShareEntity,
  PickupPersonEntity,
  RateLimitEntity,
  PlzChangeEntity,
  RegistrationEntity,
  RegistrationEventEntity,
  ReminderPauseEntity,
  RoleEntity,
  RolePermissionEntity,
  SessionEntity,
  ParentViewEntity,
  UploadEntity,
  UserEntity,
  UserRoleEntity,
  AssignmentEventEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
];
