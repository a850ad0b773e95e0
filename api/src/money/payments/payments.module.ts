import { listMessages } from '@feria/shared/i18n/lists';
import { WRITTEN_LISTS } from '@feria/shared/resources/lists';
import { Module } from '@nestjs/common';
import { listExportController } from '../../core/crud/list-export.js';
import { RegistrationsModule } from '../../registrations/registrations.module.js';
import { CancellationFeesController } from './cancellation-fees.controller.js';
import { FEE_COLUMNS, FEE_LIST, feeColumns, FeeList } from './fee-list.js';
import { PaymentLedgerController } from './payment-ledger.controller.js';
import { PaymentLedger } from './payment-ledger.js';
import { PaymentList } from './payment-list.js';
import { PaymentsController } from './payments.controller.js';

/** Payments of registrations, and the ledger in which they are booked. */
@Module({
  imports: [RegistrationsModule],
  controllers: [
    PaymentsController,
    PaymentLedgerController,
    CancellationFeesController,
    listExportController<FeeList>({
      name: 'cancellationFee',
      titles: { de: listMessages.de.cancellationFee.name, it: listMessages.it.cancellationFee.name },
      permission: WRITTEN_LISTS.cancellationFee,
      source: FeeList,
      read: (fees, query, reader) => fees.list(query, reader),
      rules: FEE_LIST,
      names: FEE_COLUMNS,
      columns: feeColumns,
    }),
  ],
  providers: [FeeList, PaymentLedger, PaymentList],
  exports: [PaymentLedger, PaymentList],
})
export class PaymentsModule {}
