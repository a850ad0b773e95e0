import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import { AuditEntryEntity } from '../../src/core/audit/audit-entry.entity.js';
import { AttendanceIssueEntity } from '../../src/model/on-site/attendance-issue.entity.js';
import { AttendanceChangeEntity } from '../../src/model/on-site/attendance.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { ChildParentEntity, type ChildEntity } from '../../src/model/families/child.entity.js';
import { PickupPersonEntity } from '../../src/model/families/pickup-person.entity.js';
import { forgetChildrenOnSite } from '../../src/office/privacy/forget-on-site.js';
import { createQuietApp, erase } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { READER, signInAgain, someParent, someStaff, type Staff } from '../support/builders.js';
import {
  change,
  childOf,
  dayOf,
  issuesOf,
  MONDAY,
  Phone,
  sceneOnSite,
  send,
  settlePoint,
  someGroup,
  somePlaceIn,
  someWeekLeader,
  trySend,
} from './support.js';

/* Marks that cannot be applied are kept as open points (product/on-site.md#open-points), and nobody gains sight by them. */

let app: TestApp;
let week: CourseWeekEntity;
let child: ChildEntity;
let leader: Staff;
let phone: Phone;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(async () => {
  ({ week, child, leader, phone } = await sceneOnSite(app));
});
afterAll(() => app.close());

const at = (hour: string): string => `2026-07-06T${hour}:00.000Z`;
const arrival = (hour: string) => ({ status: 'present', arrived_at: at(hour), changed_at: at(hour) });
const settle = (user: Staff, id: number, what: 'restore' | 'close', body: object = {}) =>
  settlePoint(app, user, id, what, body);
/** Sends one mark; what became of it. */
const outcomeOf = async (user: Staff, mark: object) => (await send(app, user, mark)).results[0]!;

describe('whom a child left with', () => {
  it('is stored as it stood on the screen, whoever stands there now', async () => {
    const { manager } = app.dataSource;
    const { id } = await manager.save(PickupPersonEntity, {
      child_id: child.id,
      name: 'Sepp',
      phone: '+39 1',
    });
    await manager.delete(PickupPersonEntity, { id });
    const person = { left_with_name: 'Nachbar Sepp', left_with_phone: '+39 333 5555555' };
    const gone = { left_at: at('06:30'), changed_at: at('06:30'), ...person };
    const { attendance } = await send(app, leader, phone.mark(child, { ...gone, left_with: 'contact:1' }));
    expect(attendance).toMatchObject([{ left_with: 'other', ...person }]);
    const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    expect((await childOf(app, reader, child))?.attendance).toMatchObject({
      ...person,
      left_with_phone: null,
    });
  });

  it('is corrected without the times', async () => {
    const gone = { left_at: at('06:30'), left_with: 'contact:1', left_with_name: 'Oma Anna' };
    await send(app, leader, phone.mark(child, { ...arrival('06:00'), ...gone }));
    const seen = { status: 'present', arrived_at: at('06:00'), left_at: at('06:30'), left_with: 'contact:1' };
    const other = { left_with: 'other', left_with_name: 'Onkel Toni' };
    const { attendance } = await send(app, leader, new Phone().mark(child, other, seen));
    expect(attendance).toMatchObject([{ ...seen, ...other }]);
  });

  it.each([
    ['left_with_name', { left_with: 'other' }],
    ['left_with', { left_with_name: 'Onkel' }],
    ['seen', { seen: null }],
    ['sequence', { sequence: null }],
    ['device', { device: null }],
    ['sequence', { sequence: 0 }],
    ['device', { device: 'phone' }],
    ['seen', { seen: 'present' }],
    ['seen.left_with', { seen: { left_with: 'Oma' } }],
  ])('with a wrong %s is told so: %j', async (field, wrong) => {
    const answer = await trySend(app, leader, { ...phone.mark(child, { left_at: at('06:30') }), ...wrong });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [`changes.0.${field}`]]);
  });

  it('may be told without a name by an older client', async () => {
    const answer = await trySend(app, leader, change(child, { left_with: 'other', note: 'Onkel' }));
    expect(answer.status).toBe(200);
  });
});

