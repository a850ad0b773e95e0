import { Module } from '@nestjs/common';
import { AccountsModule } from '../sign-in/accounts.module.js';
import { RolesController } from './roles.controller.js';
import { RolesService } from './roles.service.js';
import { UsersController } from './users.controller.js';
import { UserQueries } from './users.queries.js';
import { UsersService } from './users.service.js';

/** Accounts and roles, as staff keep them. */
@Module({
  imports: [AccountsModule],
  controllers: [UsersController, RolesController],
  providers: [RolesService, UserQueries, UsersService],
})
export class UsersModule {}
