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
  /**
   * Of a list of today that the device made of that of an earlier day, because the server's is not loaded yet: that day. It is on the
   * screen only, until the list of the server comes.
   */
  madeOf?: IsoDate;
}

export type HeldDays = ReadonlyMap<IsoDate, HeldDay>;

/** The days that are asked for: today, in the evening tomorrow too. */
export function daysToRead(now: Date): IsoDate[] {
  const today = romeDate(now);
  return timeOf(now) >= EVENING ? [today, addDays(today, 1)] : [today];
}

/**
 * What of the held days may stay (product/on-site.md#today): today and tomorrow. Of days that are over, the weeks that go on today stay
 * through the night, and as long as there is no list of today, which is made of them then; only the latest such day. Everything else
 * goes.
 */
export function daysThatStay(days: HeldDays, now: Date): Map<IsoDate, HeldDay> {
  const today = romeDate(now);
  const read = [...days].filter(([, { madeOf }]) => madeOf === undefined);
  const staying = new Map(read.filter(([date]) => date === today || date === addDays(today, 1)));
  const over = lastOver(new Map(read), today);
  if (!over) return staying;
  const { date } = over.day;
  if (!staying.has(today)) return staying.set(date, over).set(today, listOfToday(days, over, today));
  const isNight = timeOf(now) < NIGHT_ENDS;
  return isNight && date === addDays(today, -1) ? staying.set(date, over) : staying;
}

/** The latest day before today, with the weeks of it that go on; `undefined` when there is none, or none goes on. */
function lastOver(days: HeldDays, today: IsoDate): HeldDay | undefined {
  const last = [...days.keys()]
    .filter((date) => date < today)
    .sort()
    .at(-1);
  const over = last && days.get(last);
  if (!over) return undefined;
  const weeks = over.day.weeks.filter(({ to }) => to >= today);
  if (weeks.length === over.day.weeks.length && weeks.length > 0) return over;
  return weeks.length > 0 ? { ...over, day: { ...over.day, weeks } } : undefined;
}

/** The list of today that was made before of the same day, with what became of it since; else a new one. */
function listOfToday(days: HeldDays, over: HeldDay, today: IsoDate): HeldDay {
  const made = days.get(today);
  return made?.madeOf === over.day.date ? made : madeOf(over, today);
}

/** The children of a day that is over as a list of today, of which nothing is known: who has marked or told what. */
function madeOf({ day, readAt }: HeldDay, today: IsoDate): HeldDay {
  const weeks = day.weeks.map((week) => ({
    ...week,
    headcounts: [],
    gone: [],
    erased: [],
    children: week.children
      .filter(({ place_ended }) => !place_ended)
      .map((child) => ({ ...child, attendance: null, absence: null })),
  }));
  return {
    day: { ...day, date: today, weeks, taken_off: [], to_hand_over: [], issues: 0 },
    readAt,
    madeOf: day.date,
  };
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
