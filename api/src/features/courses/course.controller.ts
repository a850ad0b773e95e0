import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { can, type OverviewWeek } from '@feria/shared';
import { LoggedIn, RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Id } from '../../core/http/params.js';
import { CourseService } from './course.service.js';
import { course } from '@feria/shared/resources/course/index';
import { recordSchemas } from '../../core/crud/record-schema.js';
import { Answers } from '../../core/http/openapi-decorators.js';
import { CourseHooks } from './courses.hooks.js';

const { record } = recordSchemas(course, CourseHooks);

/** Calls on courses beyond plain CRUD. */
@ApiTags('course')
@ApiBearerAuth()
@Controller('api/course')
export class CourseController {
  constructor(private readonly courses: CourseService) {}

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
    return this.courses.overview({ figures: can(user, 'course.index') });
  }

  @Post(':id/copy')
  @RequirePermission('course.create')
  @ApiOperation({ summary: 'Copy a course with its weeks, without registrations; the copy is not active' })
  @Answers(record, { status: 201 })
  copy(@Id() id: number): Promise<Record<string, unknown>> {
    return this.courses.copy(id);
  }

  @Post(':id/changeActive')
  @RequirePermission('course.update')
  @HttpCode(200)
  @ApiOperation({ summary: 'Activate or deactivate a course' })
  @Answers(record)
  changeActive(@Id() id: number): Promise<Record<string, unknown>> {
    return this.courses.changeActive(id);
  }
}
