import { PERMISSIONS } from '@feria/shared';
import fc from 'fast-check';
import type { Response } from 'supertest';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { named, typeOf, type ApiSchema } from '../../support/api-schema.js';
import { SHORT } from '../../support/short.js';
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
} from '../../support/builders.js';

/**
 * Every call of the OpenAPI description, with what nobody should send. Nothing may come back as a 5xx, and a parent may
 * change nothing that is not the family's own. `FUZZ_ROUNDS` makes a longer run.
 */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? (SHORT ? 1 : 6));
/** Sensible requests for each record of another family. */
const REACHES = SHORT ? 1 : 8;
/** Of what is sent to every call, the short form sends each call one part of so many, and the next call the next part. */
const PARTS = SHORT ? 12 : 1;
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);

interface Call {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  body: ApiSchema | null;
  params: string[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

async function callsOf(app: TestApp): Promise<{ calls: Call[]; schemas: Record<string, ApiSchema> }> {
  const { body } = await app.http().get('/api/docs-json').expect(200);
  const calls = Object.entries(body.paths as Record<string, Record<string, never>>).flatMap(
    ([path, methods]) =>
      METHODS.filter((method) => methods[method]).map((method): Call => {
        const operation = methods[method] as unknown as {
          requestBody?: { content: Record<string, { schema: ApiSchema }> };
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

/** What a text should hold, by the name of its field. */
const TEXTS: [RegExp, string[]][] = [
  [/2_phone$/, ['+39 333 2222222']],
  [/phone$/, ['+39 333 1111111']],
  [/mail$/, ['eva@feria.example']],
  [/^tax$/, ['RSSVEA85E45A952X']],
  [/^dayType|day_type$/, ['full_day', 'half_day']],
  [/^school$/, ['gs_3']],
  [/(^|_)(from|to|at|date)$/, ['2026-07-01']],
  [/./, ['Rossi', 'eva@feria.example', '2026-07-01', '+39 333 1111111']],
];

/** What a field should hold, roughly. */
function plausible(
  name: string,
  schema: ApiSchema | undefined,
  schemas: Record<string, ApiSchema>,
): fc.Arbitrary<unknown> {
  const known = named(schema ?? {}, schemas);
  if (known.enum) return fc.constantFrom(...known.enum);
  switch (typeOf(known)) {
    case 'integer':
    case 'number':
      return fc.constantFrom(1, 2, 120.5);
    case 'boolean':
      return fc.constantFrom(true, true, false);
    case 'array':
      return fc.array(plausible(name, known.items, schemas), { minLength: 1, maxLength: 1 });
    case 'object':
      return bodies(known, schemas, { tame: true });
    default:
      return fc.constantFrom(...(TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? ['Rossi']));
  }
}

/** Bodies in which some fields are missing, some plausible and, unless `tame`, some hostile. */
function bodies(
  schema: ApiSchema | null,
  schemas: Record<string, ApiSchema>,
  { tame = false } = {},
): fc.Arbitrary<unknown> {
  const known = named(schema ?? {}, schemas);
  const fields = Object.entries(known.properties ?? {});
  return fc.record(
    Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        tame
          ? plausible(name, field, schemas)
          : fc.oneof(
              { weight: 3, arbitrary: plausible(name, field, schemas) },
              { weight: 2, arbitrary: hostile },
            ),
      ]),
    ),
    tame ? {} : { requiredKeys: [] },
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
  let schemas: Record<string, ApiSchema>;
  let parent: Parent;
  let stranger: Parent;
  /** Ids of the stranger's user, person, child and registration, and of the course that both have booked. */
  let theirs: number[];
  /** The same of the parent. */
  let own: number[];

  beforeAll(async () => {
    app = await createTestApp();
    ({ calls, schemas } = await callsOf(app));
    const location = await someLocation(app);
    [parent, stranger] = [await someParent(app), await someParent(app)];
    const course = await someCourse(app, { location_id: location.id });
    const week = await someWeek(app, course);
    // One that no child has booked.
    await someWeek(app, course);
    for (const family of [parent, stranger]) {
      const child = await someChild(app, family, {
        allergies: 'Nüsse',
        health_consent_at: app.clock.now(),
      });
      const { body } = await app
        .as(family)
        .post(`/api/send-registration/${course.id}`)
        .send(signUpBody(child, week))
        .expect(201);
      const [{ id }] = body.data.registrations as [{ id: number }];
      const records = [...new Set([course.id, family.id, family.personId, child.id, id])];
      if (family === parent) own = records;
      else theirs = records;
    }
  });
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
    return answer.status;
  }

  /** The part of a list that is this call's turn. */
  const partFor = <T>(call: Call, list: readonly T[]): T[] =>
    list.filter((_, index) => index % PARTS === calls.indexOf(call) % PARTS);

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
    for (const raw of partFor(call, WHOLE_BODIES)) await fire(user, call, raw, {}, '1');
  }

  /** Whole, sensible requests for what is another family's. */
  async function reachFor(call: Call, user: { token: string } | null): Promise<void> {
    const sends = call.method !== 'get' && call.method !== 'delete';
    const whole = fc.sample(bodies(call.body, schemas, { tame: true }), { numRuns: REACHES, seed: SEED });
    const fields = call.method === 'put' || call.method === 'patch' ? Object.entries(whole[0] as object) : [];
    // What a whole body would be refused for does not stand in the way of one field.
    const sent = [...(sends ? whole : [null]), ...fields.map(([field, value]) => ({ [field]: value }))];
    for (const id of theirs) {
      for (const body of sent) {
        const status = await fire(user, call, sends ? JSON.stringify(body) : null, {}, String(id));
        if (status === 403) return; // by the route, whatever is sent
      }
    }
  }

  /** Whole, sensible bodies with `null` at one place, for every place, and `null` alone. */
  async function sendNulls(call: Call, user: { token: string }, records: number[]): Promise<void> {
    const [whole] = fc.sample(bodies(call.body, schemas, { tame: true }), { numRuns: 1, seed: SEED });
    const sent = [...withNulls(whole), ...Object.keys(whole as object).map((field) => ({ [field]: null }))];
    for (const [turn, id] of (call.params.length ? records : [1]).entries()) {
      // In the short form each body goes to some of the records.
      const here = sent.filter((_, index) => (index + turn) % PARTS === 0);
      for (const body of here) await fire(user, call, JSON.stringify(body), {}, String(id));
    }
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
      await reachFor(call, await fresh(app, parent));
      await attack(call, null, 2);
    }
    expect(await foreign(app, parent)).toEqual(before);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('never answers 5xx to null in a field', async () => {
    for (const call of calls.filter(({ body }) => body !== null)) {
      await sendNulls(call, await fresh(app, parent), own);
      await sendNulls(call, await someStaff(app, PERMISSIONS), own);
    }
  });

  it('refuses null at the field wherever yes or no is asked', async () => {
    const staff = await someStaff(app, PERMISSIONS);
    const asked = calls.flatMap((call) =>
      Object.entries(call.body ? (named(call.body, schemas).properties ?? {}) : {})
        .filter(([, field]) => typeOf(field) === 'boolean')
        .map(([field]) => [call, field] as const),
    );
    expect(asked.length).toBeGreaterThan(20);
    for (const [{ method, path }, field] of asked) {
      const user = /my-family|(send|save)-registration\/\{id\}$/.test(path)
        ? await fresh(app, parent)
        : staff;
      const agent = app.as(user);
      const answer = await agent[method](path.replace(/\{\w+\}/, '1')).send({ [field]: null });
      const at = Object.keys((answer.body as { errors?: object }).errors ?? {});
      expect([method, path, answer.status, at]).toEqual([method, path, 422, expect.arrayContaining([field])]);
    }
  });

  it('never answers 5xx to somebody who may do everything', async () => {
    for (const call of calls) {
      // An account and a role of its own for each call: some of them delete or change the caller.
      const staff = await someStaff(app, PERMISSIONS);
      await attack(call, staff, ROUNDS);
    }
  });
});

/** The account with a live session, whatever the calls before have done to it. */
async function fresh<User extends Staff>(app: TestApp, user: User): Promise<User> {
  const alive = await app.as(user).get('/api/userdata');
  return alive.status === 200 ? user : signInAgain(app, user);
}

/** The value with `null` in the place of each of its values, one at a time. */
function withNulls(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    [null, ...withNulls(inner)].map((changed) =>
      Array.isArray(value)
        ? value.map((entry, index) => (String(index) === key ? changed : entry))
        : { ...value, [key]: changed },
    ),
  );
}

/** Every row of every table that is not the parent's own. */
async function foreign(app: TestApp, own: Parent): Promise<Record<string, unknown[]>> {
  // Its mails are sent at their own time.
  await app.app.get(OutboxWorker).drain();
  const { driver, entityMetadatas, manager } = app.dataSource;
  const links = await manager.findBy(ChildParentEntity, { person_id: own.personId });
  const children = new Set(links.map(({ child_id }) => child_id));
  const owner: Record<string, (row: Record<string, unknown>) => boolean> = {
    user: ({ id }) => id === own.id,
    person: ({ id }) => id === own.personId,
    child: ({ id }) => children.has(Number(id)),
    guardian_invitation: ({ person_id }) => person_id === own.personId,
    // Invitations go to whatever address was typed.
    outbox_mail: ({ kind, recipient, payload }) =>
      recipient === own.email || (kind === 'guardian-invitation' && personOf(payload) === own.personId),
  };
  const result: Record<string, unknown[]> = {};
  for (const { tableName } of entityMetadatas) {
    const rows = await manager.query<Record<string, unknown>[]>(`SELECT * FROM ${driver.escape(tableName)}`);
    result[tableName] = rows
      .filter(
        (row) => !owner[tableName]?.(row) && row.user_id !== own.id && !children.has(Number(row.child_id)),
      )
      // Who joins a queue draws a number.
      .map((row) => ({ ...row, queue_counter: undefined }));
  }
  return result;
}

/** The parent whom a mail is about. */
function personOf(payload: unknown): number | undefined {
  const { personId } = (typeof payload === 'string' ? JSON.parse(payload) : payload) as { personId?: number };
  return personId;
}
