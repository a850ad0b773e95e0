import { Body, Controller, Delete, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OFFICE_API, type ApiKeyRecord, type CreatedApiKey, type DeleteResult } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import type { ListPage } from '../../core/http/envelope.js';
import { ListParameters, MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { FromCaller, type Caller } from '../second-factor/caller.js';
import { NewApiKeyDto } from './api-keys.dto.js';
import { API_KEY_LIST, ApiKeysService } from './api-keys.service.js';

/** The logins of programs (product/accounts.md#api-keys). */
@ApiTags('apiKey')
@ApiBearerAuth()
@Controller(OFFICE_API.apiKey)
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @RequirePermission('apiKey.index', 'apiKey.create')
  @ApiOperation({
    summary:
      'A page of the API keys, whoever made them; without `apiKey.index` those of the caller; without the keys themselves',
  })
  @ListParameters(API_KEY_LIST)
  list(
    @Query() query: Record<string, unknown>,
    @CurrentUser() reader: CurrentUserData,
  ): Promise<ListPage<ApiKeyRecord>> {
    return this.keys.list(query, reader);
  }

  @Post()
  @RequirePermission('apiKey.create')
  @Header('Cache-Control', 'no-store')
  @MayFail(429)
  @ApiOperation({ summary: 'Make an API key; the answer shows it, this once' })
  create(
    @Body() input: NewApiKeyDto,
    @CurrentUser() actor: CurrentUserData,
    @FromCaller() caller: Caller,
  ): Promise<CreatedApiKey> {
    return this.keys.create(input, actor, caller);
  }

  @Delete(':id')
  @RequirePermission('apiKey.update', 'apiKey.create')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Revoke an API key, whoever made it; without `apiKey.update` one of the caller: its next call is refused',
  })
  revoke(@Id() id: number, @CurrentUser() actor: CurrentUserData): Promise<DeleteResult> {
    return this.keys.revoke(id, actor);
  }
}
