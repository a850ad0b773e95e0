import { randomUUID } from 'node:crypto';
import { AbsenceEntity } from '../../src/model/families/absence.entity.js';
import { AttendanceIssueEntity } from '../../src/model/on-site/attendance-issue.entity.js';
import { AttendanceEntity } from '../../src/model/on-site/attendance.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { ChildEntity, ChildParentEntity } from '../../src/model/families/child.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createQuietApp, move, remove } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someCourse, someParent, someWeek, type Parent, type Staff } from '../support/builders.js';
import {
  change,
  childOf,
  dayOf,
  issuesOf,
  Phone,
  saveGroups,
  sceneOnSite,
  send,
  settlePoint,
  someGroup,
  somePlaceIn,
  someWeekLeader,
} from './support.js';

/* Points about marks that count all the same, and what closing one takes (product/on-site.md#open-points). */

let app: TestApp;
let office: Staff;
let week: CourseWeekEntity;
let child: ChildEntity;
let leader: Staff;
let phone: Phone;
let parent: Parent;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(async () => {
  ({ office, week, parent, child, leader, phone } = await sceneOnSite(app, { leave_alone: true }));
});
afterAll(() => app.close());

const at = (hour: string): string => `2026-07-06T${hour}:00.000Z`;
const there = { status: 'present', arrived_at: at('06:00') };
const arrive = () => send(app, leader, phone.mark(child, there));
const leaves = (left_with: string, left_with_name: string | null = 'Tante Rosa') =>
  phone.mark(child, { left_at: at('06:30'), changed_at: at('06:30'), left_with, left_with_name }, there);
const pointsOf = async (user: Staff) =>
  (await issuesOf(app, user, { course_week_id: week.id })).map(({ reason, state }) => [reason, state]);
/** From then on the leader has no right to mark. */
async function takeOff(): Promise<void> {
  app.clock.set(at('07:02'));
  await saveGroups(app, office, week, { leaders: [] });
}
const dayIn = () => app.dataSource.manager.findOneByOrFail(AttendanceEntity, { child_id: child.id });
const savePickups = (...persons: object[]) =>
  app.as(office).put(`/api/child/${child.id}/pickup-persons`).send({ persons }).expect(200);
async function somePickup(): Promise<number> {
  const { body } = await savePickups({ name: 'Tante Rosa', phone: '+39 333 5550001' });
  return (body.data as { id: number }[])[0]!.id;
}

