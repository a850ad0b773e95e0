import { migrate } from '../../../src/core/database/data-source.js';
import { PickupPersonEntity } from '../../../src/model/families/pickup-person.entity.js';
import { createQuietApp } from '../../registrations/support/book.js';
import { someChild, someParent, someStaff } from '../../support/builders.js';
import type { TestApp } from '../../support/app.js';
import { undoMigrationsFrom } from '../../support/undo-migrations.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

it('finds families by pick-up persons of before', async () => {
  const parent = await someParent(app);
  const { id: child_id } = await someChild(app, parent);
  await app.dataSource.manager.insert(PickupPersonEntity, [
    { child_id, name: 'Jörg Groß', phone: '0471/98 76-54', relation: null },
    { child_id, name: 'María Würth', phone: '+39 333 1234567', relation: 'Oma' },
  ]);
  await undoMigrationsFrom(app, 'PickupSearch1790000000352');
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
