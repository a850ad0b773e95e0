import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type FrontendProject, type FrontendProjectDetail } from '@feria/shared';
import { Public } from '../../core/auth/access.js';
import type { ListPage } from '../../core/http/envelope.js';
import { Id } from '../../core/http/params.js';
import { SameForEverybody } from '../../core/http/public-cache/same-for-everybody.js';
import { ListParameters } from '../../core/http/openapi-decorators.js';
import { PROJECT_LIST, PROJECT_TABLES } from './public-courses.queries.js';
import { PRIORITY } from './public-courses.presenter.js';
import { PublicCoursesService } from './public-courses.service.js';

/** The catalogue for parents and visitors. */
@ApiTags('frontend')
@Controller(API.frontend)
@Public()
export class PublicCoursesController {
  constructor(private readonly frontend: PublicCoursesService) {}

  @Get()
  @ApiOperation({ summary: 'Active projects with the states of their weeks' })
  @ListParameters(PROJECT_LIST)
  @SameForEverybody({ from: PROJECT_TABLES })
  list(@Query() query: Record<string, unknown>): Promise<ListPage<FrontendProject>> {
    return this.frontend.list(query);
  }

  @Get(':id')
  @Public({ forReader: true })
  @ApiOperation({ summary: 'One active project with its weeks; opens when it opens for the reader' })
  @SameForEverybody({ from: PROJECT_TABLES, timeField: 'server_time', forReader: PRIORITY })
  detail(@Id() id: number): Promise<FrontendProjectDetail> {
    return this.frontend.detail(id);
  }
}
