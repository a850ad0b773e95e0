import type { CancellationStep } from '../rules/cancellation.js';
import { isIban } from '../rules/iban.js';
import type { CrossFieldRule } from './define.js';

/** The date in `field` is not before the one in `start`, when both are given. */
export function notBefore(field: string, start: string): CrossFieldRule {
  return (record) => {
    const [first, last] = [record[start], record[field]];
    return typeof first === 'string' && typeof last === 'string' && last < first
      ? { field, message: 'validation.not_before' }
      : null;
  };
}

/** The date in `field` is not after the one in `end`, when both are given. */
export function notAfter(field: string, end: string): CrossFieldRule {
  return (record) => {
    const [date, last] = [record[field], record[end]];
    return typeof date === 'string' && typeof last === 'string' && date > last
      ? { field, message: 'validation.not_after' }
      : null;
  };
}

/** The field is filled while an enum has one of some values. */
export function neededWhen(field: string, other: string, values: readonly string[]): CrossFieldRule {
  return (record) =>
    values.includes(String(record[other])) && (record[field] ?? '') === ''
      ? { field, message: 'validation.required' }
      : null;
}

/** The time of day in `field` is after the one in `start`, when both are given; looked at only while the switch `when` is on. */
export function timeAfter(field: string, start: string, when: string): CrossFieldRule {
  return (record) => {
    const [first, last] = [record[start], record[field]];
    const areGiven = typeof first === 'string' && typeof last === 'string' && first !== '' && last !== '';
    return record[when] === true && areGiven && last <= first
      ? { field, message: 'validation.not_after_start' }
      : null;
  };
}

/** One of two fields says nothing without the other. The message stands at the empty one; `when` as for {@link timeAfter}. */
export function bothOrNeither(one: string, other: string, when?: string): CrossFieldRule {
  const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
  return (record) => {
    if (when !== undefined && record[when] !== true) return null;
    if (isGiven(record[one]) === isGiven(record[other])) return null;
    return { field: isGiven(record[one]) ? other : one, message: 'validation.required' };
  };
}

/** The number in `field` is not below the one in `least`, when both are given. */
export function notBelow(field: string, least: string): CrossFieldRule {
  return (record) => {
    const [first, last] = [record[least], record[field]];
    return typeof first === 'number' && typeof last === 'number' && last < first
      ? { field, message: 'validation.not_below' }
      : null;
  };
}

/** At least one of the switches is on; the message stands at the first. */
export function atLeastOne(fields: readonly string[], message: string): CrossFieldRule {
  return (record) =>
    fields.some((field) => record[field] === true) ? null : { field: fields[0] ?? '', message };
}

/** Each step of a cancellation has days of its own. The message stands at the second one. */
export function eachStepOnce(field: string): CrossFieldRule {
  return (record) => {
    const days = stepsOf(record[field]).map(({ days_before }) => days_before);
    const second = days.findIndex((day, index) => isNumber(day) && days.indexOf(day) < index);
    return second < 0 ? null : { field: `${field}.${second}.days_before`, message: 'validation.twice' };
  };
}

/** A cancellation with fewer days left never costs less. The message stands at the fee that is too low. */
export function noCheaperLater(field: string): CrossFieldRule {
  return (record) => {
    const steps = stepsOf(record[field]);
    const cheaper = steps.findIndex(({ days_before, fee_percent }) =>
      steps.some((earlier) => earlier.days_before > days_before && earlier.fee_percent > fee_percent),
    );
    return cheaper < 0 ? null : { field: `${field}.${cheaper}.fee_percent`, message: 'validation.fee_falls' };
  };
}

/** While somebody types, a number may be missing. */
function stepsOf(value: unknown): readonly CancellationStep[] {
  return Array.isArray(value) ? (value as CancellationStep[]) : [];
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