describe('an older state', () => {
  const there = { status: 'present', arrived_at: at('06:00') };
  let gone: { left_at: string; left_with: string; left_with_name: string };
  beforeEach(async () => {
    const [link] = await app.dataSource.manager.findBy(ChildParentEntity, { child_id: child.id });
    gone = { left_at: at('06:30'), left_with: `parent:${link!.person_id}`, left_with_name: 'Mama Eva' };
    await send(app, leader, phone.mark(child, arrival('06:00')));
    await send(app, leader, phone.mark(child, { ...gone, changed_at: at('06:30') }, there));
  });

  it('does not undo a departure: it is a point for all who mark the week', async () => {
    const second = await someWeekLeader(app, week);
    const { outcome, issue_id } = await outcomeOf(
      second,
      new Phone().mark(child, { ...arrival('06:45'), left_at: null }),
    );
    expect(outcome).toBe('issue');
    expect((await childOf(app, leader, child))?.attendance).toMatchObject({ ...there, ...gone });
    expect((await dayOf(app, leader, { course_week_id: week.id })).issues).toBeGreaterThanOrEqual(1);
    expect(await issuesOf(app, leader, { course_week_id: week.id, date: MONDAY })).toMatchObject([
      { id: issue_id, reason: 'changed_meanwhile', attendance: { ...there, ...gone } },
    ]);
    expect(await issuesOf(app, leader, { course_week_id: week.id, date: '2026-07-07' })).toEqual([]);
    const { body } = await settle(leader, issue_id!, 'restore');
    expect(body.data).toMatchObject({ state: 'restored', settled_by: { id: leader.id }, may_restore: false });
    expect((await childOf(app, leader, child))?.attendance).toMatchObject({
      status: 'present',
      arrived_at: at('06:45'),
      left_at: null,
      left_with: null,
      left_with_name: null,
      changed_by: { id: second.id },
    });
  });

  it('is restored and closed once, and each is noted', async () => {
    const { issue_id } = await outcomeOf(leader, new Phone().mark(child, arrival('06:45')));
    const both = await Promise.all([
      settle(leader, issue_id!, 'restore'),
      settle(leader, issue_id!, 'restore'),
    ]);
    expect(both.map(({ status, body }) => [status, body.data.state])).toEqual([
      [200, 'restored'],
      [200, 'restored'],
    ]);
    const closed = await settle(leader, issue_id!, 'close', { reason: 'x' });
    expect([closed.status, closed.body.message]).toEqual([
      409,
      'Der Eintrag dieses Punktes wurde inzwischen übernommen.',
    ]);
    const entry = { resource: 'attendance/issues/restore', record_id: issue_id! };
    expect(await app.dataSource.manager.countBy(AuditEntryEntity, entry)).toBe(1);
    const { issue_id: second } = await outcomeOf(leader, new Phone().mark(child, { status: 'absent' }));
    for (let time = 0; time < 2; time += 1)
      expect((await settle(leader, second!, 'close', { reason: 'vertippt' })).body.data).toMatchObject({
        state: 'closed',
        settled_reason: 'vertippt',
        settled_by: { id: leader.id },
      });
    const restored = await settle(leader, second!, 'restore');
    expect([restored.status, restored.body.message]).toEqual([
      409,
      'Dieser Punkt wurde inzwischen abgeschlossen.',
    ]);
    expect((await settle(leader, second!, 'close', { reason: 'x'.repeat(201) })).status).toBe(422);
  });

  it('is restored by who saw the day as it is: 409 and nothing else when somebody marked meanwhile', async () => {
    const { issue_id } = await outcomeOf(leader, new Phone().mark(child, arrival('06:45')));
    const point = async () => (await issuesOf(app, leader)).find(({ id }) => id === issue_id)!;
    const { version } = await point();
    const seen = { ...there, left_at: gone.left_at, left_with: gone.left_with };
    await send(app, leader, new Phone().mark(child, { left_with: 'alone', changed_at: at('06:50') }, seen));
    const late = await settle(leader, issue_id!, 'restore', { version });
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'changed_meanwhile',
      'Der Tag dieses Kindes hat sich inzwischen geändert. Bitte sehen Sie ihn noch einmal an.',
    ]);
    expect((await childOf(app, leader, child))?.attendance).toMatchObject({ left_with: 'alone' });
    expect(await point()).toMatchObject({ state: 'open', version: late.body.version });
    expect((await settle(leader, issue_id!, 'restore', { version: null })).status).toBe(422);
    expect((await settle(leader, issue_id!, 'restore')).status).toBe(200);
  });

  it('that was restored says what stood there before, in the point and in the log', async () => {
    const { issue_id } = await outcomeOf(
      leader,
      new Phone().mark(child, { ...arrival('06:45'), left_at: null }),
    );
    const { body } = await settle(leader, issue_id!, 'restore');
    expect(body.data.replaced).toMatchObject({ ...there, ...gone });
    const foreign = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    const [shown] = await issuesOf(app, foreign, { course_week_id: week.id });
    expect(shown?.replaced).toMatchObject({ ...there, note: null, left_with_phone: null });
    const entry = await app.dataSource.manager.findOneByOrFail(AuditEntryEntity, {
      resource: 'attendance/issues/restore',
      record_id: issue_id!,
    });
    expect(entry.fields?.split(',').sort()).toEqual(['arrived_at', 'left_at', 'left_with']);
    expect(JSON.parse(entry.changes!)).toEqual({
      arrived_at: ['06.07.2026 08:00', '06.07.2026 08:45'],
      left_at: ['06.07.2026 08:30', null],
    });
    const reader = await someStaff(app, ['auditLog.index', 'peopleCourseWeekRegistration.index']);
    const { body: log } = await app.as(reader).get('/api/auditLog').query({ search: '' });
    expect(JSON.stringify(log)).toContain(child.last_name);
    await forgetChildrenOnSite(app.dataSource.manager, [child.id]);
    expect(await app.dataSource.manager.findOneByOrFail(AuditEntryEntity, { id: entry.id })).toMatchObject({
      changes: null,
    });
  });

  it('that arrives twice, also at once, is one point', async () => {
    const marks = [new Phone().mark(child, arrival('06:45')), new Phone().mark(child, { status: 'absent' })];
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(app, leader, ...marks)));
    const outcomes = answers.flatMap(({ results }) => results.map(({ outcome }) => outcome)).sort();
    expect(outcomes).toEqual(['issue', 'issue', ...Array.from({ length: 6 }, () => 'repeated')]);
    const ids = new Set(answers.flatMap(({ results }) => results.map(({ issue_id }) => issue_id)));
    expect([ids.size, ids.has(null)]).toEqual([2, false]);
    expect(await app.dataSource.manager.countBy(AttendanceIssueEntity, { child_id: child.id })).toBe(2);
  });
});

