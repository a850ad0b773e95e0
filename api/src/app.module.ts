import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import type { DataSource } from 'typeorm';
import { BindingsModule } from './bindings.module.js';
import { ExportsModule } from './features/exports/exports.module.js';
import { FundingModule } from './features/funding/funding.module.js';
import { HealthAccessModule } from './features/health-access/health-access.module.js';
import { JournalModule } from './features/journal/journal.module.js';
import { PaymentDocumentsModule } from './features/payment-documents/payment-documents.module.js';
import { SheetsModule } from './features/sheets/sheets.module.js';
import { IdempotencyModule } from './core/idempotency/idempotency.module.js';
import { AccountsModule } from './features/accounts/accounts.module.js';
import { AbsencesModule } from './features/absences/absences.module.js';
import { AttendanceModule } from './features/attendance/attendance.module.js';
import { PickupPersonsModule } from './features/pickup-persons/pickup-persons.module.js';
import { CalendarModule } from './features/calendar/calendar.module.js';
import { CoursesModule } from './features/courses/courses.module.js';
import { ClientErrorModule } from './features/error-reports/error-reports.module.js';
import { DashboardModule } from './features/dashboard/dashboard.module.js';
import { BankStatementsModule } from './features/bank-statements/bank-statements.module.js';
import { DrawsModule } from './features/draws/draws.module.js';
import { FamilyModule } from './features/family/family.module.js';
import { GuardiansModule } from './features/guardians/guardians.module.js';
import { ImportModule } from './features/import/import.module.js';
import { MailsModule } from './features/mails/mails.module.js';
import { MessagesModule } from './features/messages/messages.module.js';
import { OfficeFamilyModule } from './features/office-family/office-family.module.js';
import { OptionsModule } from './features/options/options.module.js';
import { PaymentRemindersModule } from './features/payment-reminders/payment-reminders.module.js';
import { PaymentsModule } from './features/payments/payments.module.js';
import { AuditLogModule } from './features/audit-log/audit-log.module.js';
import { PeopleModule } from './features/people/people.module.js';
import { AuthModule } from './core/auth/auth.module.js';
import type { Clock } from './core/clock.js';
import type { Config } from './core/config/config.js';
import { DatabaseModule } from './core/database/database.module.js';
import { PdfModule } from './core/pdf/pdf.module.js';
import { FilesModule } from './core/files/files.module.js';
import { HousekeepingModule } from './core/housekeeping/housekeeping.module.js';
import { ErrorFilter } from './core/http/exception.filter.js';
import { BodyValidationPipe } from './core/http/validation.pipe.js';
import { OutboxModule } from './features/mails/outbox.module.js';
import { ObserveModule } from './core/observability/observe.module.js';
import { PlatformModule } from './core/core.module.js';
import { PrivacyModule } from './features/privacy/privacy.module.js';
import { RegistrationsModule } from './features/registrations/registrations.module.js';
import { PublicCoursesModule } from './features/public-courses/public-courses.module.js';
import { RemindersModule } from './features/reminders/reminders.module.js';
import { ResourcesModule } from './features/resources/resources.module.js';
import { SearchModule } from './features/search/search.module.js';
import { SetupModule } from './features/setup/setup.module.js';
import { UsersModule } from './features/users/users.module.js';
import { WeekGroupsModule } from './features/week-groups/week-groups.module.js';

/** The whole API. */
@Module({})
export class AppModule {
  static for(config: Config, dataSource: DataSource, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.for(config, clock),
        ScheduleModule.forRoot({ cronJobs: false, timeouts: false }),
        DatabaseModule.for(dataSource),
        AuthModule,
        AuditLogModule,
        FilesModule,
        OutboxModule,
        PdfModule,
        HousekeepingModule,
        IdempotencyModule,
        ObserveModule,
        BindingsModule,
        // Areas from the top down: `course/day` of an upper one comes before `course/:id` of a lower one.
        // Office
        DashboardModule,
        HealthAccessModule,
        ImportModule,
        MessagesModule,
        OfficeFamilyModule,
        PrivacyModule,
        SearchModule,
        // On site
        AttendanceModule,
        FundingModule,
        SheetsModule,
        WeekGroupsModule,
        // Money
        BankStatementsModule,
        ExportsModule,
        JournalModule,
        PaymentDocumentsModule,
        PaymentRemindersModule,
        PaymentsModule,
        // Registrations
        DrawsModule,
        FamilyModule,
        RegistrationsModule,
        // Catalogue
        CoursesModule,
        PublicCoursesModule,
        RemindersModule,
        // Families
        AbsencesModule,
        CalendarModule,
        GuardiansModule,
        PeopleModule,
        PickupPersonsModule,
        // Accounts
        AccountsModule,
        UsersModule,
        // Mailing
        MailsModule,
        // Settings
        OptionsModule,
        SetupModule,
        // Core
        ClientErrorModule,
        ResourcesModule,
      ],
      providers: [
        { provide: APP_PIPE, useClass: BodyValidationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
