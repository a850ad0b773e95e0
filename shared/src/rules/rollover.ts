import { addDays, type IsoDate } from './dates.js';

/**
 * The next season made from this one (product/catalogue.md#the-next-season): dates move by whole weeks, so that every day keeps its
 * weekday, and a year in a name is counted up.
 */

/** By how many weeks the dates of a season can be moved; 52 lead to the same weekdays a year later. */
export const ROLLOVER_WEEKS = { min: 1, max: 104, usual: 52 } as const;

/** Projects of one call. */
export const MAX_ROLLOVER_COURSES = 200;

/** Weeks of all projects of one call together. */
export const MAX_ROLLOVER_WEEKS = 5_000;

/** The date that many whole weeks later, which is the same weekday; no date stays none. */
export function shiftWeeks<Date_ extends IsoDate | null>(date: Date_, weeks: number): Date_ {
  return (date === null ? null : addDays(date, weeks * 7)) as Date_;
}

/** A year, alone or as the first of two in a row: `2026`, `2026/27`, `2026-2027`. */
const YEARS = /(?<!\d)(\d{4})(?:([/–-])(\d{4}|\d{2}))?(?!\d)/g;

const MONTHS = [
  'januar',
  'jänner',
  'februar',
  'feber',
  'märz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

/** A day and a month: `06.07.`, `6/7`, `6. Juli`, `6 luglio`. */
const DAY = new RegExp(
  String.raw`(?<![\d.,/])\d{1,2}(?:[./] ?(?:0?[1-9]|1[0-2])(?![\d,])|\.? ?(?:${MONTHS.join('|')})(?!\p{L}))`,
  'iu',
);

/** Whether a name holds a day of the year, which nobody can count up: the same day is another weekday next year. */
export function holdsDay(name: string): boolean {
  return DAY.test(name);
}

/**
 * The name for the next season: the year of this one is counted up wherever it stands alone, and both years of a season over
 * the turn of the year (`2026/27`). Other numbers stay, and so does a name that holds a day.
 * @param year that the season begins in
 * @param by how many years later the next one begins
 */
export function countUpYears(name: string, year: number, by: number): string {
  if (by === 0 || holdsDay(name)) return name;
  return name.replace(YEARS, (found: string, one: string, sign = '', two = '') => {
    const first = Number(one);
    const isPair = two !== '' && Number(two.slice(-2)) === (first + 1) % 100;
    if (first !== year && !(isPair && first + 1 === year)) return found;
    return `${first + by}${sign}${isPair ? String(first + 1 + by).slice(-two.length) : two}`;
  });
}

/** Whether a text names the year: it may speak of this season. */
export function namesYear(text: string, year: number): boolean {
  return new RegExp(String.raw`(?<!\d)${year}(?!\d)`).test(text);
}
