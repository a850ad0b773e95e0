import type { AttendanceChild, DeletePreview, DeleteResult } from '@feria/shared';
import { AttendanceEntity } from '../../src/model/on-site/attendance.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { ChildEntity, ChildParentEntity } from '../../src/model/families/child.entity.js';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { PickupPersonEntity } from '../../src/model/families/pickup-person.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { Housekeeping } from '../../src/core/housekeeping/housekeeping.js';
import { ErasedOnSiteEntity } from '../../src/model/on-site/erased-on-site.entity.js';
import { WeekGroupEntity } from '../../src/model/on-site/week-group.entity.js';
import { createQuietApp, remove, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someParent, someStaff, type Parent, type Staff } from '../support/builders.js';
import { duringWrite } from '../support/lock-waits.js';
import {
  childOf,
  dayOf,
  issuesOf,
  MONDAY,
  Phone,
  saveGroups,
  someGroup,
  sceneOnSite,
  send,
  settlePoint,
  somePlaceIn,
  trySend,
} from './support.js';

/* Nobody who is looked after is deleted by the way, nor whom to call (product/on-site.md#place-ended). */

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
  ({ office, week, parent, child, leader, phone } = await sceneOnSite(app));
});
afterAll(() => app.close());

const at = (hour: string): string => `2026-07-06T${hour}:00.000Z`;
const there = { status: 'present', arrived_at: at('06:00') };
const leave = () => ({ left_at: at('08:00'), left_with: `parent:${parent.personId}` });
const cancel = async (of: { id: number } = child): Promise<void> => {
  const { id } = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { child_id: of.id });
  app.clock.set(at('08:00'));
  await remove(app, id, 'staff');
};
const THERE = 'heute als anwesend eingetragen und noch nicht gegangen';
const CHILD_THERE = '1 Kind, das heute als anwesend eingetragen und noch nicht gegangen ist';
const GONE = 'Dieses Kind wurde inzwischen gelöscht.';
const POINT = '1 offener Punkt einer Anwesenheit';

/** What the preview and the delete answer; they must agree. @returns the refusal */
async function refusalOf(path: string, clerk: Staff = office): Promise<string | null> {
  const preview = await app.as(clerk).get(`${path}/delete-preview`).expect(200);
  const { refusal, consequences } = preview.body.data as DeletePreview;
  const answer = await app.as(clerk).delete(path).expect(200);
  const { success, message } = answer.body.data as DeleteResult;
  expect({ success, refusal }).toEqual({ success: refusal === null, refusal: success ? null : message });
  if (refusal !== null) expect(consequences).toEqual([]);
  return refusal;
}
const isStored = (of: { id: number } = child) => app.dataSource.manager.existsBy(ChildEntity, { id: of.id });

describe('a child is not deleted', () => {
  const path = () => `/api/child/${child.id}`;

  it('while it is there today without a place, and is on the lists afterwards', async () => {
    await send(app, leader, phone.mark(child, there));
    await cancel();
    const clerk = await someStaff(app, ['child.update']);
    expect(await refusalOf(path(), clerk)).toContain(`${THERE}; ${POINT}`);
    expect(await isStored()).toBe(true);
    expect(await childOf(app, leader, child)).toMatchObject({ attendance: there });
    // Closing the point says where it is, not that it has left.
    const [point] = await issuesOf(app, office, { course_week_id: week.id });
    const closed = await settlePoint(app, office, point!.id, 'close', { reason: 'Im Garten' });
    expect(closed.status).toBe(200);
    expect(await refusalOf(path())).toMatch(new RegExp(`: ${THERE}\\.$`));
    await send(app, leader, phone.mark(child, leave(), there));
    expect(await refusalOf(path())).toBeNull();
    expect(await isStored()).toBe(false);
  });

  it('while it has an open point, also of an earlier day', async () => {
    await send(app, leader, phone.mark(child, there));
    await cancel();
    await travel(app, '2026-07-07T07:00:00Z', office);
    expect(await refusalOf(path())).toMatch(new RegExp(`: ${POINT}\\.$`));
    const [point] = await issuesOf(app, office, { course_week_id: week.id });
    await settlePoint(app, office, point!.id, 'close', { reason: 'Abgeholt' });
    expect(await refusalOf(path())).toBeNull();
  });

  it('but its family is erased all the same', async () => {
    await send(app, leader, phone.mark(child, there));
    await cancel();
    const { body } = await app.as(office).post(`/api/parent/${parent.personId}/erase`).send({}).expect(200);
    expect(body.data).toMatchObject({ success: true });
    expect(await isStored()).toBe(false);
  });
});

