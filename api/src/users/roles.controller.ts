import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put, Query, type Type } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DeleteResult, PermissionGroup, RoleDetail, RoleRecord } from '@feria/shared';
import { RequirePermission } from '../platform/auth/access.js';
import type { ListPage } from '../platform/http/envelope.interceptor.js';
import { Id } from '../platform/http/params.js';
import { BodyValidationPipe } from '../platform/http/validation.pipe.js';
import { RolesService } from './roles.service.js';
import { RoleCreateInput, RoleUpdateInput } from './users.dto.js';

type Values = Record<string, unknown>;

const bodies = new BodyValidationPipe();
const bodyOf = (type: Type): ParameterDecorator =>
  Body({ transform: (value: unknown) => bodies.transform(value, { type: 'body', metatype: type }) });

/** Roles in the back office (spec §7). */
@ApiTags('role')
@ApiBearerAuth()
@Controller('api/role')
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  @Get()
  @RequirePermission('role.index')
  @ApiOperation({ summary: 'A page of the roles' })
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
  @ApiOperation({ summary: 'One role with its permissions and those who hold it' })
  get(@Id() id: number): Promise<RoleDetail> {
    return this.roles.read(id);
  }

  @Post()
  @RequirePermission('role.create')
  @ApiOperation({ summary: 'Create a role' })
  @ApiBody({ type: RoleCreateInput })
  create(@bodyOf(RoleCreateInput) input: Values): Promise<RoleDetail> {
    return this.roles.create(input);
  }

  @Put(':id')
  @RequirePermission('role.update')
  @ApiOperation({ summary: 'Change a role; absent fields keep their value' })
  @ApiBody({ type: RoleUpdateInput })
  update(@Id() id: number, @bodyOf(RoleUpdateInput) input: Values): Promise<RoleDetail> {
    return this.roles.update(id, input);
  }

  @Patch(':id')
  @RequirePermission('role.update')
  @ApiOperation({ summary: 'The same as PUT (decisions §2)' })
  @ApiBody({ type: RoleUpdateInput })
  patch(@Id() id: number, @bodyOf(RoleUpdateInput) input: Values): Promise<RoleDetail> {
    return this.roles.update(id, input);
  }

  @Delete(':id')
  @RequirePermission('role.update')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a role that nobody holds' })
  remove(@Id() id: number): Promise<DeleteResult> {
    return this.roles.remove(id);
  }
}
