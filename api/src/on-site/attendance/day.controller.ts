import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { can, isIsoDate, type DayWeek } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { invalidField } from '../../core/http/errors.js';
import { DayList } from './day-list.js';

/** Who is where on a day, for the office (product/catalogue.md#list-of-a-day). */
@ApiTags('course')
@ApiBearerAuth()
@Controller('api/course')
export class DayController {
  constructor(private readonly dayList: DayList) {}

  @Get('day')
  @RequirePermission('peopleCourseWeekRegistration.index')
  @ApiOperation({ summary: 'Who is where on a day: the weeks that run then, with their confirmed children' })
  @ApiQuery({ name: 'date', required: true, schema: { type: 'string', format: 'date' } })
  day(@Query('date') date: unknown, @CurrentUser() user: CurrentUserData): Promise<DayWeek[]> {
    if (typeof date !== 'string' || !isIsoDate(date)) throw invalidField('date', 'validation.date');
    return this.dayList.of(date, { userId: user.id, health: can(user, 'child.health') });
  }
}
