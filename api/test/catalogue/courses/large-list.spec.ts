import { course } from '@feria/shared/resources/course/index';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { SHORT } from '../../support/short.js';
import { someCourse, someLocation, someStaff, type Staff } from '../../support/builders.js';

const WANTED = SHORT ? 20_000 : 200_000;
/** Rows are made ten to the power of this at once. */
const DIGITS = SHORT ? 4 : 5;

describe(`a list of ${WANTED} rows`, () => {
  let app: TestApp;
  let staff: Staff;
  let locationId: number;

  beforeAll(async () => {
    app = await createTestApp();
    staff = await someStaff(app, 'Office');
    locationId = (await someLocation(app)).id;
    await someCourse(app, { name: 'Erster', location_id: locationId });
    await multiply(app);
  });
  afterAll(() => app.close());

  const list = (query: object) =>
    app.countStatements(() => app.as(staff).get('/api/course').query(query).expect(200));

  it('has as many', async () => {
    const { body } = await app.as(staff).get('/api/course').query({ itemsPerPage: 1 }).expect(200);
    expect(body.meta.total).toBeGreaterThanOrEqual(WANTED);
  });

  it('answers any declared sort, filter, search and page with the same number of statements', async () => {
    const { columns, sort = [], filters = [] } = course.list;
    const usual = (await list({ itemsPerPage: 50 })).length;
    expect(usual).toBeLessThanOrEqual(5);
    const value: Record<string, string> = { active: '1', year: '2026', location_id: String(locationId) };
    const queries: object[] = [
      ...[...columns, ...sort].map((sortBy) => ({ sortBy })),
      ...filters.filter((name) => value[name]).map((name) => ({ filters: `${name}|${value[name]}` })),
      { search: 'erster' },
      { page: WANTED / 200 },
      { itemsPerPage: 500, sortBy: ['name', 'from'], sortDesc: ['true', 'false'] },
    ];
    for (const query of queries) expect([query, (await list(query)).length]).toEqual([query, usual]);
  });

  it('refuses to be sent as a whole', async () => {
    const answer = await app.as(staff).get('/api/course').query({ itemsPerPage: -1 });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['itemsPerPage']]);
  });
});

/**
 * Copies the first row so many times, within the database. Not by selecting from the table itself: MySQL would write all
 * of it into a temporary file first.
 */
async function multiply({ dataSource }: TestApp): Promise<void> {
  const { columns: all, tableName } = dataSource.getMetadata(CourseEntity);
  const columns = all.filter(({ isVirtualProperty }) => !isVirtualProperty);
  const escape = (name: string): string => dataSource.driver.escape(name);
  const names = columns.map(({ databaseName }) => databaseName).filter((name) => name !== 'id');
  const [row] = await dataSource.query<Record<string, unknown>[]>(
    `SELECT * FROM ${escape(tableName)} LIMIT 1`,
  );
  const digits = (alias: string): string =>
    `(SELECT 0 AS n ${Array.from({ length: 9 }, (_, n) => `UNION ALL SELECT ${n + 1}`).join(' ')}) ${alias}`;
  const numbers = ['a', 'b', 'c', 'd', 'e'].slice(0, DIGITS).map(digits).join(' CROSS JOIN ');
  const copies = `INSERT INTO ${escape(tableName)} (${names.map(escape).join(', ')})
    SELECT ${names.map(() => '?').join(', ')} FROM ${numbers}`;
  for (let count = 0; count < WANTED; count += 10 ** DIGITS) {
    await dataSource.query(
      copies,
      names.map((name) => row?.[name]),
    );
  }
}