describe('a child that left with somebody', () => {
  beforeEach(arrive);

  it('who was withdrawn while the phone had no network has left, and its leader and the office are told', async () => {
    const id = await somePickup();
    const mark = leaves(`pickup:${id}`);
    await savePickups();
    const { results, attendance } = await send(app, leader, mark);
    expect(attendance).toMatchObject([{ left_with_name: 'Tante Rosa', left_at: at('06:30') }]);
    const points = await issuesOf(app, leader);
    expect(points).toMatchObject([
      {
        reason: 'not_authorised',
        state: 'open',
        made_by: { id: leader.id },
        mark: { left_with: `pickup:${id}`, left_with_name: 'Tante Rosa' },
        may_pick_up: false,
        may_restore: false,
        contact: { parents: [{ id: parent.personId }], contacts: [{ name: 'Oma Anna' }, {}] },
      },
    ]);
    expect(results).toMatchObject([{ outcome: 'applied', issue_id: points[0]!.id }]);
    expect(await pointsOf(office)).toEqual([['not_authorised', 'open']]);
    // Sent twice it is one point.
    expect((await send(app, leader, mark)).results).toMatchObject([
      { outcome: 'repeated', issue_id: points[0]!.id },
    ]);
    expect(await pointsOf(office)).toHaveLength(1);
  });

  it('who was withdrawn before the mark arrived may not on the list either; who was withdrawn afterwards may', async () => {
    const id = await somePickup();
    const early = leaves(`pickup:${id}`);
    await savePickups();
    const { attendance } = await send(app, leader, early);
    expect(attendance).toMatchObject([{ left_with_name: 'Tante Rosa', may_pick_up: false }]);
    expect((await childOf(app, office, child))?.attendance?.may_pick_up).toBe(false);
    const other = await somePlaceIn(app, week, { parent });
    const { body } = await app
      .as(office)
      .put(`/api/child/${other.id}/pickup-persons`)
      .send({ persons: [{ name: 'Onkel Karl', phone: '+39 333 5550002' }] })
      .expect(200);
    const [{ id: uncle }] = body.data as [{ id: number }];
    await send(app, leader, phone.mark(other, there));
    const gone = { left_at: at('06:30'), changed_at: at('06:30'), left_with: `pickup:${uncle}` };
    await send(app, leader, phone.mark(other, { ...gone, left_with_name: 'Onkel Karl' }, there));
    await app.as(office).put(`/api/child/${other.id}/pickup-persons`).send({ persons: [] }).expect(200);
    expect((await childOf(app, office, other))?.attendance?.may_pick_up).toBe(true);
  });

  it('by a point that was restored: whether who took it may pick it up is as of now', async () => {
    const id = await somePickup();
    await savePickups();
    await send(app, office, { ...change(child, { status: 'absent' }), changed_at: at('06:20') });
    const late = new Phone().mark(
      child,
      {
        left_at: at('06:30'),
        changed_at: at('06:30'),
        left_with: `pickup:${id}`,
        left_with_name: 'Tante Rosa',
      },
      there,
    );
    const { results } = await send(app, leader, late);
    expect(results).toMatchObject([{ outcome: 'issue' }]);
    await settlePoint(app, office, results[0]!.issue_id!, 'restore');
    expect((await childOf(app, office, child))?.attendance).toMatchObject({
      left_with_name: 'Tante Rosa',
      may_pick_up: false,
    });
  });

  describe('by a point that is restored', () => {
    const late = (left_with: string, left_with_name: string | null) =>
      new Phone().mark(
        child,
        { left_at: at('06:30'), changed_at: at('06:30'), left_with, left_with_name },
        there,
      );
    const restored = async (mark: object) => {
      await send(app, office, { ...change(child, { status: 'absent' }), changed_at: at('06:20') });
      const { results } = await send(app, leader, mark);
      expect(results).toMatchObject([{ outcome: 'issue' }]);
      expect((await settlePoint(app, office, results[0]!.issue_id!, 'restore')).status).toBe(200);
    };

    it('with somebody who may not pick it up is a point of its maker, and is taken back with the mark', async () => {
      const mark = late('other', 'Fremder Mann');
      await restored(mark);
      const points = await issuesOf(app, office, { course_week_id: week.id });
      expect(points).toMatchObject([
        {
          reason: 'not_authorised',
          state: 'open',
          made_by: { id: leader.id },
          mark: { left_with_name: 'Fremder Mann' },
          may_pick_up: false,
          contact: { parents: [{ id: parent.personId }] },
        },
        { reason: 'changed_meanwhile', state: 'restored' },
      ]);
      const back = { left_at: null, left_with: null, changed_at: at('06:40'), withdraws: mark.id };
      const seen = { ...there, left_at: at('06:30'), left_with: 'other' };
      await send(app, leader, phone.mark(child, back, seen));
      expect(await pointsOf(office)).toContainEqual(['not_authorised', 'undone']);
    });

    it('with a parent is none', async () => {
      await restored(late(`parent:${parent.personId}`, 'Mama'));
      expect(await pointsOf(office)).toEqual([['changed_meanwhile', 'restored']]);
    });
  });

  it.each([
    [
      'a parent who is none any more',
      () => leaves(`parent:${parent.personId}`),
      async () => {
        const other = await someParent(app);
        const { manager } = app.dataSource;
        await manager.insert(ChildParentEntity, { child_id: child.id, person_id: other.personId });
        await manager.delete(ChildParentEntity, { child_id: child.id, person_id: parent.personId });
      },
    ],
    [
      'nobody, which it may not any more',
      () => leaves('alone', null),
      () => app.dataSource.manager.update(ChildEntity, { id: child.id }, { leave_alone: false }),
    ],
    ['a pick-up person of another child', () => leaves('pickup:999999'), () => Promise.resolve()],
    ['an emergency contact', () => leaves('contact:1', 'Oma Anna'), () => Promise.resolve()],
    ['somebody else', () => leaves('other', 'Nachbar Karl'), () => Promise.resolve()],
    [
      'somebody whom nobody named',
      () => phone.mark(child, { left_at: at('06:30'), changed_at: at('06:30') }, there),
      () => Promise.resolve(),
    ],
  ])('%s', async (_, leave, withdraw) => {
    const mark = leave();
    await withdraw();
    expect((await send(app, leader, mark)).results).toMatchObject([{ outcome: 'applied' }]);
    expect(await pointsOf(office)).toEqual([['not_authorised', 'open']]);
  });

  it.each([
    ['a pick-up person', async () => leaves(`pickup:${await somePickup()}`)],
    ['a parent', () => leaves(`parent:${parent.personId}`)],
    ['nobody, as it may', () => leaves('alone', null)],
  ])('%s leaves no point', async (_, leave) => {
    expect((await send(app, leader, await leave())).results).toMatchObject([
      { outcome: 'applied', issue_id: null },
    ]);
    expect(await pointsOf(office)).toEqual([]);
  });

  it('whom its leader takes back at once: nothing is to be cleared up', async () => {
    const wrong = leaves('pickup:999999');
    await send(app, leader, wrong);
    const back = phone.mark(
      child,
      { left_at: null, left_with: null, changed_at: at('06:31'), withdraws: wrong.id },
      { ...there, left_at: at('06:30'), left_with: 'pickup:999999' },
    );
    await send(app, leader, back);
    expect(await pointsOf(office)).toEqual([['not_authorised', 'undone']]);
    expect(await dayIn()).toMatchObject({ status: 'present', left_at: null });
  });

  it('is not cleared up by who only says that it was taken back: the day still names who took the child', async () => {
    const wrong = leaves('other', 'Fremder Mann');
    await send(app, leader, wrong);
    const seen = { ...there, left_at: at('06:30'), left_with: 'other' };
    await send(
      app,
      leader,
      phone.mark(child, { note: 'ok', changed_at: at('06:31'), withdraws: wrong.id }, seen),
    );
    expect(await pointsOf(office)).toEqual([['not_authorised', 'open']]);
    expect(await dayIn()).toMatchObject({ left_with_name: 'Fremder Mann' });
  });

  it('whom the same phone has corrected before it was sent: only who counts matters', async () => {
    const wrong = leaves('pickup:999999');
    const right = leaves(`parent:${parent.personId}`, 'Mama');
    await send(app, leader, wrong, right);
    expect(await pointsOf(office)).toEqual([]);
    expect(await dayIn()).toMatchObject({ left_with_name: 'Mama' });
  });

  it('and a mark that became a point says that who took it may not', async () => {
    const mark = leaves('pickup:999999');
    await send(app, leader, phone.mark(child, { status: 'absent', changed_at: at('06:20') }, there));
    await send(app, office, new Phone().mark(child, { ...there, changed_at: at('06:25') }));
    await takeOff();
    app.clock.set(at('07:10'));
    await send(app, leader, { ...mark, changed_at: at('07:05') });
    expect(await issuesOf(app, office, { course_week_id: week.id })).toContainEqual(
      expect.objectContaining({ reason: 'not_leading', may_pick_up: false }),
    );
  });
});

