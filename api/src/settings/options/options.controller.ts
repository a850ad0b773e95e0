import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import {
  API,
  type DeleteResult,
  type FeatureUse,
  type OptionDetail,
  type OptionKey,
  type OptionRecord,
  OFFICE_API,
} from '@feria/shared';
import { option, OPTION_KEYS } from '@feria/shared/resources/option/index';
import { LoggedIn, Public, RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Version } from '../../core/crud/input-class.js';
import * as check from '../../core/http/checks.js';
import { ListPage } from '../../core/http/envelope.js';
import { parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { Id } from '../../core/http/params.js';
import { SameForEverybody } from '../../core/http/public-cache/same-for-everybody.js';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { OptionsService } from './options.service.js';
import { ListParameters } from '../../core/http/openapi-decorators.js';

const { permissions } = option;

const OPTION_LIST: ListRules = {
  sort: { id: 'id' },
  filters: {},
  defaultSort: { field: 'id', order: 'ASC' },
};

/** What an option holds is checked by its declaration, once its key is known. */
class OptionInput {
  @check.checked(check.all(check.required, check.oneOf(OPTION_KEYS)))
  @ApiProperty({ enum: OPTION_KEYS })
  key: OptionKey;

  @check.checked(() => null)
  @ApiProperty({ type: String, nullable: true, required: false })
  value?: unknown;
}

class OptionChange {
  @check.checked(check.oneOf(OPTION_KEYS))
  @ApiProperty({ enum: OPTION_KEYS, nullable: true, required: false })
  key?: OptionKey;

  @check.checked(() => null)
  @ApiProperty({ type: String, nullable: true, required: false })
  value?: unknown;

  @Version()
  version?: string | null;
}

/** The organiser's settings, as both frontends read them before anybody is logged in, and as staff keep them (product/office.md#options). */
@ApiTags('option')
@Controller()
export class OptionsController {
  constructor(private readonly options: OptionsService) {}

  @Get(API.options)
  @Public()
  @ApiOperation({ summary: 'All options; public' })
  @SameForEverybody({ from: [OptionEntity] })
  all(): Promise<OptionRecord[]> {
    return this.options.all();
  }

  @Get(OFFICE_API.option)
  @RequirePermission(permissions.index)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'All options as a page of a list; there are few, in a fixed order' })
  @ListParameters(OPTION_LIST, { search: false })
  async list(@Query() query: Record<string, unknown>): Promise<ListPage<OptionDetail>> {
    const { skip, take } = parseListQuery(query, OPTION_LIST);
    const options = await this.options.details();
    return new ListPage(options.slice(skip, take === null ? undefined : skip + take), options.length);
  }

  /** Screens of staff ask it who may not see the options. */
  @Get(OFFICE_API.features)
  @LoggedIn()
  @ApiBearerAuth()
  @ApiOperation({ summary: 'What the organiser uses of what can be left out' })
  features(@CurrentUser() reader: CurrentUserData): Promise<FeatureUse[]> {
    return this.options.features(reader);
  }

  @Get(`${OFFICE_API.option}/:id`)
  @RequirePermission(permissions.view)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'One option' })
  get(@Id() id: number): Promise<OptionDetail> {
    return this.options.get(id);
  }

  @Post(OFFICE_API.option)
  @RequirePermission(permissions.create)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Store an option that is not there' })
  create(@Body() { key, value }: OptionInput): Promise<OptionDetail> {
    return this.options.create(key, value);
  }

  @Put(`${OFFICE_API.option}/:id`)
  @RequirePermission(permissions.update)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Change the value of an option' })
  update(@Id() id: number, @Body() change: OptionChange): Promise<OptionDetail> {
    return this.options.update(id, change);
  }

  @Delete(`${OFFICE_API.option}/:id`)
  @RequirePermission(permissions.update)
  @ApiBearerAuth()
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete an option, unless it is required' })
  remove(@Id() id: number): Promise<DeleteResult> {
    return this.options.remove(id);
  }
}
