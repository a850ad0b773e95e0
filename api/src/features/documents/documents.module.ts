import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config } from '../../core/config/config.js';
import { WeekGroupsModule } from '../week-groups/week-groups.module.js';
import { ConfirmationReader } from './confirmation/confirmation-facts.js';
import { ConfirmationController } from './confirmation/confirmation.controller.js';
import { CourseExport } from './exports/course-export.js';
import { ExportsController } from './exports/exports.controller.js';
import { PaymentsExport } from './exports/payments-export.js';
import { loadWriter } from './exports/workbook.js';
import { FundingController } from './funding/funding.controller.js';
import { FundingReader } from './funding/funding-season.js';
import { JournalController } from './journal/journal.controller.js';
import { JournalExport } from './journal/journal-export.js';
import { DocumentPage } from './page/document-page.js';
import { PaymentDocumentsController } from './payment-documents.controller.js';
import { PaymentDocumentsService } from './payment-documents.service.js';
import { SheetReader } from './sheets/sheet-facts.js';
import { SheetPage } from './sheets/sheet-page.js';
import { SheetsController } from './sheets/sheets.controller.js';
import { StatementController } from './statement/statement.controller.js';
import { StatementReader } from './statement/statement-facts.js';
import { TaxConfirmationController } from './tax-confirmation/tax-confirmation.controller.js';
import { TaxReader } from './tax-confirmation/tax-facts.js';

/** Documents that people keep: confirmations of payment, exports, the journal (product/office.md#documents). */
@Module({
  imports: [WeekGroupsModule],
  controllers: [
    ConfirmationController,
    ExportsController,
    FundingController,
    JournalController,
    PaymentDocumentsController,
    SheetsController,
    StatementController,
    TaxConfirmationController,
  ],
  providers: [
    ConfirmationReader,
    CourseExport,
    DocumentPage,
    FundingReader,
    JournalExport,
    PaymentDocumentsService,
    PaymentsExport,
    SheetPage,
    SheetReader,
    StatementReader,
    TaxReader,
  ],
})
export class DocumentsModule implements OnApplicationBootstrap {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** In production before the first request: loading it under load would hold all others up. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.production) await loadWriter();
  }
}