describe('a child that is there although it was told that it does not come', () => {
  const tell = (body: object = {}) =>
    app
      .as(parent)
      .post('/api/my-family/absence')
      .send({ child_id: child.id, from: '2026-07-06', to: '2026-07-06', ...body });
  const arrival = (told_absent?: boolean) => phone.mark(child, there, { told_absent });

  it('is a point when the absence is told after it was marked, which names no parent', async () => {
    await arrive();
    expect((await tell()).status).toBe(201);
    expect(await issuesOf(app, leader)).toMatchObject([
      { reason: 'told_absent', mark: there, made_by: null, may_restore: false, contact: { parents: [{}] } },
    ]);
    expect(await pointsOf(office)).toEqual([['told_absent', 'open']]);
  });

  it('is a point when who marked it had not read of the absence', async () => {
    expect((await tell()).status).toBe(201);
    expect((await send(app, leader, arrival(false))).results).toMatchObject([{ outcome: 'applied' }]);
    expect(await issuesOf(app, leader)).toMatchObject([
      { reason: 'told_absent', made_by: { id: leader.id } },
    ]);
  });

  it.each([
    ['had read of it', true],
    ['has an older phone, which does not say', undefined],
  ])('is none when who marked it %s', async (_, told_absent) => {
    expect((await tell()).body.data.is_present).toBe(false);
    await send(app, leader, arrival(told_absent));
    expect(await pointsOf(office)).toEqual([]);
  });

  it.each([['of another day', { from: '2026-07-07', to: '2026-07-08' }]])(
    'is none for an absence %s',
    async (_, days) => {
      await arrive();
      expect((await tell(days)).status).toBe(201);
      await send(app, leader, phone.mark(child, { note: 'Hallo' }, { ...there, told_absent: false }));
      expect(await pointsOf(office)).toEqual([]);
    },
  );

  it('is none when it has left, or is absent', async () => {
    await send(app, leader, phone.mark(child, { status: 'absent' }));
    await tell();
    expect(await pointsOf(office)).toEqual([]);
  });

  it('is a point when it has come and left by the time its marks arrive', async () => {
    expect((await tell()).status).toBe(201);
    await send(app, leader, arrival(false), leaves('alone', null));
    expect(await pointsOf(office)).toEqual([['told_absent', 'open']]);
  });

  it('is a point when a mark is restored by which it is there', async () => {
    expect((await tell()).status).toBe(201);
    await send(app, office, { ...change(child, { status: 'excused' }), changed_at: at('06:20') });
    const { results } = await send(app, leader, arrival(false));
    expect(results).toMatchObject([{ outcome: 'issue' }]);
    await settlePoint(app, office, results[0]!.issue_id!, 'restore');
    expect(await pointsOf(office)).toContainEqual(['told_absent', 'open']);
  });

  it('is a point when a mark is restored by which it is there again after it had left', async () => {
    await arrive();
    await send(app, leader, leaves('alone', null));
    expect((await tell()).status).toBe(201);
    // Of a phone that had read neither.
    const { results } = await send(app, leader, {
      ...new Phone().mark(child, { ...there, left_at: null, left_with: null }, { told_absent: false }),
      changed_at: at('06:40'),
    });
    expect(results).toMatchObject([{ outcome: 'issue' }]);
    expect(await pointsOf(office)).not.toContainEqual(['told_absent', 'open']);
    expect(await issuesOf(app, office)).toContainEqual(
      expect.objectContaining({ change_id: results[0]!.id, may_restore: true, told_absent: true }),
    );
    await settlePoint(app, office, results[0]!.issue_id!, 'restore');
    expect(await pointsOf(office)).toContainEqual(['told_absent', 'open']);
  });

  it('is a point when it stays without its place and has another one later', async () => {
    await arrive();
    const { manager } = app.dataSource;
    const { id } = await manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
    const next = await someWeek(app, await someCourse(app), { from: '2026-07-13', to: '2026-07-17' });
    app.clock.set(at('07:05'));
    expect((await move(app, id, next, { mail: false })).status).toBe(200);
    expect((await tell({ to: '2026-07-13' })).body.data.is_present).toBe(true);
    expect(await pointsOf(office)).toContainEqual(['told_absent', 'open']);
  });

  it('is answered by the mark that it is not there', async () => {
    await arrive();
    await tell();
    await send(app, leader, phone.mark(child, { status: null, arrived_at: null }, there));
    expect(await pointsOf(office)).toEqual([['told_absent', 'closed']]);
  });

  it('and stays open when it leaves: somebody has to ask', async () => {
    await arrive();
    await tell();
    await send(app, leader, leaves('alone', null));
    expect(await pointsOf(office)).toEqual([['told_absent', 'open']]);
  });

  it('is found whichever comes first: an absence and an arrival at once leave a point', async () => {
    for (let round = 0; round < 6; round += 1) {
      const scene = await sceneOnSite(app);
      const mark = scene.phone.mark(scene.child, there, { told_absent: false });
      const [told, sent] = await Promise.all([
        app
          .as(scene.parent)
          .post('/api/my-family/absence')
          .send({ child_id: scene.child.id, from: '2026-07-06', to: '2026-07-06' }),
        send(app, scene.leader, mark),
      ]);
      expect([told.status, sent.results[0]!.outcome]).toEqual([201, 'applied']);
      const points = await app.dataSource.manager.findBy(AttendanceIssueEntity, {
        child_id: scene.child.id,
        reason: 'told_absent',
      });
      expect(points).toHaveLength(1);
      expect(await app.dataSource.manager.countBy(AbsenceEntity, { child_id: scene.child.id })).toBe(1);
    }
  });
});

