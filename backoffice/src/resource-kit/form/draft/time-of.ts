import { formatDate, formatInstant, romeToday } from '@feria/shared';

/** The time of the day; with the date when that was yesterday. @param at milliseconds since 1970 */
export function timeOf(at: number): string {
  const instant = formatInstant(new Date(at).toISOString());
  const today = `${formatDate(romeToday())} `;
  return instant.startsWith(today) ? instant.slice(today.length) : instant;
}
