import { Module } from '@nestjs/common';
import { Assignments } from './assignments.js';
import { LeaderNotices } from './leader-notices.js';
import { WeekGroupsController } from './week-groups.controller.js';
import { WeekGroups } from './week-groups.service.js';

/** Groups of a week and who leads them; says which weeks and groups a leader sees. */
@Module({
  controllers: [WeekGroupsController],
  providers: [Assignments, LeaderNotices, WeekGroups],
  exports: [Assignments],
})
export class WeekGroupsModule {}
