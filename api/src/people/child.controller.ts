import { Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DeleteResult, StaffChild, StaffChildDetail } from '@feria/shared';
import { child } from '@feria/shared/resources/child/index';
import { RequirePermission } from '../platform/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../platform/auth/current-user.js';
import { inputClass } from '../platform/crud/input-class.js';
import { ResourceBody } from '../platform/crud/resource-body.js';
import type { ListPage } from '../platform/http/envelope.interceptor.js';
import { Id } from '../platform/http/params.js';
import { ChildService } from './child.service.js';

const { permissions } = child;
const CreateInput = inputClass(child, 'create');
const UpdateInput = inputClass(child, 'update');
type Values = Record<string, unknown>;

/** Children for the office; the health fields are there for holders of `child.health` only (decisions §3). */
@ApiTags('child')
@ApiBearerAuth()
@Controller('api/child')
export class ChildController {
  constructor(private readonly children: ChildService) {}

  @Get()
  @RequirePermission(permissions.index)
  @ApiOperation({ summary: 'A page of the list; also the child picker' })
  list(@Query() query: Values, @CurrentUser() user: CurrentUserData): Promise<ListPage<StaffChild>> {
    return this.children.list(query, user);
  }

  @Get(':id')
  @RequirePermission(permissions.view)
  @ApiOperation({ summary: 'One child with parents and course weeks' })
  get(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<StaffChildDetail> {
    return this.children.get(id, user);
  }

  @Post()
  @RequirePermission(permissions.create)
  @ApiOperation({ summary: 'Create a child; birth and gender come from the tax code' })
  @ApiBody({ type: CreateInput })
  create(
    @ResourceBody(CreateInput) input: Values,
    @CurrentUser() user: CurrentUserData,
  ): Promise<StaffChildDetail> {
    return this.children.create(input, user);
  }

  @Put(':id')
  @RequirePermission(permissions.update)
  @ApiOperation({ summary: 'Change a child; absent fields keep their value, the tax code stays' })
  @ApiBody({ type: UpdateInput })
  update(
    @Id() id: number,
    @ResourceBody(UpdateInput) input: Values,
    @CurrentUser() user: CurrentUserData,
  ): Promise<StaffChildDetail> {
    return this.children.update(id, input, user);
  }

  @Delete(':id')
  @RequirePermission(permissions.update)
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a child with its past registrations, unless it has active ones' })
  remove(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<DeleteResult> {
    return this.children.remove(id, user);
  }
}
