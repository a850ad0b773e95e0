import { Module } from '@nestjs/common';
import { ConfirmationReader } from './confirmation/confirmation-facts.js';
import { ConfirmationController } from './confirmation/confirmation.controller.js';
import { DocumentPage } from './page/document-page.js';
import { PaymentDocumentsController } from './payment-documents.controller.js';
import { PaymentDocumentsService } from './payment-documents.service.js';
import { StatementController } from './statement/statement.controller.js';
import { StatementReader } from './statement/statement-facts.js';
import { TaxConfirmationController } from './tax-confirmation/tax-confirmation.controller.js';
import { TaxReader } from './tax-confirmation/tax-facts.js';

/** What families keep of what they paid: confirmations, statements, for the tax return (product/office.md#documents). */
@Module({
  controllers: [
    ConfirmationController,
    PaymentDocumentsController,
    StatementController,
    TaxConfirmationController,
  ],
  providers: [ConfirmationReader, DocumentPage, PaymentDocumentsService, StatementReader, TaxReader],
  exports: [DocumentPage],
})
export class PaymentDocumentsModule {}
