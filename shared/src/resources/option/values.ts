import type { Field } from '../fields.js';
import { option, type OptionKey } from './index.js';

/*
 * Options are stored and sent as text: a whole number by its digits, rows as JSON, all others as they are. Forms and checks work with
 * the value.
 */

/** The value of an option's text; a text that is none of its type stays as it is, for the check to refuse. */
export function optionValue(key: OptionKey, stored: string | null): unknown {
  // A key of an older or newer version has no declaration.
  const type = (option.fields[key] as Field | undefined)?.type;
  const text = stored?.trim() ?? '';
  if (type === 'integer' && /^\d{1,9}$/.test(text)) return Number(text);
  if (type === 'rows') return text === '' ? [] : parsed(text);
  return stored;
}

/** The text of an option's value; `null` for nothing. */
export function optionText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value) : null;
  return JSON.stringify(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
