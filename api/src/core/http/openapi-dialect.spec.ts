import type { OpenAPIObject } from '@nestjs/swagger';
import { inDialect31, withoutUnused } from './openapi-dialect.js';

const documentOf = (schemas: object, paths: object = {}): OpenAPIObject =>
  ({ openapi: '3.0.0', info: { title: '', version: '' }, paths, components: { schemas } }) as OpenAPIObject;
const translated = (schema: object): unknown =>
  inDialect31(documentOf({ It: schema })).components?.schemas?.It;

it('says that it is OpenAPI 3.1', () => {
  expect(inDialect31(documentOf({})).openapi).toBe('3.1.0');
});

it.each([
  ['a type', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
  [
    'choices',
    { type: 'string', enum: ['a'], nullable: true },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  [
    'choices that name nothing already',
    { type: 'string', enum: ['a', null], nullable: true },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  [
    'a reference',
    { allOf: [{ $ref: '#/x' }], nullable: true },
    { anyOf: [{ $ref: '#/x' }, { type: 'null' }] },
  ],
  [
    'several parts',
    { allOf: [{ type: 'object' }, { $ref: '#/x' }], nullable: true },
    { anyOf: [{ allOf: [{ type: 'object' }, { $ref: '#/x' }] }, { type: 'null' }] },
  ],
  [
    'alternatives',
    { anyOf: [{ type: 'string' }, { type: 'number' }], nullable: true },
    { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] },
  ],
  ['anything', { nullable: true, description: 'x' }, { description: 'x' }],
  ['what is never empty', { type: 'string', nullable: false }, { type: 'string' }],
  [
    'a property of a property',
    { type: 'object', properties: { a: { type: 'array', items: { type: 'integer', nullable: true } } } },
    { type: 'object', properties: { a: { type: 'array', items: { type: ['integer', 'null'] } } } },
  ],
])('says of %s that it may be null', (_, before, after) => {
  expect(translated(before)).toEqual(after);
});

it('leaves properties alone that are called like words of a schema, and data', () => {
  const schema = {
    type: 'object',
    properties: { nullable: { type: 'boolean' }, default: { type: 'string', nullable: true } },
    example: { nullable: true, type: 'x' },
  };
  expect(translated(schema)).toEqual({
    ...schema,
    properties: { nullable: { type: 'boolean' }, default: { type: ['string', 'null'] } },
  });
});

it('drops the schemas that no call leads to, also by another', () => {
  const schemas = {
    A: { items: { $ref: '#/components/schemas/B' } },
    B: {},
    C: { items: { $ref: '#/components/schemas/C' } },
  };
  const paths = { '/a': { get: { x: { $ref: '#/components/schemas/A' } } } };
  expect(Object.keys(withoutUnused(documentOf(schemas, paths)).components?.schemas ?? {})).toEqual([
    'A',
    'B',
  ]);
});
