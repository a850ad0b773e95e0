import {
  formatEuros,
  hasCents,
  isColour,
  isEmail,
  isIsoDate,
  isIsoInstant,
  isIsoTime,
  isPhone,
  isWebAddress,
  MAX_EUROS,
  parseCount,
  parseLimit,
  parseEuros,
  parseOrigins,
  romeToday,
} from '@feria/shared';
import { parseTaxCode } from '@feria/shared/rules/tax-code';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Field } from '@feria/shared/resources/fields';
import { isDecimal } from '@feria/shared/rules/decimals';
import { fieldAt, isEmpty, isRequired, selfReferencesOf } from '@feria/shared/resources/infer';

/** A message as react-admin's forms take it: a key, or a key with values. */
export type ValidationMessage = string | { message: string; args: Record<string, unknown> };

type Values = Record<string, unknown>;

const formats = {
  email: (text: string) => (isEmail(text) ? undefined : 'validation.email'),
  phone: (text: string) => (isPhone(text) ? undefined : 'validation.phone'),
  taxCode: (text: string) => (parseTaxCode(text, romeToday()) ? undefined : 'validation.tax_invalid'),
  colour: (text: string) => (isColour(text) ? undefined : 'validation.colour'),
  webAddress: (text: string) => (isWebAddress(text) ? undefined : 'validation.web_address'),
  euros: (text: string) => amountError(parseEuros(text)),
  count: (text: string) => (parseCount(text) === undefined ? 'validation.integer' : undefined),
  limit: (text: string) => (parseLimit(text) === undefined ? 'validation.integer' : undefined),
  origins: (text: string) => (parseOrigins(text) === undefined ? 'validation.origins' : undefined),
};

function amountError(euros: unknown): ValidationMessage | undefined {
  if (typeof euros !== 'number' || euros < 0 || !hasCents(euros)) return 'validation.money';
  return euros > MAX_EUROS
    ? { message: 'validation.money_max', args: { max: formatEuros(MAX_EUROS) } }
    : undefined;
}

/** What is wrong with a value that is not empty, by the type of its field. */
function typeError(field: Field, value: unknown): ValidationMessage | undefined {
  switch (field.type) {
    case 'text':
    case 'richText':
      if (typeof value !== 'string') return undefined;
      if (value.length > field.maxLength)
        return { message: 'ra.validation.maxLength', args: { max: field.maxLength } };
      return field.type === 'text' && field.format ? formats[field.format](value.trim()) : undefined;
    case 'integer':
    case 'decimal':
      if (field.type === 'decimal' && !isDecimal(value)) return 'ra.validation.number';
      if (typeof value !== 'number' || (field.type === 'integer' && !Number.isInteger(value)))
        return 'validation.integer';
      if (value < field.min) return { message: 'ra.validation.minValue', args: { min: field.min } };
      if (value > field.max) return { message: 'ra.validation.maxValue', args: { max: field.max } };
      return undefined;
    case 'money':
      return amountError(value);
    case 'date':
      return typeof value === 'string' && isIsoDate(value) ? undefined : 'validation.date';
    case 'time':
      return typeof value === 'string' && isIsoTime(value) ? undefined : 'validation.time';
    case 'dateTime':
      return typeof value === 'string' && isIsoInstant(value) ? undefined : 'validation.instant';
    default:
      return undefined;
  }
}

/** The first broken rule between fields that reports this field. The API runs the same functions. */
function ruleError(
  definition: ResourceDefinition,
  name: string,
  values: Values,
): ValidationMessage | undefined {
  for (const rule of definition.rules ?? []) {
    const broken = rule(values);
    if (broken?.field !== name) continue;
    return broken.message === 'validation.required' ? 'ra.validation.required' : broken.message;
  }
  return undefined;
}

/** The validator of a field, or of a column of a row (`cancellation.0.days_before`), made from the definition. */
export function validatorOf(definition: ResourceDefinition, name: string) {
  const field = fieldAt(definition, name);
  return (value: unknown, values: Values): ValidationMessage | undefined => {
    if (!field) return undefined;
    if (isEmpty(value)) {
      return isRequired(field, values) ? 'ra.validation.required' : ruleError(definition, name, values);
    }
    return (
      typeError(field, value) ??
      (selfReferencesOf(definition, values).includes(name) ? 'validation.self_reference' : undefined) ??
      ruleError(definition, name, values)
    );
  };
}
