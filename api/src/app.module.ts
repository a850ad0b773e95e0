import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { AccountsModule } from './accounts/accounts.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { ClientErrorModule } from './client-error/client-error.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { FamilyModule } from './family/family.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { OptionsModule } from './options/options.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { AuditModule } from './platform/audit/audit.module.js';
import { PeopleModule } from './people/people.module.js';
import { AuthModule } from './platform/auth/auth.module.js';
import type { Clock } from './platform/clock.js';
import type { Config } from './platform/config/config.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { PdfModule } from './platform/documents/pdf.module.js';
import { FilesModule } from './platform/files/files.module.js';
import { HousekeepingModule } from './platform/housekeeping/housekeeping.module.js';
import { EnvelopeInterceptor } from './platform/http/envelope.interceptor.js';
import { ErrorFilter } from './platform/http/exception.filter.js';
import { BodyValidationPipe } from './platform/http/validation.pipe.js';
import { MailModule } from './platform/mail/mail.module.js';
import { ObserveModule } from './platform/observe/observe.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { ResourcesModule } from './resources/resources.module.js';
import { UsersModule } from './users/users.module.js';

/** The whole API. */
@Module({})
export class AppModule {
  static for(config: Config, dataSource: DataSource, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.for(config, clock),
        DatabaseModule.for(dataSource),
        AuditModule,
        AuthModule,
        FilesModule,
        MailModule,
        PdfModule,
        HousekeepingModule,
        ObserveModule,
        AccountsModule,
        OptionsModule,
        CatalogueModule,
        ResourcesModule,
        RegistrationsModule,
        PaymentsModule,
        FamilyModule,
        PeopleModule,
        PrivacyModule,
        DashboardModule,
        DocumentsModule,
        MessagesModule,
        ClientErrorModule,
        UsersModule,
      ],
      providers: [
        { provide: APP_PIPE, useClass: BodyValidationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
      ],
    };
  }
}
