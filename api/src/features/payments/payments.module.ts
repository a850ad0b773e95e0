import { Module } from '@nestjs/common';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { PaymentLedgerController } from './payment-ledger.controller.js';
import { PaymentLedger } from './payment-ledger.js';
import { PaymentList } from './payment-list.js';
import { PaymentsController } from './payments.controller.js';

/** Payments of registrations, and the ledger in which they are booked. */
@Module({
  imports: [RegistrationsModule],
  controllers: [PaymentsController, PaymentLedgerController],
  providers: [PaymentLedger, PaymentList],
  exports: [PaymentList],
})
export class PaymentsModule {}
