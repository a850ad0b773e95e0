import type { EntityMetadata } from 'typeorm';
import { insertRows } from '../../src/core/database/insert-rows.js';
import { LocationEntity } from '../../src/model/catalogue/location.entity.js';
import { ChildEntity } from '../../src/model/families/child.entity.js';
import { ChildDayEntity } from '../../src/model/registrations/child-day.entity.js';
import { IdempotencyKeyEntity } from '../../src/core/idempotency/idempotency-key.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';

describe('insertRows', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  /** Runs with a changed entity, whose metadata is new to `insertRows`. */
  async function insertInto(change: (metadata: EntityMetadata) => void): Promise<void> {
    const { dataSource } = app;
    const stored = dataSource.getMetadata(ChildDayEntity);
    const columns = stored.columns.map((column) => Object.assign(Object.create(column) as object, {}));
    const metadata = Object.assign(Object.create(stored) as EntityMetadata, { columns });
    change(metadata);
    const spy = jest.spyOn(dataSource, 'getMetadata').mockReturnValue(metadata);
    try {
      await insertRows(dataSource.manager, ChildDayEntity, []);
    } finally {
      spy.mockRestore();
    }
  }

  it('writes rows of plain columns, over several statements', async () => {
    const created_at = new Date('2026-03-02T09:00:00.123Z');
    const rows = Array.from({ length: 6_500 }, (_, user_id) => ({
      user_id,
      key_hash: 'key',
      body_hash: 'body',
      response: '{}',
      created_at,
    }));
    const statements = await app.countStatements(() =>
      insertRows(app.dataSource.manager, IdempotencyKeyEntity, rows),
    );
    expect(statements.filter((sql) => sql.startsWith('INSERT'))).toHaveLength(2);
    const { manager } = app.dataSource;
    expect(await manager.count(IdempotencyKeyEntity)).toBe(6_500);
    expect(await manager.findOneBy(IdempotencyKeyEntity, { user_id: 6_499 })).toEqual(rows[6_499]);
  });

  it('refuses an entity with an encrypted column, and stores nothing', async () => {
    const { manager } = app.dataSource;
    const row = { first_name: 'Mia', allergies: 'Nüsse' };
    await expect(insertRows(manager, ChildEntity, [row])).rejects.toThrow(
      /cannot write ChildEntity: column \w+ has a transformer/,
    );
    // Also when the rows leave the column out, and when there are none.
    await expect(insertRows(manager, ChildEntity, [{ first_name: 'Mia' }])).rejects.toThrow(/transformer/);
    await expect(insertRows(manager, ChildEntity, [])).rejects.toThrow(/transformer/);
    expect(await manager.count(ChildEntity)).toBe(0);
  });

  it('refuses an entity with a listener before inserts', async () => {
    const row = { name: 'Brixen', name_it: 'Bressanone' };
    await expect(insertRows(app.dataSource.manager, LocationEntity, [row])).rejects.toThrow(
      'cannot write LocationEntity: it has a listener before inserts',
    );
  });

  it.each([
    ['column date is of type simple-json', { type: 'simple-json' }],
    ['column date is called day', { databaseName: 'day' }],
  ])('refuses an entity when %s', async (message, change) => {
    const insert = insertInto(({ columns }) => {
      Object.assign(columns.find(({ propertyName }) => propertyName === 'date') as object, change);
    });
    await expect(insert).rejects.toThrow(`cannot write ChildDayEntity: ${message}`);
  });

  it('accepts it otherwise', async () => {
    await expect(insertInto(() => undefined)).resolves.toBeUndefined();
  });
});
