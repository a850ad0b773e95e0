import { addDays, type IsoDate } from '@feria/shared/rules/dates';

const at = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);

/** Mondays by the month that they are in, both in order; no month is empty. */
export function byMonth(mondays: readonly IsoDate[]): [IsoDate, ...IsoDate[]][] {
  const months = new Map<string, [IsoDate, ...IsoDate[]]>();
  for (const monday of mondays) {
    const month = monday.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), monday] as [IsoDate, ...IsoDate[]]);
  }
  return [...months.values()];
}

/** The month of a date in words, with its year. */
export function monthText(date: IsoDate, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    at(date),
  );
}

/** A calendar week, short, without its year: from its Monday to its Sunday. */
export function shortWeekText(monday: IsoDate, language: string): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.formatRange(at(monday), at(addDays(monday, 6)));
}
