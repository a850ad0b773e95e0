import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type {
  WeekCancelPreview,
  WeekCancelResult,
  WeekDaysPreview,
  WeekMergePreview,
  WeekMergeResult,
} from '@feria/shared';
import { RequirePermission } from '../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../core/auth/current-user.js';
import { Id, queryDate, queryId } from '../core/http/params.js';
import { MergePreviews } from './merge-preview.service.js';
import { CancelWeek } from './use-cases/cancel-week.js';
import { EditWeek } from './use-cases/edit-week.js';
import { MergeWeeks } from './use-cases/merge-weeks.js';
import { CancelWeekBody, MergeWeekBody, timesIn, WeekTimesQuery } from './course-week.dto.js';

/** Calls on weeks beyond plain CRUD. */
@ApiTags('courseWeek')
@ApiBearerAuth()
@Controller('api/courseWeek')
export class CourseWeekController {
  constructor(
    private readonly cancelWeek: CancelWeek,
    private readonly mergeWeeks: MergeWeeks,
    private readonly mergePreviews: MergePreviews,
    private readonly editWeek: EditWeek,
  ) {}

  @Get(':id/cancel-preview')
  @RequirePermission('course.update')
  @ApiOperation({ summary: 'What cancelling a week would do: registrations, money, mails, alternatives' })
  previewCancel(@Id() id: number): Promise<WeekCancelPreview> {
    return this.cancelWeek.preview(id);
  }

  @Post(':id/cancel')
  @RequirePermission('course.update')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Cancel a week: its registrations end, each parent gets one mail, the week stays',
  })
  cancel(
    @Id() id: number,
    @Body() input: CancelWeekBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<WeekCancelResult> {
    return this.cancelWeek.run(id, input, user.id);
  }

  @Get(':id/days-preview')
  @RequirePermission('course.update')
  @ApiOperation({
    summary:
      'What other days or hours of a week would do: who is there now and would have no place any more today, and the mail to the parents',
  })
  @ApiQuery({ name: 'from', required: true, schema: { type: 'string', format: 'date' } })
  @ApiQuery({ name: 'to', required: true, schema: { type: 'string', format: 'date' } })
  @WeekTimesQuery()
  previewDays(@Id() id: number, @Query() query: Record<string, unknown>): Promise<WeekDaysPreview> {
    return this.editWeek.previewDays(id, {
      from: queryDate('from', query.from),
      to: queryDate('to', query.to),
      ...timesIn(query),
    });
  }

  @Get(':id/merge-preview')
  @RequirePermission('course.update')
  @ApiOperation({ summary: 'What merging a week into another would do: who, money, mails, what prevents it' })
  @ApiQuery({ name: 'into', type: Number, description: 'The week that takes all registrations in' })
  previewMerge(@Id() id: number, @Query('into') into?: unknown): Promise<WeekMergePreview> {
    return this.mergePreviews.of(id, queryId('into', into));
  }

  @Post(':id/merge')
  @RequirePermission('course.update')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Merge a week into another: all registrations go there or none, the week stays as cancelled',
  })
  merge(
    @Id() id: number,
    @Body() input: MergeWeekBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<WeekMergeResult> {
    return this.mergeWeeks.run(id, input, user.id);
  }
}
