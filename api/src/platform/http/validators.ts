import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import * as check from './checks.js';
import { checked, type Check } from './field-check.js';

/** Decorators of DTO fields: rule, message and OpenAPI in one. Texts are trimmed, an empty optional one is `null`. */

interface Options {
  /** Must be there and filled. */
  required?: boolean;
  description?: string;
}

type Api = Parameters<typeof ApiProperty>[0];

function field(check_: Check, { required = false, description }: Options, api: Api): PropertyDecorator {
  return applyDecorators(
    checked(required ? check.all(check.required, check_) : check_),
    ApiProperty({ ...api, required, nullable: !required, description } as Api),
  );
}

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() || null : value,
);

export function Text(options: Options & { max: number }): PropertyDecorator {
  return applyDecorators(
    trimmed,
    field(check.text(options.max), options, { type: String, maxLength: options.max }),
  );
}

/** A password: kept as typed, blanks included. */
export function Password(options: Options & { min?: number; max: number }): PropertyDecorator {
  const rule = check.all(check.text(options.max), check.minLength(options.min ?? 0));
  return field(rule, options, {
    type: String,
    format: 'password',
    minLength: options.min,
    maxLength: options.max,
  });
}

/** An e-mail address, lower-cased. */
export function Email(options: Options = {}): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() || null : value,
    ),
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

export function IsoDateField(options: Options = {}): PropertyDecorator {
  return field(check.date, options, { type: String, format: 'date' });
}

/** Euros. */
export function Money(options: Options = {}): PropertyDecorator {
  return field(check.money, options, { type: Number });
}

/** A list of objects of a class, at most `max`; each is checked at `path.index`. */
export function ListOf(type: () => new () => object, options: Options & { max: number }): PropertyDecorator {
  const isList: Check = (value) =>
    value == null || (Array.isArray(value) && value.length <= options.max && value.every(isObject))
      ? null
      : { key: 'validation.list' };
  return applyDecorators(
    // A function of this very name is asked later; one without a name would be taken for the class.
    field(isList, options, { type: () => type(), isArray: true } as Api),
    Type(type),
    ValidateNested({ each: true }),
  );
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
