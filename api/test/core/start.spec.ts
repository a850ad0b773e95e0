import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { AppProcess, MAIN } from '../whole/crash/support/app-process.js';
import { inDatabase } from '../whole/crash/support/season.js';
import { createPlace, type TestPlace } from '../support/database.js';
import { migrations } from '../../src/migrations/index.js';

/** The built app, started in a process of its own. */
describe('the start', () => {
  let place: TestPlace;
  beforeAll(async () => {
    place = await createPlace();
  });
  afterAll(() => place.remove());

  const ranMigrations = (output: string): { name: string; milliseconds: number }[] =>
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .filter(({ message }) => message === 'migration');

  let output: string;
  beforeAll(async () => {
    const first = await AppProcess.start(place);
    await first.kill();
    output = first.output();
  });
  const withStrayColumn = async (work: () => Promise<void>): Promise<void> => {
    const alter = (change: string) =>
      inDatabase(place, ({ manager }) => manager.query(`ALTER TABLE location ${change}`));
    await alter('ADD COLUMN stray int');
    try {
      await work();
    } finally {
      await alter('DROP COLUMN stray');
    }
  };

  it('logs each migration that it ran with its duration, and none the next time', async () => {
    const ran = ranMigrations(output);
    expect(ran.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    for (const { milliseconds } of ran) expect(Number.isInteger(milliseconds)).toBe(true);
    const second = await AppProcess.start(place);
    await second.kill();
    expect(ranMigrations(second.output())).toEqual([]);
  });

  it('ends when the tables are not those of the entities, and says what differs and what to do', () =>
    withStrayColumn(async () => {
      const { DATA_DIR, DATABASE_URL } = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
      const env = {
        PATH: process.env.PATH,
        PORT: '0',
        SEED: 'none',
        DATA_DIR,
        ...(DATABASE_URL ? { DATABASE_URL } : {}),
      };
      const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number];
      expect([code, said]).toEqual([
        1,
        expect.stringContaining('location.stray is in the database and in no entity'),
      ]);
      expect(said).toContain('Write a migration');
      expect(said).not.toContain('    at ');
    }));

  it('does not compare them in production', () =>
    withStrayColumn(async () => {
      const app = await AppProcess.start(place, {
        NODE_ENV: 'production',
        APP_URL: 'http://ferien.example',
        SMTP_URL: 'smtp://127.0.0.1:1',
        JWT_SECRET: 'j'.repeat(32),
        HEALTH_KEY: Buffer.alloc(32, 1).toString('base64'),
        RATE_LIMIT: 'on',
      });
      expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
      await app.kill();
    }));
});
