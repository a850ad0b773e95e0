import type { PaymentReminderRecord } from '@feria/shared';
import { WRITTEN_LISTS } from '@feria/shared/resources/lists';
import { Module } from '@nestjs/common';
import { writtenExportController } from '../../core/crud/list-export.js';
import { BankStatementsModule } from '../bank-statements/bank-statements.module.js';
import { FamilyReminders } from './family-reminders.js';
import { HeldByEntries } from './held-by-entries.js';
import { PAYMENT_REMINDER_COLUMNS } from './payment-reminder-columns.js';
import { PAYMENT_REMINDER_LIST, PaymentReminderList } from './payment-reminder-list.js';
import { PaymentReminderMails } from './payment-reminder-mails.js';
import { PaymentRemindersController } from './payment-reminders.controller.js';
import { ReminderPauses } from './reminder-pauses.js';

/** Due dates that have passed, and the mails that remind of them. */
@Module({
  imports: [BankStatementsModule],
  controllers: [
    PaymentRemindersController,
    writtenExportController<PaymentReminderList, PaymentReminderRecord>(
      'payment-reminder',
      'paymentReminder',
      PAYMENT_REMINDER_COLUMNS,
      {
        permission: WRITTEN_LISTS['payment-reminder'],
        source: PaymentReminderList,
        read: (reminders, query) => reminders.list(query),
        rules: PAYMENT_REMINDER_LIST,
      },
    ),
  ],
  providers: [FamilyReminders, HeldByEntries, PaymentReminderList, PaymentReminderMails, ReminderPauses],
  exports: [FamilyReminders],
})
export class PaymentRemindersModule {}
