import { Module } from '@nestjs/common';
import { RegistrationsModule } from '../../registrations/registrations.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PayoutsModule } from '../payouts/payouts.module.js';
import { BankEntries } from './bank-entries.js';
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
  controllers: [BankStatementsController],
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
