import type { AttendanceChild, DeletePreview, DeleteResult } from '@feria/shared';
import { AttendanceEntity } from '../../src/features/attendance/attendance.entity.js';
import type { CourseWeekEntity } from '../../src/features/courses/course-week.entity.js';
import { ChildEntity } from '../../src/features/people/child.entity.js';
import { ParentEntity } from '../../src/features/people/parent.entity.js';
import { RegistrationEntity } from '../../src/features/registrations/registration.entity.js';
import { createQuietApp, remove, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someParent, someStaff, type Parent, type Staff } from '../support/builders.js';
import { duringWrite } from '../support/lock-waits.js';
import { childOf, issuesOf, Phone, sceneOnSite, send, settlePoint, somePlaceIn, trySend } from './support.js';

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
    expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['refused', GONE],
      ['applied', null],
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
