import { Module } from '@nestjs/common';
import { AccountNotices } from '../users/account-notices.js';
import { LoginSteps } from './login-steps.js';
import { Passkeys } from './passkeys.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactors } from './second-factors.service.js';

/** The second factor of accounts (product.md#second-factor). Exports what signing in and resetting need. */
@Module({
  controllers: [SecondFactorController],
  providers: [AccountNotices, LoginSteps, Passkeys, SecondFactors],
  exports: [LoginSteps, Passkeys, SecondFactors],
})
export class SecondFactorModule {}
