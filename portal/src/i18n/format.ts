import * as dates from '@feria/shared/rules/dates';
import * as money from '@feria/shared/rules/money';
import { shown } from './formats';

const written = (text: string): string => shown.formats.dates?.(text) ?? text;

/** A date, nothing for nothing. */
export function formatDate(date: dates.IsoDate | null | undefined): string {
  return written(dates.formatDate(date));
}

/** An instant as a Rome clock and calendar show it. */
export function formatInstant(instant: dates.IsoInstant | Date | null | undefined): string {
  return written(dates.formatInstant(instant));
}

/** First and last day; one date when both are the same. */
export function formatPeriod(
  from: dates.IsoDate | null | undefined,
  to: dates.IsoDate | null | undefined,
): string {
  return written(dates.formatPeriod(from, to));
}

/** An amount of euros. */
export function formatEuros(euros: number): string {
  return shown.formats.euros?.(euros) ?? money.formatEuros(euros);
}
