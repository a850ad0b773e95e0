import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { WeekGroupsDetail } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Id } from '../../core/http/params.js';
import { WeekGroupsBody } from './week-groups.dto.js';
import { WeekGroups } from './week-groups.service.js';

/** Groups of a week and their leaders (product/on-site.md#groups). */
@ApiTags('courseWeek')
@ApiBearerAuth()
@Controller('api/courseWeek')
export class WeekGroupsController {
  constructor(private readonly groups: WeekGroups) {}

  @Get(':id/groups')
  @RequirePermission('course.view')
  @ApiOperation({ summary: 'Groups of a week with leaders and children, and who can be put into them' })
  read(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<WeekGroupsDetail> {
    return this.groups.of(id, user);
  }

  @Put(':id/groups')
  @RequirePermission('course.update')
  @ApiOperation({ summary: 'Replace the groups and leaders of a week' })
  save(
    @Id() id: number,
    @Body() body: WeekGroupsBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<WeekGroupsDetail> {
    return this.groups.save(id, body, user);
  }
}
