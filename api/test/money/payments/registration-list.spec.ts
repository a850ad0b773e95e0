import type { StaffRegistration } from '@feria/shared';
import { normaliseForSearch, paymentReference } from '@feria/shared';
import { FEWER, MANY, seedManyRegistrations } from '../../../bench/support/many-registrations.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { REGISTRATION_LIST } from '../../../src/registrations/registrations.queries.js';
import { book, createQuietApp, firstId, office, send } from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { SHORT } from '../../support/short.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
} from '../../support/builders.js';
import { edit } from './support.js';

type Row = StaffRegistration;
const ADDRESS = '/api/peopleCourseWeekRegistration';

/** When children are born, by their id. */
const births = new Map<number, string>();

/** What a sort compares, read from the rows themselves. Nothing comes first, as in both databases. */
const keys: Record<string, (row: Row) => (string | number)[]> = {
  id: ({ id }) => [id],
  created_at: ({ created_at }) => [created_at],
  'people.first_name': ({ people }) => [people.first_name.toLowerCase()],
  'people.last_name': ({ people }) => [people.last_name.toLowerCase()],
  'people.tax': ({ people }) => [String(people.tax)],
  'course.name': ({ course }) => [course.name.toLowerCase()],
  'course.name_it': ({ course }) => [course.name_it.toLowerCase()],
  'courseWeek.name': ({ courseWeek }) => [courseWeek.name.toLowerCase()],
  'courseWeek.name_it': ({ courseWeek }) => [courseWeek.name_it.toLowerCase()],
  'courseWeek.from': ({ courseWeek }) => [courseWeek.from],
  // From the youngest.
  age: ({ people }) => [-Number(births.get(people.id)?.replaceAll('-', ''))],
  day_type: ({ day_type }) => [day_type],
  is_waiting: ({ is_waiting }) => [Number(is_waiting)],
  price: ({ price }) => [price],
  open_amount: ({ is_waiting, price, discount, payed_amount }) => [
    is_waiting ? 0 : Math.max(0, Math.round((price - discount - payed_amount) * 100)),
  ],
  payed: ({ payed, payed_amount }) => [payed ? 2 : payed_amount > 0 ? 1 : 0, payed_amount],
  payed_amount: ({ payed_amount }) => [payed_amount],
  payed_at: ({ payed_at }) => [payed_at ?? ''],
  photo_privacy: ({ photo_privacy }) => [photo_privacy === null ? -1 : Number(photo_privacy)],
};

