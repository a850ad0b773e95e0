import { Body, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ResourceDefinition } from '@feria/shared';
import type { Field, QuestionsField, RowsField } from '@feria/shared/resources/fields';
import { DECIMALS } from '@feria/shared/rules/decimals';
import { writableFields } from '@feria/shared/resources/infer';
import * as check from '../http/checks.js';
import { BodyValidationPipe } from '../http/validation.pipe.js';
import { ListOf, Price, Text, trimmed, WholeNumber } from '../http/validators.js';
import { QuestionBody } from './question-body.js';
import { VERSION_MAX } from './versions.js';

type InputClass = new () => Record<string, unknown>;

/**
 * The class of a resource's body, made from its definition: class-validator rules and OpenAPI from one declaration.
 * `update` is partial: an absent field is not looked at, an emptied required one is refused (product.md#partial-updates). It has the
 * `version` of the record that the form was opened with (product.md#changed-meanwhile).
 * @param taken whether a field belongs to the body; left out, all do that clients may send
 */
export function inputClass(
  definition: ResourceDefinition,
  mode: 'create' | 'update',
  taken: (field: Field) => boolean = () => true,
): InputClass {
  const name = `${definition.name}${mode === 'create' ? 'Create' : 'Update'}Input`;
  const made = {
    [name]: class {
      [field: string]: unknown;
    },
  }[name] as InputClass;
  for (const [key, field] of writableFields(definition)) {
    if (!taken(field)) continue;
    if (field.type === 'rows') {
      ListOf(() => rowClass(`${name}${key}`, field), { max: field.max })(made.prototype, key);
      continue;
    }
    if (field.type === 'questions') {
      ListOf(() => QuestionBody, { max: field.max })(made.prototype, key);
      continue;
    }
    check.checked(inputCheckOf(field, mode))(made.prototype, key);
    if (field.type === 'text') trimmed(made.prototype, key);
    const needed = isAlwaysRequired(field);
    ApiProperty({
      ...openApiOf(field),
      required: needed && !mayBeAbsent(field, mode),
      nullable: !needed && checkOf(field)(null) === null,
    } as never)(made.prototype, key);
  }
  if (mode === 'update') Version()(made.prototype, 'version');
  return made;
}

/** What the form was opened with; without one a body overwrites whatever is stored. */
export function Version(): PropertyDecorator {
  return Text({
    max: VERSION_MAX,
    description: 'As it was read: then 409 when others have changed the same field',
  });
}

/** The check of a field as part of a body: its value, and whether it may be left out (`undefined`) or emptied. */
export function inputCheckOf(field: Field, mode: 'create' | 'update'): check.Check {
  const rule = isAlwaysRequired(field) ? check.all(check.required, checkOf(field)) : checkOf(field);
  return (value) => (mayBeAbsent(field, mode) && value === undefined ? null : rule(value));
}

/** Whether the field is required whatever the others hold. */
function isAlwaysRequired(field: Field): boolean {
  return field.required === true && field.when === undefined;
}

function mayBeAbsent(field: Field, mode: 'create' | 'update'): boolean {
  return mode === 'update' || field.default !== undefined;
}

/** The class of a row: every column is a number that must be there. */
function rowClass(name: string, { columns }: RowsField): InputClass {
  const made = {
    [name]: class {
      [column: string]: unknown;
    },
  }[name] as InputClass;
  for (const [column, cell] of Object.entries(columns)) {
    const checked = cell.money ? Price({ required: true }) : WholeNumber({ required: true, ...cell });
    checked(made.prototype, column);
  }
  return made;
}

const FORMATS = {
  email: check.email,
  phone: check.phone,
  taxCode: check.taxCode,
  colour: check.colour,
  webAddress: check.webAddress,
  euros: check.euros,
  count: check.count,
  limit: check.limit,
  origins: check.origins,
};

/** The check of a field's value, whether it is required aside. */
export function checkOf(field: Field): check.Check {
  switch (field.type) {
    case 'text':
      return check.all(check.text(field.maxLength), field.format ? FORMATS[field.format] : () => null);
    case 'richText':
      return check.richText(field.maxLength);
    case 'integer':
      return check.integer(field.min, field.max);
    case 'decimal':
      return check.decimal(field.min, field.max);
    case 'money':
      return check.money;
    case 'date':
      return check.date;
    case 'time':
      return check.time;
    case 'dateTime':
      return check.instant;
    case 'boolean':
      return check.boolean;
    case 'enum':
      return check.oneOf(field.values);
    case 'reference':
      return check.id;
    case 'referenceMany':
      return check.idList;
    case 'names':
      return check.nameList;
    case 'choices':
      return check.listOf(field.values);
    case 'texts':
      return check.textList(field.max, field.maxLength);
    case 'rows':
    case 'questions':
      return check.objects(field.max);
    case 'image':
    case 'file':
      return check.uploadAddress;
  }
}

function openApiOf(field: Exclude<Field, RowsField | QuestionsField>): object {
  switch (field.type) {
    case 'text': {
      const format = field.format === 'email' ? { format: 'email' } : {};
      return { type: String, maxLength: field.maxLength, ...format };
    }
    case 'richText':
      return { type: String, maxLength: field.maxLength };
    case 'integer':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'decimal':
      return {
        type: Number,
        minimum: field.min,
        maximum: field.max,
        description: `At most ${DECIMALS} decimals`,
      };
    case 'money':
      return { type: Number, minimum: 0, description: 'Euros, at most two decimals' };
    case 'date':
      return { type: String, format: 'date' };
    case 'time':
      return { type: String, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
    case 'dateTime':
      return { type: String, format: 'date-time' };
    case 'boolean':
      return { type: Boolean };
    case 'enum':
      return { enum: field.values };
    case 'reference':
      return { type: 'integer', minimum: 1 };
    case 'referenceMany':
      return { type: 'array', items: { type: 'integer' } };
    case 'names':
      return { type: 'array', items: { type: 'string' } };
    case 'choices':
      return { type: 'array', items: { type: 'string', enum: field.values } };
    case 'texts':
      return { type: 'array', maxItems: field.max, items: { type: 'string', maxLength: field.maxLength } };
    case 'image':
    case 'file':
      return { type: String, description: 'Address that an upload answered' };
  }
}

const bodies = new BodyValidationPipe();

/** Hands a handler the body, checked against a class of {@link inputClass}: the parameter's own type cannot say it. */
export function ResourceBody(type: Type): ParameterDecorator {
  return Body({ transform: (value: unknown) => bodies.transform(value, { type: 'body', metatype: type }) });
}
