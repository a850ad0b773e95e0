import { Module } from '@nestjs/common';
import { SecondFactorModule } from '../../accounts/second-factor/second-factor.module.js';
import { RegistrationsModule } from '../../registrations/registrations.module.js';
import { CreditList } from './credit-list.js';
import { CreditsController } from './credits.controller.js';
import { EnterAccount } from './enter-account.js';
import { MyRefundAccountController } from './my-refund-account.controller.js';
import { PayOut } from './pay-out.js';
import { SepaFiles } from './sepa-files.js';

/** Credit of families, and how it is paid out. */
@Module({
  imports: [RegistrationsModule, SecondFactorModule],
  controllers: [CreditsController, MyRefundAccountController],
  providers: [CreditList, EnterAccount, PayOut, SepaFiles],
  exports: [PayOut],
})
export class PayoutsModule {}
