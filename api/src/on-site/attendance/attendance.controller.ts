import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  OFFICE_API,
  type AttendanceDay,
  type AttendanceIssue,
  type AttendanceResult,
  type HeadcountResult,
} from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { Id, queryDate, queryId } from '../../core/http/params.js';
import { HealthReads } from '../../accounts/audit-log/health-reads.js';
import { AttendanceList } from './attendance-list.js';
import {
  AttendanceBody,
  CloseIssueBody,
  HeadcountsBody,
  OfflineReadsBody,
  RestoreIssueBody,
} from './attendance.dto.js';
import { AttendanceIssues } from './attendance-issues.service.js';
import { Headcounts } from './headcounts.service.js';
import { SaveAttendance } from './save-attendance.js';

/** Who is there on a day (product/on-site.md#attendance): for the office everywhere, for leaders in their weeks and groups. */
@ApiTags('attendance')
@ApiBearerAuth()
@Controller()
export class AttendanceController {
  constructor(
    private readonly list: AttendanceList,
    private readonly attendance: SaveAttendance,
    private readonly issues: AttendanceIssues,
    private readonly headcounts: Headcounts,
    private readonly reads: HealthReads,
  ) {}

  @Get(OFFICE_API.attendance)
  @RequirePermission('peopleCourseWeekRegistration.index', 'week.assigned')
  @ApiOperation({ summary: 'Weeks that run on a day, with their children and what was marked of them' })
  @ApiQuery({ name: 'date', required: true, schema: { type: 'string', format: 'date' } })
  @ApiQuery({ name: 'course_week_id', required: false, type: Number })
  day(
    @CurrentUser() user: CurrentUserData,
    @Query('date') date?: unknown,
    @Query('course_week_id') weekId?: unknown,
  ): Promise<AttendanceDay> {
    return this.list.of(queryDate('date', date), user, queryWeek(weekId));
  }

  @Put(OFFICE_API.attendance)
  @RequirePermission('peopleCourseWeekRegistration.update', 'week.assigned')
  @ApiOperation({
    summary: 'Mark who is there: each mark counts once, and is applied or kept as an open point',
  })
  save(@Body() { changes }: AttendanceBody, @CurrentUser() user: CurrentUserData): Promise<AttendanceResult> {
    return this.attendance.run(changes, user);
  }

  @Get(OFFICE_API.attendanceIssues)
  @RequirePermission('peopleCourseWeekRegistration.index', 'week.assigned')
  @ApiOperation({
    summary:
      'Marks that were kept and not applied, and places that ended while the child was there: open ones first, then the newest',
  })
  @ApiQuery({ name: 'date', required: false, schema: { type: 'string', format: 'date' } })
  @ApiQuery({ name: 'course_week_id', required: false, type: Number })
  listIssues(
    @CurrentUser() user: CurrentUserData,
    @Query('date') date?: unknown,
    @Query('course_week_id') weekId?: unknown,
  ): Promise<AttendanceIssue[]> {
    return this.issues.list(
      { date: date === undefined ? null : queryDate('date', date), weekId: queryWeek(weekId) },
      user,
    );
  }

  @Post(`${OFFICE_API.attendanceIssues}/:id/restore`)
  @RequirePermission('peopleCourseWeekRegistration.update', 'week.assigned')
  @HttpCode(200)
  @MayFail(409, 422)
  @ApiOperation({ summary: 'Apply a mark that was kept: the day says what it says' })
  restore(
    @Id() id: number,
    @Body() { version }: RestoreIssueBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<AttendanceIssue> {
    return this.issues.restore(id, version, user);
  }

  @Post(`${OFFICE_API.attendanceIssues}/:id/close`)
  @RequirePermission('peopleCourseWeekRegistration.update', 'week.assigned')
  @HttpCode(200)
  @MayFail(422)
  @ApiOperation({
    summary:
      'Close an open point, or all that an answer settles of its child on its day, and leave the day as it is',
  })
  close(
    @Id() id: number,
    @Body() { reason, also }: CloseIssueBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<AttendanceIssue> {
    return this.issues.close(id, { reason: reason ?? null, also: also ?? [] }, user);
  }

  @Put(OFFICE_API.attendanceHeadcounts)
  @RequirePermission('peopleCourseWeekRegistration.update', 'week.assigned')
  @ApiOperation({ summary: 'Keep how many children somebody counted: each count once' })
  count(
    @Body() { headcounts }: HeadcountsBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<HeadcountResult> {
    return this.headcounts.save(headcounts, user);
  }

  @Post(OFFICE_API.attendanceHealthReads)
  @RequirePermission('peopleCourseWeekRegistration.index', 'week.assigned')
  @HttpCode(204)
  @ApiOperation({ summary: 'Tell whose health data a device showed without a network' })
  async noteOfflineReads(
    @Body() { reads }: OfflineReadsBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<void> {
    for (const date of new Set(reads.map((read) => read.date)))
      await this.reads.noteOffline(
        user.id,
        date,
        reads.filter((read) => read.date === date).map(({ child_id }) => child_id),
      );
  }
}

function queryWeek(id: unknown): number | null {
  return id === undefined ? null : queryId('course_week_id', id);
}
