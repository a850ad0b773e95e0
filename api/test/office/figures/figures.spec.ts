import { FEW, FIGURE_TABLES, isMoney, type FigureTable, type FigureTableName } from '@feria/shared';
import { Transactions } from '../../../src/core/database/transactions.js';
import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { MunicipalityEntity } from '../../../src/model/resources/municipality.entity.js';
import { seedMunicipalities } from '../../../src/seed/municipalities.js';
import { seedDemo } from '../../../src/seed/demo/demo.js';
import { openDocument } from '../../money/documents/support/paid.js';
import { readXlsx, values } from '../../money/documents/support/xlsx.js';
import { book } from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { pay } from '../../support/pay.js';
import { expectPlain, FIGURE_PERMISSIONS, read } from './support.js';

/* Figures of seasons (product/office.md#figures), beside the plain calculation of `plain-figures.ts`. */

describe('the figures of the demo season', () => {
  let app: TestApp;
  let board: Staff;
  let year: number;
  beforeAll(async () => {
    app = await createTestApp();
    const { dataSource, config, clock } = app;
    const transactions = app.app.get(Transactions);
    await seedMunicipalities(transactions);
    await seedDemo({ transactions, dataSource, config, clock });
    board = await someStaff(app, FIGURE_PERMISSIONS);
    ({ year } = await read(app, board, 'project'));
    await app.dataSource.manager.update(
      MunicipalityEntity,
      { plz: '39100' },
      {
        contributions: [
          { from_year: year, amount: 12.5 },
          { from_year: year + 1, amount: 99 },
        ],
      },
    );
  }, 120_000);
  afterAll(() => app.close());

  it.each(FIGURE_TABLES)('are those of the plain calculation, by %s', async (table) => {
    await expectPlain(app, board, table, year);
  });

  it.each(FIGURE_TABLES)('tell who sees no children nothing of fewer than five, by %s', async (table) => {
    const seen = await read(app, await someStaff(app, ['figures.view']), table);
    const all = await read(app, board, table);
    expect(seen.hides_few).toBe(true);
    let hidden = 0;
    for (const [index, row] of seen.rows.entries())
      for (const name of seen.columns) {
        const value = all.rows[index]?.figures[name];
        if (row.figures[name] === null && value !== null) hidden += 1;
        else expect(row.figures[name]).toBe(isMoney(name) ? Math.round(value! / 100) * 100 : value);
      }
    const few = all.rows.filter(({ figures }) => figures.children! > 0 && figures.children! < FEW);
    expect(hidden).toBeGreaterThanOrEqual(few.length);
    for (const { key } of few) {
      const { figures } = seen.rows.find((row) => row.key === key)!;
      expect([key, figures.children, figures.child_weeks]).toEqual([key, null, null]);
    }
    // What is left for the hidden rows is nobody, or at least five.
    const sum = (rows: FigureTable['rows']): number =>
      rows.reduce((children, { figures }) => children + (figures.children ?? 0), 0);
    const rest = sum(all.rows) - sum(seen.rows);
    expect(rest === 0 || rest >= FEW).toBe(true);
  });
});

