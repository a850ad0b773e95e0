import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

/** Keys whose values are data, not schemas. */
const DATA = new Set(['enum', 'default', 'const', 'example', 'examples', 'required']);
/** Keys whose values name schemas by whatever name. */
const NAMED = new Set(['properties', 'schemas', 'paths', 'responses', 'content']);

/**
 * The same document in the dialect of OpenAPI 3.1, whose schemas are JSON Schema. Nest and the decorators of this project write that
 * of 3.0: `nullable` becomes the type `null`, and `example` a list.
 */
export function inDialect31(document: OpenAPIObject): OpenAPIObject {
  return { ...(translated(document) as OpenAPIObject), openapi: '3.1.0' };
}

function translated(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((item) => translated(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [
    key,
    !isNamed && DATA.has(key) ? item : translated(item, !isNamed && NAMED.has(key)),
  ]);
  const copy = Object.fromEntries(entries);
  return isNamed ? copy : withNull(copy);
}

function withNull({ nullable, ...schema }: Json): Json {
  if (nullable !== true) return schema;
  const { $ref, allOf, anyOf, ...rest } = schema;
  if (Array.isArray(anyOf)) return { ...rest, anyOf: [...anyOf, { type: 'null' }] };
  if (Array.isArray(allOf)) {
    const [only] = allOf;
    return { ...rest, anyOf: [allOf.length === 1 ? only : { allOf }, { type: 'null' }] };
  }
  if (typeof $ref === 'string') return { ...rest, anyOf: [{ $ref }, { type: 'null' }] };
  // Without a type anything may stand there, also nothing.
  if (typeof rest.type !== 'string') return rest;
  const values = Array.isArray(rest.enum) && !rest.enum.includes(null) ? { enum: [...rest.enum, null] } : {};
  return { ...rest, ...values, type: [rest.type, 'null'] };
}

/** Without the named schemas that no call leads to. */
export function withoutUnused(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name] ?? null);
    }
  };
  visit([document.paths, document.components?.responses]);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...document, components: { ...document.components, schemas: kept } };
}
