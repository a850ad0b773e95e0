import { Controller, Get, Module } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type OfficeFamily, OFFICE_API } from '@feria/shared';
import { parent } from '@feria/shared/resources/parent/index';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Id } from '../../core/http/params.js';
import { MessagesModule } from '../messages/messages.module.js';
import { PaymentRemindersModule } from '../../money/payment-reminders/payment-reminders.module.js';
import { PaymentsModule } from '../../money/payments/payments.module.js';
import { WeekGroupsModule } from '../../on-site/week-groups/week-groups.module.js';
import { OfficeFamilies } from './office-family.service.js';

/** The family of a parent, for the office. */
@ApiTags('parent')
@ApiBearerAuth()
@Controller(OFFICE_API.officeFamily)
class OfficeFamilyController {
  constructor(private readonly families: OfficeFamilies) {}

  @Get(':id')
  @RequirePermission(parent.permissions.view, parent.permissions.update)
  @ApiOperation({ summary: "A parent's family: parents, children, registrations by season, mails" })
  get(@Id() id: number, @CurrentUser() reader: CurrentUserData): Promise<OfficeFamily> {
    return this.families.of(id, reader);
  }
}

@Module({
  imports: [MessagesModule, PaymentRemindersModule, PaymentsModule, WeekGroupsModule],
  controllers: [OfficeFamilyController],
  providers: [OfficeFamilies],
})
export class OfficeFamilyModule {}
