/** A schema of the OpenAPI document, as much as tests look at. */
export interface ApiSchema {
  $ref?: string;
  /** With `null` beside it where nothing may stand there. */
  type?: string | string[];
  anyOf?: ApiSchema[];
  oneOf?: ApiSchema[];
  properties?: Record<string, ApiSchema>;
  required?: string[];
  items?: ApiSchema;
  enum?: (string | null)[];
  maxLength?: number;
}

/** What a value is unless it is `null`. */
export function typeOf({ type }: ApiSchema): string | undefined {
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type;
}

/** Whether `null` may stand there. A schema without a type takes anything. */
export function mayBeNull({ type, anyOf, oneOf, $ref }: ApiSchema): boolean {
  const forms = anyOf ?? oneOf;
  if (forms) return forms.some(mayBeNull);
  if ($ref !== undefined) return false;
  return type === undefined || type === 'null' || (Array.isArray(type) && type.includes('null'));
}

/** The schema itself, or the one that it names. */
export function named(schema: ApiSchema, schemas: Record<string, ApiSchema>): ApiSchema {
  const reference = schema.$ref ?? schema.anyOf?.find(({ $ref }) => $ref)?.$ref;
  return reference === undefined ? schema : (schemas[reference.split('/').at(-1) ?? ''] ?? {});
}
