import { Controller, Delete, Get, HttpCode, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DeletePreview, DeleteResult, PermissionGroup, RoleDetail, RoleRecord } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import type { ListPage } from '../../core/http/envelope.js';
import { Id } from '../../core/http/params.js';
import { ResourceBody } from '../../core/crud/input-class.js';
import { ROLE_LIST, RolesService } from './roles.service.js';
import { RoleCreateInput, RoleUpdateInput } from './users.dto.js';
import { ListParameters } from '../../core/http/openapi-decorators.js';

type Values = Record<string, unknown>;

/** Roles in the back office. */
@ApiTags('role')
@ApiBearerAuth()
@Controller('api/role')
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  @Get()
  @RequirePermission('role.index')
  @ApiOperation({ summary: 'A page of the roles' })
  @ListParameters(ROLE_LIST)
  list(@Query() query: Values): Promise<ListPage<RoleRecord>> {
    return this.roles.list(query);
  }

  // Before `:id`, which would take it for one.
  @Get('permissions')
  @RequirePermission('role.index', 'role.create', 'role.update')
  @ApiOperation({ summary: 'Every permission there is, grouped by resource' })
  permissions(): PermissionGroup[] {
    return this.roles.permissions();
  }

  @Get(':id')
  @RequirePermission('role.update')
  @ApiOperation({
    summary: 'One role with its permissions, and with those who hold it for who may list users',
  })
  get(@Id() id: number, @CurrentUser() reader: CurrentUserData): Promise<RoleDetail> {
    return this.roles.read(id, reader);
  }

  @Post()
  @RequirePermission('role.create')
  @ApiOperation({ summary: 'Create a role' })
  @ApiBody({ type: RoleCreateInput })
  create(
    @ResourceBody(RoleCreateInput) input: Values,
    @CurrentUser() actor: CurrentUserData,
  ): Promise<RoleDetail> {
    return this.roles.create(input, actor);
  }

  @Put(':id')
  @RequirePermission('role.update')
  @ApiOperation({ summary: 'Change a role; absent fields keep their value' })
  @ApiBody({ type: RoleUpdateInput })
  update(
    @Id() id: number,
    @ResourceBody(RoleUpdateInput) input: Values,
    @CurrentUser() actor: CurrentUserData,
  ): Promise<RoleDetail> {
    return this.roles.update(id, input, actor);
  }

  @Patch(':id')
  @RequirePermission('role.update')
  @ApiOperation({ summary: 'The same as PUT' })
  @ApiBody({ type: RoleUpdateInput })
  patch(
    @Id() id: number,
    @ResourceBody(RoleUpdateInput) input: Values,
    @CurrentUser() actor: CurrentUserData,
  ): Promise<RoleDetail> {
    return this.roles.update(id, input, actor);
  }

  @Delete(':id')
  @RequirePermission('role.update')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a role that nobody holds' })
  remove(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeleteResult> {
    return this.roles.remove(id, user);
  }

  @Get(':id/delete-preview')
  @RequirePermission('role.update')
  @ApiOperation({ summary: 'What deleting the role would do, or who holds it' })
  previewRemoval(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeletePreview> {
    return this.roles.previewRemoval(id, user);
  }
}
