import { Module } from '@nestjs/common';
import { OpeningReminderMails } from './opening-reminder-mails.js';
import { OpeningReminders } from './opening-reminders.js';
import { RemindersController } from './reminders.controller.js';

@Module({ controllers: [RemindersController], providers: [OpeningReminderMails, OpeningReminders] })
export class RemindersModule {}