describe('a time of another day', () => {
  it.each([
    ['arriving on the next morning', { status: 'present', arrived_at: '2026-07-07T06:00:00.000Z' }],
    ['arriving on the day before', { status: 'present', arrived_at: '2026-07-05T21:59:00.000Z' }],
    ['leaving on the next afternoon', { left_at: '2026-07-07T11:00:00.000Z', left_with: 'alone' }],
    ['leaving before the day', { left_at: '2026-07-05T20:00:00.000Z', left_with: 'alone' }],
  ])('%s makes a point and not a false day', async (_, fields) => {
    await arrive();
    app.clock.set('2026-07-07T12:00:00Z');
    const late = phone.mark(child, { ...fields, changed_at: at('10:00') }, there);
    expect((await send(app, office, late)).results).toMatchObject([{ outcome: 'issue' }]);
    expect(await pointsOf(office)).toEqual([['other_day', 'open']]);
    expect(await dayIn()).toMatchObject({ arrived_at: new Date(at('06:00')), left_at: null });
  });

  it.each([
    ['arriving at the last minute', { status: 'present', arrived_at: '2026-07-06T21:59:00.000Z' }],
    ['leaving in the night', { left_at: '2026-07-07T01:00:00.000Z', left_with: 'alone' }],
  ])('%s is of the day', async (_, fields) => {
    app.clock.set('2026-07-07T12:00:00Z');
    const mark = phone.mark(child, { ...fields, changed_at: '2026-07-07T02:00:00.000Z' });
    expect((await send(app, office, mark)).results).toMatchObject([{ outcome: 'applied' }]);
  });

  it.each([
    ['left_at', { left_at: '2026-07-07T11:00:00.000Z', left_with: 'alone' }],
    ['arrived_at', { status: 'present', arrived_at: '2026-07-07T06:00:00.000Z' }],
  ])('is not restored: %s is told so', async (field, fields) => {
    await arrive();
    app.clock.set('2026-07-07T12:00:00Z');
    await send(app, office, phone.mark(child, { ...fields, changed_at: at('10:00') }, there));
    const [point] = await issuesOf(app, office, { course_week_id: week.id });
    expect(point).toMatchObject({ reason: 'other_day', may_restore: false, may_close: true });
    const { status, body } = await settlePoint(app, office, point!.id, 'restore');
    expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]]);
    expect(body.errors[field][0]).toContain('anderen Tag als dem des Eintrags (06.07.2026)');
    expect(await dayIn()).toMatchObject({ arrived_at: new Date(at('06:00')), left_at: null });
  });
});

