import { Controller, Get, Module } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Dashboard, OFFICE_API, type TaskWeeks } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { DashboardService } from './dashboard.service.js';

/** The back office's start page. */
@ApiTags('dashboard')
@ApiBearerAuth()
@Controller()
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get(OFFICE_API.dashboard)
  @RequirePermission('course.index')
  @ApiOperation({ summary: 'Registrations, waiting-list entries, and what the office looks at each morning' })
  figures(@CurrentUser() reader: CurrentUserData): Promise<Dashboard> {
    return this.dashboard.figures(reader);
  }

  @Get(OFFICE_API.dashboardWeeks)
  @RequirePermission('course.index')
  @ApiOperation({
    summary: 'Weeks with children in no group or whom nobody leads, and those that are almost empty',
  })
  weeks(): Promise<TaskWeeks> {
    return this.dashboard.weeks();
  }
}

@Module({ controllers: [DashboardController], providers: [DashboardService] })
export class DashboardModule {}
