import type { CancellationFeeRecord, PaymentRecord } from '@feria/shared';
import { WRITTEN_LISTS } from '@feria/shared/resources/lists';
import { Module } from '@nestjs/common';
import { writtenExportController } from '../../core/crud/list-export.js';
import { RegistrationsModule } from '../../registrations/registrations.module.js';
import { CancellationFeesController } from './cancellation-fees.controller.js';
import { FEE_COLUMNS, FEE_LIST, FeeList } from './fee-list.js';
import { PaymentLedgerController } from './payment-ledger.controller.js';
import { PaymentLedger } from './payment-ledger.js';
import { PAYMENT_COLUMNS } from './payment-columns.js';
import { PAYMENT_LIST, PaymentList } from './payment-list.js';
import { PaymentsController } from './payments.controller.js';

/** Payments of registrations, and the ledger in which they are booked. */
@Module({
  imports: [RegistrationsModule],
  controllers: [
    PaymentsController,
    PaymentLedgerController,
    CancellationFeesController,
    writtenExportController<FeeList, CancellationFeeRecord>(
      'cancellationFee',
      'cancellationFee',
      FEE_COLUMNS,
      {
        permission: WRITTEN_LISTS.cancellationFee,
        source: FeeList,
        read: (fees, query, reader) => fees.list(query, reader),
        rules: FEE_LIST,
      },
    ),
    writtenExportController<PaymentList, PaymentRecord>('payment', 'payment', PAYMENT_COLUMNS, {
      permission: WRITTEN_LISTS.payment,
      source: PaymentList,
      read: (payments, query, reader) => payments.list(query, reader),
      rules: PAYMENT_LIST,
    }),
  ],
  providers: [FeeList, PaymentLedger, PaymentList],
  exports: [PaymentLedger, PaymentList],
})
export class PaymentsModule {}
