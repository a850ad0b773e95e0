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

/** A number that may be that of a week: at most three digits, because longer ones are years. */
const NUMBER = /(?<!\d)\d{1,3}(?!\d)/g;
/** Certainly that of a week: “Woche 3”, “3. Woche”, “settimana 3”, “3ª settimana”. */
const WEEK_NUMBER =
  /(?<=(?:woche|settimana|turnus|turno) )\d{1,3}(?!\d)|(?<!\d)\d{1,3}(?=[.ªa°]? (?:woche|settimana|turnus|turno))/i;

/** The name with the number of the week counted up. A name stays where none of several numbers is certainly the week's. */
function countUp(name: string, by: number): string {
  const add = (number: string): string => String(Number(number) + by).padStart(number.length, '0');
  if (WEEK_NUMBER.test(name)) return name.replace(WEEK_NUMBER, add);
  return name.match(NUMBER)?.length === 1 ? name.replace(NUMBER, add) : name;
}

/** A week and those that follow it, `count` in all: each starts after the one before, numbers in the names are counted up. */
export function weekSeries<Week extends NamedDates>(week: Week, count: number): Week[] {
  const weeks = [week];
  for (let by = 1; by < count; by++) {
    const { from, to } = weeks[by - 1] ?? week;
    weeks.push({
      ...week,
      ...followingDates({ from, to }),
      name: countUp(week.name, by),
      name_it: countUp(week.name_it, by),
    });
  }
  return weeks;
}
