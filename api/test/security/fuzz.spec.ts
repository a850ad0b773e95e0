import { PERMISSIONS } from '@feria/shared';
import fc from 'fast-check';
import type { Response } from 'supertest';
import { createTestApp, type TestApp } from '../support/app.js';
import {
  signInAgain,
  signUpBody,
  someChild,
  someCourse,
  someLocation,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../support/builders.js';

/**
 * Every call of the OpenAPI description, with what nobody should send. Nothing may come back as a 5xx, and a parent may
 * change nothing that is not the family's own. `FUZZ_ROUNDS` makes a longer run.
 */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 6);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: string[];
}
interface Call {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  body: Schema | null;
  params: string[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

async function callsOf(app: TestApp): Promise<{ calls: Call[]; schemas: Record<string, Schema> }> {
  const { body } = await app.http().get('/api/docs-json').expect(200);
  const calls = Object.entries(body.paths as Record<string, Record<string, never>>).flatMap(
    ([path, methods]) =>
      METHODS.filter((method) => methods[method]).map((method): Call => {
        const operation = methods[method] as unknown as {
          requestBody?: { content: Record<string, { schema: Schema }> };
          parameters?: { name: string; in: string }[];
        };
        const json = operation.requestBody?.content['application/json'];
        return {
          method,
          path,
          body: json?.schema ?? null,
          params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
        };
      }),
  );
  return { calls, schemas: body.components.schemas };
}

const DEEP = JSON.parse(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`) as object;

/** What a field may hold that it should not. */
const hostile = fc.constantFrom<unknown>(
  ...[
    null,
    '',
    ' ',
    '\u0000',
    'x'.repeat(70_000),
    '😀'.repeat(300),
    'é\u0301\u202e',
    "'; DROP TABLE user; --",
  ],
  ...['<script>alert(1)</script>', '{{constructor.constructor("return 1")()}}', '../../etc/passwd', '=1+1'],
  ...[
    -1,
    0,
    1.5,
    1e308,
    -1e308,
    2 ** 53,
    2_147_483_648,
    true,
    false,
    [],
    {},
    DEEP,
    [null],
    [[]],
    [{}],
    ['x'],
  ],
  ...[
    '2026-02-30',
    '9999-99-99',
    '0000-00-00',
    '24:61',
    'full_day',
    '1',
    { length: 5_000_000 },
    { toString: 1 },
  ],
  ...[{ $gt: '' }, { id: 1 }, [1, 1, 1], [{ id: 1, courseWeeks: [{ id: 1, dayType: 'full_day' }] }]],
);

/** What a field should hold, roughly. */
function plausible(schema: Schema | undefined, schemas: Record<string, Schema>): fc.Arbitrary<unknown> {
  const known = schema?.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  if (known?.enum) return fc.constantFrom(...known.enum);
  switch (known?.type) {
    case 'integer':
    case 'number':
      return fc.constantFrom(1, 2, 3, 120.5);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(plausible(known.items, schemas), { maxLength: 2 });
    case 'object':
      return bodies(known, schemas);
    default:
      return fc.constantFrom(
        'Rossi',
        'eva@feria.example',
        '2026-07-01',
        '+39 333 1111111',
        'RSSVEA85E45A952X',
      );
  }
}

/** Bodies in which some fields are missing, some plausible, some hostile. */
function bodies(schema: Schema | null, schemas: Record<string, Schema>): fc.Arbitrary<unknown> {
  const known = schema?.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  const fields = Object.entries(known?.properties ?? {});
  return fc.record(
    Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        fc.oneof({ weight: 3, arbitrary: plausible(field, schemas) }, { weight: 2, arbitrary: hostile }),
      ]),
    ),
    { requiredKeys: [] },
  );
}

const WHOLE_BODIES = [
  '[]',
  'null',
  '"text"',
  '0',
  '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"toString":1}',
  `{"a":${'['.repeat(3_000)}${']'.repeat(3_000)}}`,
];

const ids = fc.constantFrom(
  '1',
  '2',
  '0',
  '-1',
  '1.5',
  'abc',
  '999999999999',
  '%00',
  '1e3',
  '__proto__',
  '1;2',
);

const queries = fc.record(
  {
    page: fc.constantFrom('0', '-1', '1e9', 'x', '9007199254740993'),
    itemsPerPage: fc.constantFrom('0', '-1', '-2', '501', 'x', '1'),
    sortBy: fc.constantFrom('id', 'name', '__proto__', 'password_hash', "name'; --", 'a.b.c'),
    sortDesc: fc.constantFrom('true', 'x', ''),
    search: fc.constantFrom('%', '_', '!', "'", '\u0000', 'x'.repeat(5_000), 'é', '\\'),
    filters: fc.constantFrom(
      'active|1',
      'id|1',
      'id|x',
      '|',
      '__proto__|1',
      'active',
      'id|1|2',
      'password_hash|x',
    ),
    token: fc.constantFrom('x', ''),
  },
  { requiredKeys: [] },
);

describe('every call of the API', () => {
  let app: TestApp;
  let calls: Call[];
  let schemas: Record<string, Schema>;
  let parent: Parent;
  let stranger: Parent;

  beforeAll(async () => {
    app = await createTestApp();
    ({ calls, schemas } = await callsOf(app));
    const location = await someLocation(app);
    [parent, stranger] = [await someParent(app), await someParent(app)];
    const course = await someCourse(app, { location_id: location.id });
    const week = await someWeek(app, course);
    for (const family of [parent, stranger]) {
      const child = await someChild(app, family, { allergies: 'Nüsse' });
      await app
        .as(family)
        .post(`/api/send-registration/${course.id}`)
        .send(signUpBody(child, week))
        .expect(201);
    }
  }, 60_000);
  afterAll(() => app.close());

  async function fire(
    user: { token: string } | null,
    call: Call,
    raw: string | null,
    query: object,
    id: string,
  ) {
    const path = call.params.reduce((address, name) => address.replace(`{${name}}`, id), call.path);
    const request = app.as(user)[call.method](path).query(query);
    const answer: Response = await (raw === null
      ? request
      : request.set('Content-Type', 'application/json').send(raw));
    if (answer.status >= 500)
      throw new Error(
        `${call.method} ${path} ${JSON.stringify(query)} ${raw?.slice(0, 400)} → ${answer.status} ${answer.text.slice(0, 200)}`,
      );
  }

  async function attack(call: Call, user: { token: string } | null, rounds: number): Promise<void> {
    const sends = call.method !== 'get' && call.method !== 'delete';
    const inputs = fc.sample(fc.tuple(bodies(call.body, schemas), queries, ids), {
      numRuns: rounds,
      seed: SEED,
    });
    for (const [body, query, id] of inputs) {
      const sent = sends ? JSON.stringify(body) : null;
      await fire(user, call, sent, call.method === 'get' ? query : {}, id);
    }
    if (!sends) return;
    for (const raw of WHOLE_BODIES) await fire(user, call, raw, {}, '1');
  }

  it('is described', () => {
    expect(calls.length).toBeGreaterThan(60);
    expect(calls.filter(({ body }) => body !== null).length).toBeGreaterThan(20);
  });

  it('never answers 5xx to a parent or a visitor, and changes nothing that is not theirs', async () => {
    const before = await foreign(app, parent);
    expect(JSON.stringify(before)).toContain(stranger.email);
    for (const call of calls) {
      await attack(call, await fresh(app, parent), ROUNDS);
      await attack(call, null, 2);
    }
    expect(await foreign(app, parent)).toEqual(before);
  }, 300_000);

  it('never answers 5xx to somebody who may do everything', async () => {
    for (const call of calls) {
      // An account and a role of its own for each call: some of them delete or change the caller.
      const staff = await someStaff(app, PERMISSIONS);
      await attack(call, staff, ROUNDS);
    }
  }, 300_000);
});

/** The account with a live session, whatever the calls before have done to it. */
async function fresh<User extends Staff>(app: TestApp, user: User): Promise<User> {
  const alive = await app.as(user).get('/api/userdata');
  return alive.status === 200 ? user : signInAgain(app, user);
}

/** Everything stored that is not the parent's own, without what every request may write. */
async function foreign(app: TestApp, own: Parent): Promise<Record<string, unknown[]>> {
  const escape = (name: string): string => app.dataSource.driver.escape(name);
  const mine = await app.dataSource.query<{ child_id: number }[]>(
    `SELECT child_id FROM child_parent WHERE person_id = ${own.personId}`,
  );
  const children = new Set(mine.map(({ child_id }) => child_id));
  const tables = ['user', 'person', 'child', 'child_parent', 'registration', 'course', 'location', 'option'];
  const rest = ['role', 'role_permission', 'user_role', 'course_type', 'course_category', 'child_day'];
  const result: Record<string, unknown[]> = {};
  for (const table of [...tables, ...rest]) {
    const rows = await app.dataSource.query<Record<string, unknown>[]>(`SELECT * FROM ${escape(table)}`);
    result[table] = rows.filter(
      (row) =>
        !(table === 'user' && row.id === own.id) &&
        !(table === 'person' && row.id === own.personId) &&
        !(table === 'child' && children.has(Number(row.id))) &&
        !('child_id' in row && children.has(Number(row.child_id))),
    );
  }
  return result;
}
