import { Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PASSWORD_MAX, type StaffPerson, type StaffPersonDetail, type WithPhoneUses } from '@feria/shared';
import { parent } from '@feria/shared/resources/parent/index';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { inputClass, ResourceBody } from '../../core/crud/input-class.js';
import type { ListPage } from '../../core/http/envelope.js';
import { Id } from '../../core/http/params.js';
import { NewPassword, Password } from '../../core/http/validators.js';
import { ListParameters, MayFail } from '../../core/http/openapi-decorators.js';
import { FromCaller, type Caller } from '../../accounts/second-factor/caller.js';
import {
  FactorCode,
  FactorPasskey,
  OwnPassword,
  type PasskeyAnswerDto,
} from '../../accounts/second-factor/own-proof.dto.js';
import { PARENT_LIST } from './parent.queries.js';
import { ParentService } from './parent.service.js';

const { permissions } = parent;
type Values = Record<string, unknown>;

class ParentCreateInput extends inputClass(parent, 'create') {
  @NewPassword({ description: 'Without one a mail brings a link to set it' })
  password?: string | null;

  @Password({ max: PASSWORD_MAX, description: 'The same again' })
  password_confirmation?: string | null;
}

class ParentUpdateInput extends inputClass(parent, 'update') {
  @OwnPassword()
  current_password?: string | null;

  @FactorCode()
  code?: string | null;

  @FactorPasskey()
  passkey?: PasskeyAnswerDto | null;
}

/** Parents for the office. The API's name for them is `parent` (product/families.md#persons-and-children). */
@ApiTags('parent')
@ApiBearerAuth()
@Controller('api/parent')
export class ParentController {
  constructor(private readonly persons: ParentService) {}

  @Get()
  @RequirePermission(permissions.index)
  @ApiOperation({ summary: 'A page of the list' })
  @ListParameters(PARENT_LIST)
  list(@Query() query: Values, @CurrentUser() reader: CurrentUserData): Promise<ListPage<StaffPerson>> {
    return this.persons.list(query, reader);
  }

  @Get(':id')
  @RequirePermission(permissions.view, permissions.update)
  @ApiOperation({ summary: 'One parent with children and their course weeks' })
  get(@Id() id: number, @CurrentUser() reader: CurrentUserData): Promise<StaffPersonDetail> {
    return this.persons.get(id, reader);
  }

  @Post()
  @RequirePermission(permissions.create)
  @ApiOperation({ summary: 'Create a parent with an account; without a password a mail brings a link' })
  @ApiBody({ type: ParentCreateInput })
  create(
    @ResourceBody(ParentCreateInput) input: Values,
    @CurrentUser() user: CurrentUserData,
  ): Promise<StaffPersonDetail> {
    return this.persons.create(input, user);
  }

  @Put(':id')
  @RequirePermission(permissions.update)
  @ApiOperation({ summary: 'Change a parent; absent fields keep their value' })
  @MayFail(429)
  @ApiBody({ type: ParentUpdateInput })
  update(
    @Id() id: number,
    @ResourceBody(ParentUpdateInput) input: Values,
    @CurrentUser() writer: CurrentUserData,
    @FromCaller() caller: Caller,
  ): Promise<StaffPersonDetail & WithPhoneUses> {
    return this.persons.update(id, input, { writer, caller });
  }
}
