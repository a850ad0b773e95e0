import { Module } from '@nestjs/common';
import { AccountsModule } from '../sign-in/accounts.module.js';
import { ApiKeysController } from '../api-keys/api-keys.controller.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { RolesController } from './roles.controller.js';
import { RolesService } from './roles.service.js';
import { UsersController } from './users.controller.js';
import { UserQueries } from './users.queries.js';
import { UsersService } from './users.service.js';

/** Accounts, roles and API keys, as staff keep them. */
@Module({
  imports: [AccountsModule],
  controllers: [UsersController, RolesController, ApiKeysController],
  providers: [ApiKeysService, RolesService, UserQueries, UsersService],
})
export class UsersModule {}