it('two devices that mark differently at once: one counts, the other is a point', async () => {
  const second = await someWeekLeader(app, week);
  const answers = await Promise.all([
    outcomeOf(leader, phone.mark(child, arrival('06:00'))),
    outcomeOf(second, new Phone().mark(child, { status: 'absent' })),
  ]);
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['applied', 'issue']);
});

it('the marks of a device count by their sequence, and times are bounded by when they were received', async () => {
  const first = phone.mark(child, { status: 'present', arrived_at: at('08:00'), changed_at: at('08:00') });
  const second = phone.mark(
    child,
    { status: 'absent', changed_at: at('05:00') },
    { status: 'present', arrived_at: at('08:00') },
  );
  const { results, attendance } = await send(app, leader, second, first);
  expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied']);
  expect(attendance).toMatchObject([{ status: 'absent', arrived_at: at('07:00'), changed_at: at('07:00') }]);
  const stored = await app.dataSource.manager.findOneByOrFail(AttendanceChangeEntity, { id: first.id });
  expect(stored).toMatchObject({ device: phone.device, sequence: 1, changed_at: new Date(at('07:00')) });
});

describe('through points nobody sees more:', () => {
  it('a leader of another group nothing, a reader neither note nor telephone', async () => {
    const { leader: foreign } = await someGroup(app, week, [await somePlaceIn(app, week)]);
    const { leader: guide } = await someGroup(app, week, [child]);
    await send(app, leader, phone.mark(child, { status: 'absent' }));
    const person = { left_with: 'other', left_with_name: 'Onkel', left_with_phone: '+39 333 1' };
    const { issue_id } = await outcomeOf(
      guide,
      new Phone().mark(child, { status: 'present', note: 'Fieber', ...person }),
    );
    expect(await issuesOf(app, foreign)).toEqual([]);
    for (const what of ['restore', 'close'] as const)
      expect((await settle(foreign, issue_id!, what)).status).toBe(404);
    expect((await settle(leader, 999_999, 'close')).status).toBe(404);
    // Who may change registrations and not see them.
    const clerk = await someStaff(app, ['peopleCourseWeekRegistration.update']);
    await app.as(clerk).post(`/api/attendance/issues/${issue_id}/close`).send({}).expect(404);
    const markOf = async (user: Staff) =>
      (await issuesOf(app, user, { course_week_id: week.id })).find(({ id }) => id === issue_id)?.mark;
    expect(await markOf(guide)).toMatchObject({ note: 'Fieber', ...person });
    const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    expect(await markOf(reader)).toMatchObject({ note: null, ...person, left_with_phone: null });
    expect((await settle(await someStaff(app, READER), issue_id!, 'close')).status).toBe(403);
    const [stored] = await app.dataSource.query<{ fields: string }[]>(
      'SELECT fields FROM attendance_issue WHERE id = ?',
      [issue_id],
    );
    expect(stored?.fields).not.toContain('Fieber');
  });

  it('of a child in no group all leaders of the week see and restore them, until it is in a group', async () => {
    const { leader: foreign } = await someGroup(app, week, [await somePlaceIn(app, week)]);
    await send(app, leader, phone.mark(child, { status: 'absent' }));
    const { issue_id } = await outcomeOf(leader, new Phone().mark(child, arrival('06:00')));
    expect(await issuesOf(app, foreign)).toMatchObject([{ id: issue_id, may_restore: true }]);
    const { leader: guide } = await someGroup(app, week, [child]);
    expect(await issuesOf(app, foreign)).toEqual([]);
    expect((await dayOf(app, foreign)).issues).toBe(0);
    for (const what of ['restore', 'close'] as const)
      expect((await settle(foreign, issue_id!, what)).status).toBe(404);
    expect(await issuesOf(app, guide)).toMatchObject([{ id: issue_id, may_restore: true }]);
    expect((await settle(guide, issue_id!, 'restore')).status).toBe(200);
  });

  it.each([
    ['date', '2026-02-30'],
    ['course_week_id', 'x'],
  ])('a wrong %s is told', async (field, value) => {
    const answer = await app
      .as(leader)
      .get('/api/attendance/issues')
      .query({ [field]: value });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });
});

