import type { MyFamily } from '@feria/shared';
import { In } from 'typeorm';
import { BusyError } from '../../../src/core/database/errors.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { AbsenceEntity } from '../../../src/model/families/absence.entity.js';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { HealthReads } from '../../../src/accounts/audit-log/health-reads.js';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseDrawChildEntity } from '../../../src/model/registrations/course-draw.entity.js';
import { PickupPersonEntity } from '../../../src/model/families/pickup-person.entity.js';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  signInAgain,
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someWeek,
  type Parent,
} from '../../support/builders.js';

/** What `GET my-family` asks the database, and that nothing is lost by what it does not ask. */
describe('my family', () => {
  let app: TestApp;
  let parent: Parent;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.set('2026-03-02T09:00:00Z');
    parent = await someParent(app);
  });

  const read = async (who = parent): Promise<MyFamily> =>
    (await app.as(who).get('/api/my-family').expect(200)).body.data;

  it('asks the database three times, session included, however large the family is, once more where another parent pays', async () => {
    const course = await someCourse(app);
    const other = await someParent(app);
    const addChildWithBooking = async (week: { max_participants: number }): Promise<void> => {
      const own = await someChild(app, [parent, other], { allergies: 'Nüsse' });
      const body = signUpBody(own, [await someWeek(app, course), await someWeek(app, course, week)]);
      await app.as(parent).post(`/api/send-registration/${course.id}`).send(body).expect(201);
      // The first look at health data is written down.
      await read();
    };
    await addChildWithBooking({ max_participants: 0 });
    const small = await app.countStatements(() => read());
    expect(small).toHaveLength(3);
    for (let count = 0; count < 4; count += 1) await addChildWithBooking({ max_participants: count % 2 });
    expect(await app.countStatements(() => read())).toEqual(small);
    const { childrens, registrations, waitingQueue, payments } = await read();
    expect([childrens.length, registrations.length, waitingQueue.length, payments.length]).toEqual([
      5, 7, 3, 1,
    ]);
    const child = registrations[0]!.people;
    const body = signUpBody(child, [await someWeek(app, course)]);
    await app.as(other).post(`/api/send-registration/${course.id}`).send(body).expect(201);
    // Where another parent pays, their names are read.
    const withOther = await app.countStatements(() => read());
    expect(withOther.slice(0, 3)).toEqual(small);
    expect(withOther).toHaveLength(4);
  });

  describe('what most families have nothing of', () => {
    const insert = <Entity extends object>(entity: new () => Entity, row: object) =>
      app.dataSource.manager.insert(entity, row as never);
    /** Rows of a child by what shows them; the fee is of a place in the week. */
    const KINDS: [string, (childId: number, week: CourseWeekEntity) => Promise<unknown>][] = [
      [
        'pick-up persons',
        (child_id) => insert(PickupPersonEntity, { child_id, name: 'Oma Rosa', phone: '+39 333 7654321' }),
      ],
      [
        'absences',
        (child_id) =>
          insert(AbsenceEntity, {
            child_id,
            from: '2026-03-01',
            to: '2026-03-02',
            reason: 'Fieber',
            created_at: app.clock.now(),
          }),
      ],
      [
        'fees',
        (child_id, { id }) =>
          insert(CancellationFeeEntity, {
            registration_id: 900_000 + child_id,
            child_id,
            course_week_id: id,
            booked_by: parent.id,
            amount: 3_000,
            payed_amount: 0,
            due_on: '2026-04-01',
            created_at: app.clock.now(),
          }),
      ],
      [
        'draws',
        (child_id, { course_id }) =>
          insert(CourseDrawChildEntity, { course_id, child_id, position: 2, wished: '{}', given: '[]' }),
      ],
    ];
    const partsOf = ({ childrens: [child], payments, draws }: MyFamily) => ({
      'pick-up persons': child?.pickup_persons.map(({ name }) => name),
      absences: child?.absences.map(({ from, to, reason }) => [from, to, reason]),
      fees: payments.map(({ fees, amount, due_on }) => [fees, amount, due_on]),
      draws: draws.map(({ child_id, position, units }) => [child_id === child?.id, position, units]),
    });
    const NOTHING = { 'pick-up persons': [], absences: [], fees: [], draws: [] };
    const FOUND: Record<string, unknown[]> = {
      'pick-up persons': ['Oma Rosa'],
      absences: [['2026-03-01', '2026-03-02', 'Fieber']],
      fees: [[30, 30, '2026-04-01']],
      draws: [[true, 2, 2]],
    };

    it.each(KINDS)('is found by one more statement: %s', async (kind, give) => {
      const { id } = await someChild(app, parent);
      const stranger = await someParent(app);
      await someChild(app, stranger);
      const week = await someWeek(app, await someCourse(app));
      expect(partsOf(await read())).toEqual(NOTHING);
      const without = await app.countStatements(() => read());
      await give(id, week);
      const statements = await app.countStatements(() => read());
      expect(statements).toEqual([...without, expect.stringContaining('UNION ALL')]);
      expect(partsOf(await read())).toEqual({ ...NOTHING, [kind]: FOUND[kind] });
      expect(partsOf(await read(stranger))).toEqual(NOTHING);
    });

    it('is found by one statement however much of it there is', async () => {
      const week = await someWeek(app, await someCourse(app));
      for (const child of [await someChild(app, parent), await someChild(app, parent)])
        for (const [, give] of KINDS) await give(child.id, week);
      expect(await app.countStatements(() => read())).toHaveLength(4);
      const family = await read();
      for (const child of family.childrens) {
        expect(child.pickup_persons).toEqual([
          { id: expect.any(Number), name: 'Oma Rosa', phone: '+39 333 7654321', relation: null },
        ]);
        expect(child.absences).toEqual([
          {
            id: expect.any(Number),
            child_id: child.id,
            from: '2026-03-01',
            to: '2026-03-02',
            reason: 'Fieber',
          },
        ]);
      }
      expect(partsOf(family).fees).toEqual([[60, 60, '2026-04-01']]);
      expect(family.draws).toHaveLength(2);
    });
  });

  describe('health data that is shown', () => {
    const noted = (): Promise<HealthReadEntity[]> =>
      app.dataSource.manager.findBy(HealthReadEntity, { user_id: parent.id });

    it('is noted once a day', async () => {
      const ill = await someChild(app, parent, { allergies: 'Nüsse' });
      await someChild(app, parent);
      await read();
      await read();
      expect(await noted()).toEqual([
        expect.objectContaining({ child_id: ill.id, date: '2026-03-02', via: 'family' }),
      ]);
      app.clock.set('2026-03-03T09:00:00Z');
      parent = await signInAgain(app, parent);
      await read();
      expect((await noted()).map(({ date }) => date).sort()).toEqual(['2026-03-02', '2026-03-03']);
    });

    it('is not written again when another process has noted it', async () => {
      const { id: child_id } = await someChild(app, parent, { allergies: 'Nüsse' });
      const row = { child_id, user_id: parent.id, date: '2026-03-02', via: 'family' as const };
      await app.dataSource.manager.insert(HealthReadEntity, row);
      expect(await app.countStatements(() => read())).toHaveLength(3);
      expect(await noted()).toHaveLength(1);
    });

    it('is noted for the day on which it is sent, when midnight comes between', async () => {
      const { id } = await someChild(app, parent, { allergies: 'Nüsse' });
      const known = { date: '2026-03-02', childIds: new Set([id]) };
      app.clock.set('2026-03-02T23:00:01Z');
      await app.app.get(HealthReads).note(parent.id, [{ id, allergies: 'Nüsse' }], 'family', known);
      expect((await noted()).map(({ date }) => date)).toEqual(['2026-03-03']);
    });

    it('is noted before it is sent: who cannot be noted is shown nothing', async () => {
      await someChild(app, parent, { allergies: 'Nüsse' });
      jest.spyOn(app.app.get(Transactions), 'runStatement').mockRejectedValue(new BusyError());
      const answer = await app.as(parent).get('/api/my-family');
      expect([answer.status, answer.body.data]).toEqual([503, undefined]);
      jest.restoreAllMocks();
      expect(await noted()).toEqual([]);
    });

    it('of families who look at the same time is noted with one statement', async () => {
      const users = [1, 2, 3, 4, 5, 6].map((number) => 800_000 + number);
      const known = { date: '2026-03-02', childIds: new Set<number>() };
      const reads = app.app.get(HealthReads);
      const statements = await app.countStatements(() =>
        Promise.all(users.map((id) => reads.note(id, [{ id, allergies: 'Nüsse' }], 'family', known))),
      );
      expect(statements.map((sql) => sql.split(' ', 1)[0])).toEqual(['INSERT']);
      expect(await app.dataSource.manager.countBy(HealthReadEntity, { user_id: In(users) })).toBe(6);
    });
  });
});
