import { addDays, type IsoDate } from '@feria/shared';

interface Dates {
  from: IsoDate;
  to: IsoDate;
}

/** What tells a week of a course from the next one. */
interface NamedDates extends Dates {
  name: string;
  name_it: string;
}

/** Most weeks that are made at once: a summer has fewer. */
export const MOST_WEEKS = 12;

const DAY_MS = 86_400_000;

/** By how many days a following week starts later: 7, or as many whole weeks as a longer one takes. */
function stepDays({ from, to }: Dates): number {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return 7 * Math.max(1, Math.ceil(days / 7));
}

/** The dates of the week after a week. */
export function followingDates(week: Dates): Dates {
  const step = stepDays(week);
  return { from: addDays(week.from, step), to: addDays(week.to, step) };
}

/** The number of a week in its name: the first of at most three digits, because longer ones are years. */
const WEEK_NUMBER = /(?<!\d)\d{1,3}(?!\d)/;

/** The name with the number of the week counted up; a name without a number stays. */
function countUp(name: string, by: number): string {
  return name.replace(WEEK_NUMBER, (number) => String(Number(number) + by).padStart(number.length, '0'));
}

/** A week and those that follow it, `count` in all: each starts after the one before, numbers in the names are counted up. */
export function weekSeries<Week extends NamedDates>(week: Week, count: number): Week[] {
  const weeks = [week];
  for (let by = 1; by < count; by++) {
    const { from, to } = weeks[by - 1] ?? week;
    weeks.push({
      ...{ ...week, ...followingDates({ from, to }) },
      ...{ name: countUp(week.name, by), name_it: countUp(week.name_it, by) },
    });
  }
  return weeks;
}
