import { Module } from '@nestjs/common';
import { EmailConfirmations } from '../users/email-confirmations.js';
import { PasswordTokens } from '../users/password-tokens.js';
import { AccountUndoController } from './account-undo.controller.js';
import { AccountUndo } from './account-undo.service.js';
import { EmailController } from './email.controller.js';
import { LoginService } from './login.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { RegisterController } from './register.controller.js';
import { RegisterService } from './register.service.js';
import { RenewedLinks } from '../users/renewed-links.js';
import { SecondStepController } from './second-step.controller.js';
import { SecondStepService } from './second-step.service.js';
import { SessionController } from './session.controller.js';

/** Login, registration, passwords, changes undone. Exports the links with which passwords are set, and the notices of changes. */
@Module({
  imports: [SecondFactorModule],
  controllers: [
    SessionController,
    SecondStepController,
    RegisterController,
    PasswordController,
    EmailController,
    AccountUndoController,
  ],
  providers: [
    AccountUndo,
    EmailConfirmations,
    LoginService,
    PasswordService,
    PasswordTokens,
    RegisterService,
    RenewedLinks,
    SecondStepService,
  ],
  exports: [SecondFactorModule, EmailConfirmations, PasswordTokens, RenewedLinks],
})
export class AccountsModule {}
