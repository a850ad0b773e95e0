import {
  hasCents,
  isColour,
  isEmail,
  isIsoDate,
  isIsoInstant,
  isIsoTime,
  isPhone,
  isWebAddress,
  parseCount,
  formatEuros,
  MAX_COUNT,
  MAX_EUROS,
  parseLimit,
  parseOrigins,
  MAX_LIMIT,
  parseEuros,
  romeToday,
} from '@feria/shared';
import { isDecimal } from '@feria/shared/rules/decimals';
import { ValidateBy, type ValidationError } from 'class-validator';
import { normaliseTaxCode, parseTaxCode, TAX_CODE_LENGTH } from '@feria/shared/rules/tax-code';
import { isCommonPassword } from '../auth/password-rules.js';
import { isModerateRichText } from '../text/rich-text.js';
import { contextOf, type BodyClass } from './body-class.js';
import type { Message } from './errors.js';

/**
 * The checks of single values, for DTO classes and resource definitions alike. `undefined`, `null` and `''` pass every check but
 * `required`; `boolean` lets only `undefined` pass.
 */

/**
 * Checks a value. Gives the message of the problem, or `null` when the value is valid.
 * @param body the object that the value is a field of, for checks that compare two fields
 */
export type Check = (value: unknown, body?: object) => Message | null;

/**
 * A field of a DTO that must pass the check. class-validator knows messages only as texts, ours are keys with values until they
 * are sent. So the check stands in the `context` of its rule, and the validation pipe asks it for the message
 * ({@link messageOf}).
 */
export function checked(check: Check): PropertyDecorator {
  return ValidateBy(
    {
      name: 'check',
      validator: { validate: (value: unknown, args) => check(value, args?.object) === null },
    },
    { context: { check } },
  );
}

/**
 * The message of a failed check of a field; a general one when the rule is one of class-validator itself. The check is read
 * from the rule, because class-validator copies no `context` into the error of a synchronous rule.
 */
