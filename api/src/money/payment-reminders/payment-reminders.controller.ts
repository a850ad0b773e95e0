import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type PaymentReminderRecord,
  type PaymentReminderSummary,
  type ReminderPause,
  type ReminderPreview,
  OFFICE_API,
} from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import type { ListPage } from '../../core/http/envelope.js';
import { ListParameters } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { PAYMENT_REMINDER_LIST, PaymentReminderList } from './payment-reminder-list.js';
import { ReminderPauseBody } from './payment-reminders.dto.js';
import { ReminderPauses } from './reminder-pauses.js';

/** What is overdue, and who is reminded of it (product/money.md#payment-reminders). The id in the address is that of the parent. */
@ApiTags('payment')
@ApiBearerAuth()
@Controller()
export class PaymentRemindersController {
  constructor(
    private readonly reminders: PaymentReminderList,
    private readonly pauses: ReminderPauses,
  ) {}

  @Get(OFFICE_API.paymentReminder)
  @RequirePermission('payment.index')
  @ApiOperation({
    summary: 'Parents with something overdue, the oldest debt first, with the reminders sent and the next',
  })
  @ListParameters(PAYMENT_REMINDER_LIST)
  list(@Query() query: Record<string, unknown>): Promise<ListPage<PaymentReminderRecord>> {
    return this.reminders.list(query);
  }

  @Get(OFFICE_API.paymentReminderSummary)
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'What is overdue by age, and the next reminders' })
  summary(): Promise<PaymentReminderSummary> {
    return this.reminders.summary();
  }

  @Get(`${OFFICE_API.paymentReminder}/:id/preview`)
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'The next reminder of a parent as it would be by now' })
  preview(@Id() id: number): Promise<ReminderPreview> {
    return this.reminders.preview(id);
  }

  @Post(`${OFFICE_API.paymentReminder}/:id/pause`)
  @HttpCode(200)
  @RequirePermission('payment.update')
  @ApiOperation({ summary: 'Pause the reminders of a parent, or end the pause' })
  pause(@Id() id: number, @Body() { paused, until }: ReminderPauseBody): Promise<ReminderPause> {
    return this.pauses.set(id, paused, until ?? null);
  }
}
