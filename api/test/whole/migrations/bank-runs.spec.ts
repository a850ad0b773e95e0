import { migrate } from '../../../src/core/database/data-source.js';
import { BankEntryEntity } from '../../../src/model/money/bank-statement.entity.js';
import { camt, entries, someDebt, upload } from '../../money/bank-statements/support.js';
import { createQuietApp } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { undoMigrationsFrom } from '../../support/undo-migrations.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

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

  await undoMigrationsFrom(app, 'BankRuns1790000000335');
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
