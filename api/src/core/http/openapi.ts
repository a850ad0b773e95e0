import { readFileSync } from 'node:fs';
import type { Express } from 'express';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ERROR_STATUS } from '@feria/shared';
import { answerSchemas } from './answer-schemas.generated.js';
import type { Schema } from './answer-schemas.js';
import { components, enveloped, FAILURE, paged } from './openapi-decorators.js';
import { readExamples, type CallExample } from './openapi-examples.js';
import { inDialect31, withoutUnused } from './openapi-dialect.js';
import { digestOf } from './public-cache/public-answer.js';

const PACKAGE = new URL('../../../../package.json', import.meta.url);

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
const JSON_TYPE = 'application/json';
type Contents = Record<string, { schema: unknown; example?: unknown }>;
type Responses = Record<string, { description?: string; content?: Record<string, { schema: unknown }> }>;

/**
 * Serves the description of every call at `/api/docs`, as JSON at `/api/docs-json`. It is made when first asked for, and kept as text:
 * written out for each call it would keep all others waiting. Who has it already gets 304.
 */
export function documentApi(app: INestApplication): void {
  let document: OpenAPIObject | undefined;
  let kept: { text: Buffer; etag: string } | undefined;
  const described = (): OpenAPIObject => (document ??= describeApi(app));
  const express = app.getHttpAdapter().getInstance() as Express;
  express.get('/api/docs-json', (_request, response) => {
    kept ??= keep(JSON.stringify(described()));
    response.set({ ETag: kept.etag, 'Cache-Control': 'no-cache' }).type('application/json').send(kept.text);
  });
  SwaggerModule.setup('api/docs', app, described, { raw: [] });
}

function keep(text: string): { text: Buffer; etag: string } {
  return { text: Buffer.from(text), etag: `W/"${digestOf(text)}"` };
}

/**
 * The OpenAPI document: what controllers and DTOs declare, the answers of hand-written handlers, and which errors a call can
 * have. Nest gives an operation the id `Class_method`, by which its answer is found, and `Class_method[0]` where it has two paths.
 */
export function describeApi(app: INestApplication): OpenAPIObject {
  const base = new DocumentBuilder()
    .setTitle('Feria')
    .setDescription('Projects for children and their registrations. Money is in euros, dates are YYYY-MM-DD.')
    .setVersion(versionOf(PACKAGE))
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The installation that serves this description')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description:
        'The token of a login, or an API key (`feria_…`). A key opens the calls whose `x-permissions` its role holds, and none that asks for a login alone.',
    })
    .addGlobalParameters({
      name: 'api-lang',
      in: 'header',
      required: false,
      description:
        'Languages of the answer, `en` or `en, it`. Messages are in the first, names that organisers wrote in the first of German and Italian; errors and short answers have their texts in the others under `translations`',
      schema: { type: 'string', default: 'de' },
    })
    .build();
  const document = SwaggerModule.createDocument(app, base);
  const examples = readExamples();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item[method];
      if (!operation) continue;
      const responses = operation.responses as Responses;
      describeAnswer(operation, responses);
      const statuses = errorsOf(operation, { path, method });
      for (const status of statuses) responses[status] = { $ref: '#/components/responses/Error' } as never;
      if (!statuses.some((status) => status < 500))
        responses['4XX'] = { $ref: '#/components/responses/Unread' } as never;
      addExample(operation, examples.get(`${method.toUpperCase()} ${path}`));
      // Without it, whoever reads the document does not know whether a login was forgotten here.
      operation.security ??= [];
    }
  }
  const { schemas, ...parts } = document.components ?? {};
  document.components = {
    ...parts,
    schemas: { ...schemas, ...components, ErrorBody: errorBody } as never,
    responses: {
      Error: {
        description: 'Why not, in the language of the request',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
      },
      Unread: {
        description: 'Refused before it was read, such as headers that are too long (431); without a body',
      },
    },
  };
  return withoutUnused(inDialect31(document));
}

function versionOf(file: URL): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

const messagesByField: Schema = {
  type: 'object',
  description: 'Messages by field path',
  additionalProperties: { type: 'array', items: { type: 'string' } },
};

/** `ErrorBody` of the contracts: the filter sends it, no handler answers it. */
const errorBody: Schema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    errors: messagesByField,
    conflicts: {
      type: 'object',
      description: 'With `changed_meanwhile`, by field: what was sent, and what is stored',
      additionalProperties: {
        type: 'object',
        properties: { yours: {}, theirs: {} },
        required: ['yours', 'theirs'],
      },
    },
    version: { type: 'string', description: 'With `changed_meanwhile`: to be sent with the choice' },
    translations: {
      type: 'object',
      description: '`message` and `errors` in the further languages that `api-lang` named',
      additionalProperties: {
        type: 'object',
        properties: { message: { type: 'string' }, errors: messagesByField },
        required: ['message'],
      },
    },
  },
  required: ['message', 'code'],
};

/** Fills in the answer of a hand-written handler, unless its decorators said it. */
function describeAnswer({ operationId = '' }: Operation, responses: Responses): void {
  const answer = answerSchemas.answers[operationId.replace(/\[\d+\]$/, '').replace('_', '.')];
  const [status] = Object.keys(responses).filter((code) => code.startsWith('2'));
  const response = status === undefined ? undefined : responses[status];
  if (!answer || !response || response.content) return;
  const schema = answer.page ? paged(answer.schema) : enveloped(answer.schema);
  response.content = { 'application/json': { schema } };
}

/** Shows what a test sent and got, where the call takes and answers JSON. */
function addExample(operation: Operation, example: CallExample | undefined): void {
  if (!example) return;
  const { requestBody, responses } = operation as unknown as {
    requestBody?: { content?: Contents };
    responses: Record<string, { content?: Contents }>;
  };
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const [asked, answered] = [requestBody?.content?.[JSON_TYPE], answer?.content?.[JSON_TYPE]];
  if (answered) answered.example = example.response;
  if (asked && example.request !== undefined) asked.example = example.request;
}

/** Statuses of the errors that a call can have; takes those away that `MayFail` left. */
function errorsOf(operation: Operation, { path, method }: { path: string; method: string }): number[] {
  const writes = method !== 'get';
  const isOpen = !operation.security?.length;
  const hasQuery = (operation.parameters ?? []).some(
    (parameter) => 'in' in parameter && parameter.in === 'query',
  );
  const statuses = new Set<number>([503]);
  if (!isOpen) for (const status of [401, 403]) statuses.add(status);
  // A view as a parent is refused whatever may write.
  if (writes) statuses.add(403);
  if (path.includes('{')) statuses.add(404);
  // A body is read before it is known whether the call wants one.
  if (writes) for (const status of [400, 409, 413, 415, 422]) statuses.add(status);
  if (hasQuery) statuses.add(422);
  for (const key of Object.keys(operation).filter((name) => name.startsWith(FAILURE))) {
    statuses.add(Number(key.slice(FAILURE.length)));
    Reflect.deleteProperty(operation, key);
  }
  return [...statuses].sort((a, b) => a - b);
}
