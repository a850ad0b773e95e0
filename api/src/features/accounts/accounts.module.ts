import { Module } from '@nestjs/common';
import { AccountNotices } from '../users/account-notices.js';
import { EmailConfirmations } from '../users/email-confirmations.js';
import { PasswordTokens } from '../users/password-tokens.js';
import { EmailController } from './email.controller.js';
import { LoginService } from './login.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { RegisterController } from './register.controller.js';
import { RegisterService } from './register.service.js';
import { SecondStepController } from './second-step.controller.js';
import { SecondStepService } from './second-step.service.js';
import { SessionController } from './session.controller.js';

/** Login, registration, passwords. Exports the links with which passwords are set, and the notices of changes. */
@Module({
  imports: [SecondFactorModule],
  controllers: [
    SessionController,
    SecondStepController,
    RegisterController,
    PasswordController,
    EmailController,
  ],
  providers: [
    AccountNotices,
    EmailConfirmations,
    LoginService,
    PasswordService,
    PasswordTokens,
    RegisterService,
    SecondStepService,
  ],
  exports: [SecondFactorModule, AccountNotices, EmailConfirmations, PasswordTokens],
})
export class AccountsModule {}
