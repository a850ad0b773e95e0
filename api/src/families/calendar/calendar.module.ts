import { Module } from '@nestjs/common';
import { CalendarEntries } from './calendar-entries.js';
import { CalendarFeeds } from './calendar-feeds.js';
import { CalendarController } from './calendar.controller.js';

@Module({ controllers: [CalendarController], providers: [CalendarEntries, CalendarFeeds] })
export class CalendarModule {}
