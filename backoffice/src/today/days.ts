import { addDays, romeDate, type AttendanceDay, type IsoDate } from '@feria/shared';
import { timeOf } from './times';

/** From when the list of tomorrow is loaded too. */
const EVENING = '17:00';
/** Until when the list of yesterday stays beside that of today. */
const NIGHT_ENDS = '12:00';

/** A day that this device holds. */
export interface HeldDay {
  day: AttendanceDay;
  /** When it was read, by the clock of the server, in milliseconds; `null` where an earlier version of the page kept it. */
  readAt: number | null;
}

export type HeldDays = ReadonlyMap<IsoDate, HeldDay>;

/** The days that are asked for: today, in the evening tomorrow too. */
export function daysToRead(now: Date): IsoDate[] {
  const today = romeDate(now);
  return timeOf(now) >= EVENING ? [today, addDays(today, 1)] : [today];
}

/**
 * What of the held days may stay (product.md#today): today and tomorrow. Of days that are over, the weeks that go on today stay
 * through the night, and as long as there is no list of today; only the latest such day. Everything else goes.
 */
export function daysThatStay(days: HeldDays, now: Date): Map<IsoDate, HeldDay> {
  const today = romeDate(now);
  const staying = new Map([...days].filter(([date]) => date === today || date === addDays(today, 1)));
  const isNight = timeOf(now) < NIGHT_ENDS;
  const [last] = [...days.keys()]
    .filter((date) => date < today)
    .sort()
    .reverse();
  const over = last === undefined ? undefined : days.get(last);
  if (!last || !over) return staying;
  if (days.has(today) && !(isNight && last === addDays(today, -1))) return staying;
  const weeks = over.day.weeks.filter(({ to }) => to >= today);
  if (weeks.length === 0) return staying;
  const rest = weeks.length === over.day.weeks.length ? over : { ...over, day: { ...over.day, weeks } };
  return staying.set(last, rest);
}

/**
 * The day on the screen: the chosen one, else today, else the latest before it, else whatever there is.
 * @returns `null` when nothing is held
 */
export function dayToShow(days: HeldDays, chosen: IsoDate | null, today: IsoDate): HeldDay | null {
  const dates = [...days.keys()].sort();
  const fallback = dates.filter((date) => date <= today).at(-1) ?? dates[0];
  return days.get(chosen ?? today) ?? days.get(today) ?? (fallback ? days.get(fallback)! : null);
}

/** What a day is, seen from today. */
export function dayWord(date: IsoDate, today: IsoDate): 'yesterday' | 'today' | 'tomorrow' | 'other' {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  return date === addDays(today, -1) ? 'yesterday' : 'other';
}