describe('a mark of a child that is gone from Feria is refused, and the others are applied', () => {
  const sendBoth = async () => {
    const other = await somePlaceIn(app, week);
    const early = { ...there, changed_at: at('07:30') };
    const marks = [child, other].map((one) => phone.mark(one, early));
    app.clock.set(at('09:00'));
    const { results, attendance } = await send(app, leader, ...marks);
    expect(attendance.map(({ child_id }) => child_id)).toEqual([other.id]);
    expect(results.map(({ outcome, message, child_deleted }) => [outcome, message, child_deleted])).toEqual([
      ['refused', GONE, true],
      ['applied', null, false],
    ]);
    expect(await childOf(app, leader, other)).toMatchObject({ attendance: there });
  };

  it('when the office deleted it', async () => {
    await cancel();
    expect(await refusalOf(`/api/child/${child.id}`)).toBeNull();
    await sendBoth();
  });

  it('when its family was erased', async () => {
    app.clock.set(at('08:00'));
    await app.as(office).post(`/api/parent/${parent.personId}/erase`).send({}).expect(200);
    await sendBoth();
  });

  it('and nothing is said of it to who never had it', async () => {
    await cancel();
    expect(await refusalOf(`/api/child/${child.id}`)).toBeNull();
    const stranger = await someStaff(app, 'Project leader');
    const { results } = await send(app, stranger, new Phone().mark(child, there));
    expect(results).toMatchObject([
      { outcome: 'refused', message: 'Dieses Kind ist an diesem Tag in keiner Ihrer Wochen.' },
    ]);
  });
});

describe('a parent is not deleted', () => {
  const path = () => `/api/parent/${parent.personId}`;
  const isParent = () => app.dataSource.manager.existsBy(ParentEntity, { id: parent.personId });

  it('while its child is there, so that somebody can be called', async () => {
    await send(app, leader, phone.mark(child, there));
    await cancel();
    const clerk = await someStaff(app, ['person.update']);
    const calledBefore = (await childOf(app, leader, child)) as AttendanceChild;
    expect(calledBefore.parents).toHaveLength(1);
    expect(await refusalOf(path(), clerk)).toMatch(new RegExp(`: ${CHILD_THERE}\\.$`));
    const { parents, contacts } = (await childOf(app, leader, child)) as AttendanceChild;
    expect({ parents, contacts }).toEqual({
      parents: calledBefore.parents,
      contacts: calledBefore.contacts,
    });
    await send(app, leader, phone.mark(child, leave(), there));
    expect(await refusalOf(path())).toBeNull();
    expect(await isParent()).toBe(false);
  });

  it('nor one of two', async () => {
    const { personId } = await someParent(app);
    await app.dataSource.query('INSERT INTO child_parent (child_id, person_id) VALUES (?, ?)', [
      child.id,
      personId,
    ]);
    await send(app, leader, phone.mark(child, there));
    await cancel();
    expect(await refusalOf(path())).toContain(CHILD_THERE);
  });

  it('but is erased', async () => {
    await send(app, leader, phone.mark(child, there));
    await cancel();
    const { body } = await app.as(office).post(`${path()}/erase`).send({}).expect(200);
    expect(body.data).toMatchObject({ success: true });
    expect(await isParent()).toBe(false);
  });
});

