import { addDays, type IsoDate } from '@feria/shared';

interface Dates {
  from: IsoDate;
  to: IsoDate;
}

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
