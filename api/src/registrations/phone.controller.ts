import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PhoneTakeover } from '@feria/shared';
import { parent } from '@feria/shared/resources/parent/index';
import { RequirePermission } from '../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../core/auth/current-user.js';
import { Id } from '../core/http/params.js';
import { ownerFor } from '../families/people/phone-lookup.js';
import { PhoneTakeoverBody } from './registrations.dto.js';
import { TakeOverPhone } from './use-cases/take-over-phone.js';

/** A parent's new telephone number, which the office brings to where the former one stands. */
@ApiTags('parent')
@ApiBearerAuth()
@Controller('api/parent')
export class PhoneController {
  constructor(private readonly phones: TakeOverPhone) {}

  @Post(':id/phone')
  @HttpCode(200)
  @RequirePermission(parent.permissions.update)
  @ApiOperation({ summary: 'Write the new number of a parent where the former one stands' })
  takeOverPhone(
    @Id() id: number,
    @Body() body: PhoneTakeoverBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<PhoneTakeover> {
    return this.phones.run(ownerFor(id, user), body, user.id);
  }
}
