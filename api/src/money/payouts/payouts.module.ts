import type { CreditRecord } from '@feria/shared';
import { WRITTEN_LISTS } from '@feria/shared/resources/lists';
import { Module } from '@nestjs/common';
import { SecondFactorModule } from '../../accounts/second-factor/second-factor.module.js';
import { writtenExportController } from '../../core/crud/list-export.js';
import { RegistrationsModule } from '../../registrations/registrations.module.js';
import { CREDIT_COLUMNS } from './credit-columns.js';
import { CREDIT_LIST, CreditList } from './credit-list.js';
import { CreditsController } from './credits.controller.js';
import { EnterAccount } from './enter-account.js';
import { MyRefundAccountController } from './my-refund-account.controller.js';
import { PayOut } from './pay-out.js';
import { SepaFiles } from './sepa-files.js';

/** Credit of families, and how it is paid out. */
@Module({
  imports: [RegistrationsModule, SecondFactorModule],
  controllers: [
    CreditsController,
    MyRefundAccountController,
    writtenExportController<CreditList, CreditRecord>('credit', 'credit', CREDIT_COLUMNS, {
      permission: WRITTEN_LISTS.credit,
      source: CreditList,
      read: (credits, query) => credits.list(query),
      rules: CREDIT_LIST,
    }),
  ],
  providers: [CreditList, EnterAccount, PayOut, SepaFiles],
  exports: [PayOut],
})
export class PayoutsModule {}