describe('a family that is erased while its child is there', () => {
  const erase = () => app.as(office).post(`/api/parent/${parent.personId}/erase`).send({}).expect(200);
  const erasedFor = async (reader: Staff) =>
    (await dayOf(app, reader, { course_week_id: week.id })).weeks.flatMap(({ id, erased }) =>
      erased.map((one) => ({ week: id, ...one })),
    );
  const AT = '2026-07-06T08:00:00.000Z';

  it('says to who would see the child, until midnight, that one is erased, and nothing of it', async () => {
    const { id, leader: own } = await someGroup(app, week, [child]);
    const { leader: foreign } = await someGroup(app, week, []);
    const { name } = await app.dataSource.manager.findOneByOrFail(WeekGroupEntity, { id });
    await send(app, leader, phone.mark(child, there));
    app.clock.set(AT);
    await erase();
    const said = [{ week: week.id, group: name, at: AT }];
    for (const reader of [leader, own, office]) expect(await erasedFor(reader)).toEqual(said);
    expect(await erasedFor(foreign)).toEqual([]);
    expect(await erasedFor(await someStaff(app, 'Project leader'))).toEqual([]);
    const rows = await app.dataSource.manager.findBy(ErasedOnSiteEntity, { course_week_id: week.id });
    expect(rows.map(({ id: _, ...row }) => row)).toEqual([
      {
        child_id: child.id,
        course_week_id: week.id,
        week_group_id: id,
        date: MONDAY,
        at: new Date(AT),
      },
    ]);
    await travel(app, '2026-07-07T07:00:00Z', office);
    await app.app.get(Housekeeping).sweep();
    expect(await erasedFor(office)).toEqual([]);
    expect(await app.dataSource.manager.countBy(ErasedOnSiteEntity, { course_week_id: week.id })).toBe(0);
  });

  it('also when its place had ended, in a week that was cancelled', async () => {
    await send(app, leader, phone.mark(child, there));
    await app.as(office).post(`/api/courseWeek/${week.id}/cancel`).send({}).expect(200);
    app.clock.set(AT);
    await erase();
    expect(await erasedFor(leader)).toEqual([{ week: week.id, group: null, at: AT }]);
  });

  it('also when the mark arrives afterwards, once for all phones, and to the office', async () => {
    const second = await someStaff(app, 'Project leader');
    await saveGroups(app, office, week, { leaders: [leader.id, second.id] });
    app.clock.set(AT);
    await erase();
    app.clock.set(at('08:30'));
    const early = { ...there, changed_at: at('07:30') };
    const mark = phone.mark(child, early);
    for (const [user, one] of [
      [leader, mark],
      [leader, mark],
      [second, new Phone().mark(child, early)],
    ] as const)
      expect((await send(app, user, one)).results).toMatchObject([{ outcome: 'refused', message: GONE }]);
    for (const reader of [leader, office])
      expect(await erasedFor(reader)).toEqual([{ week: week.id, group: null, at: AT }]);
  });

  it.each([
    ['left', (): object[] => [phone.mark(child, there), phone.mark(child, leave(), there)]],
    ['was absent', (): object[] => [phone.mark(child, { status: 'absent' })]],
  ])('says nothing of one that %s by marks that arrive afterwards', async (_, marks) => {
    const sent = marks().map((mark) => ({ ...mark, changed_at: at('07:30') }));
    app.clock.set(AT);
    await erase();
    await send(app, leader, ...sent);
    expect(await erasedFor(office)).toEqual([]);
  });

  it('nor of one that somebody marks who never had it', async () => {
    app.clock.set(AT);
    await erase();
    const stranger = await someStaff(app, 'Project leader');
    await send(app, stranger, new Phone().mark(child, { ...there, changed_at: at('07:30') }));
    expect(await erasedFor(office)).toEqual([]);
  });

  it('says nothing of a child that has left, or never came', async () => {
    await send(app, leader, phone.mark(child, there), phone.mark(child, leave(), there));
    await erase();
    expect(await erasedFor(leader)).toEqual([]);
  });
});

