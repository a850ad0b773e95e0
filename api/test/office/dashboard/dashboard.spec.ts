import { randomUUID } from 'node:crypto';
import { addDays, type AttendanceIssue, type Dashboard, type TaskWeeks } from '@feria/shared';
import { In } from 'typeorm';
import { createTestApp, type TestApp } from '../../support/app.js';
import { UserRoleEntity } from '../../../src/core/auth/role.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from '../../../src/model/on-site/week-group.entity.js';
import {
  next,
  signInAgain,
  someChild,
  someCourse,
  someNotices,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';
import { book, firstId, office, occupy, remove, travel } from '../../registrations/support/book.js';
import { pay } from '../../support/pay.js';
import { BankEntryEntity } from '../../../src/model/money/bank-statement.entity.js';
import { AttendanceIssueEntity } from '../../../src/model/on-site/attendance-issue.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { camt, upload } from '../../money/bank-statements/support.js';
import { someCreditor } from '../../money/payouts/support.js';

describe('start page of the back office', () => {
  let app: TestApp;
  let staff: Staff;

  // Its figures are those of the whole database: every test has one of its own.
  beforeEach(async () => {
    app = await createTestApp();
    staff = await office(app);
    await someNotices(app);
  });
  afterEach(() => app.close());

  const dashboard = async (): Promise<Dashboard> =>
    (await app.as(staff).get('/api/dashboard').expect(200)).body.data;

  const taskWeeks = async (): Promise<TaskWeeks> =>
    (await app.as(staff).get('/api/dashboard/weeks').expect(200)).body.data;

  it('is empty in an empty house', async () => {
    const { per_day, ...figures } = await dashboard();
    expect(figures).toEqual({
      registrations: 0,
      waiting_list: 0,
      nearly_full: { total: 0, rows: [] },
      queues: { total: 0, rows: [] },
      open_payments: { count: 0, amount: 0 },
      open_fees: { count: 0, amount: 0 },
      openings: { total: 0, rows: [] },
      missing_notices: [],
      tasks: {
        points: 0,
        without_leader: 0,
        without_group: 0,
        almost_empty: 0,
        todos: 0,
        overdue: 0,
        credits: 0,
        offers: 0,
        bank_entries: 0,
        failed_mails: 0,
      },
    });
    expect(await taskWeeks()).toEqual({ without_group: [], without_leader: [], almost_empty: [] });
    expect(per_day).toHaveLength(30);
    expect(per_day[0]).toEqual({ date: '2026-02-01', registered: 0, waiting: 0 });
    expect(per_day.at(-1)).toEqual({ date: '2026-03-02', registered: 0, waiting: 0 });
  });

  it('counts of each list of tasks the rows that the list has, and no list that the reader may not see', async () => {
    const { manager } = app.dataSource;
    const today = app.clock.today();
    const mother = await someCreditor(app);
    await someCreditor(app, 20);
    const course = await someCourse(app);
    const week = await someWeek(app, course);
    const places = await occupy(app, week, 4);
    const rows = await manager.findBy(RegistrationEntity, { course_week_id: week.id });
    // Two of one family, and one that is due today.
    await manager.update(RegistrationEntity, { id: In(places) }, { due_on: addDays(today, -1) });
    await manager.update(RegistrationEntity, { id: places[3]! }, { due_on: today });
    for (const state of ['open', 'open', 'closed'] as const)
      await manager.insert(AttendanceIssueEntity, {
        child_id: rows[0]!.child_id,
        course_week_id: week.id,
        date: today,
        change_id: randomUUID(),
        made_at: app.clock.now(),
        received_at: app.clock.now(),
        reason: 'no_place',
        state,
        fields: JSON.stringify({ status: 'present' }),
      });
    await manager.update(OptionEntity, { key: 'imprint_it' }, { value: null });
    await manager.update(
      RegistrationEntity,
      { id: rows[0]!.id },
      { is_waiting: true, offer_expires_at: app.clock.now() },
    );
    for (const [todo, todo_on] of [
      ['Heute', today],
      ['Später', '2027-01-01'],
    ])
      await app
        .as(staff)
        .post(`/api/parent/${mother.personId}/call`)
        .send({ text: 'x', todo, todo_on })
        .expect(201);
    for (const state of ['failed', 'failed', 'sent'] as const)
      await manager.insert(OutboxMailEntity, {
        message_id: `<${next()}@feria.example>`,
        recipient: mother.email,
        kind: 'new',
        payload: '{"course":"Wald"}',
        lang: 'de',
        state,
        due_at: app.clock.now(),
        created_at: app.clock.now(),
      } as never);
    await upload(
      app,
      camt([
        { amount: 10, name: 'Unbekannt', text: 'Danke' },
        { amount: 11, name: 'Bank', text: 'Spesen' },
      ] as never),
    );
    const [, settled] = await manager.find(BankEntryEntity, { order: { id: 'ASC' } });
    await manager.update(BankEntryEntity, { id: settled!.id }, { state: 'ignored' });
    const { tasks } = await dashboard();
    const rowsIn = async (path: string): Promise<number> => {
      const { body } = await app.as(staff).get(path).expect(200);
      return (body.meta?.total as number | undefined) ?? (body.data as unknown[]).length;
    };
    const points = (await app.as(staff).get('/api/attendance/issues').expect(200)).body
      .data as AttendanceIssue[];
    const weeks = await taskWeeks();
    expect(tasks).toEqual({
      points: points.filter(({ state }) => state === 'open').length,
      without_leader: weeks.without_leader.length,
      without_group: weeks.without_group.length,
      almost_empty: weeks.almost_empty.length,
      overdue: await rowsIn('/api/payment-reminder'),
      todos: await rowsIn('/api/call/todo'),
      credits: await rowsIn('/api/credit'),
      offers: await rowsIn('/api/peopleCourseWeekRegistration?filters=offered|1'),
      bank_entries: await rowsIn('/api/bank-entry?filters=state|open'),
      failed_mails: await rowsIn('/api/failedMail'),
    });
    expect(tasks).toEqual({
      points: 2,
      without_leader: 0,
      without_group: 0,
      almost_empty: 0,
      todos: 1,
      overdue: 1,
      credits: 2,
      offers: 1,
      bank_entries: 1,
      failed_mails: 2,
    });
    const admin = await someStaff(app, 'Administrator');
    const seen = (await app.as(admin).get('/api/dashboard').expect(200)).body.data as Dashboard;
    expect([seen.tasks.missing_notices, seen.missing_notices]).toEqual([1, ['imprint_it']]);
    const reader = await someStaff(app, ['course.index', 'payment.index']);
    const { body } = await app.as(reader).get('/api/dashboard').expect(200);
    expect(body.data.tasks).toEqual({
      without_leader: 0,
      without_group: 0,
      almost_empty: 0,
      overdue: 1,
      credits: 2,
      bank_entries: 1,
    });
  });

  it('counts registrations and waiting-list entries of all years, active or not', async () => {
    const old = await someWeek(app, await someCourse(app), { max_participants: 2, waiting_list: 1 });
    await occupy(app, old, 2);
    const parent = await someParent(app);
    await book(app, parent, await someChild(app, parent), old);
    await app.as(staff).post(`/api/course/${old.course_id}/changeActive`).expect(200);
    expect(await dashboard()).toMatchObject({ registrations: 2, waiting_list: 1 });
  });

  it('names the weeks that are nearly full, the fewest free seats first', async () => {
    const course = await someCourse(app);
    const week = (max_participants: number) => someWeek(app, course, { max_participants, waiting_list: 0 });
    const [two, one, full, free, unbooked] = [
      await week(3),
      await week(2),
      await week(1),
      await week(9),
      await week(3),
    ];
    for (const booked of [two, one, full, free]) await occupy(app, booked, 1);
    const { nearly_full } = await dashboard();
    expect(unbooked.id).not.toBe(two.id);
    expect(nearly_full.total).toBe(2);
    expect(nearly_full.rows).toEqual([
      {
        id: one.id,
        name: one.name,
        name_it: one.name_it,
        from: one.from,
        to: one.to,
        max_participants: 2,
        waiting_list: 0,
        registered: 1,
        waiting: 0,
        course: { id: course.id, name: course.name, name_it: course.name_it },
      },
      expect.objectContaining({ id: two.id, registered: 1, max_participants: 3 }),
    ]);
  });

  it('names the weeks with a queue, the longest first, until they are over', async () => {
    const course = await someCourse(app);
    const parent = await someParent(app);
    const queueOf = async (length: number) => {
      const week = await someWeek(app, course, { max_participants: 1, waiting_list: 5 });
      await occupy(app, week, 1);
      for (let number = 0; number < length; number += 1) {
        await book(app, parent, await someChild(app, parent), week);
      }
      return week;
    };
    const [short, long] = [await queueOf(1), await queueOf(2)];
    const ids = async () => (await dashboard()).queues.rows.map(({ id, waiting }) => [id, waiting]);
    expect(await ids()).toEqual([
      [long.id, 2],
      [short.id, 1],
    ]);
    await travel(app, `${short.to}T21:00:00.000Z`);
    expect(await ids()).toHaveLength(2);
    await travel(app, `${short.to}T22:30:00.000Z`); // midnight in Rome
    expect(await ids()).toEqual([[long.id, 2]]);
  });

  it('shows six of a longer list and says how many there are', async () => {
    const course = await someCourse(app);
    for (let number = 0; number < 7; number += 1) {
      await occupy(app, await someWeek(app, course, { max_participants: 2 }), 1);
    }
    const { nearly_full } = await dashboard();
    expect([nearly_full.total, nearly_full.rows.length]).toEqual([7, 6]);
  });

  it('adds up what is owed for places, of all projects, and for fees', async () => {
    const week = await someWeek(app, await someCourse(app), { max_participants: 3, waiting_list: 1 });
    const other = await someWeek(app, await someCourse(app));
    const ids = await occupy(app, week, 3);
    const parent = await someParent(app);
    await book(app, parent, await someChild(app, parent), week); // waits: owes nothing yet
    await occupy(app, other, 1);
    await pay(app, ids[0]!, 12_000);
    await pay(app, ids[1]!, 2_050);
    expect((await dashboard()).open_payments).toEqual({ count: 3, amount: 339.5 });
    await app.as(staff).post(`/api/course/${other.course_id}/changeActive`).expect(200);
    expect((await dashboard()).open_payments).toEqual({ count: 3, amount: 339.5 });
    await app.dataSource.manager.insert(CancellationFeeEntity, {
      registration_id: 999_999,
      child_id: (await someChild(app, parent)).id,
      course_week_id: week.id,
      booked_by: parent.id,
      amount: 6_000,
      payed_amount: 0,
      due_on: null,
      created_at: app.clock.now(),
    });
    expect(await dashboard()).toMatchObject({
      open_payments: { count: 3, amount: 339.5 },
      open_fees: { count: 1, amount: 60 },
    });
  });

  it('counts what the list of registrations finds with the filter of each figure', async () => {
    const active = await someWeek(app, await someCourse(app), { max_participants: 3, waiting_list: 1 });
    const past = await someWeek(app, await someCourse(app));
    const [first] = await occupy(app, active, 3);
    const parent = await someParent(app);
    await book(app, parent, await someChild(app, parent), active);
    await occupy(app, past, 2);
    await pay(app, first!, 12_000);
    await app.as(staff).post(`/api/course/${past.course_id}/changeActive`).expect(200);
    const listed = async (filter: string): Promise<number> =>
      (await app.as(staff).get(`/api/peopleCourseWeekRegistration?filters=${filter}`).expect(200)).body.meta
        .total;
    const { registrations, waiting_list, open_payments } = await dashboard();
    expect([registrations, waiting_list, open_payments.count]).toEqual([5, 1, 4]);
    expect(await Promise.all(['is_waiting|0', 'is_waiting|1', 'open|1'].map(listed))).toEqual([5, 1, 4]);
  });

  it('counts what came in on each day of Rome, also what was removed again', async () => {
    const week = await someWeek(app, await someCourse(app), { max_participants: 2, waiting_list: 2 });
    const parent = await someParent(app);
    await travel(app, '2026-03-01T22:59:00.000Z', parent); // the 1st, 23:59
    const first = await book(app, parent, await someChild(app, parent), week);
    await travel(app, '2026-03-01T23:00:00.000Z', parent); // the 2nd, 00:00
    await book(app, parent, await someChild(app, parent), week);
    await book(app, parent, await someChild(app, parent), week);
    await remove(app, firstId(first), 'staff');
    const days = (await dashboard()).per_day.filter(({ registered, waiting }) => registered + waiting > 0);
    expect(days).toEqual([
      { date: '2026-03-01', registered: 1, waiting: 0 },
      { date: '2026-03-02', registered: 1, waiting: 1 },
    ]);
    await travel(app, '2026-03-31T12:00:00.000Z'); // summer time began in between
    expect((await dashboard()).per_day[0]).toEqual({ date: '2026-03-02', registered: 1, waiting: 1 });
  });

  it('names the courses whose registration opens next, and whether parents will see them', async () => {
    const opening = (register_from: string | null, register_from_time: string | null, active = true) =>
      someCourse(app, { register_from, register_from_time, active });
    await opening('2026-03-02', '10:00'); // the clock shows 10:00: open
    const later = await opening('2026-03-03', null);
    const today = await opening('2026-03-02', '10:01', false);
    await opening(null, null);
    expect((await dashboard()).openings).toEqual({
      total: 2,
      rows: [
        {
          id: today.id,
          name: today.name,
          name_it: today.name_it,
          opens_at: '2026-03-02T09:01:00.000Z',
          active: false,
        },
        expect.objectContaining({ id: later.id, opens_at: '2026-03-02T23:00:00.000Z', active: true }),
      ],
    });
  });

  it('names the weeks of the next days with children in no group, where there are groups', async () => {
    const { manager } = app.dataSource;
    const course = await someCourse(app);
    const weekOf = async (from: string, to: string, { groups = true, ...fields } = {}) => {
      const week = await someWeek(app, course, { from, to, ...fields });
      const parent = await someParent(app);
      const [first, , third] = [
        await book(app, parent, await someChild(app, parent), week),
        await book(app, parent, await someChild(app, parent), week),
        await book(app, parent, await someChild(app, parent), week),
      ];
      await manager.update(RegistrationEntity, { id: firstId(third) }, { is_waiting: true });
      if (!groups) return week;
      const group = await manager.save(WeekGroupEntity, { course_week_id: week.id, name: 'Bären' });
      const { child_id } = await manager.findOneByOrFail(RegistrationEntity, { id: firstId(first) });
      await manager.insert(WeekGroupChildEntity, {
        course_week_id: week.id,
        child_id,
        week_group_id: group.id,
      });
      return week;
    };
    const later = await weekOf('2026-07-13', '2026-07-17');
    const running = await weekOf('2026-07-06', '2026-07-10');
    await weekOf('2026-07-06', '2026-07-10', { groups: false });
    await weekOf('2026-07-14', '2026-07-17');
    await weekOf('2026-06-29', '2026-07-05');
    const cancelled = await weekOf('2026-07-06', '2026-07-10');
    await manager.update('course_week', { id: cancelled.id }, { cancelled_at: app.clock.now() });
    await travel(app, '2026-07-06T08:00:00.000Z');
    staff = await signInAgain(app, staff);
    expect((await taskWeeks()).without_group).toEqual([
      {
        id: running.id,
        name: running.name,
        name_it: running.name_it,
        children: 1,
        max_participants: running.max_participants,
        from: '2026-07-06',
        to: '2026-07-10',
        course: { id: course.id, name: course.name, name_it: course.name_it },
      },
      expect.objectContaining({ id: later.id, children: 1 }),
    ]);
    expect((await dashboard()).tasks.without_group).toBe(2);
  });

  it('names the weeks of the next days with children whom nobody leads, once somebody leads somewhere', async () => {
    const { manager } = app.dataSource;
    const course = await someCourse(app);
    const [first, second, third] = await Promise.all([0, 1, 2].map(() => someStaff(app, 'Project leader')));
    /** Three children: two in a group each, one in none. */
    const weekOf = async (
      to: { ofWeek?: Staff; ofGroups?: readonly (Staff | null)[] },
      days = { from: '2026-07-06', to: '2026-07-10' },
    ) => {
      const week = await someWeek(app, course, days);
      const parent = await someParent(app);
      for (const leader of to.ofGroups ?? []) {
        const child = await someChild(app, parent);
        await book(app, parent, child, week);
        const { id } = await manager.save(WeekGroupEntity, { course_week_id: week.id, name: `G${next()}` });
        const place = { course_week_id: week.id, child_id: child.id, week_group_id: id };
        await manager.insert(WeekGroupChildEntity, place);
        if (leader) await manager.insert(WeekGroupLeaderEntity, { week_group_id: id, user_id: leader.id });
      }
      await book(app, parent, await someChild(app, parent), week);
      if (to.ofWeek)
        await manager.insert(CourseWeekLeaderEntity, { course_week_id: week.id, user_id: to.ofWeek.id });
      return week;
    };
    const bare = await weekOf({});
    const groups = await weekOf({ ofGroups: [null, null] });
    const shown = async () => (await taskWeeks()).without_leader.map(({ id, children }) => [id, children]);
    await travel(app, '2026-07-06T08:00:00.000Z');
    staff = await signInAgain(app, staff);
    // A house that names no leaders works without them.
    expect(await shown()).toEqual([]);

    await travel(app, '2026-03-02T09:00:00.000Z');
    await weekOf({ ofWeek: first, ofGroups: [null, null] });
    const half = await weekOf({ ofGroups: [first!, null] });
    await weekOf({ ofGroups: [first!, second!] });
    const former = await weekOf({ ofWeek: third });
    await weekOf({}, { from: '2026-07-14', to: '2026-07-17' });
    await manager.delete(UserRoleEntity, { user_id: third!.id });
    await travel(app, '2026-07-06T08:00:00.000Z');
    staff = await signInAgain(app, staff);
    // Who is in no group is for everybody who leads one; who has lost the permission leads nobody.
    const expected = [
      [bare.id, 1],
      [groups.id, 3],
      [half.id, 1],
      [former.id, 1],
    ];
    expect(await shown()).toEqual(expected);
    expect((await dashboard()).tasks.without_leader).toBe(expected.length);
    await manager.delete(UserEntity, { id: second!.id });
    expect(await shown()).toHaveLength(5);
  });

  it('names the weeks that begin in two weeks and are almost empty', async () => {
    const { manager } = app.dataSource;
    const course = await someCourse(app, { name: 'Seewoche' });
    const weekOf = async (taken: number, from: string, seats = 9) => {
      const week = await someWeek(app, course, { from, to: addDays(from, 4), max_participants: seats });
      if (taken > 0) await occupy(app, week, taken);
      return week;
    };
    const soon = await weekOf(2, '2026-07-06');
    await weekOf(3, '2026-07-06'); // a third
    const last = await weekOf(0, '2026-07-15');
    await weekOf(0, '2026-07-16'); // later
    await weekOf(0, '2026-07-01'); // begins today
    const offered = await weekOf(3, '2026-07-07');
    const rows = await manager.findBy(RegistrationEntity, { course_week_id: offered.id });
    await manager.update(
      RegistrationEntity,
      { id: rows[0]!.id },
      { is_waiting: true, offer_expires_at: new Date('2026-07-03T10:00:00Z') },
    );
    const waiting = await weekOf(3, '2026-07-08');
    await manager.update(RegistrationEntity, { course_week_id: waiting.id }, { is_waiting: true });
    const cancelled = await weekOf(0, '2026-07-06');
    await manager.update('course_week', { id: cancelled.id }, { cancelled_at: app.clock.now() });
    const closed = await someCourse(app);
    await someWeek(app, closed, { from: '2026-07-06', to: '2026-07-10' });
    await manager.update('course', { id: closed.id }, { active: false });
    await travel(app, '2026-07-01T08:00:00.000Z');
    staff = await signInAgain(app, staff);
    expect((await taskWeeks()).almost_empty.map(({ id, children }) => [id, children])).toEqual([
      [soon.id, 2],
      [waiting.id, 0],
      [last.id, 0],
    ]);
    expect((await dashboard()).tasks.almost_empty).toBe(3);
  });

  it('needs as many statements for many registrations as for few', async () => {
    const course = await someCourse(app);
    await occupy(app, await someWeek(app, course, { max_participants: 3 }), 1);
    const count = async () =>
      (await app.countStatements(dashboard)).length + (await app.countStatements(taskWeeks)).length;
    const before = await count();
    for (let number = 0; number < 4; number += 1) {
      await occupy(app, await someWeek(app, course, { max_participants: 4 }), 3);
    }
    expect(await count()).toBe(before);
  });

  it('is for holders of course.index', async () => {
    const other = await someStaff(app, ['course.view', 'peopleCourseWeekRegistration.index']);
    await app.as(other).get('/api/dashboard').expect(403);
    await app.as(other).get('/api/dashboard/weeks').expect(403);
  });
});
