import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type FrontendProject, type FrontendProjectDetail } from '@feria/shared';
import { Public } from '../../platform/auth/access.js';
import type { ListPage } from '../../platform/http/envelope.interceptor.js';
import { Id } from '../../platform/http/params.js';
import { FrontendService } from './frontend.service.js';

/** The catalogue for parents and visitors. */
@ApiTags('frontend')
@Controller(API.frontend)
@Public()
export class FrontendController {
  constructor(private readonly frontend: FrontendService) {}

  @Get()
  @ApiOperation({ summary: 'Active projects with the states of their weeks' })
  list(@Query() query: Record<string, unknown>): Promise<ListPage<FrontendProject>> {
    return this.frontend.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One active project with its weeks' })
  detail(@Id() id: number): Promise<FrontendProjectDetail> {
    return this.frontend.detail(id);
  }
}
