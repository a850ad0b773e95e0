import { IMPORT_KINDS, type ImportKind, type ImportReport } from '@feria/shared';
import { seedDemo } from '../../../src/seed/demo/demo.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someNotices, someStaff, type Staff } from '../../support/builders.js';
import { check, IMPORTER, importFile, table } from './support.js';

/** The season of the demo: what one installation exports another one takes, and the same one finds nothing new in it. */

let app: TestApp;
let staff: Staff;

/** One app at a time: two in one process share how they know who is signed in. */
async function start(): Promise<void> {
  app = await createTestApp();
  await someNotices(app);
  staff = await someStaff(app, [
    ...IMPORTER,
    'location.create',
    'courseType.create',
    'courseCategory.create',
  ]);
}

const states = ({ counts }: ImportReport) =>
  counts.map(({ new: fresh, unchanged, different }) => ({ fresh, unchanged, different }));

type Rows = unknown[][];

/** The rows of a statement, as plain values. */
async function rowsOf(sql: string): Promise<Rows> {
  return ((await app.dataSource.query(sql)) as object[]).map((row) => Object.values(row).map(plain));
}

/** All of {@link SEASON}. */
async function season(): Promise<Record<string, Rows>> {
  const all: Record<string, Rows> = {};
  for (const [name, sql] of Object.entries(SEASON)) all[name] = await rowsOf(sql);
  return all;
}

/** A value as either engine gives it: dates of raw rows as days, switches and numbers as numbers. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' || typeof value === 'bigint' ? Number(value) : value;
}

/** What an installation has of the season, each row by what tells it apart. */
const SEASON = {
  projects: `SELECT course.name, course.name_it, course.\`from\`, course.\`to\`, course.year, course.active, course.price,
    course.max_participants, course.waiting_list, course.description, course.email_new, course.bank_iban, course.schools,
    course.cancellation, course.register_from, course.register_from_time, location.name AS place, course_type.name AS type
    FROM course LEFT JOIN location ON location.id = course.location_id
    LEFT JOIN course_type ON course_type.id = course.course_type_id ORDER BY course.name, course.\`from\``,
  categories: `SELECT course.name AS course, course.\`from\`, category.name AS category FROM course_category_link link
    JOIN course ON course.id = link.course_id JOIN course_category category ON category.id = link.course_category_id
    ORDER BY course.name, course.\`from\`, category.name`,
  weeks: `SELECT course.name AS course, week.name, week.name_it, week.\`from\`, week.\`to\`, week.price, week.price_half_day,
    week.max_participants, week.waiting_list, week.full_day, week.half_day, week.time_from, week.time_to
    FROM course_week week JOIN course ON course.id = week.course_id WHERE week.cancelled_at IS NULL
    ORDER BY course.name, week.\`from\`, week.name`,
  parents: `SELECT person.tax, person.first_name, person.last_name, person.birth, person.gender, person.address, person.plz,
    person.place, person.phone, user.email, user.lang FROM person LEFT JOIN user ON user.id = person.user_id ORDER BY person.tax`,
  children: `SELECT tax, first_name, last_name, birth, gender, lang, phone, school, leave_alone, whatsapp_infos
    FROM child ORDER BY tax`,
  families: `SELECT child.tax AS child, person.tax AS parent FROM child_parent link JOIN child ON child.id = link.child_id
    JOIN person ON person.id = link.person_id ORDER BY child.tax, person.tax`,
};

/** What leaves the first installation. */
const exported = {} as Record<ImportKind, Buffer>;
let was: Record<string, Rows>;
let italian: Map<unknown, unknown>;
let withoutAccount: Rows;

const NOTHING_NEW = Array(2).fill({ fresh: 0, unchanged: expect.any(Number), different: 0 });

describe('the installation that a season comes from', () => {
  beforeAll(async () => {
    await start();
    await seedDemo({
      dataSource: app.dataSource,
      transactions: app.app.get(Transactions),
      config: { ...app.config, seed: 'demo' },
      clock: app.clock,
    });
    for (const kind of IMPORT_KINDS) exported[kind] = await table(app, staff, `/export/${kind}`);
    was = await season();
    const names = ['location', 'course_type', 'course_category'].map(
      (one) => `SELECT name, name_it FROM ${one}`,
    );
    italian = new Map((await rowsOf(names.join(' UNION '))).map(([name, name_it]) => [name, name_it]));
    withoutAccount = await rowsOf('SELECT tax FROM person WHERE user_id IS NULL ORDER BY tax');
  }, 120_000);
  afterAll(() => app.close());

  it.each(IMPORT_KINDS)('finds all of the %s there, and none with other values', async (kind) => {
    for (const file of [exported[kind], await table(app, staff, `/export/${kind}`, 'it')]) {
      const report = await check(app, kind, file, { as: staff });
      expect([report.problems, report.changes]).toEqual([[], []]);
      expect(states(report)).toEqual(NOTHING_NEW);
      expect(report.counts.every(({ unchanged }) => unchanged > 10)).toBe(true);
    }
  });
});

describe('an empty installation', () => {
  beforeAll(start);
  afterAll(() => app.close());

  it('has the season as it was: projects, weeks, parents, children, who belongs to whom', async () => {
    const { missing, problems } = await check(app, 'projects', exported.projects, { as: staff });
    expect(problems).toHaveLength(missing.length);
    for (const { resource, name } of missing) {
      const more = {
        courseType: { sort_order: 1 },
        courseCategory: { description: name, description_it: name },
      };
      const body = { name, name_it: italian.get(name), ...Reflect.get(more, resource) };
      await app.as(staff).post(`/api/${resource}`).send(body).expect(201);
    }
    for (const kind of IMPORT_KINDS) {
      const report = await importFile(app, kind, exported[kind], staff);
      expect(report).toMatchObject({ problems: [], stored: true });
    }
    const is = await season();
    for (const [name, rows] of Object.entries(was)) {
      expect(rows.length).toBeGreaterThan(10);
      expect([name, is[name]]).toEqual([name, rows]);
    }
    // Second parents without an address are among them.
    expect(withoutAccount.length).toBeGreaterThan(10);
    expect(await rowsOf('SELECT tax FROM person WHERE user_id IS NULL ORDER BY tax')).toEqual(withoutAccount);
    for (const kind of IMPORT_KINDS)
      expect(states(await check(app, kind, exported[kind], { as: staff }))).toEqual(NOTHING_NEW);
  }, 120_000);
});
