import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someParent } from '../../support/builders.js';
import { somePayment } from '../../support/pay.js';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** `npm run check:ledger` on the database of the app. */
function check(): Promise<{ code: number; said: string }> {
  const { dataDir, databaseUrl } = app.place;
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  return new Promise((done) => {
    execFile('npm', ['--silent', 'run', 'check:ledger'], { cwd: REPOSITORY, env }, (error, stdout, stderr) =>
      done({
        code: typeof error?.code === 'number' ? error.code : 0,
        said: (stdout + stderr.replace(/^npm warn .*\n/gm, '')).trim(),
      }),
    );
  });
}

it('says whether the ledger of the database balances, and what does not', async () => {
  await somePayment(app, await someParent(app));
  expect(await check()).toEqual({ code: 0, said: 'The ledger balances: 1 payments.' });
  await app.dataSource.query('UPDATE payment SET amount = amount + 1');
  const [{ id }] = await app.dataSource.query<[{ id: number }]>('SELECT id FROM payment');
  expect(await check()).toEqual({
    code: 1,
    said: `Payments whose shares do not add up to their amount: ${id}`,
  });
  await app.dataSource.query('UPDATE payment SET amount = amount - 1');
});
