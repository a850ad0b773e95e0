import { migrate } from '../../../src/core/database/data-source.js';
import { MunicipalityEntity } from '../../../src/model/resources/municipality.entity.js';
import { createQuietApp } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { undoMigrationsFrom } from '../../support/undo-migrations.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

it('keeps what a municipality paid, for every season; taken back, the newest amount stays', async () => {
  const { dataSource } = app;
  const { manager } = dataSource;
  const town = (name: string, contributions: MunicipalityEntity['contributions']) =>
    manager.save(manager.create(MunicipalityEntity, { name, name_it: name, contributions }));
  const pays = await town('Zahlt', [
    { from_year: 2027, amount: 14.1 },
    { from_year: 2024, amount: 12.5 },
  ]);
  const none = await town('Zahlt nichts', []);

  await undoMigrationsFrom(app, 'ContributionsBySeason1790000000370');
  const before = await dataSource.query<{ contribution: number | null }[]>(
    'SELECT contribution FROM municipality WHERE id IN (?, ?) ORDER BY id',
    [pays.id, none.id],
  );
  expect(before.map(({ contribution }) => contribution)).toEqual([1_410, null]);

  await migrate(dataSource);
  const stored = async ({ id }: { id: number }) =>
    (await manager.findOneByOrFail(MunicipalityEntity, { id })).contributions;
  expect(await stored(pays)).toEqual([{ from_year: 2000, amount: 14.1 }]);
  expect(await stored(none)).toEqual([]);
});