describe('whom to call stays while a child is there', () => {
  const PHONE = '+39 333 5550000';
  const called = async () => {
    const { parents, contacts, pickup_persons } = (await childOf(app, leader, child)) as AttendanceChild;
    const phones = [...parents, ...contacts, ...pickup_persons].map(({ phone }) => phone);
    return { parents: parents.map(({ id }) => id), phones: phones.filter(Boolean) };
  };
  const CONTACTS = ['+39 333 1111111', '+39 333 2222222', '+39 333 5550001'];
  const saveParents = (parents: number[]) => app.as(office).put(`/api/child/${child.id}`).send({ parents });
  let second: Parent;
  beforeEach(async () => {
    const { manager } = app.dataSource;
    second = await someParent(app);
    await manager.update(ParentEntity, { id: parent.personId }, { phone: PHONE });
    await manager.update(ParentEntity, { id: second.personId }, { phone: null });
    await manager.update(RegistrationEntity, { child_id: child.id }, { booked_by: second.id });
    await manager.insert(PickupPersonEntity, { child_id: child.id, name: 'Rosa', phone: '+39 333 5550001' });
    await manager.insert(ChildParentEntity, {
      child_id: child.id,
      person_id: second.personId,
      invited_by: parent.personId,
    });
    await send(app, leader, phone.mark(child, there));
  });

  it('when the office takes parents from it: not the last one with a telephone, until it has left', async () => {
    for (const parents of [[], [second.personId]]) {
      const { body } = await saveParents(parents).expect(422);
      expect(body.errors).toEqual({
        parents: [
          'Das Kind ist heute da und noch nicht gegangen. Bis dahin muss ein Elternteil mit Telefon eingetragen bleiben, damit seine Leiter jemanden anrufen können.',
        ],
      });
    }
    await saveParents([parent.personId]).expect(200);
    expect(await called()).toEqual({ parents: [parent.personId], phones: [PHONE, ...CONTACTS] });
    await send(app, leader, phone.mark(child, leave(), there));
    await saveParents([second.personId]).expect(200);
  });

  it('when a second guardian leaves, or is taken away by who invited', async () => {
    await app.as(second).delete(`/api/my-family/children/${child.id}/guardianship`).expect(200);
    expect(await called()).toEqual({ parents: [parent.personId], phones: [PHONE, ...CONTACTS] });
    await app.dataSource.manager.insert(ChildParentEntity, {
      child_id: child.id,
      person_id: second.personId,
      invited_by: parent.personId,
    });
    await app
      .as(parent)
      .delete(`/api/my-family/children/${child.id}/guardians/${second.personId}`)
      .expect(200);
    expect(await called()).toEqual({ parents: [parent.personId], phones: [PHONE, ...CONTACTS] });
  });

  it('when somebody deletes the login of a parent, which is refused', async () => {
    const { body } = await app.as(await someStaff(app, ['user.update'])).delete(`/api/user/${second.id}`);
    expect(body.data).toMatchObject({ success: false });
    expect((await called()).phones).toEqual([PHONE, ...CONTACTS]);
  });

  it('when one parent of two is erased, who gave the contacts', async () => {
    await app.as(office).post(`/api/parent/${second.personId}/erase`).send({}).expect(200);
    const { parents, phones } = await called();
    expect(parents).toEqual([parent.personId]);
    expect(phones).toContain(PHONE);
    expect(phones).toContain('+39 333 5550001');
  });
});

describe('at the same moment', () => {
  it.each([
    ['a child', () => `/api/child/${child.id}`, THERE],
    ['a parent', () => `/api/parent/${parent.personId}`, CHILD_THERE],
  ])('%s is not deleted when a mark says that the child is there after all', async (_, path, refusal) => {
    await send(app, leader, phone.mark(child, { status: 'absent' }));
    await cancel();
    const answer = await duringWrite(
      app,
      (manager) => manager.update(AttendanceEntity, { child_id: child.id }, { status: 'present' }),
      () => app.as(office).delete(path()),
    );
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { success: false, message: expect.stringContaining(`: ${refusal}.`) },
    ]);
  });

  it('a mark is refused when its child goes after it was judged', async () => {
    await cancel();
    const answer = await duringWrite(
      app,
      (manager) => manager.delete(ChildEntity, { id: child.id }),
      () => trySend(app, leader, phone.mark(child, { ...there, changed_at: at('07:30') })),
    );
    expect([answer.status, answer.body.data?.results]).toEqual([
      200,
      [expect.objectContaining({ outcome: 'refused', message: GONE })],
    ]);
  });
});
