import { Module } from '@nestjs/common';
import { RegistrationsModule } from '../../registrations/registrations.module.js';
import { PayoutsModule } from '../payouts/payouts.module.js';
import { BankEntries } from './bank-entries.js';
import { BankStatementsController } from './bank-statements.controller.js';
import { BookEntries } from './book-entries.js';
import { BankEntryRetention } from './entry-retention.js';
import { ImportStatement } from './import-statement.js';
import { Suggestions } from './suggestions.js';

/** Bank statements: import, suggestions and booking. */
@Module({
  imports: [PayoutsModule, RegistrationsModule],
  controllers: [BankStatementsController],
  providers: [BankEntries, BankEntryRetention, BookEntries, ImportStatement, Suggestions],
  exports: [Suggestions],
})
export class BankStatementsModule {}
