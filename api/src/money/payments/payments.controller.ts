import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { can, type SetPayedResult, type StaffRegistrationDetail, OFFICE_API } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Id } from '../../core/http/params.js';
import { StaffRegistrationBody } from '../../registrations/registrations.dto.js';
import { RegistrationList } from '../../registrations/registrations.service.js';
import { EditPayment } from '../../registrations/use-cases/edit-payment.js';
import { SetPayed } from '../../registrations/use-cases/set-payed.js';
import { SetPayedBody } from './payments.dto.js';

/** What the office books (product/money.md#booking-payments). */
@ApiTags('peopleCourseWeekRegistration')
@ApiBearerAuth()
@Controller()
export class PaymentsController {
  constructor(
    private readonly setPayed: SetPayed,
    private readonly editPayment: EditPayment,
    private readonly registrations: RegistrationList,
  ) {}

  @Post(OFFICE_API.setPayed)
  @HttpCode(200)
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({ summary: 'Book what is still open of registrations' })
  book(@Body() body: SetPayedBody, @CurrentUser() user: CurrentUserData): Promise<SetPayedResult> {
    return this.setPayed.run(body.data, user.id, body);
  }

  @Put(`${OFFICE_API.staffRegistration}/:id`)
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiOperation({ summary: 'Change payment, comment, day type or contacts; absent fields keep their value' })
  async edit(
    @Id() id: number,
    @Body() input: StaffRegistrationBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<StaffRegistrationDetail> {
    await this.editPayment.run(id, input, { userId: user.id, health: can(user, 'child.health') });
    return this.registrations.get(id, user);
  }
}
