import type { IsoTime } from './dates.js';
import type { DayType } from './day-type.js';

/** From when until when the children of a day type are looked after, every day of a week; clocks in Europe/Rome. */
export interface Hours {
  from: IsoTime;
  to: IsoTime;
}

/** What of a week tells its hours; what is empty may be left out. */
export interface WeekHours {
  half_day: boolean;
  full_day: boolean;
  time_from?: IsoTime | null;
  time_to?: IsoTime | null;
  time_from_half_day?: IsoTime | null;
  time_to_half_day?: IsoTime | null;
}

/** The hours of a day type (product/catalogue.md#hours-and-places); `null` where the week does not offer it or the office has entered none. */
export function hoursOf(week: WeekHours, dayType: DayType): Hours | null {
  const [isOffered, from, to] =
    dayType === 'half_day'
      ? [week.half_day, week.time_from_half_day, week.time_to_half_day]
      : [week.full_day, week.time_from, week.time_to];
  return isOffered && from && to ? { from, to } : null;
}

/** `08:00–16:30` */
export function formatHours({ from, to }: Hours): string {
  return `${from}–${to}`;
}