export function messageOf({ target, property, value }: ValidationError): Message {
  const context = contextOf(target?.constructor as BodyClass, property) as { check: Check } | undefined;
  return context?.check(value, target) ?? { key: 'error.validation' };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** A check that values meet a condition. An empty value passes. */
function when(isValid: (value: unknown) => boolean, message: Message): Check {
  return (value) => (isEmpty(value) || isValid(value) ? null : message);
}

/** Runs the checks in turn and gives the first problem. */
export function all(...checks: Check[]): Check {
  return (value, body) => {
    for (const check of checks) {
      const message = check(value, body);
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
    // SQLite would store a text only up to a NUL character.
    when((value) => typeof value === 'string' && !value.includes('\0'), { key: 'validation.text' }),
    when((value) => String(value).length <= max, { key: 'validation.too_long', params: { max } }),
  );
}

/** HTML of an editor. Refuses text that the sanitiser would need long for, or would make longer than its column. */
export function richText(max: number): Check {
  return all(
    text(max),
    when((value) => isModerateRichText(String(value)), { key: 'validation.too_formatted' }),
  );
}

export function minLength(min: number): Check {
  return when((value) => String(value).length >= min, { key: 'validation.too_short', params: { min } });
}

/** The same as in another field of the body; when both are left out, they are the same. */
export function sameAs(other: string): Check {
  return (value, body) =>
    (value || null) === ((body as Record<string, unknown> | undefined)?.[other] || null)
      ? null
      : { key: 'validation.password_confirmation' };
}

/** Refuses the most common passwords (product/accounts.md#common-passwords). */
export const uncommonPassword: Check = when((value) => !isCommonPassword(String(value)), {
  key: 'validation.password_common',
});

export const email: Check = all(
  text(255),
  when((value) => isEmail(String(value)), { key: 'validation.email' }),
);

export const phone: Check = all(
  text(40),
  when((value) => isPhone(String(value)), { key: 'validation.phone' }),
);

/** A valid tax code, blanks and small letters allowed (product/families.md#tax-codes). */
export const taxCode: Check = all(
  when((value) => typeof value === 'string' && normaliseTaxCode(value).length === TAX_CODE_LENGTH, {
    key: 'validation.tax_length',
  }),
  when((value) => parseTaxCode(String(value), romeToday()) !== null, {
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

/** A number with at most six decimals. */
export function decimal(min: number, max: number): Check {
  return all(
    when(isDecimal, { key: 'validation.decimal' }),
    when((value) => Number(value) >= min && Number(value) <= max, {
      key: 'validation.between',
      params: { min, max },
    }),
  );
}

const notTooMuch: Check = when((value) => Math.abs(Number(value)) <= MAX_EUROS, {
  key: 'validation.money_max',
  params: { max: formatEuros(MAX_EUROS) },
});

/** Euros with at most two decimals, from 0 to {@link MAX_EUROS}. */
export const money: Check = all(
  when((value) => typeof value === 'number' && value >= 0 && hasCents(value), { key: 'validation.money' }),
  notTooMuch,
);

/** The same, also below 0. */
export const signedMoney: Check = all(
  when((value) => typeof value === 'number' && hasCents(value), { key: 'validation.signed_money' }),
  notTooMuch,
);

export const date: Check = when((value) => typeof value === 'string' && isIsoDate(value), {
  key: 'validation.date',
});
export const time: Check = when((value) => typeof value === 'string' && isIsoTime(value), {
  key: 'validation.time',
});
/** An instant with its zone, `2026-07-06T08:12:00.000Z`. */
export const instant: Check = when((value) => typeof value === 'string' && isIsoInstant(value), {
  key: 'validation.instant',
});

/** A text of a form that only a program writes. */
export function matching(form: RegExp): Check {
  return when((value) => typeof value === 'string' && form.test(value), { key: 'error.validation' });
}

/** `true` or `false`. Not `null`: no boolean column can hold it. */
export const boolean: Check = (value) =>
  value === undefined || typeof value === 'boolean' ? null : { key: 'validation.boolean' };

export function oneOf(values: readonly unknown[]): Check {
  return when((value) => values.includes(value), { key: 'validation.choice' });
}

/** A list with some of these values. */
export function listOf(values: readonly unknown[]): Check {
  return (value) => {
    if (value === undefined || value === null) return null;
    if (!Array.isArray(value)) return { key: 'validation.list' };
    return value.every((entry) => values.includes(entry)) ? null : { key: 'validation.choice' };
  };
}

/** A list of at most `max` texts of at most `length` characters, without commas. */
export function textList(max: number, length: number): Check {
  return (value) => {
    if (value === undefined || value === null) return null;
    if (!Array.isArray(value) || value.length > max) return { key: 'validation.list' };
    if (!value.every((entry) => typeof entry === 'string' && !/[,\0]/.test(entry)))
      return { key: 'validation.text' };
    return value.every((entry: string) => entry.trim().length <= length)
      ? null
      : { key: 'validation.too_long', params: { max: length } };
  };
}

/** A list of at most `max` texts of at most `length` characters, whatever they are. */
export function anyTexts(max: number, length: number): Check {
  const isText = (entry: unknown): boolean =>
    typeof entry === 'string' && entry.length <= length && !entry.includes('\0');
  return (value) =>
    value == null || (Array.isArray(value) && value.length <= max && value.every(isText))
      ? null
      : { key: 'validation.list' };
}

/** A list of at most `max` objects; what is in them is not looked at. */
export function objects(max: number): Check {
  return (value) => {
    if (value == null) return null;
    if (!Array.isArray(value)) return { key: 'validation.list' };
    if (value.length > max) return { key: 'validation.list_long', params: { max } };
    return value.every(isObject) ? null : { key: 'validation.list' };
  };
}

/** A list of at most `max` lists, each of at most `maxEach` objects; what is in them is not looked at. */
export function objectLists(max: number, maxEach: number): Check {
  const isGroup = (value: unknown): boolean => Array.isArray(value) && objects(maxEach)(value) === null;
  return (value) =>
    value == null || (Array.isArray(value) && value.length <= max && value.every(isGroup))
      ? null
      : { key: 'validation.list' };
}

/** Any object; what is in it is not looked at. */
export const object: Check = (value) =>
  value == null || isObject(value) ? null : { key: 'validation.object' };

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Colour, `#rrggbb`. */
export const colour: Check = when((value) => typeof value === 'string' && isColour(value.trim()), {
  key: 'validation.colour',
});
/** Absolute address of a web page. */
export const webAddress: Check = when((value) => typeof value === 'string' && isWebAddress(value.trim()), {
  key: 'validation.web_address',
});

/** Websites, one on a line. */
export const origins: Check = when(
  (value) => typeof value === 'string' && parseOrigins(value) !== undefined,
  { key: 'validation.origins' },
);

/** An amount of euros as people write it, `1.234,50`. */
export const euros: Check = all(
  when((value) => typeof value === 'string' && parseEuros(value) !== undefined, { key: 'validation.money' }),
  (value) => money(parseEuros(String(value))),
);

/** A count as an option holds it. */
export const count: Check = when((value) => typeof value === 'string' && parseCount(value) !== undefined, {
  key: 'validation.between',
  params: { min: 0, max: MAX_COUNT },
});

/** A limit as an option holds it. */
export const limit: Check = when((value) => typeof value === 'string' && parseLimit(value) !== undefined, {
  key: 'validation.between',
  params: { min: 1, max: MAX_LIMIT },
});

/** Id of a record. The service checks whether the record exists. */
export const id: Check = when((value) => isId(value), { key: 'validation.reference' });

/** A list of at most `max` ids, or none. */
export function idsOrNone(max: number): Check {
  return (value) =>
    value === undefined || value === null || (Array.isArray(value) && value.length === 0)
      ? null
      : ids(max)(value);
}

/** A list of 1 to `max` ids. */
export function ids(max: number): Check {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > max) return { key: 'validation.list' };
    return value.every(isId) ? null : { key: 'validation.reference' };
  };
}

/** Ids, or objects with an `id`. */
export const idList: Check = (value) => {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || value.length > 200) return { key: 'validation.list' };
  return value.every((entry) => isId(idOf(entry))) ? null : { key: 'validation.reference' };
};

/** Names of records. The service checks whether they exist. */
export const nameList: Check = (value) => {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || value.length > 200) return { key: 'validation.list' };
  return value.every((entry) => typeof entry === 'string' && entry.length <= 255)
    ? null
    : { key: 'validation.reference' };
};

/** Address of an upload, as the upload call answered it. */
export const uploadAddress: Check = when(
  (value) => typeof value === 'string' && /^\/uploads\/[\w-]+\.[a-z0-9]{2,5}$/.test(value),
  { key: 'validation.upload_address' },
);

/** The `id` of an object; any other value as it is. */
export function idOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
}

function isId(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647;
}
