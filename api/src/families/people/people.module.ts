import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/sign-in/accounts.module.js';
import { GuardiansModule } from '../guardians/guardians.module.js';
import { OptionsModule } from '../../settings/options/options.module.js';
import { ChildController } from './child.controller.js';
import { ChildService } from './child.service.js';
import { ParentAccounts } from './parent-accounts.js';
import { ParentController } from './parent.controller.js';
import { ParentViewController } from './parent-view.controller.js';
import { ParentService } from './parent.service.js';
import { PlzChanges } from './plz-changes.js';

/** Parents and children, as the office works with them; my family has its own calls. */
@Module({
  imports: [AccountsModule, GuardiansModule, OptionsModule],
  controllers: [ChildController, ParentController, ParentViewController],
  providers: [ChildService, ParentAccounts, ParentService, PlzChanges],
})
export class PeopleModule {}
