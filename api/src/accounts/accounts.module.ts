import { Module } from '@nestjs/common';
import { PasswordTokens } from '../users/password-tokens.js';
import { LoginService } from './login.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { RegisterController } from './register.controller.js';
import { RegisterService } from './register.service.js';
import { SessionController } from './session.controller.js';

/** Login, registration, passwords. Exports the links with which passwords are set. */
@Module({
  controllers: [SessionController, RegisterController, PasswordController],
  providers: [LoginService, PasswordService, PasswordTokens, RegisterService],
  exports: [PasswordTokens],
})
export class AccountsModule {}
