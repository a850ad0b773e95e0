import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTestApp, type TestApp } from '../../support/app.js';
import { classOf, guideWith, INVENTORY, OTHER_TABLES } from './inventory.js';

const GUIDE = fileURLToPath(new URL('../../../../shared/docs/privacy.md', import.meta.url));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Names of the tables that are really there, whoever made them. */
async function storedTables(): Promise<string[]> {
  const { type } = app.dataSource.options;
  const rows = await app.dataSource.query<{ name: string }[]>(
    type === 'better-sqlite3'
      ? `SELECT name FROM sqlite_master WHERE type = 'table'`
      : `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()`,
  );
  return rows.map(({ name }) => name);
}

describe('the inventory of personal data', () => {
  it('names every table of the database', async () => {
    const found = (await storedTables()).filter((name) => !OTHER_TABLES.includes(name));
    expect(found.sort()).toEqual(Object.keys(INVENTORY).sort());
  });

  it('classifies every column of every table, once', () => {
    for (const { tableName, columns } of app.dataSource.entityMetadatas) {
      const { personal = [], leads = [], plain = [] } = INVENTORY[tableName] ?? { what: '' };
      const own = columns.filter(({ isVirtualProperty }) => !isVirtualProperty);
      const stored = [...new Set(own.map(({ databaseName }) => classOf(databaseName)))].sort();
      expect([tableName, [...personal, ...leads, ...plain].sort()]).toEqual([tableName, stored]);
    }
  });

  it('says what becomes of every table that holds or leads to a family', () => {
    for (const [table, { personal, leads, erased, anonymised, kept }] of Object.entries(INVENTORY)) {
      if (personal ?? leads) expect([table, erased, anonymised, kept]).not.toContain(undefined);
    }
  });

  it('is the list of the privacy guide', () => {
    const text = readFileSync(GUIDE, 'utf8');
    const wanted = guideWith(text);
    if (process.env.UPDATE_DOCS === '1') writeFileSync(GUIDE, wanted);
    else if (text !== wanted)
      throw new Error(
        'shared/docs/privacy.md differs from api/test/office/privacy/inventory.ts. Write it anew: npm run privacy:list',
      );
  });
});
