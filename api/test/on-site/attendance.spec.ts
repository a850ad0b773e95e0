import type { Permission } from '@feria/shared';
import { ChildEntity } from '../../src/model/families/child.entity.js';
import { AbsenceEntity } from '../../src/model/families/absence.entity.js';
import { AttendanceChangeEntity, AttendanceEntity } from '../../src/model/on-site/attendance.entity.js';
import { HealthReadEntity } from '../../src/model/accounts/health-read.entity.js';
import { PickupPersonEntity } from '../../src/model/families/pickup-person.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createQuietApp, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { READER, someParent, someStaff } from '../support/builders.js';
import {
  change,
  childOf,
  dayOf,
  MONDAY,
  MORNING,
  send,
  someGroup,
  somePlaceIn,
  someWeekLeader,
  someWeekOnSite,
  trySend,
} from './support.js';

/* Who is there on a day (product/on-site.md#attendance), and who of the staff sees it (product/on-site.md#assigned-staff). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-07-06T10:00:00Z'));
afterAll(() => app.close());

describe('a leader sees', () => {
  it('of the week what is needed on site', async () => {
    const week = await someWeekOnSite(app, { name: 'Zirkus' });
    const parent = await someParent(app);
    const child = await somePlaceIn(app, week, {
      parent,
      child: { birth: '2017-07-07', leave_alone: true, allergies: 'Nüsse' },
    });
    const home = { phone: '+39 333 9999999', address: 'Dorfweg 3', plz: '39057', place: 'Eppan' };
    await app.dataSource.manager.update('person', { id: parent.personId }, home);
    const { tax } = await app.dataSource.manager.findOneByOrFail(ChildEntity, { id: child.id });
    const pickup = await app.dataSource.manager.save(PickupPersonEntity, {
      child_id: child.id,
      name: 'Luis Rossi',
      phone: '+39 333 4444444',
      relation: 'Opa',
    });
    const leader = await someWeekLeader(app, week);
    const day = await dayOf(app, leader);
    expect(day).toMatchObject({ date: MONDAY, server_time: '2026-07-06T10:00:00.000Z' });
    expect(day.weeks).toMatchObject([
      { id: week.id, course: { name: 'Zirkus' }, groups: [], place_address: null },
    ]);
    expect(day.weeks[0]?.children).toEqual([
      {
        child_id: child.id,
        registration_id: expect.any(Number),
        answers: [],
        has_open_point: false,
        to_take_over: false,
        group_id: null,
        attendance: null,
        place_ended: false,
        first_name: child.first_name,
        last_name: 'Rossi',
        age: 8,
        day_type: 'full_day',
        leave_alone: true,
        swimming_help: false,
        absence: null,
        birth: '2017-07-07',
        tax,
        health: expect.objectContaining({ allergies: 'Nüsse', medicaments: null }),
        parents: [
          {
            id: parent.personId,
            name: 'Eva Rossi',
            phone: '+39 333 9999999',
            address: 'Dorfweg 3, 39057 Eppan',
          },
        ],
        contacts: [
          { name: 'Oma Anna', phone: '+39 333 1111111' },
          { name: null, phone: '+39 333 2222222' },
        ],
        pickup_persons: [{ id: pickup.id, name: 'Luis Rossi', phone: '+39 333 4444444', relation: 'Opa' }],
      },
    ]);
  });

  it('nothing of another week, also when asked for by its id', async () => {
    const [own, other] = [await someWeekOnSite(app), await someWeekOnSite(app)];
    const child = await somePlaceIn(app, other);
    const leader = await someWeekLeader(app, own);
    expect((await dayOf(app, leader)).weeks.map(({ id }) => id)).toEqual([own.id]);
    expect((await dayOf(app, leader, { course_week_id: other.id })).weeks).toEqual([]);
    expect((await dayOf(app, leader, { course_week_id: own.id })).weeks).toHaveLength(1);
    expect(await childOf(app, leader, child)).toBeUndefined();
  });

  it('of a week with groups the own group, and who is in none: nobody else would have that child', async () => {
    const week = await someWeekOnSite(app);
    const [mine, theirs, nobodys] = [
      await somePlaceIn(app, week, { child: { first_name: 'Anna' } }),
      await somePlaceIn(app, week, { child: { first_name: 'Ben' } }),
      await somePlaceIn(app, week, { child: { first_name: 'Carla', allergies: 'Nüsse' } }),
    ];
    const { id, leader } = await someGroup(app, week, [mine]);
    await someGroup(app, week, [theirs]);
    const [seen] = (await dayOf(app, leader)).weeks;
    expect(seen?.children.map(({ child_id }) => child_id)).toEqual([mine.id, nobodys.id]);
    expect(seen?.children[1]).toMatchObject({
      group_id: null,
      health: { allergies: 'Nüsse' },
      parents: [{ name: 'Eva Rossi' }],
    });
    const { results } = await send(app, leader, change(nobodys, { status: 'present' }));
    expect(results.map(({ outcome }) => outcome)).toEqual(['applied']);
    expect(seen?.groups).toEqual([
      { id, name: expect.any(String), leaders: [{ id: leader.id, name: 'Staff' }] },
    ]);
    const weekLeader = await someWeekLeader(app, week);
    const whole = (await dayOf(app, weekLeader)).weeks[0];
    expect(whole?.children.map(({ child_id }) => child_id).sort()).toEqual(
      [mine.id, theirs.id, nobodys.id].sort(),
    );
    expect(whole?.groups).toHaveLength(2);
  });

  it('whether anybody leads in a week, the whole of it or a group, and still may: else only the office has who is in no group', async () => {
    const office = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    const [unled, whole, grouped] = [
      await someWeekOnSite(app),
      await someWeekOnSite(app),
      await someWeekOnSite(app),
    ];
    await someWeekLeader(app, whole);
    const { leader } = await someGroup(app, grouped, [await somePlaceIn(app, grouped)]);
    const isLed = async () => {
      const { weeks } = await dayOf(app, office);
      return [unled, whole, grouped].map(({ id }) => weeks.find((week) => week.id === id)?.is_led);
    };
    expect(await isLed()).toEqual([false, true, true]);
    await app.dataSource.query('DELETE FROM user_role WHERE user_id = ?', [leader.id]);
    expect(await isLed()).toEqual([false, true, false]);
  });

  it('neither who waits, nor a week that is over, was cancelled or has not begun', async () => {
    const week = await someWeekOnSite(app);
    const waiting = await somePlaceIn(app, week, { registration: { is_waiting: true, queue_number: 1 } });
    const leader = await someWeekLeader(app, week);
    expect(await childOf(app, leader, waiting)).toBeUndefined();
    expect((await dayOf(app, leader, { date: '2026-07-11' })).weeks).toEqual([]);
    expect((await dayOf(app, leader, { date: '2026-07-05' })).weeks).toEqual([]);
    await app.dataSource.manager.update('course_week', { id: week.id }, { cancelled_at: app.clock.now() });
    expect((await dayOf(app, leader)).weeks).toEqual([]);
  });

  it('nothing any more once the assignment or the permission is gone', async () => {
    const week = await someWeekOnSite(app);
    await somePlaceIn(app, week);
    const leader = await someWeekLeader(app, week);
    expect((await dayOf(app, leader)).weeks).toHaveLength(1);
    await app.dataSource.query('DELETE FROM course_week_leader WHERE user_id = ?', [leader.id]);
    expect((await dayOf(app, leader)).weeks).toEqual([]);
    const reader = await someStaff(app, []);
    await app.dataSource.query('INSERT INTO course_week_leader VALUES (?, ?)', [week.id, reader.id]);
    await app.as(reader).get('/api/attendance').query({ date: MONDAY }).expect(403);
  });
});

describe('the office sees', () => {
  it('every week; health and parents by permission', async () => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week, { child: { allergies: 'Nüsse' } });
    await app.dataSource.manager.insert(PickupPersonEntity, {
      child_id: child.id,
      name: 'Luis Rossi',
      phone: '+39 333 4444444',
    });
    const seen = async (permissions: readonly string[]) => {
      const found = await childOf(app, await someStaff(app, permissions as never), child);
      return [found?.health?.allergies, found?.parents.length, found?.pickup_persons.length];
    };
    const leader = await someWeekLeader(app, week);
    await send(app, leader, change(child, { status: 'present', note: 'hat Fieber' }));
    await app.dataSource.manager.save(AbsenceEntity, {
      child_id: child.id,
      from: MONDAY,
      to: MONDAY,
      reason: 'krank',
      created_at: app.clock.now(),
    });
    const texts = async (permissions: readonly string[]) => {
      const found = await childOf(app, await someStaff(app, permissions as never), child);
      return [found?.absence?.reason, found?.attendance?.note];
    };
    expect(await texts(['peopleCourseWeekRegistration.index'])).toEqual([null, null]);
    expect(await texts(READER)).toEqual(['krank', 'hat Fieber']);
    const marks = ['peopleCourseWeekRegistration.index', 'peopleCourseWeekRegistration.update'] as const;
    const answer = await send(app, await someStaff(app, marks), change(child, { status: 'present' }));
    expect(answer.attendance).toMatchObject([{ status: 'present', note: null }]);
    const index = 'peopleCourseWeekRegistration.index';
    expect(await seen([index])).toEqual([undefined, 0, 0]);
    expect(await seen([index, 'child.health'])).toEqual(['Nüsse', 0, 0]);
    expect(await seen([index, 'person.index'])).toEqual([undefined, 1, 1]);
    expect(await seen(READER)).toEqual(['Nüsse', 0, 0]);
  });
});

it('says whether its reader may mark at all', async () => {
  const week = await someWeekOnSite(app);
  const mayMark = async (permissions: readonly Permission[]): Promise<boolean> => {
    const { body } = await app
      .as(await someStaff(app, permissions))
      .get('/api/attendance')
      .query({ date: MONDAY, course_week_id: week.id })
      .expect(200);
    return body.data.may_mark as boolean;
  };
  expect(await mayMark(['peopleCourseWeekRegistration.index'])).toBe(false);
  expect(await mayMark(['peopleCourseWeekRegistration.index', 'peopleCourseWeekRegistration.update'])).toBe(
    true,
  );
  expect(await mayMark(['week.assigned'])).toBe(true);
});

describe('reading health data', () => {
  const readsOf = (user: { id: number }) =>
    app.dataSource.manager.find(HealthReadEntity, { where: { user_id: user.id }, order: { id: 'ASC' } });

  it('is noted, of children who have any', async () => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week, { child: { allergies: 'Nüsse' } });
    await somePlaceIn(app, week);
    const leader = await someWeekLeader(app, week);
    await dayOf(app, leader);
    await dayOf(app, leader);
    expect(await readsOf(leader)).toMatchObject([{ child_id: child.id, via: 'list', date: MONDAY }]);
  });

  it('without a network is noted at the next contact, of what was shown that day', async () => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week, { child: { allergies: 'Nüsse' } });
    const leader = await someWeekLeader(app, week);
    await dayOf(app, leader);
    await travel(app, '2026-07-07T10:00:00Z', leader);
    const reads = [
      { child_id: child.id, date: MONDAY },
      { child_id: child.id, date: '2026-07-07' },
      { child_id: 999_999, date: MONDAY },
    ];
    for (let time = 0; time < 2; time += 1)
      await app.as(leader).post('/api/attendance/health-reads').send({ reads }).expect(204);
    expect(await readsOf(leader)).toMatchObject([
      { child_id: child.id, via: 'list', date: MONDAY },
      { child_id: child.id, via: 'offline', date: MONDAY },
    ]);
  });
});

describe('a change', () => {
  it('is stored with who made it', async () => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week);
    const leader = await someWeekLeader(app, week);
    const mark = change(child, { status: 'present', arrived_at: MORNING, note: 'hat Fieber' });
    const { results, attendance } = await send(app, leader, mark);
    expect(results).toEqual([
      { id: mark.id, outcome: 'applied', message: null, issue_id: null, child_deleted: false },
    ]);
    const expected = {
      child_id: child.id,
      date: MONDAY,
      status: 'present',
      arrived_at: MORNING,
      left_at: null,
      left_with: null,
      left_with_name: null,
      left_with_phone: null,
      note: 'hat Fieber',
      changed_at: MORNING,
      may_pick_up: null,
      changed_by: { id: leader.id, name: 'Staff' },
      told_by: { id: leader.id, name: 'Staff' },
    };
    expect(attendance).toEqual([expected]);
    expect((await childOf(app, leader, child))?.attendance).toEqual(expected);
    const [stored] = await app.dataSource.query<{ note: string; fields: string }[]>(
      `SELECT a.note, c.fields FROM attendance a JOIN attendance_change c ON c.attendance_id = a.id WHERE c.id = ?`,
      [mark.id],
    );
    expect(JSON.stringify(stored)).not.toContain('Fieber');
  });

  it('that arrives twice changes nothing, also after another one', async () => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week);
    const leader = await someWeekLeader(app, week);
    const first = change(child, { status: 'present' });
    const second = change(child, { status: 'absent', changed_at: '2026-07-06T07:00:00.000Z' });
    await send(app, leader, first);
    await send(app, leader, second);
    const again = await send(app, leader, first, first);
    expect(again.results.map(({ outcome }) => outcome)).toEqual(['repeated', 'repeated']);
    expect(again.attendance).toMatchObject([{ status: 'absent' }]);
    const { manager } = app.dataSource;
    const day = await manager.findOneByOrFail(AttendanceEntity, { child_id: child.id });
    expect(await manager.countBy(AttendanceChangeEntity, { attendance_id: day.id })).toBe(2);
  });

  it('of a note changes who changed the day, and not who told that the child is there', async () => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week);
    const [one, other] = [await someWeekLeader(app, week), await someWeekLeader(app, week)];
    await send(app, one, change(child, { status: 'present', arrived_at: MORNING }));
    await send(app, other, change(child, { note: 'müde', changed_at: '2026-07-06T07:00:00.000Z' }));
    expect((await childOf(app, one, child))?.attendance).toMatchObject({
      told_by: { id: one.id },
      changed_by: { id: other.id },
    });
    const noted = await somePlaceIn(app, week);
    await send(app, other, change(noted, { note: 'müde' }));
    expect((await childOf(app, one, noted))?.attendance?.told_by).toBeNull();
  });

  it('made earlier than one that is there is kept, and does not count', async () => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week);
    const [one, other] = [await someWeekLeader(app, week), await someWeekLeader(app, week)];
    const late = change(child, { status: 'absent', changed_at: '2026-07-06T07:00:00.000Z' });
    await send(app, one, late);
    const early = change(child, { status: 'present', arrived_at: MORNING });
    const answer = await send(app, other, early);
    expect(answer.results).toEqual([
      { id: early.id, outcome: 'applied', message: null, issue_id: null, child_deleted: false },
    ]);
    expect(answer.attendance).toMatchObject([
      { status: 'absent', arrived_at: MORNING, changed_by: { id: one.id } },
    ]);
    const only = change(child, { status: 'excused' });
    expect((await send(app, other, only)).results[0]?.outcome).toBe('superseded');
    expect((await childOf(app, one, child))?.attendance?.status).toBe('absent');
  });

  it('from a device whose clock is ahead counts as made when it arrived', async () => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week);
    const leader = await someWeekLeader(app, week);
    await send(app, leader, change(child, { status: 'present', changed_at: '2027-01-01T00:00:00Z' }));
    expect((await childOf(app, leader, child))?.attendance?.changed_at).toBe('2026-07-06T10:00:00.000Z');
  });

  it('names whom the child left with, as it was called then', async () => {
    const week = await someWeekOnSite(app);
    const parent = await someParent(app);
    const child = await somePlaceIn(app, week, { parent });
    const leader = await someWeekLeader(app, week);
    const { manager } = app.dataSource;
    const opa = await manager.save(PickupPersonEntity, {
      child_id: child.id,
      name: 'Luis Rossi',
      phone: '+39 333 4444444',
    });
    const stranger = await manager.save(PickupPersonEntity, {
      child_id: (await somePlaceIn(app, week)).id,
      name: 'Anna Fremd',
      phone: '+39 333 5',
    });
    let minute = 0;
    const nameOf = async (left_with: string | null) => {
      minute += 1;
      const changed_at = `2026-07-06T08:${String(minute).padStart(2, '0')}:00Z`;
      const { attendance } = await send(app, leader, change(child, { left_with, changed_at }));
      return attendance[0]?.left_with_name;
    };
    expect(await nameOf(`pickup:${opa.id}`)).toBe('Luis Rossi');
    expect(await nameOf(`parent:${parent.personId}`)).toBe('Eva Rossi');
    expect(await nameOf('contact:1')).toBe('Oma Anna');
    expect(await nameOf('contact:2')).toBeNull();
    expect(await nameOf('alone')).toBeNull();
    expect(await nameOf(`pickup:${stranger.id}`)).toBeNull();
    expect(await nameOf(`pickup:${opa.id}`)).toBe('Luis Rossi');
    await manager.delete(PickupPersonEntity, { id: opa.id });
    expect((await childOf(app, leader, child))?.attendance?.left_with_name).toBe('Luis Rossi');
    expect(await nameOf(null)).toBeNull();
  });

  it('of a child that is not the leader’s is refused, and the others are stored', async () => {
    const [own, other] = [await someWeekOnSite(app), await someWeekOnSite(app)];
    const [mine, theirs] = [await somePlaceIn(app, own), await somePlaceIn(app, other)];
    const leader = await someWeekLeader(app, own);
    const { results, attendance } = await send(
      app,
      leader,
      change(theirs, { status: 'present' }),
      change(mine, { status: 'present' }),
      change(mine, { status: 'present', date: '2026-07-07' }),
      change(mine, { status: 'present', date: '2026-07-04' }),
      change({ id: 999_999 }, { status: 'present' }),
    );
    expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['refused', 'Dieses Kind ist an diesem Tag in keiner Ihrer Wochen.'],
      ['applied', null],
      ['refused', 'Dieser Tag ist noch nicht da. Bitte prüfen Sie Datum und Uhrzeit Ihres Geräts.'],
      ['refused', 'Dieses Kind ist an diesem Tag in keiner Ihrer Wochen.'],
      ['refused', 'Dieses Kind ist an diesem Tag in keiner Ihrer Wochen.'],
    ]);
    expect(attendance.map(({ child_id }) => child_id)).toEqual([mine.id]);
    expect(await app.dataSource.manager.existsBy(AttendanceEntity, { child_id: theirs.id })).toBe(false);
  });

  it('of the same child by a leader of another group is refused', async () => {
    const week = await someWeekOnSite(app);
    const [mine, theirs] = [await somePlaceIn(app, week), await somePlaceIn(app, week)];
    const { leader } = await someGroup(app, week, [mine]);
    await someGroup(app, week, [theirs]);
    const { results } = await send(
      app,
      leader,
      change(mine, { status: 'present' }),
      change(theirs, { status: 'present' }),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'refused']);
  });

  it('is not made by who may only look', async () => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week);
    const reader = await someStaff(app, READER);
    expect((await trySend(app, reader, change(child, { status: 'present' }))).status).toBe(403);
    const both = await someStaff(app, [...READER, 'week.assigned']);
    expect((await send(app, both, change(child, { status: 'present' }))).results[0]?.outcome).toBe('refused');
    const office = await someStaff(app, 'Office');
    expect((await send(app, office, change(child, { status: 'present' }))).results[0]?.outcome).toBe(
      'applied',
    );
  });

  it.each([
    ['id', { id: 'one' }],
    ['id', { id: null }],
    ['child_id', { child_id: 'x' }],
    ['date', { date: '2026-02-30' }],
    ['changed_at', { changed_at: '2026-07-06' }],
    ['changed_at', { changed_at: '2026-07-06T25:00:00Z' }],
    ['status', { status: 'ill' }],
    ['arrived_at', { arrived_at: '08:00' }],
    ['left_with', { left_with: 'Oma' }],
    ['note', { note: 'x'.repeat(501) }],
  ])('with a wrong %s is told so: %j', async (field, wrong) => {
    const leader = await someWeekLeader(app, await someWeekOnSite(app));
    const answer = await trySend(app, leader, { ...change({ id: 1 }, { status: 'present' }), ...wrong });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [`changes.0.${field}`]]);
  });

  it('cannot come with more than 500 others', async () => {
    const leader = await someWeekLeader(app, await someWeekOnSite(app));
    const changes = Array.from({ length: 501 }, () => change({ id: 1 }, { status: 'present' }));
    expect((await trySend(app, leader, ...changes)).body.errors).toHaveProperty('changes');
  });
});

it('a child whose parents told that it does not come stands there as absent with a reason', async () => {
  const week = await someWeekOnSite(app);
  const child = await somePlaceIn(app, week);
  const leader = await someWeekLeader(app, week);
  await app.dataSource.manager.save(AbsenceEntity, {
    child_id: child.id,
    from: MONDAY,
    to: '2026-07-07',
    reason: 'krank',
    created_at: app.clock.now(),
  });
  expect((await childOf(app, leader, child))?.absence).toEqual({ reason: 'krank' });
  expect((await childOf(app, leader, child, { date: '2026-07-08' }))?.absence).toBeNull();
});

it('needs as many statements for many children as for few', async () => {
  const week = await someWeekOnSite(app);
  const child = await somePlaceIn(app, week);
  await someGroup(app, week, [child]);
  const leader = await someWeekLeader(app, week);
  const read = () => app.countStatements(() => dayOf(app, leader));
  const write = (children: readonly ChildEntity[]) =>
    app.countStatements(() =>
      send(app, leader, ...children.map((one) => change(one, { status: 'present' }))),
    );
  await write([child]);
  await dayOf(app, leader);
  const few = [(await read()).length, (await write([child])).length];
  const more: ChildEntity[] = [];
  for (let count = 0; count < 30; count += 1) more.push(await somePlaceIn(app, week));
  await someGroup(app, week, more);
  await write(more);
  const many = [(await read()).length, (await write([child, ...more])).length];
  expect(many[0]).toBe(few[0]);
  expect(few[0]).toBeLessThanOrEqual(24);
  // Each changed day is a row that is written.
  expect(many[1]! - few[1]!).toBeLessThanOrEqual(30);
});

it('a week in which attendance was marked is not deleted', async () => {
  const week = await someWeekOnSite(app);
  const child = await somePlaceIn(app, week);
  const leader = await someWeekLeader(app, week);
  await send(app, leader, change(child, { status: 'present' }));
  await app.dataSource.manager.delete(RegistrationEntity, { child_id: child.id });
  const admin = await someStaff(app, 'Administrator');
  const answer = await app.as(admin).delete(`/api/courseWeek/${week.id}`).expect(200);
  expect(answer.body.data).toMatchObject({
    success: false,
    message: expect.stringContaining('1 Anwesenheit – '),
  });
});

it('a parent who is erased is no longer named as who the child left with', async () => {
  const week = await someWeekOnSite(app);
  const [gone, stays] = [await someParent(app), await someParent(app)];
  const child = await somePlaceIn(app, week, { parent: gone });
  await app.dataSource.query('INSERT INTO child_parent (child_id, person_id) VALUES (?, ?)', [
    child.id,
    stays.personId,
  ]);
  const leader = await someWeekLeader(app, week);
  await send(app, leader, change(child, { left_with: `parent:${gone.personId}` }));
  const admin = await someStaff(app, 'Administrator');
  await app.as(admin).post(`/api/parent/${gone.personId}/erase`).send({}).expect(200);
  expect((await childOf(app, leader, child))?.attendance).toMatchObject({
    left_with: 'other',
    left_with_name: null,
  });
});
