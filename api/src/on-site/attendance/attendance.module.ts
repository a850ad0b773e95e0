import { Module } from '@nestjs/common';
import { WeekGroupsModule } from '../week-groups/week-groups.module.js';
import { AttendanceList } from './attendance-list.js';
import { AttendanceIssues } from './attendance-issues.service.js';
import { AttendanceController } from './attendance.controller.js';
import { DayList } from './day-list.js';
import { DayController } from './day.controller.js';
import { Headcounts } from './headcounts.service.js';
import { SaveAttendance } from './save-attendance.js';

/** Who is there on a day. */
@Module({
  imports: [WeekGroupsModule],
  controllers: [AttendanceController, DayController],
  providers: [AttendanceIssues, AttendanceList, DayList, Headcounts, SaveAttendance],
  exports: [AttendanceIssues],
})
export class AttendanceModule {}
