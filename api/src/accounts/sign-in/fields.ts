import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { normaliseTaxCode, TAX_CODE_LENGTH } from '@feria/shared/rules/tax-code';
import { all, checked, required, sameAs, taxCode } from '../../core/http/checks.js';
import { prepared } from '../../core/http/body-class.js';

/** A valid tax code, required; blanks removed, upper case. */
export function TaxCode(): PropertyDecorator {
  return applyDecorators(
    prepared((value) => (typeof value === 'string' ? normaliseTaxCode(value) : value)),
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

/** The new password once more: required, and the same as in the other field. */
export function SameAs(other: string): PropertyDecorator {
  return applyDecorators(
    checked(all(required, sameAs(other))),
    ApiProperty({ type: String, format: 'password', required: true }),
  );
}