function compare(a: (string | number)[], b: (string | number)[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  if (index < 0) return 0;
  return a[index]! < b[index]! ? -1 : 1;
}

describe('the list of registrations', () => {
  let app: TestApp;
  let all: Row[];

  beforeAll(async () => {
    app = await createQuietApp();
    await fill(app);
    all = await rows({ itemsPerPage: 500 });
    for (const { id, birth } of await app.dataSource.manager.find(ChildEntity)) births.set(id, birth);
  });
  afterAll(() => app.close());

  const ask = async (query: object) =>
    app
      .as(await office(app))
      .get(ADDRESS)
      .query(query);
  const rows = async (query: object): Promise<Row[]> => {
    const answer = await ask(query);
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    return answer.body.data as Row[];
  };
  const ids = (list: readonly Row[]): number[] => list.map(({ id }) => id);
  const sorted = (by: string[], descending: boolean[]): Row[] =>
    [...all].sort((a, b) => {
      for (const [index, name] of by.entries()) {
        const order = compare(keys[name]!(a), keys[name]!(b));
        if (order !== 0) return descending[index] ? -order : order;
      }
      return descending[0] ? b.id - a.id : a.id - b.id;
    });

  it('knows every declared sort', () => {
    expect(Object.keys(keys).sort()).toEqual(Object.keys(REGISTRATION_LIST.sort).sort());
    expect(all.length).toBeGreaterThan(20);
  });

  it.each(Object.keys(keys))('sorts by %s, up and down, on every page', async (name) => {
    for (const descending of [false, true]) {
      const pages: number[] = [];
      for (let page = 1; (page - 1) * 7 < all.length; page += 1) {
        pages.push(...ids(await rows({ sortBy: name, sortDesc: String(descending), itemsPerPage: 7, page })));
      }
      expect([name, descending, pages]).toEqual([name, descending, ids(sorted([name], [descending]))]);
    }
  });

  it.each([
    [
      ['is_waiting', 'course.name', 'people.last_name'],
      [true, false, true],
    ],
    [
      ['payed', 'people.first_name', 'courseWeek.from'],
      [false, true, false],
    ],
    [
      ['course.name_it', 'day_type', 'created_at'],
      [false, false, true],
    ],
    [
      ['photo_privacy', 'payed_at', 'people.tax'],
      [true, true, false],
    ],
  ])('sorts by three columns: %j %j', async (sortBy, sortDesc) => {
    const query = { sortBy, sortDesc: sortDesc.map(String), itemsPerPage: 5 };
    const wanted = ids(sorted(sortBy, sortDesc));
    for (const page of [1, 2, Math.ceil(all.length / 5)]) {
      expect(ids(await rows({ ...query, page }))).toEqual(wanted.slice((page - 1) * 5, page * 5));
    }
  });

  const filters: [string, (row: Row) => boolean][] = [
    ['active|1', ({ course }) => course.active],
    ['active|0', ({ course }) => !course.active],
    ['payed|1', ({ payed }) => payed],
    ['payed|partial', ({ payed, payed_amount }) => !payed && payed_amount > 0],
    ['payed|0', ({ payed, payed_amount }) => !payed && payed_amount === 0],
    ['open|1', ({ payed, is_waiting }) => !payed && !is_waiting],
    ['open|0', ({ payed, is_waiting }) => payed || is_waiting],
    ['is_waiting|1', ({ is_waiting }) => is_waiting],
    ['day_type|half_day', ({ day_type }) => day_type === 'half_day'],
    ['year|2025', ({ courseWeek }) => courseWeek.from.startsWith('2025')],
  ];
  it.each(filters)('filters by %s', async (filter, holds) => {
    const wanted = all.filter(holds);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(all.length);
    const answer = await ask({ filters: filter, sortBy: 'id', itemsPerPage: 500 });
    expect([answer.body.meta.total, ids(answer.body.data)]).toEqual([
      wanted.length,
      ids([...wanted].sort((a, b) => a.id - b.id)),
    ]);
  });

  it('filters by course, by week, by ids, and by several at once', async () => {
    const [first, second] = all as [Row, Row];
    const { course, courseWeek } = first;
    const of = async (...wanted: string[]) =>
      ids(await rows({ filters: wanted, sortBy: 'id', itemsPerPage: 500 }));
    const expected = (holds: (row: Row) => boolean) => ids(all.filter(holds)).sort((a, b) => a - b);
    expect(await of(`course_id|${course.id}`)).toEqual(expected((row) => row.course.id === course.id));
    expect(await of(`course_week_id|${courseWeek.id}`)).toEqual(
      expected((row) => row.courseWeek.id === courseWeek.id),
    );
    expect(await of(`id|${first.id}`, `id|${second.id}`)).toEqual(
      [first.id, second.id].sort((a, b) => a - b),
    );
    expect(await of('payed|1', 'payed|partial', 'active|1')).toEqual(
      expected((row) => (row.payed || row.payed_amount > 0) && row.course.active),
    );
  });

  it.each([
    'rossi',
    'RÓSSI anna',
    'eva zuegg',
    'gruber',
    'zirkus',
    'anna zirkus',
    'woche 2',
    '%',
    'nobody',
    'a_na',
  ])('finds every word of “%s” in child, parent, course or week', async (search) => {
    const text = ({ people: child, course, courseWeek: week, parents }: Row) =>
      normaliseForSearch(
        [
          child.first_name,
          child.last_name,
          child.tax,
          ...parents.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
          course.name,
          course.name_it,
          week.name,
          week.name_it,
        ].join(' '),
      );
    const words = normaliseForSearch(search).split(' ');
    const wanted = all.filter((row) => words.every((word) => text(row).includes(word)));
    const answer = await ask({ search, sortBy: 'id', itemsPerPage: 500 });
    expect([answer.body.meta.total, ids(answer.body.data)]).toEqual([
      wanted.length,
      ids([...wanted].sort((a, b) => a.id - b.id)),
    ]);
  });

  it('has no page behind the last, and knows the total there', async () => {
    const answer = await ask({ page: 1_000 });
    expect([answer.body.data, answer.body.meta.total]).toEqual([[], all.length]);
  });

  it.each([
    ['sortBy', { sortBy: 'people.phone' }],
    ['sortBy', { sortBy: 'registration.id' }],
    ['filters', { filters: 'payed|2' }],
    ['filters', { filters: 'people.tax|x' }],
  ])('refuses at %s: %j', async (parameter, query) => {
    const answer = await ask(query);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [parameter]]);
  });
});

