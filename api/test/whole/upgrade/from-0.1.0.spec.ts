import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import mysql from 'mysql2/promise';
import type { EntityManager } from 'typeorm';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@feria/shared';
import { readConfig } from '../../../src/core/config/config.js';
import { checkLedger } from '../../../src/ledger/check-ledger.js';
import { migrations } from '../../../src/migrations/index.js';
import { openDatabase } from '../../../src/open-database.js';
import { AppProcess } from '../crash/support/app-process.js';
import { createPlace, ENGINE, type TestPlace } from '../../support/database.js';

/**
 * An installation that version 0.1.0 itself filled: its demo season, and a family that registered, booked and was waiting, for which
 * the office noted a payment above the price, one below and one that is exact. The same data on both engines. The built app starts on
 * it as an operator starts it after an update.
 */
const FIXTURE = join(import.meta.dirname, '0.1.0');
/** Those of the installation; nobody else has them. */
const SECRETS = { HEALTH_KEY: Buffer.alloc(32, 1).toString('base64'), JWT_SECRET: 'j'.repeat(32) };
/** Of the family. */
const PARENT = { email: 'greta@feria.example', password: 'altes-passwort-1' };
const CHILD_WITH_ALLERGY = 251;
/** Tables whose rows the update neither makes nor removes. */
const KEPT = [
  'person',
  'child',
  'child_parent',
  'course',
  'course_week',
  'location',
  'registration',
  'audit_entry',
];

let place: TestPlace;
let app: AppProcess | undefined;
let before: Figures;
let after: Figures;
let ran: string[];
let wasRun: string[];
let problems: string[];

/** What must be the same before and after. */
interface Figures {
  rows: Record<string, number>;
  /** Cents that registrations cost, and that were paid for them. */
  cents: { price: number; paid: number };
  mails: number;
}

async function figuresOf(manager: EntityManager): Promise<Figures> {
  const number = async (sql: string): Promise<number> => {
    const [row] = await manager.query<Record<string, unknown>[]>(sql);
    return Number(Object.values(row ?? {})[0]);
  };
  const rows: Record<string, number> = {};
  for (const table of KEPT) rows[table] = await number(`SELECT COUNT(*) FROM ${table}`);
  return {
    rows,
    cents: {
      price: await number('SELECT SUM(price) FROM registration'),
      paid: await number('SELECT SUM(payed_amount) FROM registration'),
    },
    mails: await number('SELECT COUNT(*) FROM outbox_mail'),
  };
}

async function inDatabase<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
  const dataSource = await openDatabase(readConfig({ DATA_DIR, DATABASE_URL, SEED: 'none', ...SECRETS }));
  try {
    return await work(dataSource.manager);
  } finally {
    await dataSource.destroy();
  }
}

async function fill(): Promise<void> {
  const read = (name: string): Buffer => gunzipSync(readFileSync(join(FIXTURE, name)));
  if (ENGINE === 'sqlite') writeFileSync(join(place.dataDir, 'feria.sqlite'), read('feria.sqlite.gz'));
  else {
    const connection = await mysql.createConnection({ uri: place.databaseUrl, multipleStatements: true });
    await connection.query(read('mariadb.sql.gz').toString('utf8'));
    await connection.end();
  }
}

/** Each upload that the database knows, with its path as its content: the update does not look inside. */
async function writeUploads(manager: EntityManager): Promise<void> {
  mkdirSync(join(place.dataDir, 'uploads'));
  const uploads = await manager.query<{ address: string }[]>('SELECT address FROM upload');
  for (const { address } of uploads) writeFileSync(join(place.dataDir, address), address);
}

const namesOf = (manager: EntityManager): Promise<string[]> =>
  manager
    .query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id')
    .then((rows) => rows.map(({ name }) => name));

beforeAll(async () => {
  place = await createPlace();
  await fill();
  await inDatabase(async (manager) => {
    before = await figuresOf(manager);
    wasRun = await namesOf(manager);
    await writeUploads(manager);
  });
  app = await AppProcess.start(place, SECRETS);
  ran = app
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { message: string; name: string })
    .filter(({ message }) => message === 'migration')
    .map(({ name }) => name);
  await inDatabase(async (manager) => {
    after = await figuresOf(manager);
    problems = await checkLedger(manager);
  });
});
afterAll(async () => {
  await app?.kill();
  await place.remove();
});

async function call(path: string, token: string): Promise<unknown> {
  const answer = await fetch(`${app?.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect([path, answer.status]).toEqual([path, 200]);
  return ((await answer.json()) as { data: unknown }).data;
}

async function logIn(email: string, password: string): Promise<string> {
  const answer = await fetch(`${app?.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect([email, answer.status]).toEqual([email, 200]);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

it('runs the migrations that came since, in their order', () => {
  expect(wasRun.length).toBe(12);
  expect([...wasRun, ...ran]).toEqual(migrations.map(({ name }) => name));
});

it('keeps every family, child, project, registration and line of the log', () => {
  expect(before.rows).toMatchObject({ registration: 610, child: 252 });
  expect(after.rows).toEqual(before.rows);
});

it('keeps what everything costs and what was paid, to the cent, and the ledger balances', async () => {
  expect(before.cents.paid).toBeGreaterThan(0);
  const payments = await inDatabase((manager) =>
    manager.query<{ cents: unknown }[]>('SELECT SUM(amount) AS cents FROM payment'),
  );
  expect(after.cents.price).toBe(before.cents.price);
  expect(Number(payments[0]?.cents)).toBe(before.cents.paid);
  expect(problems).toEqual([]);
});

it('makes credit of what was paid above a price, uses it, and says so in the log', async () => {
  const line = app
    ?.output()
    .split('\n')
    .find((text) => text.includes('"balances settled"'));
  const settled = JSON.parse(line ?? '{}') as {
    registrationsPaidAbove: number[];
    before: { paid: number; credit: number };
    after: { paid: number; credit: number };
  };
  expect(settled.registrationsPaidAbove.length).toBeGreaterThan(0);
  expect(settled.before).toEqual({ paid: before.cents.paid, credit: 0 });
  expect(settled.after.paid + settled.after.credit).toBe(before.cents.paid);
  expect(settled.after.paid).toBe(after.cents.paid);
  // Nobody gets a mail by the update.
  expect(after.mails).toBe(before.mails);
});

it('lets parents in with their password, and shows what they have booked and wait for', async () => {
  const token = await logIn(PARENT.email, PARENT.password);
  const family = (await call('/api/my-family', token)) as {
    childrens: { first_name: string }[];
    registrations: unknown[];
    waitingQueue: unknown[];
  };
  expect(family.childrens.map(({ first_name }) => first_name).sort()).toEqual(['Jonas', 'Lena']);
  expect([family.registrations.length, family.waitingQueue.length]).toEqual([8, 2]);
});

it('reads health data that the old version encrypted', async () => {
  const token = await logIn(DEMO_ACCOUNTS.office, DEMO_PASSWORD);
  expect(await call(`/api/child/${CHILD_WITH_ALLERGY}`, token)).toMatchObject({ allergies: 'Haselnüsse' });
});

it('serves every file from where it was', async () => {
  const files = await inDatabase((manager) =>
    manager.query<{ address: string }[]>('SELECT address FROM upload'),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const { address } of files) {
    const answer = await fetch(`${app?.url}${address}`);
    expect([address, answer.status, await answer.text()]).toEqual([address, 200, address]);
  }
});
