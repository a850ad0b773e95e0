import { Module } from '@nestjs/common';
import { child } from '@feria/shared/resources/child/index';
import { parent } from '@feria/shared/resources/parent/index';
import { AccountsModule } from '../../accounts/sign-in/accounts.module.js';
import { resourceExportController } from '../../core/crud/list-export.js';
import { GuardiansModule } from '../guardians/guardians.module.js';
import { OptionsModule } from '../../settings/options/options.module.js';
import { ChildController } from './child.controller.js';
import { CHILD_LIST } from './child.queries.js';
import { ChildService } from './child.service.js';
import { MunicipalitiesController } from './municipalities.controller.js';
import { ParentAccounts } from './parent-accounts.js';
import { ParentController } from './parent.controller.js';
import { ParentViewController } from './parent-view.controller.js';
import { PARENT_LIST } from './parent.queries.js';
import { ParentService } from './parent.service.js';
import { PlzChanges } from './plz-changes.js';

/** Parents and children, as the office works with them; my family has its own calls. */
@Module({
  imports: [AccountsModule, GuardiansModule, OptionsModule],
  controllers: [
    ChildController,
    MunicipalitiesController,
    ParentController,
    ParentViewController,
    resourceExportController(child, ChildService, {
      rules: CHILD_LIST,
      read: (children, query, reader) => children.listWithoutHealth(query, reader),
    }),
    resourceExportController(parent, ParentService, { rules: PARENT_LIST }),
  ],
  providers: [ChildService, ParentAccounts, ParentService, PlzChanges],
})
export class PeopleModule {}
