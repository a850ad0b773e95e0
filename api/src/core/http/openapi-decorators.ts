import { applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiOkResponse, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { MAX_ITEMS_PER_PAGE } from '@feria/shared';
import { answerSchemas } from './answer-schemas.generated.js';
import type { Schema } from './answer-schemas.js';
import type { ListRules } from './list-query.js';

/**
 * Named schemas of the OpenAPI document: those of the contracts that hand-written handlers answer, and those that
 * {@link component} adds for the resources while the modules are created.
 */
export const components: Record<string, Schema> = { ...answerSchemas.components };

/** Adds a named schema to the document and gives a reference to it. */
export function component(name: string, schema: Schema): Schema {
  components[name] = schema;
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * A reference to the schema of a contract type.
 * @throws Error when no hand-written handler answers that type: then the document has no schema of it
 */
export function typeNamed(name: string): Schema {
  if (!(name in answerSchemas.components)) throw new Error(`no handler answers ${name}`);
  return { $ref: `#/components/schemas/${name}` };
}

/** Schema of an answer in its envelope (product.md#envelope). */
export function enveloped(schema: Schema): Schema {
  return { type: 'object', properties: { data: schema }, required: ['data'] };
}

/** Schema of one page of a list in its envelope. */
export function paged(row: Schema): Schema {
  return {
    type: 'object',
    properties: {
      data: { type: 'array', items: row },
      meta: { type: 'object', properties: { total: { type: 'integer' } }, required: ['total'] },
    },
    required: ['data', 'meta'],
  };
}

/**
 * Declares the answer of a handler whose return type does not say it. `npm run openapi` reads all others from the types.
 * @param schema the answer without its envelope
 */
export function Answers(schema: Schema, { status = 200 } = {}): MethodDecorator {
  return ApiResponse({ status, description: '', schema: enveloped(schema) as never });
}

/** Declares that a handler answers one page of a list. */
export function AnswersPage(row: Schema): MethodDecorator {
  return ApiOkResponse({ schema: paged(row) as never });
}

/** Declares that a handler answers a file or a text of one of the types, without an envelope. */
export function AnswersFile(...contentTypes: string[]): MethodDecorator {
  const schema = { type: 'string', format: 'binary' } as const;
  return ApiOkResponse({ content: Object.fromEntries(contentTypes.map((type) => [type, { schema }])) });
}

/**
 * Prefix of the OpenAPI extensions in which {@link MayFail} keeps its statuses until `openapi.ts` turns them into responses and
 * removes the extensions.
 */
export const FAILURE = 'x-fails-';

/** Declares error statuses of a handler that do not follow from its guard, path, query or body. */
export function MayFail(...statuses: number[]): MethodDecorator {
  return applyDecorators(...statuses.map((status) => ApiExtension(`${FAILURE}${status}`, true)));
}

/**
 * Declares the query parameters of a list from the rules that check them (product.md#list-parameters).
 * @param options `search: false` for a list without search, `paged: false` for all of its rows
 */
export function ListParameters(rules: ListRules, { search = true, paged = true } = {}): MethodDecorator {
  const { field, order } = rules.defaultSort;
  return applyDecorators(
    ...(paged
      ? [
          parameter('page', { type: 'integer', minimum: 1, default: 1 }),
          parameter(
            'itemsPerPage',
            { type: 'integer', minimum: -1, maximum: MAX_ITEMS_PER_PAGE },
            'Rows of a page; -1 for all',
          ),
        ]
      : []),
    parameter(
      'sortBy',
      { type: 'array', items: { type: 'string', enum: Object.keys(rules.sort) } },
      `Without it ${field}, ${order === 'ASC' ? 'ascending' : 'descending'}`,
    ),
    parameter('sortDesc', { type: 'array', items: { type: 'boolean' } }, 'For each of sortBy, in its order'),
    ...(search ? [parameter('search', { type: 'string' }, 'Words, each of which must be found')] : []),
    FilterParameter(rules),
  );
}

/** Declares the query parameters of an export of a list: those of the list but for its pages, and the columns. */
export function ListExportParameters(rules: ListRules, columns: readonly string[]): MethodDecorator {
  return applyDecorators(
    ListParameters(rules, { paged: false }),
    parameter(
      'columns',
      { type: 'array', items: { type: 'string', enum: [...columns] } },
      'Columns in their order; without it those that the list starts with',
    ),
  );
}

/** Declares the parameter `filters`, for a handler that takes nothing else of a list. */
export function FilterParameter(rules: ListRules): MethodDecorator {
  const names = Object.keys(rules.filters);
  if (names.length === 0) return () => {};
  const pattern = `^(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})\\|`;
  return parameter(
    'filters',
    { type: 'array', items: { type: 'string', pattern } },
    '`name|value`; several values of one name mean or',
  );
}

function parameter(name: string, schema: object, description?: string): MethodDecorator {
  return ApiQuery({ name, required: false, schema, ...(description ? { description } : {}) });
}
