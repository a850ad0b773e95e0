import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { DEMO_ACCOUNTS } from '@feria/shared';
import { backUp } from '../../../src/backup/backup.js';
import { readTables } from '../../../src/backup/rows.js';
import { NOT_RESTORED, restore } from '../../../src/backup/restore.js';
import { ApiKeyEntity } from '../../../src/core/auth/api-key.entity.js';
import { RoleEntity } from '../../../src/core/auth/role.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { Clock } from '../../../src/core/clock.js';
import type { Config } from '../../../src/core/config/config.js';
import { openDatabase } from '../../../src/open-database.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { seed } from '../../../src/seed/seed.js';
import { EmailConfirmations } from '../../../src/accounts/users/email-confirmations.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { signUpBody, someChild, someCourse, someParent, someWeek } from '../../support/builders.js';
import { createPlace, type TestPlace } from '../../support/database.js';
import { send } from '../../registrations/support/book.js';

/** Makes a directory that is gone after the test. */
const directories: string[] = [];
function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'feria-test-backup-'));
  directories.push(directory);
  return join(directory, 'backup');
}

const places: TestPlace[] = [];
async function emptyPlace(from: Config, { sqlite = false } = {}): Promise<Config> {
  const place = await createPlace();
  places.push(place);
  const databaseUrl = sqlite ? null : (place.databaseUrl ?? null);
  return { ...from, dataDir: place.dataDir, databaseUrl };
}

/** Every row of every table that a restore brings back, as it is stored. */
async function contentOf(config: Config): Promise<unknown[]> {
  const dataSource: DataSource = await openDatabase(config);
  try {
    const lines: unknown[] = [];
    for await (const line of readTables(dataSource.createQueryRunner())) {
      if (!NOT_RESTORED.has(line[0])) lines.push(line);
    }
    return lines;
  } finally {
    await dataSource.destroy();
  }
}

