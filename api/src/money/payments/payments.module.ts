import { Module } from '@nestjs/common';
import { RegistrationsModule } from '../../registrations/registrations.module.js';
import { CancellationFeesController } from './cancellation-fees.controller.js';
import { PaymentLedgerController } from './payment-ledger.controller.js';
import { PaymentLedger } from './payment-ledger.js';
import { PaymentList } from './payment-list.js';
import { PaymentsController } from './payments.controller.js';

/** Payments of registrations, and the ledger in which they are booked. */
@Module({
  imports: [RegistrationsModule],
  controllers: [PaymentsController, PaymentLedgerController, CancellationFeesController],
  providers: [PaymentLedger, PaymentList],
  exports: [PaymentLedger, PaymentList],
})
export class PaymentsModule {}
