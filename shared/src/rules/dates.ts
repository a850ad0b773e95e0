import { tzOffset } from '@date-fns/tz/tzOffset';

/**
 * Business dates are `YYYY-MM-DD` and times `HH:mm`, always in Europe/Rome; instants are ISO 8601 with `Z`
 * (product.md#dates-times-and-money). ISO dates compare as text, so `<` and `>` are enough everywhere.
 */

/** The time zone of every business date and time. */
export const TIME_ZONE = 'Europe/Rome';

/** A calendar date, `YYYY-MM-DD`. */
export type IsoDate = string;
/** A wall-clock time, `HH:mm`. */
export type IsoTime = string;
/** An instant, ISO 8601 with `Z`. */
export type IsoInstant = string;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the text is a calendar date that exists (`2026-02-30` does not). */
export function isIsoDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether the text is a time of a 24-hour clock. */
export function isIsoTime(text: string): boolean {
  return TIME.test(text);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether the text is an instant with its zone, of a day that exists and that a database can hold. */
export function isIsoInstant(text: string): boolean {
  const time = INSTANT.test(text) && isIsoDate(text.slice(0, 10)) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && isIsoDate(new Date(time).toISOString().slice(0, 10));
}

const HOUR_MS = 3_600_000;

/** Offsets that were asked for (milliseconds), by the hour since 1970. */
const offsets = new Map<number, number>();
/** Ten years of hours: far more than the dates of all projects ask for, and a bound for those that people type. */
const MAX_OFFSETS = 90_000;

/**
 * How far Rome's clocks are ahead of UTC at an instant, in milliseconds. Asking `Intl` takes many times as long as all the
 * rest of a comparison of dates, so the answer is kept for the hour: Rome has only ever changed its clocks at a full hour
 * of UTC.
 */
function romeOffset(instant: Date): number {
  const hour = Math.floor(instant.getTime() / HOUR_MS);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    offset = tzOffset(TIME_ZONE, instant) * 60_000;
    if (offsets.size >= MAX_OFFSETS) offsets.clear();
    offsets.set(hour, offset);
  }
  return offset;
}

/** What a Rome clock and calendar show at an instant: `2026-07-05T14:30:00.000`, and a `Z` that means nothing. */
function romeClock(instant: Date): string {
  return new Date(instant.getTime() + romeOffset(instant)).toISOString();
}

/** The calendar date in Rome at an instant. */
export function romeDate(instant: Date): IsoDate {
  return romeClock(instant).slice(0, 10);
}

/** Whether an instant is over, by the clock of this device. */
export function isPast(instant: Date): boolean {
  return instant.getTime() <= Date.now();
}

/** The calendar date in Rome now, by the clock of this device. The API asks its `Clock`, which tests can set. */
export function romeToday(): IsoDate {
  return romeDate(new Date());
}

/**
 * The instant at which a Rome clock shows the date and time. In the hour that autumn repeats it is the first; a time
 * that spring skips is the same distance after the change.
 */
export function romeInstant(date: IsoDate, time: IsoTime = '00:00'): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // Both offsets of Rome are at most two hours, so this looks at the clock from before any change of that night.
  return new Date(wanted - romeOffset(new Date(wanted - 2 * HOUR_MS)));
}

/** The date a number of days later (or earlier, when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday on or before a date. */
export function mondayOf(date: IsoDate): IsoDate {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The Mondays of the calendar weeks that a period touches, from the first day to the last, both included. */
export function mondaysOf(from: IsoDate, to: IsoDate): IsoDate[] {
  const mondays: IsoDate[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

/** The day that many months earlier; the last of its month where that month is shorter (31 March − 1 = 28 February). */
export function monthsBefore(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}

/** Every date from the first to the last, both included. */
export function daysBetween(from: IsoDate, to: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Whether two inclusive date ranges share a day. */
export function overlaps(a: { from: IsoDate; to: IsoDate }, b: { from: IsoDate; to: IsoDate }): boolean {
  return a.from <= b.to && b.from <= a.to;
}

/** `2026-07-05` → `05.07.2026`, nothing for nothing. */
export function formatDate(date: IsoDate | null | undefined): string {
  const match = DATE.exec(date ?? '');
  return match ? `${match[3]}.${match[2]}.${match[1]}` : '';
}

/** An instant as a Rome clock and calendar show it: `05.07.2026 14:30`. */
export function formatInstant(instant: IsoInstant | Date | null | undefined): string {
  if (instant == null) return '';
  const shown = romeClock(new Date(instant));
  return `${formatDate(shown.slice(0, 10))} ${shown.slice(11, 16)}`;
}

/** `05.07.2026 – 11.07.2026`, one date when both are the same, what is there when one is missing. */
export function formatPeriod(from: IsoDate | null | undefined, to: IsoDate | null | undefined): string {
  if (from && to && from !== to) return `${formatDate(from)} – ${formatDate(to)}`;
  return formatDate(from ?? to);
}