describe('figures', () => {
  let app: TestApp;
  let board: Staff;
  beforeAll(async () => {
    app = await createTestApp();
    app.clock.set('2026-03-02T09:00:00.000Z');
    await seedMunicipalities(app.app.get(Transactions));
    board = await someStaff(app, FIGURE_PERMISSIONS);
  });
  afterAll(() => app.close());

  /** So many children of families of their own, each with a place. */
  async function places(week: CourseWeekEntity, count: number, values: Partial<ChildEntity> = {}) {
    const made: { parent: Parent; child: ChildEntity; registration: number }[] = [];
    for (let number = 0; number < count; number += 1) {
      const parent = await someParent(app);
      const child = await someChild(app, parent, values);
      const { registrations } = await book(app, parent, child, week);
      made.push({ parent, child, registration: registrations[0]!.id! });
    }
    return made;
  }
  const season = async (values: object = {}) => {
    const course = await someCourse(app, values);
    return { course, week: await someWeek(app, course) };
  };
  const rowOf = async (table: FigureTableName, key: number | string, who = board, query = {}) =>
    (await read(app, who, table, query)).rows.find((row) => row.key === String(key));

  it('count a cancelled place with its fee, and who waits apart', async () => {
    const { course, week } = await season();
    const [one] = await places(week, 3);
    await pay(app, one!.registration, 5_000);
    await app
      .as(await someStaff(app, 'Office'))
      .delete(`/api/peopleCourseWeekRegistration/${one!.registration}`)
      .expect(200);
    await expectPlain(app, board, 'project', 2026);
    expect((await rowOf('project', course.id))?.figures).toMatchObject({
      children: 2,
      child_weeks: 2,
      cancelled: 1,
    });
  });

  it('count no cancellation of what only waited', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 1 });
    const [, waits] = await places(week, 2);
    const staff = await someStaff(app, 'Office');
    await app.as(staff).delete(`/api/peopleCourseWeekRegistration/${waits!.registration}`).expect(200);
    expect((await rowOf('project', course.id))?.figures).toMatchObject({ waiting: 0, cancelled: 0 });
    await expectPlain(app, board, 'week', 2026);
  });

  it('count what ended by what it was then, whatever the office had made of it', async () => {
    const { course, week } = await season();
    const full = await someWeek(app, course, { max_participants: 1 });
    const free = await someWeek(app, course);
    const [placed] = await places(week, 1);
    const [, waits] = await places(full, 2);
    const staff = await someStaff(app, 'Office');
    const end = async (id: number, into: { id: number }): Promise<void> => {
      const address = `/api/peopleCourseWeekRegistration/${id}`;
      await app
        .as(staff)
        .post(`${address}/move`)
        .send({ course_week_id: into.id, waiting: true })
        .expect(200);
      await app.as(staff).delete(address).expect(200);
    };
    await end(placed!.registration, full);
    expect((await rowOf('project', course.id))?.figures).toMatchObject({ cancelled: 0 });
    await end(waits!.registration, free);
    expect((await rowOf('project', course.id))?.figures).toMatchObject({ cancelled: 1 });
    await expectPlain(app, board, 'project', 2026);
  });

  it('stand beside those of another year: projects of one name together, others apart', async () => {
    const first = await season({
      name: 'Zeltlager',
      name_it: 'Campeggio',
      from: '2025-07-01',
      to: '2025-07-04',
    });
    const second = await season({ name: 'Zeltlager', name_it: 'Campeggio' });
    const gone = await season({
      name: 'Nur damals',
      name_it: 'Solo allora',
      from: '2025-07-01',
      to: '2025-07-04',
    });
    await places(second.week, 2);
    const seen = await read(app, board, 'project', { year: 2026, compare: 2025 });
    const row = seen.rows.find(({ key }) => key === String(second.course.id));
    expect([row?.figures.children, row?.compared?.children, row?.compared?.seats]).toEqual([2, 0, 20]);
    expect(seen.rows.some(({ key }) => key === String(first.course.id))).toBe(false);
    const other = seen.rows.find(({ key }) => key === String(gone.course.id));
    expect([other?.figures.seats, other?.compared?.seats]).toEqual([0, 20]);
    expect(seen.years.slice(0, 2)).toEqual([2026, 2025]);
    await expectPlain(app, board, 'project', 2025);
  });

  it('stand beside those of another year one by one where several projects have one name', async () => {
    const names = { name: 'Zweimal', name_it: 'Due volte' };
    const before = [2, 3].map(() => season({ ...names, from: '2033-07-01', to: '2033-07-04' }));
    for (const [index, { week }] of (await Promise.all(before)).entries()) await places(week, index + 2);
    await season({ ...names, from: '2034-07-01', to: '2034-07-04' });
    const { rows } = await read(app, board, 'project', { year: 2034, compare: 2033 });
    const counts = rows.map(({ figures, compared }) => [figures.seats, compared?.children]);
    expect(counts.map(([seats]) => seats).sort()).toEqual([0, 20]);
    expect(counts.map(([, children]) => children).sort()).toEqual([2, 3]);
  });

  it('tell a family that had a place before from one that had none', async () => {
    const before = await season({ from: '2024-07-01', to: '2024-07-04' });
    const after = await season({ from: '2027-07-01', to: '2027-07-04' });
    const [known] = await places(before.week, 1);
    const sibling = await someChild(app, known!.parent);
    await book(app, known!.parent, sibling, after.week);
    await places(after.week, 2);
    await expectPlain(app, board, 'families', 2027);
    const { rows } = await read(app, board, 'families', { year: 2027 });
    expect(rows.map(({ key, figures }) => [key, figures.families, figures.children])).toEqual([
      ['first', 2, 2],
      ['returning', 1, 1],
    ]);
  });

  describe('by municipality', () => {
    const town = async (name: string) => app.dataSource.manager.findOneByOrFail(MunicipalityEntity, { name });
    const live = (parent: Parent, values: Partial<ParentEntity>) =>
      app.dataSource.manager.update(ParentEntity, parent.personId, values);

    it('take the one of the postcode, the one that was chosen of several, and none that does not fit', async () => {
      const { week } = await season({ from: '2028-07-01', to: '2028-07-04' });
      const [bozen, auer, none, moved] = await places(week, 4);
      const chosen = await town('Auer');
      await live(bozen!.parent, { plz: '39100' });
      await live(auer!.parent, { plz: ' 39040 ', municipality_id: chosen.id });
      await live(none!.parent, { plz: '39040' });
      await live(moved!.parent, { plz: '80331', municipality_id: chosen.id });
      const counted = async () =>
        (await read(app, board, 'municipality', { year: 2028 })).rows.map(({ name, figures }) => [
          name,
          figures.children,
        ]);
      expect(await counted()).toEqual([
        ['Auer', 1],
        ['Bozen', 1],
        [null, 2],
      ]);
      await expectPlain(app, board, 'municipality', 2028);

      await app.app.get(Housekeeping).sweep();
      await live(bozen!.parent, { plz: '39012' });
      expect((await counted())[1]).toEqual(['Bozen', 1]);
      const stored = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, {
        id: bozen!.registration,
      });
      expect(stored.municipality_id).toBe((await town('Bozen')).id);
    });

    it('multiply the weeks of children by what a municipality pays in that season', async () => {
      const { week } = await season({ from: '2029-07-01', to: '2029-07-04' });
      for (const { parent } of await places(week, 3)) await live(parent, { plz: '39011' });
      const before = await season({ from: '2027-08-01', to: '2027-08-04' });
      for (const { parent } of await places(before.week, 2)) await live(parent, { plz: '39011' });
      const lana = await town('Lana');
      const staff = await someStaff(app, ['municipality.update']);
      await app
        .as(staff)
        .put(`/api/municipality/${lana.id}`)
        .send({
          contributions: [
            { from_year: 2028, amount: 10.5 },
            { from_year: 2025, amount: 9.99 },
          ],
        })
        .expect(200);
      const row = await rowOf('municipality', lana.id, board, { year: 2029, compare: 2027 });
      expect([row?.name_it, row?.figures.contribution, row?.compared?.contribution]).toEqual([
        'Lana',
        31.5,
        19.98,
      ]);
      await expectPlain(app, board, 'municipality', 2027);
      await expectPlain(app, board, 'municipality', 2029);
    });
  });

  describe('of few children', () => {
    it('are hidden from who does not see each child, with money and all weeks of the project', async () => {
      const course = await someCourse(app, { from: '2030-07-01', to: '2030-07-04' });
      const [small, middle, large] = [
        await someWeek(app, course),
        await someWeek(app, course),
        await someWeek(app, course),
      ];
      await places(small!, 2);
      await places(middle!, 8);
      await places(large!, 9);
      const reader = await someStaff(app, ['figures.view']);
      const seen = await read(app, reader, 'week', { year: 2030 });
      expect(seen.rows.map(({ figures: { children, due, seats } }) => [children, due, seats])).toEqual([
        [null, null, 20],
        [null, null, 20],
        [null, null, 20],
      ]);
      // Money is told roughly: the price is known.
      expect([seen.total.figures.children, seen.total.figures.due]).toEqual([19, 2_300]);
      const all = await read(app, board, 'week', { year: 2030 });
      expect(all.rows.map(({ figures }) => figures.children)).toEqual([2, 8, 9]);
    });

    it('are not told by a full week, which everybody knows: then the project, and the season, tell nothing', async () => {
      const days = { from: '2037-07-01', to: '2037-07-04' };
      const made = async (weeks: [seats: number, children: number][]) => {
        const course = await someCourse(app, days);
        for (const [max_participants, count] of weeks)
          await places(await someWeek(app, course, { max_participants }), count);
        return course;
      };
      const course = await made([
        [7, 7],
        [20, 4],
      ]);
      const reader = await someStaff(app, ['figures.view']);
      const shown = async (table: FigureTableName) => {
        const { rows, total } = await read(app, reader, table, { year: 2037 });
        return [...rows.map(({ figures }) => figures.children), total.figures.children];
      };
      expect(await shown('week')).toEqual([null, null, null]);
      expect(await shown('project')).toEqual([null, null]);
      expect(await shown('gender')).toEqual([null, null]);
      await app.dataSource.manager.update(OptionEntity, { key: 'seats_shown_up_to' }, { value: '0' });
      expect(await shown('project')).toEqual([null, null]);
      // Another project, of which nobody knows the number, hides it.
      await made([[30, 12]]);
      expect(await shown('project')).toEqual([null, null, 23]);
      await made([[40, 30]]);
      expect((await shown('project')).filter((count) => count !== null)).toHaveLength(2);
      expect(await shown('gender')).toEqual([53, 53]);
      expect((await read(app, board, 'project', { year: 2037 })).rows.map(({ key }) => key)).toContain(
        String(course.id),
      );
    });

    it('in every project leave the totals, where nobody knows more of one', async () => {
      const days = { from: '2043-07-01', to: '2043-07-04' };
      for (const count of [3, 4]) await places(await someWeek(app, await someCourse(app, days)), count);
      const reader = await someStaff(app, ['figures.view']);
      for (const table of ['project', 'gender'] as const)
        expect((await read(app, reader, table, { year: 2043 })).total.figures.children).toBe(7);
    });

    it('are not covered by a project of full weeks, which everybody knows', async () => {
      const days = { from: '2041-07-01', to: '2041-07-04' };
      await places(await someWeek(app, await someCourse(app, days)), 3);
      await places(await someWeek(app, await someCourse(app, days), { max_participants: 10 }), 10);
      const reader = await someStaff(app, ['figures.view']);
      const { rows, total } = await read(app, reader, 'project', { year: 2041 });
      expect([...rows, total].map(({ figures }) => figures.children)).toEqual([null, null, null]);
      expect([...rows, total].map(({ figures }) => figures.seats)).toEqual([20, 10, 30]);
    });

    it('in what a municipality pays hide no other figure', async () => {
      const { week } = await season({ from: '2039-07-01', to: '2039-07-04' });
      const made = await places(week, 12);
      for (const [index, { parent }] of made.entries())
        await app.dataSource.manager.update(ParentEntity, parent.personId, {
          plz: index < 2 ? '39043' : '39100',
        });
      for (const { parent } of await places(week, 8))
        await app.dataSource.manager.update(ParentEntity, parent.personId, { plz: '39012' });
      await app.dataSource.manager.update(
        MunicipalityEntity,
        { plz: '39043' },
        { contributions: [{ from_year: 2039, amount: 12.5 }] },
      );
      const reader = await someStaff(app, ['figures.view']);
      const { rows, total } = await read(app, reader, 'municipality', { year: 2039 });
      expect(rows.filter(({ figures }) => figures.children === null)).toHaveLength(2);
      expect([total.figures.children, total.figures.contribution]).toEqual([20, null]);
    });

    it('of a project that is hidden are hidden in each of its weeks', async () => {
      for (const counts of [[2], [6, 6], [7, 7]]) {
        const course = await someCourse(app, { from: '2035-07-01', to: '2035-07-04' });
        for (const count of counts) await places(await someWeek(app, course), count);
      }
      const reader = await someStaff(app, ['figures.view']);
      const projects = await read(app, reader, 'project', { year: 2035 });
      const hidden = projects.rows.filter(({ figures }) => figures.children === null);
      expect(hidden).toHaveLength(2);
      const weeks = await read(app, reader, 'week', { year: 2035 });
      const isOf = (name: string | null) => (row: FigureTable['rows'][number]) => row.course?.name === name;
      for (const { name } of hidden)
        expect(weeks.rows.filter(isOf(name)).every(({ figures }) => figures.children === null)).toBe(true);
      const [shown] = projects.rows.filter(({ figures }) => figures.children !== null);
      expect(weeks.rows.filter(isOf(shown!.name)).map(({ figures }) => figures.children)).toEqual(
        shown!.figures.children === 12 ? [6, 6] : [7, 7],
      );
    });

    it('are hidden in the comparison, and in the spreadsheet', async () => {
      const { week } = await season({ from: '2031-07-01', to: '2031-07-04' });
      await places(week, 3);
      await season({ from: '2032-07-01', to: '2032-07-04' });
      const reader = await someStaff(app, ['figures.view']);
      const { total } = await read(app, reader, 'gender', { year: 2032, compare: 2031 });
      expect([total.figures.children, total.compared?.children]).toEqual([0, null]);
      const file = await openDocument(app, reader, '/export/figures/2031');
      const projects = readXlsx(file.body as Buffer).find(({ name }) => name === 'Projekte');
      expect(values(projects).at(-1)).toMatchObject({
        Projekt: 'Gesamt',
        Plätze: 20,
        Warteliste: 0,
        Kinder: '·',
        Bezahlt: '·',
      });
    });
  });

  it('make a spreadsheet with a sheet for each table, in either language', async () => {
    const file = await openDocument(app, board, '/export/figures/2030?compare=2029&lang=it');
    const sheets = readXlsx(file.body as Buffer);
    expect(sheets.map(({ name }) => name)).toEqual([
      'Progetti',
      'Settimane',
      'Età',
      'Sesso',
      'Livello scolastico',
      'Comuni',
      'Nuove famiglie',
      'Che cosa contano le colonne',
    ]);
    expect(sheets[0]!.heads.slice(0, 3)).toEqual(['Progetto', 'Bambini 2030', 'Bambini 2029']);
    expect(values(sheets[0]).at(-1)).toMatchObject({
      Progetto: 'Totale',
      'Bambini 2030': 19,
      'Bambini 2029': 3,
    });
  });

  it('take the same number of statements for few rows and for many, and three at most for a table', async () => {
    const statements = async () =>
      (await app.countStatements(() => read(app, board, 'municipality', { year: 2030, compare: 2029 })))
        .length;
    const few = await statements();
    const { week } = await season({ from: '2030-07-01', to: '2030-07-04' });
    for (const [index, { parent }] of (await places(week, 4)).entries())
      await app.dataSource.manager.update(ParentEntity, parent.personId, { plz: `3902${index + 1}` });
    expect(await statements()).toBe(few);
  });

  it('need their permission, a table that there is, and a year', async () => {
    const reader = await someStaff(app, ['child.index', 'course.index', 'payment.index']);
    await app.as(reader).get('/api/figures/project').expect(403);
    await app.as(board).get('/api/figures/health').expect(404);
    const { body } = await app.as(board).get('/api/figures/age?year=abc').expect(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(['year']);
    await app.as(board).get('/api/figures/age?year=2026&compare=1').expect(422);
  });
});
