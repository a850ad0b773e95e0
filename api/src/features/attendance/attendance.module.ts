import { Module } from '@nestjs/common';
import { WeekGroupsModule } from '../week-groups/week-groups.module.js';
import { AttendanceList } from './attendance-list.js';
import { AttendanceController } from './attendance.controller.js';
import { SaveAttendance } from './save-attendance.js';

/** Who is there on a day. */
@Module({
  imports: [WeekGroupsModule],
  controllers: [AttendanceController],
  providers: [AttendanceList, SaveAttendance],
})
export class AttendanceModule {}
