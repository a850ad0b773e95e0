import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readExamples } from '../../src/core/http/openapi-examples.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { itInWhole } from '../support/short.js';
import { routesOf } from '../support/routes.js';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

interface Operation {
  security?: object[];
  parameters?: { name: string; in: string }[];
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
}
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

let app: TestApp;
let document: {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
};
let operations: [string, Operation][];

beforeAll(async () => {
  app = await createTestApp();
  document = (await app.http().get('/api/docs-json').expect(200)).body;
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => app.close());

it('has every route, and the version of the package', async () => {
  const { version } = JSON.parse(await readFile(join(REPOSITORY, 'package.json'), 'utf8'));
  expect(document.info.version).toBe(version);
  const routes = routesOf(app).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(operations.map(([name]) => name).sort()).toEqual(routes.sort());
});

it('is OpenAPI 3.1, valid by every recommended rule of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(
    problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} (${at?.pointer})`),
  ).toEqual([]);
  expect(document.openapi).toBe('3.1.0');
});

it('is sent again only to who has another one', async () => {
  const { headers } = await app.http().get('/api/docs-json').expect(200);
  expect(headers['cache-control']).toBe('no-cache');
  const again = await app.http().get('/api/docs-json').set('If-None-Match', String(headers.etag)).expect(304);
  expect(again.text).toBe('');
  await app.http().get('/api/docs-json').set('If-None-Match', 'W/"another"').expect(200);
});

it('says of each call whether it wants a login', () => {
  const silent = operations.filter(([, { security }]) => security === undefined);
  expect(silent.map(([name]) => name)).toEqual([]);
  const open = operations.filter(([, { security }]) => security?.length === 0).map(([name]) => name);
  expect(open).toEqual(expect.arrayContaining(['GET /health/live', 'POST /api/login', 'GET /api/frontend']));
  expect(open).not.toContain('GET /api/child');
});

it('names a header of a call once, and each part of an address', () => {
  const described = operations.flatMap(([name, { parameters = [] }]) => {
    const [, path = ''] = name.split(' ');
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
    const named = parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => parameter.name);
    const headers = parameters.filter((parameter) => parameter.in === 'header');
    const again = headers.filter(
      (header, index) =>
        headers.findIndex((one) => one.name.toLowerCase() === header.name.toLowerCase()) < index,
    );
    return inPath.sort().join() === named.sort().join() && again.length === 0 ? [] : [name];
  });
  expect(described).toEqual([]);
});

it('says what every call answers, and its errors in one shape', () => {
  const silent = operations.filter(([, { responses }]) => !hasAnswer(responses));
  expect(silent.map(([name]) => name)).toEqual([]);
  for (const [name, { responses }] of operations) {
    const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    expect([name, failures.length > 0, new Set(failures.map(([, { $ref }]) => $ref))]).toEqual([
      name,
      true,
      new Set(['#/components/responses/Error']),
    ]);
    // What has no error but that of a request that nobody could read says so, or clients must guess.
    expect([name, failures.some(([status]) => status < '500') || '4XX' in responses]).toEqual([name, true]);
  }
});

it('shows of every call that answers JSON what a test has got, and of none that is gone', async () => {
  // A new plain resource needs none: its calls are like those of the others.
  const plain = await readdir(join(REPOSITORY, 'api/src/model/resources')).catch(() => []);
  const isPlain = (name: string): boolean =>
    plain.some((file) => new RegExp(`/api/${camel(file.replace('.entity.ts', ''))}(/|$)`).test(name));
  const without = operations.filter(([, { responses }]) => {
    const content = answerContent(responses)?.['application/json'];
    return content && !('example' in content);
  });
  expect(without.map(([name]) => name).filter((name) => !isPlain(name))).toEqual([]);
  const known = new Set(operations.map(([name]) => name));
  expect([...readExamples().keys()].filter((name) => !known.has(name))).toEqual([]);
});

it('documents the parameters of every list', () => {
  const lists = operations.filter(([, { responses }]) => answerOf(responses)?.properties?.meta);
  expect(lists.length).toBeGreaterThan(12);
  const without = lists.filter(([, { parameters = [] }]) => {
    const names = parameters.map(({ name }) => name);
    return !['page', 'itemsPerPage', 'sortBy', 'sortDesc'].every((name) => names.includes(name));
  });
  expect(without.map(([name]) => name)).toEqual([]);
});

const isDescribed = itInWhole(
  '`npm test` describes the API anew when a source has changed (`generated.spec`)',
);
isDescribed('is the document that the types in use were made from', async () => {
  const { stdout, stderr } = await run('npm', ['run', '--silent', 'openapi', '--', '--check'], {
    cwd: REPOSITORY,
  }).catch((error: { stdout: string; stderr: string }) => error);
  expect(stdout + stderr.replace(/^npm warn .*\n/gm, '')).toBe('');
});

const isForStrangers = itInWhole('the types in use are those of the document');
isForStrangers('compiles as a client of the public generator', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'feria-client-'));
  try {
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
    await writeFile(join(folder, 'client.ts'), CLIENT);
    const bin = join(REPOSITORY, 'node_modules/.bin');
    await run(join(bin, 'openapi-typescript'), ['openapi.json', '-o', 'api.ts'], { cwd: folder });
    const config = { compilerOptions: COMPILER, files: ['client.ts'] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout } = await run(join(bin, 'tsc'), ['-p', '.'], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

const COMPILER = {
  strict: true,
  noEmit: true,
  types: [],
  target: 'es2022',
  lib: ['es2022', 'dom'],
  module: 'esnext',
  moduleResolution: 'bundler',
};
/** A client as a stranger would write it. The last line must be an error: unknown fields are not `any`. */
const CLIENT = `
import type { components, paths } from './api';
type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
} ? Body : never;
async function get<Path extends keyof paths>(path: Path): Promise<Answer<Path>> {
  return (await fetch(path)).json() as Promise<Answer<Path>>;
}
const body: components['schemas']['LoginDto'] = { email: 'a@example.org', password: 'secret' };
const { data: projects, meta } = await get('/api/frontend');
const { data: course } = await get('/api/course/{id}');
export const seen: [string, number, string | null, string[]] = [
  body.email,
  meta.total,
  projects[0]?.description ?? null,
  course.courseWeeks.flatMap((week) => week.registered_participants.map(({ first_name }) => first_name)),
];
// @ts-expect-error
export const unknown = course.nothing;
`;

/** An answer with a schema, a file, or nothing at all (204). */
function hasAnswer(responses: Operation['responses']): boolean {
  return '204' in responses || answerOf(responses) !== undefined;
}

function answerOf(responses: Operation['responses']): Schema | undefined {
  return Object.values(answerContent(responses) ?? {})[0]?.schema;
}

function answerContent(responses: Operation['responses']) {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content;
}

function camel(kebab: string): string {
  return kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
