import { Module } from '@nestjs/common';
import { BankStatementsModule } from '../bank-statements/bank-statements.module.js';
import { FamilyReminders } from './family-reminders.js';
import { HeldByEntries } from './held-by-entries.js';
import { PaymentReminderList } from './payment-reminder-list.js';
import { PaymentReminderMails } from './payment-reminder-mails.js';
import { PaymentRemindersController } from './payment-reminders.controller.js';
import { ReminderPauses } from './reminder-pauses.js';

/** Due dates that have passed, and the mails that remind of them. */
@Module({
  imports: [BankStatementsModule],
  controllers: [PaymentRemindersController],
  providers: [FamilyReminders, HeldByEntries, PaymentReminderList, PaymentReminderMails, ReminderPauses],
  exports: [FamilyReminders],
})
export class PaymentRemindersModule {}
