import { Module } from '@nestjs/common';
import { shownRole } from '@feria/shared';
import { role } from '@feria/shared/resources/role/index';
import { user } from '@feria/shared/resources/user/index';
import { columnsOfList, withValue } from '../../core/crud/list-columns.js';
import { resourceExportController } from '../../core/crud/list-export.js';
import { AccountsModule } from '../sign-in/accounts.module.js';
import { ApiKeysController } from '../api-keys/api-keys.controller.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { RolesController } from './roles.controller.js';
import { ROLE_LIST, RolesService } from './roles.service.js';
import { UsersController } from './users.controller.js';
import { USER_LIST, UserQueries } from './users.queries.js';
import { UsersService } from './users.service.js';

/** Accounts, roles and API keys, as staff keep them. */
@Module({
  imports: [AccountsModule],
  controllers: [
    UsersController,
    RolesController,
    ApiKeysController,
    resourceExportController(user, UserQueries, {
      rules: USER_LIST,
      columns: (lang, reader) =>
        withValue(columnsOfList(user, lang, reader), 'roles', ({ roles }) =>
          (roles as string[]).map((role) => shownRole(role, lang)).join(', '),
        ),
    }),
    resourceExportController(role, RolesService, {
      rules: ROLE_LIST,
      columns: (lang, reader) =>
        withValue(columnsOfList(role, lang, reader), 'name', ({ name }) => shownRole(String(name), lang)),
    }),
  ],
  providers: [ApiKeysService, RolesService, UserQueries, UsersService],
})
export class UsersModule {}
