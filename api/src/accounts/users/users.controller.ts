import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CreatedUser, DeletePreview, DeleteResult, UserDetail, UserRecord } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import type { ListPage } from '../../core/http/envelope.js';
import { notFound } from '../../core/http/errors.js';
import { Id } from '../../core/http/params.js';
import { BodyValidationPipe } from '../../core/http/validation.pipe.js';
import { SecondFactorResetDto, UserCreateInput, UserUpdateInput } from './users.dto.js';
import { USER_LIST, UserQueries } from './users.queries.js';
import { UsersService } from './users.service.js';
import { ListParameters, MayFail } from '../../core/http/openapi-decorators.js';
import { FromCaller, type Caller } from '../second-factor/caller.js';

/** Written only with `user.create`; from others they are ignored, never cleared. */
const FOR_CREATORS = ['email', 'roles', 'password', 'password_confirmation'];

/** Accounts in the back office. */
@ApiTags('user')
@ApiBearerAuth()
@Controller('api/user')
export class UsersController {
  private readonly bodies = new BodyValidationPipe();

  constructor(
    private readonly users: UserQueries,
    private readonly service: UsersService,
  ) {}

  @Get()
  @RequirePermission('user.index')
  @ApiOperation({ summary: 'A page of the users, staff and parents' })
  @ListParameters(USER_LIST)
  list(
    @Query() query: Record<string, unknown>,
    @CurrentUser() reader: CurrentUserData,
  ): Promise<ListPage<UserRecord>> {
    return this.users.list(query, reader);
  }

  @Get(':id')
  @RequirePermission('user.update', 'user.updateOwn')
  @ApiOperation({ summary: 'One user; with user.updateOwn only oneself' })
  async get(@Id() id: number, @CurrentUser() actor: CurrentUserData): Promise<UserDetail> {
    onlyOwn(id, actor);
    return this.users.read(id, actor);
  }

  @Post()
  @RequirePermission('user.create')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Create a user; a generated password is answered this once' })
  create(@Body() input: UserCreateInput, @CurrentUser() actor: CurrentUserData): Promise<CreatedUser> {
    return this.service.create(input, actor);
  }

  @Put(':id')
  @RequirePermission('user.update', 'user.updateOwn')
  @MayFail(429)
  @ApiOperation({ summary: 'Change a user; e-mail address, roles and password only with user.create' })
  @ApiBody({ type: UserUpdateInput })
  async update(
    @Id() id: number,
    @Body() body: Record<string, unknown>,
    @CurrentUser() actor: CurrentUserData,
    @FromCaller() caller: Caller,
  ): Promise<UserDetail> {
    onlyOwn(id, actor);
    // Before it is checked: what is ignored cannot be wrong.
    const mayAll = actor.permissions.includes('user.create');
    const kept = Object.entries(body).filter(([field]) => mayAll || !FOR_CREATORS.includes(field));
    const input = await this.bodies.transform(Object.fromEntries(kept), {
      type: 'body',
      metatype: UserUpdateInput,
    });
    return this.service.update(id, input as UserUpdateInput, { actor, caller });
  }

  @Delete(':id')
  @RequirePermission('user.update')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a user and end their sessions' })
  remove(@Id() id: number, @CurrentUser() actor: CurrentUserData): Promise<DeleteResult> {
    return this.service.remove(id, actor);
  }

  @Post(':id/second-factor/reset')
  @RequirePermission('user.create')
  @MayFail(429)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take authenticator app, passkeys and recovery codes from somebody who has lost them',
  })
  resetSecondFactor(
    @Id() id: number,
    @Body() input: SecondFactorResetDto,
    @CurrentUser() actor: CurrentUserData,
    @FromCaller() caller: Caller,
  ): Promise<UserDetail> {
    return this.service.resetSecondFactor(id, input, { actor, caller });
  }

  @Get(':id/delete-preview')
  @RequirePermission('user.update')
  @ApiOperation({ summary: 'What deleting the user would do, or why it would be refused' })
  previewRemoval(@Id() id: number, @CurrentUser() actor: CurrentUserData): Promise<DeletePreview> {
    return this.service.previewRemoval(id, actor);
  }
}

/** With `user.updateOwn` alone there is nobody but oneself. */
function onlyOwn(id: number, actor: CurrentUserData): void {
  if (id !== actor.id && !actor.permissions.includes('user.update')) throw notFound();
}
