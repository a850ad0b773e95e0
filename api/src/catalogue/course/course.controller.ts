import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { can, type OverviewWeek } from '@feria/shared';
import { LoggedIn, RequirePermission } from '../../platform/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../platform/auth/current-user.js';
import { Id } from '../../platform/http/params.js';
import { CourseService } from './course.service.js';
import { OverviewService } from './overview.service.js';

/** Calls on courses beyond plain CRUD. */
@ApiTags('course')
@ApiBearerAuth()
@Controller('api/course')
export class CourseController {
  constructor(
    private readonly courses: CourseService,
    private readonly occupancy: OverviewService,
  ) {}

  @Get('years')
  @RequirePermission('course.index')
  @ApiOperation({ summary: 'Years that have a course, newest first' })
  years(): Promise<number[]> {
    return this.courses.years();
  }

  @Get('overview')
  @LoggedIn()
  @ApiOperation({ summary: 'Weeks of active courses; how full they are, for holders of course.index' })
  overview(@CurrentUser() user: CurrentUserData): Promise<OverviewWeek[]> {
    return this.occupancy.weeks({ figures: can(user, 'course.index') });
  }

  @Post(':id/copy')
  @RequirePermission('course.create')
  @ApiOperation({ summary: 'Copy a course with its weeks, without registrations; the copy is not active' })
  copy(@Id() id: number): Promise<Record<string, unknown>> {
    return this.courses.copy(id);
  }

  @Post(':id/changeActive')
  @RequirePermission('course.update')
  @HttpCode(200)
  @ApiOperation({ summary: 'Activate or deactivate a course' })
  changeActive(@Id() id: number): Promise<Record<string, unknown>> {
    return this.courses.changeActive(id);
  }
}
