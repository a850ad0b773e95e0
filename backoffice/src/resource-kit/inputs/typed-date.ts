import { formatDate, formatInstant, isIsoDate, isIsoInstant } from '@feria/shared';
import { parseDate, parseInstant } from './parse';

/** A kind of value as people type it. */
export interface Typing {
  parse: (text: string) => string | undefined;
  isValue: (text: string) => boolean;
  format: (value: string) => string;
  /** Key of what is said of text that is no such value. */
  wrong: 'validation.date' | 'validation.instant';
}

export const DATE: Typing = {
  parse: parseDate,
  isValue: isIsoDate,
  format: formatDate,
  wrong: 'validation.date',
};
export const INSTANT: Typing = {
  parse: parseInstant,
  isValue: isIsoInstant,
  format: formatInstant,
  wrong: 'validation.instant',
};

/** Whether a year is written in full somewhere in the text: `01.02.20` may become `01.02.2026`. */
const FULL_YEAR = /(?:^|\D)\d{4}(?!\d)|^\d{8}(?!\d)/;

/**
 * The value of what is typed; the text as it is while it is none.
 * @param isDone whether nobody types any more: a year of two digits counts from then on
 */
export function valueOf(typing: Typing, text: string, isDone: boolean): string {
  const trimmed = text.trim();
  if (!isDone && !FULL_YEAR.test(trimmed)) return trimmed;
  return typing.parse(trimmed) ?? trimmed;
}

/** What is wrong with a value that is not empty: the key of a text, or which bound it breaks. */
export function problemOf(
  typing: Typing,
  value: string,
  { min, max }: { min?: string; max?: string },
): Typing['wrong'] | { bound: 'too_early' | 'too_late'; date: string } | undefined {
  if (value === '') return undefined;
  if (!typing.isValue(value)) return typing.wrong;
  if (min !== undefined && value < min) return { bound: 'too_early', date: typing.format(min) };
  if (max !== undefined && value > max) return { bound: 'too_late', date: typing.format(max) };
  return undefined;
}
