import type { INestApplication } from '@nestjs/common';
import Ajv from 'ajv';
import type { Response, Test } from 'supertest';
import { describeApi } from '../../src/core/http/openapi.js';
import { isRecording, recordExample } from './record-examples.js';

type Json = Record<string, unknown>;
interface Operation {
  requestBody?: { content?: Record<string, { schema: Json }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Json }> }>;
}

/**
 * Holds every answer of an app against its own OpenAPI document: a status, a content type or a field that is not
 * declared fails the test that got it, and so does a declared field that is missing.
 */
export class Conformance {
  private static ofApp: Conformance | undefined;

  /** The one of the app. Its document says the same in every test, and takes a third of a second to make: it is made once. */
  static of(app: INestApplication): Conformance {
    return (Conformance.ofApp ??= new Conformance(app));
  }

  private readonly routes: { pattern: RegExp; path: string; item: Record<string, Operation> }[];
  private readonly errors: Operation['responses'];
  private readonly ajv: InstanceType<typeof Ajv>;
  private readonly validators = new Map<string, ReturnType<InstanceType<typeof Ajv>['compile']>>();

  private constructor(app: INestApplication) {
    const document = describeApi(app);
    this.errors = (document.components?.responses ?? {}) as Operation['responses'];
    this.ajv = new Ajv({ allErrors: true, unknownFormats: 'ignore' });
    this.ajv.addSchema({ $id: 'document', components: strict(document.components as Json) });
    this.routes = Object.entries(document.paths)
      .map(([path, item]) => ({
        pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
        path,
        item: item as never,
      }))
      // `course/years` before `course/{id}`.
      .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  }

  /** Makes a request of supertest fail when its answer is not as declared. */
  watch(test: Test): void {
    test.expect((response: Response) => {
      const problem = this.problemOf(test, response);
      if (problem) throw new Error(`${test.method} ${test.url} (${response.status}): ${problem}`);
      this.record(test, response);
    });
  }

  /** Keeps it as an example, unless more was sent than the document says, or another form of it. */
  private record(test: Test, { ok, type, body }: Response): void {
    const route = this.routeOf(test.url);
    const operation = route?.item[test.method.toLowerCase()];
    // A HEAD is described by its GET.
    if (!isRecording || !operation || !ok || type !== 'application/json') return;
    const name = `${test.method} ${route!.path}`;
    const { _data: request } = test as Test & { _data?: unknown };
    const asked = operation.requestBody?.content?.[type];
    if (asked && this.mismatch(`${name} body`, asked.schema, request ?? {})) return;
    recordExample(name, {
      ...(asked && request !== undefined ? { request } : {}),
      response: body as unknown,
    });
  }

  private routeOf(url: string) {
    const { pathname } = new URL(url);
    return this.routes.find(({ pattern }) => pattern.test(pathname));
  }

  private problemOf({ method, url }: Test, response: Response): string | null {
    const route = this.routeOf(url);
    const operation = route?.item[method.toLowerCase()];
    // Unknown addresses, files and the document itself; a spec of its own finds routes that the document leaves out.
    if (!route || !operation || response.status >= 500) return null;
    const declared = operation.responses[String(response.status)];
    if (!declared) return 'this status is not declared';
    const { content } = declared.$ref ? (this.errors[declared.$ref.replace(/^.*\//, '')] ?? {}) : declared;
    if (!content) return response.text ? 'a body is not declared' : null;
    // A document may come in several formats.
    const types = Object.keys(content);
    const type = types.find((one) => one === response.type);
    if (type === undefined) return `${response.type} instead of ${types.join(' or ')}`;
    const { schema } = content[type]!;
    if (type !== 'application/json') return null;
    return this.mismatch(`${method} ${route.path} ${response.status}`, schema, response.body);
  }

  private mismatch(key: string, schema: Json, body: unknown): string | null {
    const validate = this.validators.get(key) ?? this.ajv.compile(strict(schema) as object);
    this.validators.set(key, validate);
    return validate(body) ? null : this.ajv.errorsText(validate.errors, { dataVar: 'answer' });
  }
}

/** The same schema for a validator: nothing but what is declared may be there. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' ? `document${String(value)}` : key === 'enum' ? value : strict(value),
    ]),
  ) as Json;
  if ([copy.type].flat().includes('object') && copy.properties && copy.additionalProperties === undefined)
    copy.additionalProperties = false;
  return copy;
}