describe('a child that would have left before it arrived', () => {
  const early = { left_at: at('05:30'), left_with: 'alone', changed_at: at('06:40') };

  it('is a point and not a false day, until the wrong time is corrected', async () => {
    await arrive();
    const { results } = await send(app, leader, phone.mark(child, early, there));
    expect(results).toMatchObject([{ outcome: 'issue', message: expect.stringContaining('bevor es kam') }]);
    expect(await pointsOf(office)).toEqual([['left_before', 'open']]);
    expect(await dayIn()).toMatchObject({ left_at: null });
    const [point] = await issuesOf(app, office, { course_week_id: week.id });
    expect(point).toMatchObject({ may_restore: false, contact: { contacts: [{}, {}] } });
    const { status, body } = await settlePoint(app, office, point!.id, 'restore');
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['left_at']]);
    const corrected = { arrived_at: at('05:00'), changed_at: at('06:50') };
    await send(app, leader, phone.mark(child, corrected, there));
    expect(await issuesOf(app, office, { course_week_id: week.id })).toMatchObject([{ may_restore: true }]);
    expect((await settlePoint(app, office, point!.id, 'restore')).status).toBe(200);
    expect(await dayIn()).toMatchObject({ left_at: new Date(at('05:30')), left_with: 'alone' });
  });

  it('by a corrected arrival is one too; at the same minute is none', async () => {
    await arrive();
    await send(app, leader, leaves('alone', null));
    const seen = { ...there, left_at: at('06:30'), left_with: 'alone' };
    const late = (arrived_at: string) => phone.mark(child, { arrived_at, changed_at: at('06:50') }, seen);
    expect((await send(app, leader, late(at('06:45')))).results).toMatchObject([{ outcome: 'issue' }]);
    expect((await send(app, leader, late(at('06:30')))).results).toMatchObject([{ outcome: 'applied' }]);
    expect(await pointsOf(office)).toEqual([['left_before', 'open']]);
  });
});

