import { migrate } from '../../../src/core/database/data-source.js';
import { PickupPersonEntity } from '../../../src/model/families/pickup-person.entity.js';
import { createQuietApp } from '../../registrations/support/book.js';
import { someChild, someParent, someStaff } from '../../support/builders.js';
import type { TestApp } from '../../support/app.js';
import { ENGINE } from '../../support/database.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

/** Takes back every migration from that of the search on. */
async function withoutSearch(): Promise<void> {
  const { dataSource } = app;
  const count = dataSource.migrations.findIndex(({ name }) => name === 'PickupSearch1790000000352');
  expect(count).toBeGreaterThan(0);
  // TypeORM switches the keys off when it migrates, but not when it goes back.
  if (ENGINE === 'sqlite') await dataSource.query('PRAGMA foreign_keys = OFF');
  for (let undone = dataSource.migrations.length; undone > count; undone -= 1)
    await dataSource.undoLastMigration();
  if (ENGINE === 'sqlite') await dataSource.query('PRAGMA foreign_keys = ON');
}

it('finds families by pick-up persons of before', async () => {
  const parent = await someParent(app);
  const { id: child_id } = await someChild(app, parent);
  await app.dataSource.manager.insert(PickupPersonEntity, [
    { child_id, name: 'Jörg Groß', phone: '0471/98 76-54', relation: null },
    { child_id, name: 'María Würth', phone: '+39 333 1234567', relation: 'Oma' },
  ]);
  await withoutSearch();
  await migrate(app.dataSource);
  const office = await someStaff(app, 'Office');
  const found = async (q: string): Promise<number[]> => {
    const { body } = await app.as(office).post('/api/search').send({ q }).expect(200);
    return (body.data as { parents: { rows: { id: number }[] } }).parents.rows.map(({ id }) => id);
  };
  expect(await found('jorg gross')).toEqual([parent.personId]);
  expect(await found('0471 987654')).toEqual([parent.personId]);
  expect(await found('oma wurth 333')).toEqual([parent.personId]);
  expect(await found('0471 987655')).toEqual([]);
});