it('tomorrow can be loaded in the evening, and through the night', async () => {
  for (const instant of ['2026-07-06T15:00:00Z', '2026-07-06T21:59:00Z', '2026-07-06T22:30:00Z']) {
    app.clock.set(instant);
    expect(await childOf(app, await signInAgain(app, leader), child, { date: '2026-07-07' })).toBeDefined();
  }
});

describe('erasing', () => {
  it('takes the points of a child', async () => {
    await send(app, leader, phone.mark(child, { status: 'absent' }));
    await send(app, leader, new Phone().mark(child, arrival('06:00')));
    const { manager } = app.dataSource;
    expect(await manager.countBy(AttendanceIssueEntity, { child_id: child.id })).toBe(1);
    await erase(app, [child]);
    expect(await manager.countBy(AttendanceIssueEntity, { child_id: child.id })).toBe(0);
  });

  it('takes a parent out of marks and points of a child that stays', async () => {
    const [gone, stays] = [await someParent(app), await someParent(app)];
    const shared = await somePlaceIn(app, week, { parent: gone });
    await app.dataSource.query('INSERT INTO child_parent (child_id, person_id) VALUES (?, ?)', [
      shared.id,
      stays.personId,
    ]);
    const them = {
      left_with: `parent:${gone.personId}`,
      left_with_name: 'Eva Rossi',
      left_with_phone: '+39 1',
    };
    const left = { left_at: at('06:30'), changed_at: at('06:30'), ...them };
    await send(
      app,
      leader,
      phone.mark(shared, { ...left, left_with: 'alone', left_with_name: null, left_with_phone: null }),
    );
    const point = await outcomeOf(leader, new Phone().mark(shared, left));
    const admin = await someStaff(app, 'Administrator');
    await app.as(admin).post(`/api/parent/${gone.personId}/erase`).send({}).expect(200);
    const [issue] = (await issuesOf(app, leader)).filter(({ id }) => id === point.issue_id);
    expect(issue?.mark).toMatchObject({ left_with: 'other', left_with_name: null, left_with_phone: null });
  });
});

