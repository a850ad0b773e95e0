import { addDays, type IsoDate } from './dates.js';

/** Days on which an office in South Tyrol writes to nobody: Saturday, Sunday, and the holidays of Italy and of the province. */

/** `MM-DD`. */
const HOLIDAYS: readonly string[] = [
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
];
/** San Francesco is a holiday again since this year. */
const SAN_FRANCESCO = { day: '10-04', since: 2026 };

/** Days after Easter Sunday: its Monday, and Whit Monday, which South Tyrol keeps. */
const AFTER_EASTER = [1, 50];

/** Easter Sunday of a year of the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
export function easterOf(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether it is neither a Saturday nor a Sunday nor a holiday. @param date `YYYY-MM-DD` */
export function isWorkingDay(date: IsoDate): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const [year, day] = [Number(date.slice(0, 4)), date.slice(5)];
  if (HOLIDAYS.includes(day) || (day === SAN_FRANCESCO.day && year >= SAN_FRANCESCO.since)) return false;
  const easter = easterOf(year);
  return !AFTER_EASTER.some((days) => addDays(easter, days) === date);
}

/** The day itself, or the first working day after it. */
export function nextWorkingDay(date: IsoDate): IsoDate {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** `MM-DD` on which the banks of the euro area transfer nothing (the TARGET calendar), beside Good Friday and Easter Monday. */
const BANK_HOLIDAYS: readonly string[] = ['01-01', '05-01', '12-25', '12-26'];

/** Whether banks execute transfers: they also do on most local holidays. @param date `YYYY-MM-DD` */
export function isBankingDay(date: IsoDate): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || BANK_HOLIDAYS.includes(date.slice(5))) return false;
  const easter = easterOf(Number(date.slice(0, 4)));
  return date !== addDays(easter, -2) && date !== addDays(easter, 1);
}

/** The day itself, or the first one after it on which banks execute transfers. */
export function nextBankingDay(date: IsoDate): IsoDate {
  let day = date;
  while (!isBankingDay(day)) day = addDays(day, 1);
  return day;
}