describe('backup and restore', () => {
  let app: TestApp;
  let backup: string;
  /** What is in the database when it is backed up. */
  let content: unknown[];

  beforeAll(async () => {
    app = await createTestApp();
    await seed({
      dataSource: app.dataSource,
      transactions: app.app.get(Transactions),
      config: { ...app.config, seed: 'demo' },
      clock: new Clock(),
    });
    backup = newDirectory();
    await backUp(app.config, backup);
    content = await contentOf(app.config);
  });
  afterAll(async () => {
    await app.close();
    for (const place of places) await place.remove();
    for (const directory of directories) rmSync(directory, { recursive: true, force: true });
  });

  it('brings back every row and every file', async () => {
    const target = await emptyPlace(app.config);
    await restore(target, backup);
    expect(content.length).toBeGreaterThan(3_000);
    expect(await contentOf(target)).toEqual(content);
    const files = readdirSync(join(app.config.dataDir, 'uploads'));
    expect(files.length).toBeGreaterThan(10);
    expect(readdirSync(join(target.dataDir, 'uploads'))).toEqual(files);
  });

  it('moves an installation to the embedded database', async () => {
    const target = await emptyPlace(app.config, { sqlite: true });
    await restore(target, backup);
    expect(await contentOf(target)).toEqual(content);
    const dataSource = await openDatabase(target);
    const broken = await dataSource.query<unknown[]>('PRAGMA foreign_key_check');
    await dataSource.destroy();
    expect(broken).toEqual([]);
  });

  it('comes back from the embedded database as well', async () => {
    const embedded = await emptyPlace(app.config, { sqlite: true });
    await restore(embedded, backup);
    const second = newDirectory();
    await backUp(embedded, second);
    const target = await emptyPlace(app.config);
    await restore(target, second);
    expect(await contentOf(target)).toEqual(content);
  });

  it('holds no health data and no secret in the clear, and nobody else may read it', async () => {
    const children = await app.dataSource.manager.find(ChildEntity);
    const texts = children
      .flatMap(({ allergies, medicaments, risk_group }) => [allergies, medicaments, risk_group])
      .filter((text) => text !== null);
    expect(texts.length).toBeGreaterThan(0);
    const rows = gunzipSync(readFileSync(join(backup, 'database.ndjson.gz'))).toString();
    expect(rows).toContain(DEMO_ACCOUNTS.family);
    for (const text of texts) expect(rows).not.toContain(text);
    const manifest = readFileSync(join(backup, 'manifest.json'), 'utf8');
    for (const secret of [app.config.jwtSecret, app.config.healthKey.toString('base64')])
      expect(rows + manifest).not.toContain(secret);
    expect(readdirSync(backup).sort()).toEqual(['database.ndjson.gz', 'manifest.json', 'uploads']);
    for (const name of ['.', 'database.ndjson.gz', 'manifest.json'])
      expect(statSync(join(backup, name)).mode & 0o077).toBe(0);
  });

  it('brings back no session, link or kept answer, and sends no mail of the past by itself', async () => {
    const source = await createTestApp();
    jest.spyOn(source.app.get(OutboxWorker), 'nudge').mockImplementation(() => undefined);
    const [parent, course] = [await someParent(source), await someCourse(source)];
    const child = await someChild(source, parent);
    const body = signUpBody(child, await someWeek(source, course));
    expect((await send(source, parent, course, body, { key: 'a'.repeat(20) })).status).toBe(201);
    const { manager } = source.dataSource;
    const role = await manager.save(manager.create(RoleEntity, { name: 'Website' }));
    await manager.insert(ApiKeyEntity, {
      name: 'Website',
      user_id: parent.id,
      role_id: role.id,
      token_hash: 'hash',
      hint: 'hint',
      created_at: source.clock.now(),
      expires_at: new Date('2030-01-01'),
    });
    await source.http().post('/api/password/forgot').send({ email: parent.email }).expect(200);
    await source.app
      .get(Transactions)
      .run((manager) => source.app.get(EmailConfirmations).ask(manager, parent.id));
    const counts = async (dataSource: DataSource): Promise<Record<string, number>> => {
      const tables = [
        'session',
        'password_token',
        'email_token',
        'idempotency_key',
        'outbox_mail',
        'user',
        'api_key',
      ];
      const found = await Promise.all(tables.map((table) => dataSource.manager.count(table)));
      return Object.fromEntries(tables.map((table, index) => [table, found[index]!]));
    };
    expect(await counts(source.dataSource)).toMatchObject({
      session: 1,
      password_token: 1,
      email_token: 1,
      idempotency_key: 1,
      outbox_mail: 3,
      api_key: 1,
    });
    const directory = newDirectory();
    await backUp(source.config, directory);
    await source.close();
    const target = await emptyPlace(source.config);
    await restore(target, directory);
    const restored = await openDatabase(target);
    const [left, mails] = [await counts(restored), await restored.manager.find(OutboxMailEntity)];
    await restored.destroy();
    expect(left).toMatchObject({
      session: 0,
      password_token: 0,
      email_token: 0,
      idempotency_key: 0,
      api_key: 0,
      user: 1,
    });
    expect(mails).toEqual([
      expect.objectContaining({
        kind: 'new',
        state: 'failed',
        last_error: expect.stringMatching(/restored/),
      }),
    ]);
    expect(mails[0]!.failed_at).not.toBeNull();
  });

  it('is the state of one instant while bookings go on', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 500 });
    const parents = await Promise.all(Array.from({ length: 30 }, () => someParent(app)));
    const children = await Promise.all(parents.map((parent) => someChild(app, parent)));
    const directory = newDirectory();
    const bookings = parents.map((parent, index) =>
      send(app, parent, course, signUpBody(children[index]!, week)),
    );
    const [manifest] = await Promise.all([backUp(app.config, directory), ...bookings]);
    const target = await emptyPlace(app.config);
    await restore(target, directory);
    const lines = (await contentOf(target)) as [string, Record<string, unknown>][];
    const ofWeek = (table: string): unknown[] =>
      lines.filter(([name, row]) => name === table && row.course_week_id === week.id).map(([, row]) => row);
    const registrations = ofWeek('registration') as { id: number }[];
    const events = ofWeek('registration_event') as { registration_id: number }[];
    expect(events.map((event) => event.registration_id).sort()).toEqual(
      registrations.map(({ id }) => id).sort(),
    );
    expect(manifest.tables.registration).toBe(lines.filter(([name]) => name === 'registration').length);
  });

  it('holds the files that its rows name, whatever is replaced meanwhile', async () => {
    const uploads = join(app.config.dataDir, 'uploads');
    const replaced = join(uploads, 'replaced.webp');
    writeFileSync(replaced, 'picture');
    const directory = newDirectory();
    mkdirSync(directory);
    // The rows are being read as soon as their file is there.
    const watcher = watch(directory, (_, name) => {
      if (name === 'database.ndjson.gz') rmSync(replaced, { force: true });
    });
    await backUp(app.config, directory);
    watcher.close();
    expect(existsSync(replaced)).toBe(false);
    expect(readFileSync(join(directory, 'uploads', 'replaced.webp'), 'utf8')).toBe('picture');
  });

  it('refuses what would lose or mix data', async () => {
    await expect(backUp(app.config, backup)).rejects.toThrow(/is not empty/);
    const full = { ...app.config, dataDir: (await emptyPlace(app.config)).dataDir };
    if (full.databaseUrl) await expect(restore(full, backup)).rejects.toThrow(/the database is not empty/);
    await expect(restore(app.config, backup)).rejects.toThrow(/is not empty/);
    const target = await emptyPlace(app.config);
    await expect(restore({ ...target, healthKey: Buffer.alloc(32, 7) }, backup)).rejects.toThrow(
      /HEALTH_KEY.* secrets\.json/,
    );
    await expect(restore(target, newDirectory())).rejects.toThrow(/no finished backup/);
    const damaged = newDirectory();
    await backUp(app.config, damaged);
    appendFileSync(join(damaged, 'database.ndjson.gz'), 'x');
    await expect(restore(target, damaged)).rejects.toThrow(/damaged/);
    const unmigrated = await emptyPlace(app.config);
    await expect(backUp(unmigrated, newDirectory())).rejects.toThrow(/was not migrated/);
  });
});