/** Two projects, three weeks, six children; amounts, day types and waiting entries of every kind. */
async function fill(app: TestApp): Promise<void> {
  const parent = await someParent(app);
  const names = [
    ['Anna', 'Rossi'],
    ['anna', 'Gruber'],
    ['Bruno', 'rossi'],
    ['Chiara', 'Zuegg'],
    ['Dora', 'Auer'],
    ['Emil', 'Rossi'],
  ];
  const children = [];
  for (const [index, [first_name, last_name]] of names.entries())
    children.push(await someChild(app, parent, { first_name, last_name, birth: `201${index % 4}-05-05` }));
  const course = await someCourse(app, { name: 'Waldwochen', name_it: 'Bosco' });
  const circus = await someCourse(app, { name: 'Zirkus', name_it: 'Circo' });
  const weeks = [
    await someWeek(app, course),
    await someWeek(app, course, { max_participants: 2 }),
    await someWeek(app, circus, { from: '2026-08-03', to: '2026-08-07' }),
    await someWeek(app, circus, { from: '2026-08-10', to: '2026-08-14', price: 0 }),
  ];
  const amounts = [0, 120, 60, 30.5, 0, 150];
  for (const [index, child] of children.entries()) {
    app.clock.advance(60_000);
    for (const week of weeks) {
      const dayType = (index + week.id) % 3 === 0 ? 'half_day' : 'full_day';
      const body = signUpBody(child, week, {
        bookedChildren: [{ id: child.id, courseWeeks: [{ id: week.id, dayType }] }],
        photo_privacy: index % 2 === 0,
      });
      const answer = await send(app, parent, { id: week.course_id }, body);
      const [line] = answer.body.data.registrations;
      const payed_amount = amounts[(index + week.id) % amounts.length]!;
      if (line.outcome === 'confirmed' && payed_amount > 0)
        await edit(app, line.id, { payed_amount, payed_at: `2026-02-0${1 + index}` });
    }
  }
  const old = await someCourse(app, {
    name: 'zirkus alt',
    active: true,
    from: '2025-06-01',
    to: '2025-08-30',
    year: 2025,
  });
  const week = await someWeek(app, old, { from: '2027-07-05', to: '2027-07-09' });
  firstId(await book(app, parent, children[0]!, week));
  await app.dataSource.query(
    `UPDATE course_week SET ${column(app, 'from')} = '2025-07-07' WHERE id = ${week.id}`,
  );
  await app.dataSource.query(`UPDATE course SET active = 0 WHERE id = ${old.id}`);
}

function column(app: TestApp, name: string): string {
  return app.dataSource.driver.escape(name);
}

/** The short form has 20,000 registrations. */
const SIZE = SHORT ? FEWER : MANY;

describe('the list of many registrations', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
    await seedManyRegistrations(app.dataSource, SIZE);
  });
  afterAll(() => app.close());

  it('answers any sort, filter, search and page with the same number of statements', async () => {
    const staff = await someStaff(app, 'Office');
    const count = async (query: object): Promise<number> =>
      (await app.countStatements(() => app.as(staff).get(ADDRESS).query(query).expect(200))).length;
    const usual = await count({ filters: 'active|1' });
    expect(usual).toBeLessThanOrEqual(6);
    const queries: object[] = [
      ...Object.keys(REGISTRATION_LIST.sort).map((sortBy) => ({ sortBy, sortDesc: 'true' })),
      ...[
        'active|0',
        'course_id|7',
        'course_week_id|70',
        'year|2016',
        'payed|partial',
        'open|1',
        'is_waiting|1',
      ].map((filters) => ({ filters })),
      { search: 'gruber anna' },
      { page: SIZE.registrations / 100, sortBy: ['course.name', 'people.last_name', 'payed'] },
      { itemsPerPage: 500, search: 'woche', sortBy: ['is_waiting', 'day_type', 'people.tax'] },
    ];
    // One more where a project of the page asks something: its answers.
    const counts = new Set<number>();
    for (const query of queries) counts.add(await count(query));
    expect([...counts].sort()).toEqual([usual, usual + 1]);
    // These find nothing: no rows are read then.
    for (const search of ['0471 12 34 56', paymentReference({ courseId: 40, personId: 7 })])
      expect(await count({ search })).toBeLessThanOrEqual(usual);
  });

  it('finds a page by the index of the list', async () => {
    const staff = await someStaff(app, 'Office');
    const statements = await app.countStatements(() =>
      app.as(staff).get(ADDRESS).query({ filters: 'active|1' }).expect(200),
    );
    const found = statements.filter((sql) => sql.includes('registration.id AS id'));
    expect(found).toEqual([expect.stringContaining('ix_registration_list')]);
  });

  it('refuses to be sent as a whole', async () => {
    const answer = await app
      .as(await someStaff(app, 'Office'))
      .get(ADDRESS)
      .query({ itemsPerPage: -1 });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['itemsPerPage']]);
  });
});
