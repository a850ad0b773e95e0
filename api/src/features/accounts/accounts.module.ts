import { Module } from '@nestjs/common';
import { AccountNotices } from '../users/account-notices.js';
import { EmailConfirmations } from '../users/email-confirmations.js';
import { PasswordTokens } from '../users/password-tokens.js';
import { EmailController } from './email.controller.js';
import { LoginService } from './login.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { RegisterController } from './register.controller.js';
import { RegisterService } from './register.service.js';
import { SessionController } from './session.controller.js';

/** Login, registration, passwords. Exports the links with which passwords are set, and the notices of changes. */
@Module({
  controllers: [SessionController, RegisterController, PasswordController, EmailController],
  providers: [
    AccountNotices,
    EmailConfirmations,
    LoginService,
    PasswordService,
    PasswordTokens,
    RegisterService,
  ],
  exports: [AccountNotices, EmailConfirmations, PasswordTokens],
})
export class AccountsModule {}
