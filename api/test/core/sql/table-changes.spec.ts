import { TableChanges } from '../../../src/core/database/table-changes.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { LocationEntity } from '../../../src/model/catalogue/location.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someLocation } from '../../support/builders.js';

describe('changes of tables', () => {
  let app: TestApp;
  let changes: TableChanges;
  let transactions: Transactions;
  beforeAll(async () => {
    app = await createTestApp();
    changes = app.app.get(TableChanges);
    transactions = app.app.get(Transactions);
  });
  afterAll(() => app.close());

  const version = (): number => changes.versionOf(['location']);
  /** What the work adds to the versions of two tables. */
  const counted = async (work: () => Promise<unknown>): Promise<{ location: boolean; option: boolean }> => {
    const before = [version(), changes.versionOf(['option'])];
    await work();
    return { location: version() !== before[0], option: changes.versionOf(['option']) !== before[1] };
  };

  it('count for the table that was written, whichever way', async () => {
    const { manager } = app.dataSource;
    const { id } = await someLocation(app);
    const ways: (() => Promise<unknown>)[] = [
      () => someLocation(app),
      () => manager.update(LocationEntity, { id }, { name: 'Neu' }),
      () => manager.query(`UPDATE location SET name_it = 'Nuovo' WHERE id = ${id}`),
      () => transactions.run((inside) => inside.update(LocationEntity, { id }, { name: 'Neuer' })),
      () => manager.delete(LocationEntity, { id }),
    ];
    for (const way of ways)
      expect([String(way), await counted(way)]).toEqual([String(way), { location: true, option: false }]);
  });

  it('count for no table when something is only read', async () => {
    const read = () =>
      transactions.run((manager) =>
        manager.find(LocationEntity, { take: 1 }).then(() => manager.query('SELECT 1')),
      );
    expect(await counted(read)).toEqual({ location: false, option: false });
  });

  it('count once the transaction is committed, before its caller goes on', async () => {
    const { id } = await someLocation(app);
    const before = version();
    await transactions.run(async (manager) => {
      await manager.update(LocationEntity, { id }, { name: 'Alpha' });
      expect(version()).toBe(before);
    });
    expect(version()).toBeGreaterThan(before);
  });

  it('count at the commit also when a part was taken back', async () => {
    const { id } = await someLocation(app);
    let inside = 0;
    const before = version();
    await transactions.run(async (manager) => {
      await manager.update(LocationEntity, { id }, { name: 'Beta' });
      const part = manager.transaction(async (nested) => {
        await nested.update(OptionEntity, { id: 1 }, { value: 'x' });
        throw new Error('taken back');
      });
      await expect(part).rejects.toThrow('taken back');
      inside = version();
    });
    expect([inside, version() > before]).toEqual([before, true]);
  });

  it('count for every table when the statement does not say which', async () => {
    const name = `probe_${Date.now()}`;
    expect(await counted(() => app.dataSource.query(`CREATE TABLE ${name} (id int)`))).toEqual({
      location: true,
      option: true,
    });
  });
});
