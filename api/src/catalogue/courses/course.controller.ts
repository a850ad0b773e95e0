import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  can,
  type ChangedActive,
  type CourseDefaults,
  type LibraryQuestion,
  type OverviewWeek,
  type QuestionCounts,
  type RolloverPreview,
  type RolloverResult,
} from '@feria/shared';
import { LoggedIn, RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { AppError } from '../../core/http/errors.js';
import { Id } from '../../core/http/params.js';
import { CourseRollover } from './course-rollover.js';
import { ChangeActiveBody, ChangeActiveOfBody, RolloverBody } from './course.dto.js';
import { CourseService } from './course.service.js';
import { course } from '@feria/shared/resources/course/index';
import { recordSchemas } from '../../core/crud/record-schema.js';
import { Answers } from '../../core/http/openapi-decorators.js';
import { IdempotencyKey } from '../../core/idempotency/idempotency-key.js';
import { CourseHooks } from './courses.hooks.js';

const { saved } = recordSchemas(course, CourseHooks);

/** Calls on courses beyond plain CRUD. */
@ApiTags('course')
@ApiBearerAuth()
@Controller('api/course')
export class CourseController {
  constructor(
    private readonly courses: CourseService,
    private readonly rollover: CourseRollover,
  ) {}

  @Get('years')
  @RequirePermission('course.index')
  @ApiOperation({ summary: 'Years that have a course, newest first' })
  years(): Promise<number[]> {
    return this.courses.years();
  }

  @Get('defaults')
  @RequirePermission('course.index')
  @ApiOperation({
    summary:
      'What the organiser says for all courses: it applies where a course says nothing; seats are what a new one starts with',
  })
  defaults(): Promise<CourseDefaults> {
    return this.courses.defaults();
  }

  @Get('questions')
  @RequirePermission('course.index')
  @ApiOperation({ summary: 'The library: questions that projects ask, each once, newest project first' })
  questions(): Promise<LibraryQuestion[]> {
    return this.courses.questions();
  }

  @Get(':id/answers')
  @RequirePermission('peopleCourseWeekRegistration.index')
  @ApiOperation({
    summary: 'How often each answer was given in a course; those about health for holders of child.health',
  })
  answers(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<QuestionCounts[]> {
    return this.courses.answers(id, user);
  }

  @Get('overview')
  @LoggedIn()
  @ApiOperation({ summary: 'Weeks of active courses; how full they are, for holders of course.index' })
  overview(@CurrentUser() user: CurrentUserData): Promise<OverviewWeek[]> {
    return this.courses.overview({ figures: can(user, 'course.index') });
  }

  @Post('rollover/preview')
  @RequirePermission('course.create')
  @HttpCode(200)
  @ApiOperation({ summary: 'What the next season of courses would be: names, dates, what stays, warnings' })
  previewRollover(
    @Body() body: RolloverBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<RolloverPreview> {
    requireView(user);
    return this.rollover.preview(body);
  }

  @Post('rollover')
  @RequirePermission('course.create')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Make the next season of courses: inactive copies, dates moved by whole weeks, all or none',
  })
  rollOver(
    @Body() body: RolloverBody,
    @CurrentUser() user: CurrentUserData,
    @IdempotencyKey() key?: string,
  ): Promise<RolloverResult> {
    requireView(user);
    return this.rollover.run(body, user.id, key);
  }

  @Post(':id/copy')
  @RequirePermission('course.create')
  @ApiOperation({ summary: 'Copy a course with its weeks, without registrations; the copy is not active' })
  @Answers(saved, { status: 201 })
  copy(@Id() id: number): Promise<Record<string, unknown>> {
    return this.courses.copy(id);
  }

  @Post('changeActive')
  @RequirePermission('course.update')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Activate or deactivate several courses, each by itself; says which could not be and why',
  })
  changeActiveOf(@Body() { ids, active }: ChangeActiveOfBody): Promise<ChangedActive> {
    return this.courses.changeActiveOf(ids, active);
  }

  @Post(':id/changeActive')
  @RequirePermission('course.update')
  @HttpCode(200)
  @ApiOperation({ summary: 'Activate or deactivate a course' })
  @Answers(saved)
  changeActive(@Id() id: number, @Body() { active }: ChangeActiveBody): Promise<Record<string, unknown>> {
    return this.courses.changeActive(id, active);
  }
}

/** The preview shows courses, and their copies too: whoever makes one must be allowed to see them. @throws AppError 403 */
function requireView(user: CurrentUserData): void {
  if (!can(user, 'course.view')) throw new AppError('forbidden');
}
