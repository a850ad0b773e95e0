import { migrate } from '../../../src/core/database/data-source.js';
import { BankEntryEntity } from '../../../src/model/money/bank-statement.entity.js';
import { camt, entries, someDebt, upload } from '../../money/bank-statements/support.js';
import { createQuietApp } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { ENGINE } from '../../support/database.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

/** Takes back every migration from that of the runs on. */
async function withoutRuns(): Promise<void> {
  const { dataSource } = app;
  const count = dataSource.migrations.findIndex(({ name }) => name === 'BankRuns1790000000335');
  expect(count).toBeGreaterThan(0);
  // TypeORM switches the keys off when it migrates, but not when it goes back.
  if (ENGINE === 'sqlite') await dataSource.query('PRAGMA foreign_keys = OFF');
  for (let undone = dataSource.migrations.length; undone > count; undone -= 1)
    await dataSource.undoLastMigration();
  if (ENGINE === 'sqlite') await dataSource.query('PRAGMA foreign_keys = ON');
}

it('finds entries of before by who paid, words and amount, and groups what is open; what was forgotten stays so', async () => {
  const { manager } = app.dataSource;
  const { reference } = await someDebt(app);
  await upload(
    app,
    camt([
      { amount: '120.00', text: reference, name: 'Größl Mia', reference: 'A' },
      { amount: '1250.50', text: 'Waldwochen', name: 'Huber Ida', reference: 'B' },
      { amount: '7.00', text: 'Vergessen', name: 'Niemand', reference: 'C' },
    ]),
  );
  const ids = (await manager.find(BankEntryEntity, { order: { id: 'ASC' } })).map(({ id }) => id);
  const forgotten = { payer_name: null, payer_iban: null, marked: null, text: null, search_text: null };
  await manager.update(BankEntryEntity, { id: ids[2]! }, forgotten);

  await withoutRuns();
  await migrate(app.dataSource);

  const found = async (search: string) =>
    (await entries(app, `search=${encodeURIComponent(search)}`)).map(({ id }) => id);
  expect(await found('grossl')).toEqual([ids[0]]);
  expect(await found('waldwochen')).toEqual([ids[1]]);
  expect(await found('1.250,50')).toEqual([ids[1]]);
  expect(await found('1250.50')).toEqual([ids[1]]);
  expect(await found('vergessen')).toEqual([]);
  const groups = (await entries(app)).map(({ id, group }) => [id, group]);
  expect(groups).toEqual(
    expect.arrayContaining([
      [ids[0], 'certain'],
      [ids[1], 'unknown'],
    ]),
  );
});
