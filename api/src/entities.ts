import { AbsenceEntity } from './model/families/absence.entity.js';
import { AttendanceIssueEntity } from './model/on-site/attendance-issue.entity.js';
import { AttendanceChangeEntity, AttendanceEntity } from './model/on-site/attendance.entity.js';
import { HeadcountChildEntity, HeadcountEntity } from './model/on-site/headcount.entity.js';
import { ErasedOnSiteEntity } from './model/on-site/erased-on-site.entity.js';
import { KeptRegistrationEntity } from './model/on-site/kept-registration.entity.js';
import { CourseCategoryEntity } from './model/catalogue/course-category.entity.js';
import { CourseTypeEntity } from './model/catalogue/course-type.entity.js';
import { CourseWeekEntity } from './model/catalogue/course-week.entity.js';
import { FormerWeekDaysEntity } from './model/catalogue/former-week-days.entity.js';
import { CourseCategoryLinkEntity, CourseEntity } from './model/catalogue/course.entity.js';
import { CourseDrawChildEntity, CourseDrawEntity } from './model/registrations/course-draw.entity.js';
import { QuestionEntity } from './model/catalogue/question.entity.js';
import { LocationEntity } from './model/catalogue/location.entity.js';
import {
  AuthenticatorAppEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
} from './model/accounts/second-factor.entity.js';
import { LoginStepEntity } from './core/auth/login-step.entity.js';
import { CalendarFeedEntity } from './model/families/calendar-feed.entity.js';
import { MunicipalityEntity } from './model/resources/municipality.entity.js';
import { OptionEntity } from './model/settings/option.entity.js';
import { ChildEntity, ChildParentEntity } from './model/families/child.entity.js';
import { ParentEntity } from './model/families/parent.entity.js';
import { FormerGuardianEntity } from './model/families/former-guardian.entity.js';
import {
  GuardianInvitationChildEntity,
  GuardianInvitationEntity,
} from './model/families/guardian-invitation.entity.js';
import { ApiKeyEntity } from './core/auth/api-key.entity.js';
import { AuditEntryEntity } from './core/audit/audit-entry.entity.js';
import { HealthReadEntity } from './model/accounts/health-read.entity.js';
import { ImportTurnEntity } from './model/office/import-turn.entity.js';
import { RateLimitEntity } from './core/auth/rate-limit.entity.js';
import { ParentViewEntity } from './core/auth/parent-view.entity.js';
import { SessionEntity } from './core/auth/session.entity.js';
import { UploadEntity } from './core/files/upload.entity.js';
import {
  BankEntryEntity,
  BankRunEntity,
  BankSettingEntity,
  BankStatementEntity,
} from './model/money/bank-statement.entity.js';
import { FamilyCallEntity } from './model/office/family-call.entity.js';
import { SavedViewEntity } from './model/office/saved-view.entity.js';
import { MessageEntity, MessageFileEntity, MessageReceiverEntity } from './model/office/message.entity.js';
import { OutboxMailEntity } from './model/mailing/outbox-mail.entity.js';
import {
  PaymentReminderEntity,
  PaymentReminderRunEntity,
  ReminderPauseEntity,
} from './model/money/payment-reminder.entity.js';
import { AnswerEntity } from './model/registrations/answer.entity.js';
import { DeclinedPlaceEntity } from './model/registrations/declined-place.entity.js';
import { BasketLineEntity } from './model/registrations/basket-line.entity.js';
import { ChildDayEntity } from './model/registrations/child-day.entity.js';
import { IdempotencyKeyEntity } from './core/idempotency/idempotency-key.entity.js';
import { CancellationFeeEntity } from './model/ledger/cancellation-fee.entity.js';
import { PaymentShareEntity } from './model/ledger/payment-share.entity.js';
import {
  ArchivedChildEntity,
  ArchivedParentEntity,
  ArchivedPayerEntity,
  ArchivedReceiptEntity,
} from './model/ledger/accounting-archive.entity.js';
import { PayoutEntity, SepaFileEntity } from './model/ledger/payout.entity.js';
import { RefundAccountEntity } from './model/money/refund-account.entity.js';
import { PaymentEntity, PaymentNoteEntity } from './model/ledger/payment.entity.js';
import { ReceiptCounterEntity, ReceiptEntity, ReceiptLineEntity } from './model/ledger/receipt.entity.js';
import { PickupPersonEntity } from './model/families/pickup-person.entity.js';
import { RegistrationEventEntity } from './model/registrations/registration-event.entity.js';
import { PlzChangeEntity } from './model/registrations/plz-change.entity.js';
import { RegistrationEntity } from './model/registrations/registration.entity.js';
import { OpeningReminderEntity } from './model/catalogue/opening-reminder.entity.js';
import { AccountChangeEntity } from './model/accounts/account-change.entity.js';
import { EmailTokenEntity, PasswordTokenEntity } from './model/accounts/link-tokens.entity.js';
import { RoleEntity, RolePermissionEntity, UserRoleEntity } from './core/auth/role.entity.js';
import { UserEntity } from './core/auth/user.entity.js';
import { AssignmentEventEntity } from './model/on-site/assignment-event.entity.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from './model/on-site/week-group.entity.js';

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
  BankRunEntity,
  BankSettingEntity,
  BankStatementEntity,
  AuthenticatorAppEntity,
  LoginStepEntity,
  MunicipalityEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
  CalendarFeedEntity,
  AnswerEntity,
  DeclinedPlaceEntity,
  BasketLineEntity,
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
  FamilyCallEntity,
  FormerWeekDaysEntity,
  FormerGuardianEntity,
  GuardianInvitationChildEntity,
  GuardianInvitationEntity,
  HealthReadEntity,
  IdempotencyKeyEntity,
  ImportTurnEntity,
  LocationEntity,
  QuestionEntity,
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
  ArchivedChildEntity,
  ArchivedParentEntity,
  ArchivedPayerEntity,
  ArchivedReceiptEntity,
  PayoutEntity,
  SavedViewEntity,
  SepaFileEntity,
  RefundAccountEntity,
  ReceiptEntity,
  ReceiptLineEntity,
  ReceiptCounterEntity,
  PickupPersonEntity,
  RateLimitEntity,
  PlzChangeEntity,
  RegistrationEntity,
  RegistrationEventEntity,
  ReminderPauseEntity,
  RoleEntity,
  RolePermissionEntity,
  SessionEntity,
  ApiKeyEntity,
  ParentViewEntity,
  UploadEntity,
  UserEntity,
  UserRoleEntity,
  AssignmentEventEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
];
