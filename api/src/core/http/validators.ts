import { applyDecorators } from '@nestjs/common';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { PASSWORD_MAX, PASSWORD_MIN } from '@feria/shared';
import { ValidateNested } from 'class-validator';
import { fromBody, prepared, type BodyClass } from './body-class.js';
import * as check from './checks.js';

/** Decorators of DTO fields: rule, message and OpenAPI in one. Texts are trimmed, an empty optional one is `null`. */

interface Options {
  /** Must be there and filled. */
  required?: boolean;
  description?: string;
}

type Api = Parameters<typeof ApiProperty>[0];

function field(check_: check.Check, { required = false, description }: Options, api: Api): PropertyDecorator {
  return applyDecorators(
    check.checked(required ? check.all(check.required, check_) : check_),
    ApiProperty({ ...api, required, nullable: !required && check_(null) === null, description } as Api),
  );
}

/** Texts without blanks around them; an empty one is `null`. */
export const trimmed = prepared((value) => (typeof value === 'string' ? value.trim() || null : value));

export function Text(options: Options & { max: number }): PropertyDecorator {
  return applyDecorators(
    trimmed,
    field(check.text(options.max), options, { type: String, maxLength: options.max }),
  );
}

/** A password that is compared with a stored one: kept as typed, blanks included. */
export function Password(options: Options & { max: number }): PropertyDecorator {
  return field(check.text(options.max), options, {
    type: String,
    format: 'password',
    maxLength: options.max,
  });
}

/**
 * A password that is to be set: long enough and not one of the most common. Who knows whose it is checks it with
 * `refuseOwnData` too.
 */
export function NewPassword(options: Options = {}): PropertyDecorator {
  const rule = check.all(check.text(PASSWORD_MAX), check.minLength(PASSWORD_MIN), check.uncommonPassword);
  return field(rule, options, {
    type: String,
    format: 'password',
    minLength: PASSWORD_MIN,
    maxLength: PASSWORD_MAX,
  });
}

/** An e-mail address, lower-cased. */
export function Email(options: Options = {}): PropertyDecorator {
  return applyDecorators(
    prepared((value) => (typeof value === 'string' ? value.trim().toLowerCase() || null : value)),
    field(check.email, options, { type: String, format: 'email' }),
  );
}

export function Phone(options: Options = {}): PropertyDecorator {
  return applyDecorators(trimmed, field(check.phone, options, { type: String, maxLength: 40 }));
}

export function OneOf(values: readonly string[], options: Options = {}): PropertyDecorator {
  return field(check.oneOf(values), options, { enum: [...values] });
}

export function Flag(options: Options = {}): PropertyDecorator {
  return field(check.boolean, options, { type: Boolean });
}

export function IdField(options: Options = {}): PropertyDecorator {
  return field(check.id, options, { type: Number });
}

/** Euros with at most two decimals; below 0 too. */
export function Euros(options: Options = {}): PropertyDecorator {
  return field(check.signedMoney, options, { type: Number });
}

/** Euros with at most two decimals, not below 0. */
export function Price(options: Options = {}): PropertyDecorator {
  return field(check.money, options, { type: Number, minimum: 0 });
}

/** A calendar date, `YYYY-MM-DD`. */
export function DateField(options: Options = {}): PropertyDecorator {
  return field(check.date, options, { type: String, format: 'date' });
}

/** An instant with its zone, as JavaScript writes it. */
export function InstantField(options: Options = {}): PropertyDecorator {
  return field(check.instant, options, { type: String, format: 'date-time' });
}

/** A text that a program makes: an id, or a word of a small language. */
export function Matching(form: RegExp, options: Options = {}): PropertyDecorator {
  return field(check.matching(form), options, { type: String, pattern: form.source });
}

/** A list of 1 to `max` ids. */
export function IdsField({ max, description }: { max: number; description?: string }): PropertyDecorator {
  return applyDecorators(
    check.checked(check.ids(max)),
    ApiProperty({ type: 'array', items: { type: 'integer' }, description }),
  );
}

/** A list of at most `max` ids; without one it is empty. */
export function OptionalIds({ max, description }: { max: number; description?: string }): PropertyDecorator {
  return applyDecorators(
    check.checked(check.idsOrNone(max)),
    ApiProperty({
      type: 'array',
      items: { type: 'integer' },
      maxItems: max,
      required: false,
      nullable: true,
      description,
    } as Api),
  );
}

/** A list of at most `max` texts of at most `length` characters, kept as they are. */
export function Texts({
  max,
  length,
  ...options
}: Options & { max: number; length: number }): PropertyDecorator {
  const items = { type: 'string', maxLength: length };
  return field(check.anyTexts(max, length), options, { type: 'array', items, maxItems: max } as Api);
}

/** An object that a library checks. */
export function JsonObject(options: Options = {}): PropertyDecorator {
  return field(check.object, options, { type: 'object', additionalProperties: true });
}

/** A whole number, both ends included. */
export function WholeNumber(options: Options & { min: number; max: number }): PropertyDecorator {
  const { min, max } = options;
  return field(check.integer(min, max), options, { type: 'integer', minimum: min, maximum: max });
}

/** A list of objects of a class, at most `max`; each is checked at `path.index`. */
export function ListOf(type: () => BodyClass, options: Options & { max: number }): PropertyDecorator {
  const { max } = options;
  const objects = check.objects(max);
  const rule: check.Check = (value) =>
    value === true ? { key: 'validation.list_long', params: { max } } : objects(value);
  const isList = (value: unknown): value is Record<string, unknown>[] =>
    value != null && objects(value) === null;
  return applyDecorators(
    // `true` stands for a list that is too long, `false` for anything else: the rule refuses them, and nobody walks through what was sent.
    prepared((value) => {
      if (isList(value)) return value.map((entry) => fromBody(type(), entry));
      // `null` is no rows; class-validator would take it for a row that is none.
      if (value == null) return value === null && !options.required ? [] : value;
      return Array.isArray(value) && value.length > max;
    }),
    // A function of this very name is asked later; one without a name would be taken for the class.
    field(rule, options, { type: () => type(), isArray: true } as Api),
    ValidateNested({ each: true }),
  );
}

/**
 * A list of lists of objects of a class, at most `max` of at most `maxEach`; each object is checked at `path.index.index`.
 * The class of the body names the class of the objects to OpenAPI: `@ApiExtraModels`.
 */
export function ListsOf(
  type: () => BodyClass,
  options: Options & { max: number; maxEach: number },
): PropertyDecorator {
  const rule = check.objectLists(options.max, options.maxEach);
  return applyDecorators(
    prepared((value) => {
      if (value == null) return [];
      if (rule(value) !== null) return false;
      return (value as Record<string, unknown>[][]).map((list) =>
        list.map((entry) => fromBody(type(), entry)),
      );
    }),
    check.checked(rule),
    ApiProperty({
      type: 'array',
      items: { type: 'array', items: { $ref: getSchemaPath(type()) } },
      required: false,
      nullable: true,
      description: options.description,
    } as Api),
    ValidateNested({ each: true }),
  );
}

/** An object of a class, or none; checked at `path.field`. */
export function ObjectOf(type: () => BodyClass, options: Options = {}): PropertyDecorator {
  return applyDecorators(
    // `false` stands for anything else, as in `ListOf`; `null` is none, which class-validator would take for an object that is none.
    prepared((value) =>
      value == null
        ? undefined
        : check.object(value) === null && fromBody(type(), value as Record<string, unknown>),
    ),
    field(check.object, options, { type: () => type() } as Api),
    ValidateNested(),
  );
}