describe('points of a child on a day are closed by one answer', () => {
  const there = arrival('06:00');

  /** Points that say that the child is absent, of as many phones; the last asks where the child is. */
  async function somePoints(count: number): Promise<number[]> {
    const marks = Array.from({ length: count - 1 }, () => new Phone().mark(child, { status: 'absent' }));
    const { results } = await send(app, leader, ...marks);
    const { results: left } = await send(
      app,
      leader,
      new Phone().mark(child, { left_at: at('06:20'), left_with: 'other', left_with_name: 'Karl' }),
    );
    return [...results, ...left].map(({ issue_id }) => issue_id!);
  }
  const pointsNow = async (ids: readonly number[]) =>
    (await issuesOf(app, leader)).filter(({ id }) => ids.includes(id));

  beforeEach(async () => {
    await send(app, leader, phone.mark(child, there));
  });

  it('many of one child, which one person can make, hide those of no other', async () => {
    const other = await somePlaceIn(app, week);
    await send(app, leader, phone.mark(other, there));
    const hidden = await outcomeOf(leader, new Phone().mark(other, { status: 'absent' }));
    const office = await someStaff(app, 'Office');
    const before = new Map<Staff, number>();
    for (const reader of [office, leader]) before.set(reader, (await dayOf(app, reader)).issues);
    const marks = Array.from({ length: 200 }, () => new Phone().mark(child, { status: 'absent' }));
    for (let sent = 0; sent < 3; sent += 1)
      await send(app, leader, ...marks.map((mark) => ({ ...mark, id: randomUUID(), device: randomUUID() })));
    for (const [reader, number] of before) {
      expect((await issuesOf(app, reader)).map(({ id }) => id)).toContain(hidden.issue_id);
      expect((await childOf(app, reader, other))?.has_open_point).toBe(true);
      expect((await dayOf(app, reader)).issues).toBe(number + 600);
    }
  });

  it('each with who, when and why, and each in the log', async () => {
    const [first, ...also] = await somePoints(40);
    expect((await settle(leader, first!, 'close', { also })).status).toBe(422);
    expect((await pointsNow([first!, ...also])).map(({ state }) => state)).not.toContain('closed');
    const answer = await settle(leader, first!, 'close', { also, reason: 'ist beim Schwimmen' });
    expect([answer.status, answer.body.data.id]).toEqual([200, first]);
    const closed = await pointsNow([first!, ...also]);
    expect(closed).toHaveLength(40);
    for (const point of closed)
      expect(point).toMatchObject({
        state: 'closed',
        settled_by: { id: leader.id },
        settled_at: expect.any(String),
        settled_reason: 'ist beim Schwimmen',
      });
    const logged = { resource: 'attendance/issues/close', record_id: In([first!, ...also]) };
    expect(await app.dataSource.manager.countBy(AuditEntryEntity, logged)).toBe(40);
    // A second time nothing changes.
    expect((await settle(leader, first!, 'close', { also, reason: 'anderswo' })).status).toBe(200);
    expect((await pointsNow([first!]))[0]?.settled_reason).toBe('ist beim Schwimmen');
  });

  it('none of them when one was settled otherwise meanwhile, is of another child, or not for who asks', async () => {
    const [first, second, third] = await somePoints(3);
    await settle(leader, second!, 'restore');
    const late = await settle(leader, first!, 'close', { also: [second!, third!], reason: 'ist da' });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);

    const other = await somePlaceIn(app, week);
    await send(app, leader, phone.mark(other, there));
    const { issue_id } = await outcomeOf(leader, new Phone().mark(other, { status: 'absent' }));
    const mixed = await settle(leader, first!, 'close', { also: [issue_id!], reason: 'ist da' });
    expect([mixed.status, Object.keys(mixed.body.errors as object)]).toEqual([422, ['also']]);
    const unknown = { also: [third!, 999_999], reason: 'ist da' };
    expect((await settle(leader, first!, 'close', unknown)).status).toBe(404);
    const reader = await someStaff(app, ['peopleCourseWeekRegistration.index', 'week.assigned']);
    expect((await settle(reader, first!, 'close', { also: [third!], reason: 'ist da' })).status).toBe(403);
    const states = (await pointsNow([first!, third!])).map(({ state }) => state);
    expect(states).toEqual(['open', 'open']);
  });
});
