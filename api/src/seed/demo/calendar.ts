import { addDays, daysBetween, type IsoDate } from '@feria/shared';

/** School holidays of South Tyrol in which there are projects. */
export type Season = 'summer' | 'carnival' | 'easter' | 'autumn' | 'winter';

/** First and last day of a project week. */
export interface Slot {
  from: IsoDate;
  to: IsoDate;
}

/** 0 is Sunday. */
function weekday(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The day, or the next Monday. */
export function mondayOnOrAfter(date: IsoDate): IsoDate {
  return addDays(date, (8 - weekday(date)) % 7);
}

/** Whole days from one date to another. */
export function daysFrom(one: IsoDate, other: IsoDate): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);
}

/** Easter Sunday (Gauss, in the form of Meeus and Butcher). */
function easterSunday(year: number): IsoDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * The weeks of a season that starts in a year. Summer: Monday to Friday from mid June to early September, without the
 * week of Ferragosto when that is a working day. The other seasons have one.
 */
export function slotsOf(season: Season, year: number): Slot[] {
  switch (season) {
    case 'summer':
      return summer(year);
    case 'carnival':
      return [{ from: addDays(easterSunday(year), -48), to: addDays(easterSunday(year), -44) }];
    case 'easter':
      // School ends on Holy Wednesday.
      return [{ from: addDays(easterSunday(year), -3), to: addDays(easterSunday(year), -1) }];
    case 'autumn': {
      const monday = addDays(mondayOnOrAfter(`${year}-10-31`), -7);
      return [{ from: monday, to: earlier(addDays(monday, 4), `${year}-10-31`) }];
    }
    case 'winter':
      return [
        longestRun(
          daysBetween(`${year}-12-27`, `${year}-12-31`),
          daysBetween(`${year + 1}-01-02`, `${year + 1}-01-05`),
        ),
      ];
  }
}

function summer(year: number): Slot[] {
  const slots: Slot[] = [];
  for (
    let from = mondayOnOrAfter(`${year}-06-15`);
    addDays(from, 4) <= `${year}-09-05`;
    from = addDays(from, 7)
  ) {
    const to = addDays(from, 4);
    if (`${year}-08-15` < from || `${year}-08-15` > to) slots.push({ from, to });
  }
  return slots;
}

/** The most working days in a row. */
function longestRun(...spans: IsoDate[][]): Slot {
  const runs: IsoDate[][] = [];
  for (const span of spans) {
    let run: IsoDate[] = [];
    for (const date of span) {
      if (weekday(date) === 0 || weekday(date) === 6) run = [];
      else run.push(date);
      if (run.length === 1) runs.push(run);
    }
  }
  const [best] = runs.sort((one, other) => other.length - one.length);
  const [from, to] = [best?.[0], best?.at(-1)];
  if (!from || !to) throw new Error('no working day between the years');
  return { from, to };
}

function earlier(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other;
}
