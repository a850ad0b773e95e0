import { addUniqueIndex } from '../../src/migrations/schema.js';
import { createTestApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

it('is refused while two rows have the same value, names it, and any number of rows may have none', async () => {
  const { dataSource } = app;
  for (const [name, address] of [
    ['A', 'Lauben 1'],
    ['B', 'Lauben 1'],
    ['C', null],
    ['D', null],
  ])
    await dataSource.query(
      "INSERT INTO location (name, name_it, address, search_text) VALUES (?, ?, ?, '')",
      [name, name, address],
    );
  const runner = dataSource.createQueryRunner();
  const add = () => addUniqueIndex(runner, 'location', 'uq_location_address', ['address']);
  await expect(add()).rejects.toThrow(
    'location cannot be unique by address: 2 rows have address "Lauben 1". Change them first.',
  );
  await runner.query("UPDATE location SET address = 'Lauben 2' WHERE name = 'B'");
  await add();
  await expect(runner.query("UPDATE location SET address = 'Lauben 1' WHERE name = 'B'")).rejects.toThrow();
  await runner.dropIndex('location', 'uq_location_address');
  await runner.release();
});
