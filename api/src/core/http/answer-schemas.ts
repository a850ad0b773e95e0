/** The part of JSON Schema, as OpenAPI 3.0 speaks it, that describes an answer; the document is in that of 3.1 (`openapi-dialect.ts`). */
export interface Schema {
  $ref?: string;
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  format?: string;
  pattern?: string;
  description?: string;
  nullable?: boolean;
  enum?: (string | number | boolean | null)[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
}

/** What hand-written handlers answer, as `npm run openapi` reads it from their return types. */
export interface AnswerSchemas {
  /** What stands under `data`, by `Class.method`; of a page, one row. */
  answers: Record<string, { schema: Schema; page?: true }>;
  /** Named types. */
  components: Record<string, Schema>;
}
