import {
  hasCents,
  isColour,
  isEmail,
  isIsoDate,
  isIsoTime,
  isPhone,
  isWebAddress,
  romeDate,
} from '@feria/shared';
import { normaliseTaxCode, parseTaxCode, TAX_CODE_LENGTH } from '@feria/shared/rules/tax-code';
import type { Message } from './errors.js';
import type { Check } from './field-check.js';

/** The checks of single values, for DTO classes and resource definitions alike. All but `required` accept nothing. */

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Passes nothing on, and every value that holds the condition. */
function when(holds: (value: unknown) => boolean, message: Message): Check {
  return (value) => (isNothing(value) || holds(value) ? null : message);
}

/** Every check in turn; the first that finds something speaks. */
export function all(...checks: Check[]): Check {
  return (value) => {
    for (const check of checks) {
      const message = check(value);
      if (message) return message;
    }
    return null;
  };
}

export const required: Check = (value) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
    ? { key: 'validation.required' }
    : null;

export function text(max: number): Check {
  return all(
    // SQLite would keep a text only up to a NUL character.
    when((value) => typeof value === 'string' && !value.includes('\0'), { key: 'validation.text' }),
    when((value) => String(value).length <= max, { key: 'validation.too_long', params: { max } }),
  );
}

export function minLength(min: number): Check {
  return when((value) => String(value).length >= min, { key: 'validation.too_short', params: { min } });
}

export const email: Check = all(
  text(255),
  when((value) => isEmail(String(value)), { key: 'validation.email' }),
);

export const phone: Check = all(
  text(40),
  when((value) => isPhone(String(value)), { key: 'validation.phone' }),
);

/** A valid tax code, blanks and small letters allowed (spec §5). */
export const taxCode: Check = all(
  when((value) => typeof value === 'string' && normaliseTaxCode(value).length === TAX_CODE_LENGTH, {
    key: 'validation.tax_length',
  }),
  when((value) => parseTaxCode(String(value), romeDate(new Date())) !== null, {
    key: 'validation.tax_invalid',
  }),
);

export function integer(min: number, max: number): Check {
  return all(
    when((value) => Number.isInteger(value), { key: 'validation.integer' }),
    when((value) => Number(value) >= min && Number(value) <= max, {
      key: 'validation.between',
      params: { min, max },
    }),
  );
}

/** Euros with at most two decimals, from 0; cents must fit a 32-bit column. */
export const money: Check = when(
  (value) => typeof value === 'number' && value >= 0 && value <= 1_000_000 && hasCents(value),
  { key: 'validation.money' },
);

export const date: Check = when((value) => typeof value === 'string' && isIsoDate(value), {
  key: 'validation.date',
});
export const time: Check = when((value) => typeof value === 'string' && isIsoTime(value), {
  key: 'validation.time',
});
export const boolean: Check = when((value) => typeof value === 'boolean', { key: 'validation.boolean' });

export function oneOf(values: readonly unknown[]): Check {
  return when((value) => values.includes(value), { key: 'validation.choice' });
}

/** Colour, `#rrggbb`. */
export const colour: Check = when((value) => typeof value === 'string' && isColour(value.trim()), {
  key: 'validation.colour',
});
/** Absolute address of a web page. */
export const webAddress: Check = when((value) => typeof value === 'string' && isWebAddress(value.trim()), {
  key: 'validation.web_address',
});

/** Id of a record; whether it exists is for the service to find out. */
export const id: Check = when((value) => isId(value), { key: 'validation.reference' });

/** Ids, or objects with an `id` (decisions §2). */
export const idList: Check = (value) => {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || value.length > 200) return { key: 'validation.list' };
  return value.every((entry) => isId(idOf(entry))) ? null : { key: 'validation.reference' };
};

/** Names; whether each names something is for the service to find out. */
export const nameList: Check = (value) => {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || value.length > 200) return { key: 'validation.list' };
  return value.every((entry) => typeof entry === 'string' && entry.length <= 255)
    ? null
    : { key: 'validation.reference' };
};

/** Address that an upload answered (decisions §8). */
export const uploadAddress: Check = when(
  (value) => typeof value === 'string' && /^\/uploads\/[\w-]+\.[a-z0-9]{2,5}$/.test(value),
  { key: 'validation.upload_address' },
);

/** The id of an id or of an object with one. */
export function idOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
}

function isId(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647;
}
