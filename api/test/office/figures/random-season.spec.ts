import { FIGURE_TABLES, GENDERS } from '@feria/shared';
import { SCHOOLS } from '@feria/shared/rules/children';
import fc from 'fast-check';
import { In } from 'typeorm';
import { Transactions } from '../../../src/core/database/transactions.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { MunicipalityEntity } from '../../../src/model/resources/municipality.entity.js';
import { RegistrationMunicipalities } from '../../../src/registrations/municipality.js';
import { seedMunicipalities } from '../../../src/seed/municipalities.js';
import { createQuietApp, send } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { pay } from '../../support/pay.js';
import { expectPlain, FIGURE_PERMISSIONS } from './support.js';

/*
 * Two random seasons, which parents and the office make over HTTP, beside the plain calculation (product/office.md#figures). The season of
 * the demo data has what somebody thought of; this one has what nobody did.
 */

/** Cancelling costs half. */
const STEPS = [{ days_before: 0, fee_percent: 50 }];

/** Which one of some, modulo how many there are. */
const which = fc.nat({ max: 1_000 });
const anySeason = fc.record({
  families: fc.array(
    fc.record({
      plz: fc.constantFrom('39100', '39040', ' 39011', '80331', ''),
      town: which,
      hasTwo: fc.boolean(),
      children: fc.array(
        fc.record({
          birth: fc.integer({ min: 2010, max: 2020 }),
          gender: fc.constantFrom(...GENDERS),
          school: fc.constantFrom(...SCHOOLS),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { minLength: 4, maxLength: 8, size: 'max' },
  ),
  weeks: fc.array(
    fc.record({
      year: fc.constantFrom(0, 1),
      course: fc.constantFrom(0, 1),
      seats: fc.integer({ min: 0, max: 4 }),
      queue: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 5, maxLength: 9, size: 'max' },
  ),
  rates: fc.uniqueArray(
    fc.record({ from_year: fc.integer({ min: -2, max: 2 }), cents: fc.integer({ min: 0, max: 5_000 }) }),
    { maxLength: 4, selector: ({ from_year }) => from_year },
  ),
  steps: fc.array(
    fc.record({
      what: fc.constantFrom(
        'book',
        'book',
        'book',
        'cancel',
        'pay',
        'note',
        'move house',
        'cancel week',
        'move',
      ),
      child: which,
      week: which,
      other: which,
      cents: fc.integer({ min: 0, max: 15_000 }),
    }),
    { minLength: 60, maxLength: 120, size: 'max' },
  ),
});
type Season = typeof anySeason extends fc.Arbitrary<infer Value> ? Value : never;

describe('the figures of a random season', () => {
  let app: TestApp;
  let board: Staff;
  let desk: Staff;
  let towns: MunicipalityEntity[];
  beforeAll(async () => {
    app = await createQuietApp();
    app.clock.set('2026-03-02T09:00:00.000Z');
    await seedMunicipalities(app.app.get(Transactions));
    towns = await app.dataSource.manager.find(MunicipalityEntity);
    board = await someStaff(app, FIGURE_PERMISSIONS);
    desk = await someStaff(app, 'Office');
  });
  afterAll(() => app.close());

  /** What was done, and not refused. */
  const done = new Set<string>();

  const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]!;

  /** Families, projects of two years and what happened; each season has two years of its own. */
  async function perform(season: Season, year: number): Promise<void> {
    const { manager } = app.dataSource;
    const children: { parent: Parent; child: ChildEntity }[] = [];
    for (const family of season.families) {
      const parent = await someParent(app);
      const second = family.hasTwo ? [await someParent(app)] : [];
      const municipality_id = pick(towns, family.town).id;
      await manager.update(ParentEntity, parent.personId, { plz: family.plz, municipality_id });
      for (const { birth, gender, school } of family.children) {
        const values = { birth: `${birth}-05-05`, gender, school };
        children.push({ parent, child: await someChild(app, [parent, ...second], values) });
      }
    }
    const weeks: CourseWeekEntity[] = [];
    const courses = new Map<string, Awaited<ReturnType<typeof someCourse>>>();
    for (const [index, { year: nth, course, seats, queue }] of season.weeks.entries()) {
      const own = year + nth;
      const key = `${own} ${course}`;
      const found =
        courses.get(key) ??
        (await someCourse(app, { from: `${own}-06-01`, to: `${own}-08-30`, cancellation: STEPS }));
      courses.set(key, found);
      const days = { from: `${own}-07-${10 + index}`, to: `${own}-07-${10 + index}` };
      weeks.push(await someWeek(app, found, { ...days, max_participants: seats, waiting_list: queue }));
    }
    const contributions = season.rates.map(({ from_year, cents }) => ({
      from_year: year + from_year,
      amount: cents / 100,
    }));
    await manager.update(MunicipalityEntity, { plz: '39100' }, { contributions });
    for (const step of season.steps) {
      const { parent, child } = pick(children, step.child);
      const week = pick(weeks, step.week);
      const own = await manager.findBy(RegistrationEntity, {
        child_id: In(children.map((one) => one.child.id)),
      });
      const registration = own.length > 0 ? pick(own, step.other) : null;
      const answers = await take(step, { parent, child, week, registration });
      expect(answers).not.toContain(500);
      if (answers.some((status) => status < 300)) done.add(step.what);
    }
  }

  /** One step, whether it is allowed or refused. @returns the status of what was sent */
  async function take(
    { what, other, cents }: Season['steps'][number],
    {
      parent,
      child,
      week,
      registration,
    }: {
      parent: Parent;
      child: ChildEntity;
      week: CourseWeekEntity;
      registration: RegistrationEntity | null;
    },
  ): Promise<number[]> {
    const path = `/api/peopleCourseWeekRegistration/${registration?.id}`;
    switch (what) {
      case 'book':
        return [(await send(app, parent, { id: week.course_id }, signUpBody(child, week))).status];
      case 'cancel': {
        if (!registration) return [];
        const fee = cents > 5_000 ? `?fee=${cents / 1_000}&reason=spat` : '';
        return [(await app.as(desk).delete(path + fee)).status];
      }
      case 'pay':
        if (registration && !registration.is_waiting)
          await pay(app, registration.id, Math.min(cents, registration.price));
        return [];
      case 'note':
        await app.app.get(RegistrationMunicipalities).run();
        return [];
      case 'move house':
        await app.dataSource.manager.update(ParentEntity, parent.personId, {
          plz: pick(['39100', '39011', '39040'], other),
        });
        return [];
      case 'cancel week':
        if (other % 4 > 0) return [];
        return [
          (await app.as(desk).post(`/api/courseWeek/${week.id}/cancel`).send({ message: 'Regen' })).status,
        ];
      case 'move': {
        if (!registration) return [];
        const body = { course_week_id: week.id, waiting: true, mail: false };
        return [(await app.as(desk).post(`${path}/move`).send(body)).status];
      }
    }
  }

  it('are those of the plain calculation, whatever parents and office did', async () => {
    let year = 2030;
    await fc.assert(
      fc.asyncProperty(anySeason, async (season) => {
        year += 10;
        await perform(season, year);
        for (const table of FIGURE_TABLES)
          for (const one of [year, year + 1]) await expectPlain(app, board, table, one);
      }),
      { numRuns: 3, endOnFailure: true },
    );
    expect([...done].sort()).toEqual(['book', 'cancel', 'cancel week', 'move']);
  }, 120_000);
});
