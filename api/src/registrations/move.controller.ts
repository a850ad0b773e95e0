import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  DAY_TYPES,
  type DayType,
  type MovePreview,
  type StaffRegistrationDetail,
  OFFICE_API,
} from '@feria/shared';
import { RequirePermission } from '../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../core/auth/current-user.js';
import { invalidField } from '../core/http/errors.js';
import { Id, queryId } from '../core/http/params.js';
import { MovePreviews } from './move-preview.service.js';
import { MoveBody } from './registrations.dto.js';
import { RegistrationList } from './registrations.service.js';
import { MoveRegistration } from './use-cases/move-registration.js';

/** The office moves a registration to another week (product/registrations.md#moving-a-registration). */
@ApiTags('peopleCourseWeekRegistration')
@ApiBearerAuth()
@Controller(`${OFFICE_API.staffRegistration}/:id`)
export class MoveController {
  constructor(
    private readonly moveRegistration: MoveRegistration,
    private readonly previews: MovePreviews,
    private readonly registrations: RegistrationList,
  ) {}

  @Post('move')
  @HttpCode(200)
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({ summary: 'Move a registration to another week, with what was paid; the old week moves up' })
  async move(
    @Id() id: number,
    @Body() input: MoveBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<StaffRegistrationDetail> {
    await this.moveRegistration.run(id, input, user.id);
    return this.registrations.get(id, user);
  }

  @Get('move-preview')
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({ summary: 'What moving a registration would do: place, price, mail, who moves up' })
  @ApiQuery({ name: 'course_week_id', type: Number, description: 'The new week' })
  @ApiQuery({ name: 'day_type', required: false, enum: DAY_TYPES, description: 'Without it, it stays' })
  preview(
    @Id() id: number,
    @Query('course_week_id') week?: unknown,
    @Query('day_type') dayType?: unknown,
  ): Promise<MovePreview> {
    return this.previews.of(id, {
      course_week_id: queryId('course_week_id', week),
      day_type: wantedDayType(dayType),
    });
  }
}

/** @throws AppError 422 at `day_type` */
function wantedDayType(value: unknown): DayType | undefined {
  if (value === undefined || value === '') return undefined;
  const found = DAY_TYPES.find((type) => type === value);
  if (!found) throw invalidField('day_type', 'validation.choice');
  return found;
}
