import { Module } from '@nestjs/common';
import { AttendanceModule } from '../attendance/attendance.module.js';
import { WeekGroupsModule } from '../week-groups/week-groups.module.js';
import { SheetReader } from './sheet-facts.js';
import { SheetPage } from './sheet-page.js';
import { SheetsController } from './sheets.controller.js';

/** What leaders print: lists of weeks, days, meals and emergencies. */
@Module({
  imports: [AttendanceModule, WeekGroupsModule],
  controllers: [SheetsController],
  providers: [SheetPage, SheetReader],
})
export class SheetsModule {}
