import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import type { DataSource } from 'typeorm';
import { BindingsModule } from './bindings.module.js';
import { ExportsModule } from './money/exports/exports.module.js';
import { FundingModule } from './on-site/funding/funding.module.js';
import { HealthAccessModule } from './office/health-access/health-access.module.js';
import { BooksModule } from './money/books/books.module.js';
import { JournalModule } from './money/journal/journal.module.js';
import { PaymentDocumentsModule } from './money/payment-documents/payment-documents.module.js';
import { SheetsModule } from './on-site/sheets/sheets.module.js';
import { IdempotencyModule } from './core/idempotency/idempotency.module.js';
import { AccountsModule } from './accounts/sign-in/accounts.module.js';
import { AbsencesModule } from './families/absences/absences.module.js';
import { AttendanceModule } from './on-site/attendance/attendance.module.js';
import { PickupPersonsModule } from './families/pickup-persons/pickup-persons.module.js';
import { CalendarModule } from './families/calendar/calendar.module.js';
import { CoursesModule } from './catalogue/courses/courses.module.js';
import { ClientErrorModule } from './core/observability/error-reports.module.js';
import { DashboardModule } from './office/dashboard/dashboard.module.js';
import { FiguresModule } from './office/figures/figures.module.js';
import { ProgrammeModule } from './office/programme/programme.module.js';
import { ReadinessModule } from './office/readiness/readiness.module.js';
import { BankStatementsModule } from './money/bank-statements/bank-statements.module.js';
import { DrawsModule } from './registrations/draws/draws.module.js';
import { FamilyModule } from './registrations/my-family/family.module.js';
import { GuardiansModule } from './families/guardians/guardians.module.js';
import { ImportModule } from './office/import/import.module.js';
import { MailsModule } from './mailing/mails.module.js';
import { MessagesModule } from './office/messages/messages.module.js';
import { SavedViewsModule } from './office/saved-views/saved-views.module.js';
import { CallsModule } from './office/calls/calls.module.js';
import { OfficeFamilyModule } from './office/family-page/office-family.module.js';
import { OptionsModule } from './settings/options/options.module.js';
import { PaymentRemindersModule } from './money/payment-reminders/payment-reminders.module.js';
import { AccountingArchiveModule } from './money/archive/archive.module.js';
import { PayoutsModule } from './money/payouts/payouts.module.js';
import { ReceiptsModule } from './money/receipts/receipts.module.js';
import { PaymentsModule } from './money/payments/payments.module.js';
import { AuditLogModule } from './accounts/audit-log/audit-log.module.js';
import { PeopleModule } from './families/people/people.module.js';
import { AuthModule } from './core/auth/auth.module.js';
import type { Clock } from './core/clock.js';
import type { Config } from './core/config/config.js';
import { DatabaseModule } from './core/database/database.module.js';
import { PdfModule } from './core/pdf/pdf.module.js';
import { FilesModule } from './core/files/files.module.js';
import { FrontendsModule } from './core/frontends/frontends.module.js';
import { HousekeepingModule } from './core/housekeeping/housekeeping.module.js';
import { ErrorFilter } from './core/http/exception.filter.js';
import { BodyValidationPipe } from './core/http/validation.pipe.js';
import { OutboxModule } from './mailing/outbox.module.js';
import { ObserveModule } from './core/observability/observe.module.js';
import { PlatformModule } from './core/core.module.js';
import { PrivacyModule } from './office/privacy/privacy.module.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { LinksModule } from './catalogue/links/links.module.js';
import { PublicCoursesModule } from './catalogue/public-courses/public-courses.module.js';
import { RemindersModule } from './catalogue/opening-reminders/reminders.module.js';
import { ResourcesModule } from './catalogue/resources/resources.module.js';
import { SearchModule } from './office/search/search.module.js';
import { SetupModule } from './settings/setup/setup.module.js';
import { UsersModule } from './accounts/users/users.module.js';
import { WeekGroupsModule } from './on-site/week-groups/week-groups.module.js';

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
        FrontendsModule,
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
        CallsModule,
        SavedViewsModule,
        OfficeFamilyModule,
        PrivacyModule,
        FiguresModule,
        ProgrammeModule,
        ReadinessModule,
        SearchModule,
        // On site
        AttendanceModule,
        FundingModule,
        SheetsModule,
        WeekGroupsModule,
        // Money
        BankStatementsModule,
        ExportsModule,
        BooksModule,
        JournalModule,
        PaymentDocumentsModule,
        PaymentRemindersModule,
        PaymentsModule,
        AccountingArchiveModule,
        PayoutsModule,
        ReceiptsModule,
        // Registrations
        DrawsModule,
        FamilyModule,
        RegistrationsModule,
        // Catalogue
        CoursesModule,
        PublicCoursesModule,
        LinksModule,
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
