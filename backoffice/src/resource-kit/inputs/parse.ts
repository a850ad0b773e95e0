import { isIsoDate, isIsoTime } from '@feria/shared';

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

/** `1.234,50`, `1234,5`, `1234.50`, `120 €` as an amount. A point before three digits groups thousands. */
export function parseEuros(text: string): number | undefined {
  const compact = text.replace(/[\s€]/g, '');
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(compact))
    return Number(compact.replaceAll('.', '').replace(',', '.'));
  return /^\d+([.,]\d{1,2})?$/.test(compact) ? Number(compact.replace(',', '.')) : undefined;
}

/** A whole number, negative ones included: the bounds are for the validator. */
export function parseInteger(text: string): number | undefined {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}