describe('the name of who took a child stands beside no id of somebody else', () => {
  it('when the office has put another person into the list', async () => {
    await arrive();
    const id = await somePickup();
    const mark = leaves(`pickup:${id}`);
    const { body } = await savePickups({ id, name: 'Onkel Karl', phone: '+39 333 5550001' });
    const [{ id: karl }] = body.data as [{ id: number }];
    expect(karl).not.toBe(id);
    await send(app, leader, mark);
    expect(await dayIn()).toMatchObject({ left_with: `pickup:${id}`, left_with_name: 'Tante Rosa' });
    expect(await pointsOf(office)).toEqual([['not_authorised', 'open']]);
    // Who only gets another number stays the same person.
    const saved = await savePickups({ id: karl, name: 'onkel  Karl', phone: '+39 333 5550009' });
    expect(saved.body.data).toMatchObject([{ id: karl, phone: '+39 333 5550009' }]);
  });

  it.each([
    ['Oma Anna', 'contact:1'],
    ['Nachbar Sepp', 'other'],
  ])('when another emergency contact stands there by now: %s', async (name, left_with) => {
    await arrive();
    await send(app, leader, leaves('contact:1', name));
    expect(await dayIn()).toMatchObject({ left_with, left_with_name: name });
  });
});

describe('a reason that is gone is told', () => {
  const gone = async () =>
    (await issuesOf(app, office, { course_week_id: week.id })).map(({ reason, state, reason_gone }) => [
      reason,
      state,
      reason_gone,
    ]);

  it('when the absence was taken back', async () => {
    await arrive();
    const body = { from: '2026-07-06', to: '2026-07-06' };
    await app.as(office).post(`/api/child/${child.id}/absence`).send(body).expect(201);
    expect(await gone()).toEqual([['told_absent', 'open', false]]);
    const [absence] = await app.dataSource.manager.findBy(AbsenceEntity, { child_id: child.id });
    await app.as(office).delete(`/api/absence/${absence!.id}`).expect(200);
    expect(await gone()).toEqual([['told_absent', 'open', true]]);
  });

  it('when the child has its place again', async () => {
    await arrive();
    const { manager } = app.dataSource;
    const { id, ...registration } = await manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
    app.clock.set(at('07:05'));
    await remove(app, id, 'staff');
    expect(await gone()).toEqual([['place_ended', 'open', false]]);
    await manager.insert(RegistrationEntity, registration);
    expect(await gone()).toEqual([['place_ended', 'open', true]]);
  });

  it('when who took it may by now, or somebody else is who took it', async () => {
    await arrive();
    await send(app, leader, leaves('other', 'Nachbar Karl'));
    expect(await gone()).toEqual([['not_authorised', 'open', false]]);
    const seen = { ...there, left_at: at('06:30'), left_with: 'other' };
    const right = { left_with: `parent:${parent.personId}`, left_with_name: 'Mama', changed_at: at('06:40') };
    await send(app, leader, phone.mark(child, right, seen));
    expect(await gone()).toEqual([['not_authorised', 'open', true]]);
  });

  it('when the day says by now what the mark says', async () => {
    await send(app, leader, phone.mark(child, there));
    await send(app, office, { ...change(child, { status: 'absent' }), changed_at: at('06:20') });
    await send(app, leader, new Phone().mark(child, { left_at: at('06:30'), left_with: 'alone' }, there));
    expect(await gone()).toEqual([['changed_meanwhile', 'open', false]]);
    const left = { status: 'present', left_at: at('06:30'), left_with: 'alone', changed_at: at('06:50') };
    await send(app, office, change(child, left));
    expect(await gone()).toEqual([['changed_meanwhile', 'open', true]]);
  });
});

