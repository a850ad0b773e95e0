import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { RegistrationEngineModule } from '../registrations/registration-engine.module.js';
import { ChildController } from './child.controller.js';
import { ChildService } from './child.service.js';
import { PersonAccounts } from './person-accounts.js';
import { PersonController } from './person.controller.js';
import { PersonService } from './person.service.js';

/** Parents and children, as the office works with them; my family has its own calls. */
@Module({
  imports: [AccountsModule, RegistrationEngineModule],
  controllers: [ChildController, PersonController],
  providers: [ChildService, PersonAccounts, PersonService],
})
export class PeopleModule {}
