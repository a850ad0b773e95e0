import { Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  type DeleteResult,
  type StaffPerson,
  type StaffPersonDetail,
} from '@feria/shared';
import { person } from '@feria/shared/resources/person/index';
import { RequirePermission } from '../platform/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../platform/auth/current-user.js';
import { inputClass } from '../platform/crud/input-class.js';
import { ResourceBody } from '../platform/crud/resource-body.js';
import type { ListPage } from '../platform/http/envelope.interceptor.js';
import { Id } from '../platform/http/params.js';
import { Password } from '../platform/http/validators.js';
import { PersonService } from './person.service.js';

const { permissions } = person;
const UpdateInput = inputClass(person, 'update');
type Values = Record<string, unknown>;

class PersonCreateInput extends inputClass(person, 'create') {
  @Password({
    min: PASSWORD_MIN,
    max: PASSWORD_MAX,
    description: 'Without one a mail brings a link to set it',
  })
  password?: string | null;

  @Password({ max: PASSWORD_MAX, description: 'The same again' })
  password_confirmation?: string | null;
}

/** Parents for the office. The API's name for them is `parent` (spec §7). */
@ApiTags('parent')
@ApiBearerAuth()
@Controller('api/parent')
export class PersonController {
  constructor(private readonly persons: PersonService) {}

  @Get()
  @RequirePermission(permissions.index)
  @ApiOperation({ summary: 'A page of the list' })
  list(@Query() query: Values): Promise<ListPage<StaffPerson>> {
    return this.persons.list(query);
  }

  @Get(':id')
  @RequirePermission(permissions.view, permissions.update)
  @ApiOperation({ summary: 'One parent with children and their course weeks' })
  get(@Id() id: number): Promise<StaffPersonDetail> {
    return this.persons.get(id);
  }

  @Post()
  @RequirePermission(permissions.create)
  @ApiOperation({ summary: 'Create a parent with an account; without a password a mail brings a link' })
  @ApiBody({ type: PersonCreateInput })
  create(
    @ResourceBody(PersonCreateInput) input: Values,
    @CurrentUser() user: CurrentUserData,
  ): Promise<StaffPersonDetail> {
    return this.persons.create(input, user);
  }

  @Put(':id')
  @RequirePermission(permissions.update)
  @ApiOperation({ summary: 'Change a parent; absent fields keep their value' })
  @ApiBody({ type: UpdateInput })
  update(
    @Id() id: number,
    @ResourceBody(UpdateInput) input: Values,
    @CurrentUser() user: CurrentUserData,
  ): Promise<StaffPersonDetail> {
    return this.persons.update(id, input, user);
  }

  @Delete(':id')
  @RequirePermission(permissions.update)
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a parent and its account, unless a child has active registrations' })
  remove(@Id() id: number): Promise<DeleteResult> {
    return this.persons.remove(id);
  }
}