describe('closing a point', () => {
  const where = { reason: ['Bitte tragen Sie ein, wo das Kind ist.'] };

  it('by which somebody took the child asks where it is, as long as the day does not say', async () => {
    await arrive();
    await takeOff();
    const other = await someWeekLeader(app, week);
    app.clock.set(at('07:10'));
    await send(app, leader, { ...leaves('alone', null), changed_at: at('07:05') });
    const [point] = await issuesOf(app, other);
    expect(point).toMatchObject({ reason: 'not_leading', mark: { left_at: at('06:30') } });
    for (const user of [other, office]) {
      const { status, body } = await settlePoint(app, user, point!.id, 'close');
      expect([status, body.errors]).toEqual([422, where]);
    }
    // The day says it by now.
    const own = new Phone();
    await send(
      app,
      other,
      own.mark(child, { left_at: at('07:08'), left_with: 'alone', changed_at: at('07:08') }, there),
    );
    expect((await settlePoint(app, other, point!.id, 'close')).status).toBe(200);
  });

  it('that says that the child is there asks it too', async () => {
    await takeOff();
    app.clock.set(at('07:10'));
    await send(app, leader, phone.mark(child, { ...there, changed_at: at('07:05') }));
    const [point] = await issuesOf(app, office, { course_week_id: week.id });
    expect((await settlePoint(app, office, point!.id, 'close')).body.errors).toEqual(where);
    expect((await settlePoint(app, office, point!.id, 'close', { reason: 'bei der Oma' })).status).toBe(200);
  });

  it('about a note does not', async () => {
    await takeOff();
    app.clock.set(at('07:10'));
    await send(app, leader, phone.mark(child, { note: 'müde', changed_at: at('07:05') }, { note: null }));
    const [point] = await issuesOf(app, office, { course_week_id: week.id });
    expect((await settlePoint(app, office, point!.id, 'close')).status).toBe(200);
  });

  it('about what counts already asks it, and restores nothing', async () => {
    await arrive();
    await send(app, leader, leaves('pickup:999999'));
    const [point] = await issuesOf(app, leader);
    expect((await settlePoint(app, leader, point!.id, 'restore')).status).toBe(422);
    expect((await settlePoint(app, leader, point!.id, 'close')).body.errors).toEqual(where);
    const closed = await settlePoint(app, leader, point!.id, 'close', {
      reason: 'Mutter angerufen: ist daheim',
    });
    expect(closed.body.data).toMatchObject({
      state: 'closed',
      settled_reason: 'Mutter angerufen: ist daheim',
    });
  });
});

describe('who was taken off', () => {
  it('reads the own point and neither closes nor restores it; whoever leads now does', async () => {
    await arrive();
    await takeOff();
    app.clock.set(at('07:10'));
    await send(app, leader, { ...leaves('alone', null), changed_at: at('07:05') });
    const other = await someWeekLeader(app, week);
    const [own] = await issuesOf(app, leader);
    expect(own).toMatchObject({ reason: 'not_leading', may_close: false, may_restore: false });
    for (const what of ['close', 'restore'] as const)
      expect((await settlePoint(app, leader, own!.id, what, { reason: 'x' })).status).toBe(403);
    expect(await issuesOf(app, other)).toMatchObject([{ id: own!.id, may_close: true }]);
  });

  it('cannot say that a child left later than the mark was made', async () => {
    await arrive();
    await takeOff();
    app.clock.set(at('07:10'));
    const trick = { left_at: at('07:08'), left_with: 'other', left_with_name: 'Fremder Mann' };
    const mark = phone.mark(child, { ...trick, changed_at: at('07:01') }, there);
    expect((await send(app, leader, mark)).results).toMatchObject([{ outcome: 'issue' }]);
    expect(await dayIn()).toMatchObject({ left_at: null });
    expect(await pointsOf(office)).toEqual([['not_leading', 'open']]);
  });
});

it('points that somebody does not see, however many, hide none that it sees', async () => {
  const { manager } = app.dataSource;
  const foreign = await somePlaceIn(app, week);
  const bears = await someGroup(app, week, [child]);
  await someGroup(app, week, [foreign]);
  await send(
    app,
    bears.leader,
    new Phone().mark(child, there),
    new Phone().mark(child, { status: 'absent' }),
  );
  const [point] = await issuesOf(app, bears.leader);
  const issue = await manager.findOneByOrFail(AttendanceIssueEntity, { id: point!.id });
  const { id: _, ...row } = issue;
  for (let piece = 0; piece < 6; piece += 1)
    await manager.insert(
      AttendanceIssueEntity,
      Array.from({ length: 100 }, () => ({
        ...row,
        child_id: foreign.id,
        user_id: office.id,
        change_id: randomUUID(),
      })),
    );
  expect(await issuesOf(app, bears.leader)).toMatchObject([{ id: point!.id }]);
  const { issues, weeks } = await dayOf(app, bears.leader);
  expect(issues).toBe(1);
  expect(weeks.flatMap(({ children }) => children)).toMatchObject([
    { child_id: child.id, has_open_point: true },
  ]);
});
