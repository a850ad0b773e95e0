import { Module } from '@nestjs/common';
import { PaymentDocumentsModule } from '../payment-documents/payment-documents.module.js';
import { MakeReceipts } from './make-receipts.js';
import { ReceiptDocumentsController } from './receipt-documents.controller.js';
import { ReceiptList } from './receipt-list.js';
import { ReceiptsController } from './receipts.controller.js';

/** Receipts for payments. */
@Module({
  imports: [PaymentDocumentsModule],
  controllers: [ReceiptDocumentsController, ReceiptsController],
  providers: [MakeReceipts, ReceiptList],
})
export class ReceiptsModule {}
