import { Module } from '@nestjs/common';
import { AccountChanges } from '../users/account-changes.js';
import { AccountNotices } from '../users/account-notices.js';
import { FactorCodes } from './factor-codes.js';
import { LoginSteps } from './login-steps.js';
import { OwnConfirmation } from './own-confirmation.js';
import { Passkeys } from './passkeys.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactors } from './second-factors.service.js';

/** The second factor of accounts (product/accounts.md#second-factor). Exports what signing in, confirming and resetting need. */
@Module({
  controllers: [SecondFactorController],
  providers: [
    AccountChanges,
    AccountNotices,
    FactorCodes,
    LoginSteps,
    OwnConfirmation,
    Passkeys,
    SecondFactors,
  ],
  exports: [
    AccountChanges,
    AccountNotices,
    FactorCodes,
    LoginSteps,
    OwnConfirmation,
    Passkeys,
    SecondFactors,
  ],
})
export class SecondFactorModule {}
