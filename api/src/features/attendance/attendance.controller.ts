import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { isIsoDate, type AttendanceDay, type AttendanceResult, OFFICE_API } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { invalidField } from '../../core/http/errors.js';
import { queryId } from '../../core/http/params.js';
import { HealthReads } from '../audit-log/health-reads.js';
import { AttendanceList } from './attendance-list.js';
import { AttendanceBody, OfflineReadsBody } from './attendance.dto.js';
import { SaveAttendance } from './save-attendance.js';

/** Who is there on a day (product.md#attendance): for the office everywhere, for leaders in their weeks and groups. */
@ApiTags('attendance')
@ApiBearerAuth()
@Controller()
export class AttendanceController {
  constructor(
    private readonly list: AttendanceList,
    private readonly attendance: SaveAttendance,
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
    if (typeof date !== 'string' || !isIsoDate(date)) throw invalidField('date', 'validation.date');
    return this.list.of(date, user, weekId === undefined ? null : queryId('course_week_id', weekId));
  }

  @Put(OFFICE_API.attendance)
  @RequirePermission('peopleCourseWeekRegistration.update', 'week.assigned')
  @ApiOperation({
    summary: 'Mark who is there: of each field the latest change counts, and each change counts once',
  })
  save(@Body() { changes }: AttendanceBody, @CurrentUser() user: CurrentUserData): Promise<AttendanceResult> {
    return this.attendance.run(changes, user);
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
