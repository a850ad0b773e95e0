import { Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { StaffChild, StaffChildDetail } from '@feria/shared';
import { child } from '@feria/shared/resources/child/index';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { inputClass, ResourceBody } from '../../core/crud/input-class.js';
import type { ListPage } from '../../core/http/envelope.js';
import { Id } from '../../core/http/params.js';
import { ChildService } from './child.service.js';
import { ListParameters } from '../../core/http/openapi-decorators.js';
import { CHILD_LIST } from './child.queries.js';

const { permissions } = child;
const CreateInput = inputClass(child, 'create');
const UpdateInput = inputClass(child, 'update');
type Values = Record<string, unknown>;

/** Children for the office; the health fields are there for holders of `child.health` only (product/accounts.md#health-fields). */
@ApiTags('child')
@ApiBearerAuth()
@Controller('api/child')
export class ChildController {
  constructor(private readonly children: ChildService) {}

  @Get()
  @RequirePermission(permissions.index)
  @ApiOperation({ summary: 'A page of the list; also the child picker' })
  @ListParameters(CHILD_LIST)
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
}
