import { Module } from '@nestjs/common';
import { writtenExportController } from '../../core/crud/list-export.js';
import { RegistrationsModule } from '../../registrations/registrations.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PayoutsModule } from '../payouts/payouts.module.js';
import { BANK_ENTRY_LIST, BankEntries } from './bank-entries.js';
import { BANK_ENTRY_COLUMNS, type ExportedEntry } from './bank-entry-columns.js';
import { BankRuns } from './bank-runs.js';
import { BankStatementsController } from './bank-statements.controller.js';
import { BookEntries } from './book-entries.js';
import { BankEntryRetention } from './entry-retention.js';
import { ImportStatement } from './import-statement.js';
import { PreviewBooking } from './preview-booking.js';
import { Suggestions } from './suggestions.js';
import { UndoEntries } from './undo-entries.js';

/** Bank statements: import, suggestions and booking. */
@Module({
  imports: [PaymentsModule, PayoutsModule, RegistrationsModule],
  controllers: [
    BankStatementsController,
    writtenExportController<BankEntries, ExportedEntry>('bank-entry', 'bankEntry', BANK_ENTRY_COLUMNS, {
      permission: 'payment.index',
      source: BankEntries,
      read: (entries, query) => entries.exported(query),
      rules: BANK_ENTRY_LIST,
    }),
  ],
  providers: [
    BankEntries,
    BankEntryRetention,
    BankRuns,
    BookEntries,
    ImportStatement,
    PreviewBooking,
    Suggestions,
    UndoEntries,
  ],
  exports: [Suggestions],
})
export class BankStatementsModule {}
