import { DECIMALS } from '@feria/shared/rules/decimals';
import { isIsoDate, isIsoTime, romeInstant } from '@feria/shared';

const two = (text: string): string => text.padStart(2, '0');

/**
 * `31.12.2026`, `31.12.26`, `31/12/2026`, `31-12-2026`, `31122026`, `311226` or `2026-12-31` as an ISO date.
 * @returns `undefined` when there is no such day
 */
export function parseDate(text: string): string | undefined {
  if (isIsoDate(text)) return text;
  const match =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(text);
  if (!match) return undefined;
  const [, day = '', month = '', year = ''] = match;
  const date = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  return isIsoDate(date) ? date : undefined;
}

/** `8`, `8:30`, `8.30`, `0830` as a time of a 24-hour clock. */
export function parseTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text);
  if (!match) return undefined;
  const time = `${two(match[1] ?? '')}:${match[2] ?? '00'}`;
  return isIsoTime(time) ? time : undefined;
}

/** A date and a time with a blank between them, each as it may be typed, as a clock in Rome shows them: an instant. */
export function parseInstant(text: string): string | undefined {
  const [, day = '', clock = ''] = /^(\S+?),?\s+(\S+)$/.exec(text) ?? [];
  const [date, time] = [parseDate(day), parseTime(clock)];
  return date && time ? romeInstant(date, time).toISOString() : undefined;
}

/** A whole number, negative ones included: the bounds are for the validator. */
export function parseInteger(text: string): number | undefined {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/**
 * A number with a comma or a point before its decimals, negative ones included: the bounds are for the validator. Maps show more decimals
 * than are kept: it is rounded.
 */
export function parseDecimal(text: string): number | undefined {
  if (!/^-?\d{1,9}(?:[.,]\d{1,20})?$/.test(text)) return undefined;
  return Number(Number(text.replace(',', '.')).toFixed(DECIMALS));
}
