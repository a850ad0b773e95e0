import type { CancellationStep } from '../rules/cancellation.js';
import { isIban } from '../rules/iban.js';
import type { CrossFieldRule } from './define.js';

/** The date in `field` is not before the one in `start`, when both are given. */
export function notBefore(field: string, start: string): CrossFieldRule {
  return inOrder([start, field], field, 'validation.not_before');
}

/** The date in `field` is not after the one in `end`, when both are given. */
export function notAfter(field: string, end: string): CrossFieldRule {
  return inOrder([field, end], field, 'validation.not_after');
}

/** The field is filled while an enum has one of some values. */
export function neededWhen(field: string, other: string, values: readonly string[]): CrossFieldRule {
  return (record) =>
    values.includes(String(record[other])) && isBlank(record[field])
      ? { field, message: 'validation.required' }
      : null;
}

/** One of two fields says nothing without the other. The message stands at the empty one. */
export function bothOrNeither(...pair: [one: string, other: string]): CrossFieldRule {
  return (record) => {
    const [field, other] = pair.filter((name) => isBlank(record[name]));
    return field && !other ? { field, message: 'validation.required' } : null;
  };
}

/** Two times of day are given together, the second after the first; looked at only while the switch `when` is on. */
export function timeSpan(start: string, end: string, when: string): CrossFieldRule {
  const both = bothOrNeither(start, end);
  return (record) => {
    const [from, to] = [record[start], record[end]];
    if (!record[when] || isBlank(from ?? to)) return null;
    return (
      both(record) ??
      (String(to) > String(from) ? null : { field: end, message: 'validation.not_after_start' })
    );
  };
}

function isBlank(value: unknown): boolean {
  return (value ?? '') === '';
}

/** The number in `field` is not below the one in `least`, when both are given. */
export function notBelow(field: string, least: string): CrossFieldRule {
  return inOrder([least, field], field, 'validation.not_below');
}

/** Two dates or two numbers are in order, when both are given. */
function inOrder([first, last]: [string, string], field: string, message: string): CrossFieldRule {
  return (record) => {
    const [low, high] = [record[first], record[last]];
    return typeof low === typeof high && (low as string) > (high as string) ? { field, message } : null;
  };
}

/** At least one of the switches is on; the message stands at the first. */
export function atLeastOne(fields: readonly string[], message: string): CrossFieldRule {
  return (record) =>
    fields.some((field) => record[field] === true) ? null : { field: fields[0] ?? '', message };
}

/** Each row has a value of its own in a column. The message stands at the second one. */
export function eachOnce(field: string, column: string): CrossFieldRule {
  return (record) => {
    const values = rowsOf<Record<string, unknown>>(record[field]).map((row) => row[column]);
    const second = values.findIndex((value, index) => isNumber(value) && values.indexOf(value) < index);
    return second < 0 ? null : { field: `${field}.${second}.${column}`, message: 'validation.twice' };
  };
}

/** A cancellation with fewer days left never costs less. The message stands at the fee that is too low. */
export function noCheaperLater(field: string): CrossFieldRule {
  return (record) => {
    const steps = rowsOf<CancellationStep>(record[field]);
    const cheaper = steps.findIndex(({ days_before, fee_percent }) =>
      steps.some((earlier) => earlier.days_before > days_before && earlier.fee_percent > fee_percent),
    );
    return cheaper < 0 ? null : { field: `${field}.${cheaper}.fee_percent`, message: 'validation.fee_falls' };
  };
}

/** While somebody types, a number may be missing. */
function rowsOf<Row>(value: unknown): readonly Row[] {
  return Array.isArray(value) ? (value as Row[]) : [];
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

/** The text is one line: a line feed would stand in mails and documents, and a bank knows none in a name. */
export function oneLine(field: string): CrossFieldRule {
  return (record) => {
    const value = record[field];
    return typeof value === 'string' && /\p{Cc}/u.test(value.trim())
      ? { field, message: 'validation.one_line' }
      : null;
  };
}

/** The text in `field`, when there is one, is an IBAN: a wrong digit would send families' money elsewhere. */
export function validIban(field: string): CrossFieldRule {
  return (record) => {
    const value = record[field];
    return typeof value === 'string' && value !== '' && !isIban(value)
      ? { field, message: 'validation.iban' }
      : null;
  };
}
