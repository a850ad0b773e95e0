import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/sign-in/accounts.module.js';
import { GuardianNotices } from './guardian-notices.js';
import { GuardiansController } from './guardians.controller.js';
import { Guardians } from './guardians.service.js';
import { Invitations } from './invitations.service.js';

/** Second guardians of children, by invitation. Exports the notices for the office, which ends their access in the child's form. */
@Module({
  imports: [AccountsModule],
  controllers: [GuardiansController],
  providers: [GuardianNotices, Guardians, Invitations],
  exports: [GuardianNotices],
})
export class GuardiansModule {}
