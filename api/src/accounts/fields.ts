import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PASSWORD_MAX, PASSWORD_MIN } from '@feria/shared';
import { normaliseTaxCode, TAX_CODE_LENGTH } from '@feria/shared/rules/tax-code';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { all, required, taxCode } from '../platform/http/checks.js';
import { checked } from '../platform/http/field-check.js';
import type { Message } from '../platform/http/errors.js';
import { Password } from '../platform/http/validators.js';

/** A valid tax code, required; blanks removed, upper case (spec §5). */
export function TaxCode(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? normaliseTaxCode(value) : value,
    ),
    checked(all(required, taxCode)),
    ApiProperty({
      type: String,
      required: true,
      minLength: TAX_CODE_LENGTH,
      maxLength: TAX_CODE_LENGTH,
      example: 'RSSMRA85T10A562S',
    }),
  );
}

/** A password to be set, required (decisions §3). */
export function NewPassword(): PropertyDecorator {
  return Password({ required: true, min: PASSWORD_MIN, max: PASSWORD_MAX });
}

/** The new password once more: required, and the same as in the other field. */
export function SameAs(other: string): PropertyDecorator {
  const check = (value: unknown, all: object): Message | null =>
    required(value) ??
    (value === (all as Record<string, unknown>)[other] ? null : { key: 'validation.password_confirmation' });
  return applyDecorators(
    ValidateBy({
      name: 'sameAs',
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => check(value, args?.object ?? {}) === null,
        defaultMessage: (args?: ValidationArguments) =>
          JSON.stringify(check(args?.value, args?.object ?? {})),
      },
    }),
    ApiProperty({ type: String, format: 'password', required: true }),
  );
}
