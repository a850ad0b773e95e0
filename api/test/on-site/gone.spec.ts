import type { AttendanceWeek } from '@feria/shared';
import { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../src/model/families/child.entity.js';
import { RegistrationEventEntity } from '../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createQuietApp, editWeek, move, remove, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someStaff, type Staff } from '../support/builders.js';
import {
  dayOf,
  MONDAY,
  type Phone,
  sceneOnSite,
  send,
  someGroup,
  somePlaceIn,
  someWeekLeader,
  someWeekOnSite,
} from './support.js';

/* Leaders read whose place ended today before anybody had marked the child: they look for it (product/on-site.md#place-ended). */

let app: TestApp;
let office: Staff;
let week: CourseWeekEntity;
let child: ChildEntity;
let leader: Staff;
let phone: Phone;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(async () => {
  ({ office, week, child, leader, phone } = await sceneOnSite(app));
});
afterAll(() => app.close());

const goneFor = async (user: Staff, query: object = {}): Promise<AttendanceWeek['gone']> =>
  (await dayOf(app, user, query)).weeks.flatMap(({ gone }) => gone);
const registrationOf = async ({ id }: { id: number }): Promise<number> =>
  (await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { child_id: id })).id;
const cancel = async (of: { id: number } = child) => remove(app, await registrationOf(of), 'staff');

it.each([
  ['cancelled', () => cancel()],
  ['moved', async () => move(app, await registrationOf(child), await someWeekOnSite(app))],
])('when it was %s: name and time, and nothing else of the child', async (_, end) => {
  expect(await goneFor(leader)).toEqual([]);
  app.clock.set('2026-07-06T07:30:00Z');
  await end();
  const { id, first_name, last_name } = child;
  expect(await goneFor(leader)).toEqual([{ id, first_name, last_name, at: '2026-07-06T07:30:00.000Z' }]);
  expect(await goneFor(office, { course_week_id: week.id })).toHaveLength(1);
});

it('when its week was cancelled, which is listed on that day only because of it', async () => {
  app.clock.set('2026-07-06T07:30:00Z');
  expect((await app.as(office).post(`/api/courseWeek/${week.id}/cancel`).send({})).status).toBe(200);
  expect(await goneFor(leader)).toMatchObject([{ id: child.id, at: '2026-07-06T07:30:00.000Z' }]);
  await travel(app, '2026-07-07T07:00:00Z', leader);
  expect((await dayOf(app, leader, { date: '2026-07-07' })).weeks).toEqual([]);
});

it('a week says that it was cancelled, not on days before, nor because all places ended otherwise', async () => {
  const cancelledFor = async (user: Staff): Promise<boolean[]> =>
    (await dayOf(app, user, { course_week_id: week.id })).weeks.map(({ cancelled }) => cancelled);
  const other = await somePlaceIn(app, week);
  await send(app, leader, phone.mark(child, { status: 'present' }), phone.mark(other, { status: 'present' }));
  expect(await cancelledFor(leader)).toEqual([false]);
  await cancel();
  expect(await cancelledFor(leader)).toEqual([false]);
  await app.as(office).post(`/api/courseWeek/${week.id}/cancel`).send({}).expect(200);
  for (const user of [leader, office]) expect(await cancelledFor(user)).toEqual([true]);
  // Cancelled on Wednesday, it ran on Monday.
  await travel(app, '2026-07-08T07:00:00Z', office);
  await app.dataSource.manager.update(
    CourseWeekEntity,
    { id: week.id },
    { cancelled_at: new Date('2026-07-08T06:00:00Z') },
  );
  expect(await cancelledFor(office)).toEqual([false]);
});

describe('when its week lost the day', () => {
  it('as when it was cancelled, to who would see it with its place', async () => {
    const { leader: foreign } = await someGroup(app, week, [await somePlaceIn(app, week)]);
    await someGroup(app, week, [child]);
    app.clock.set('2026-07-06T07:30:00Z');
    expect((await editWeek(app, week, { from: '2026-07-07' })).status).toBe(200);
    const { id } = child;
    for (const user of [leader, office])
      expect(await goneFor(user, { course_week_id: week.id })).toContainEqual(
        expect.objectContaining({ id, at: '2026-07-06T07:30:00.000Z' }),
      );
    expect(await goneFor(foreign)).not.toContainEqual(expect.objectContaining({ id }));
    expect(await goneFor(leader, { date: '2026-07-07' })).toEqual([]);
  });

  it('not when the week has the day again, nor of one that got its place afterwards', async () => {
    await editWeek(app, week, { from: '2026-07-07' });
    app.clock.set('2026-07-06T07:30:00Z');
    const later = await somePlaceIn(app, week);
    await app.dataSource.manager.insert(RegistrationEventEntity, {
      registration_id: await registrationOf(later),
      child_id: later.id,
      course_week_id: week.id,
      kind: 'registered' as const,
      at: app.clock.now(),
    });
    expect(await goneFor(leader)).toMatchObject([{ id: child.id }]);
    await editWeek(app, week, { from: MONDAY });
    expect(await goneFor(leader)).toEqual([]);
  });

  it('a week of which nobody is looked for is not listed', async () => {
    await send(app, leader, phone.mark(child, { status: 'absent' }));
    await editWeek(app, week, { from: '2026-07-07' });
    expect((await dayOf(app, leader)).weeks).toEqual([]);
  });
});

it('on that day only', async () => {
  await cancel();
  expect(await goneFor(leader, { date: '2026-07-07' })).toEqual([]);
  await travel(app, '2026-07-07T07:00:00Z', leader);
  expect(await goneFor(leader, { date: '2026-07-07' })).toEqual([]);
  expect(await goneFor(leader, { date: MONDAY })).toEqual([]);
});

it.each([
  ['that was there, and so stays on the list', { status: 'present' }],
  ['that was marked as absent', { status: 'absent' }],
])('not of a child %s', async (_, fields) => {
  await send(app, leader, phone.mark(child, fields));
  await cancel();
  expect(await goneFor(leader)).toEqual([]);
});

it('not of one that only waited, nor of one that has its place again', async () => {
  const waiting = await somePlaceIn(app, week, { registration: { is_waiting: true, queue_number: 1 } });
  await app.dataSource.manager.insert(RegistrationEventEntity, {
    registration_id: await registrationOf(waiting),
    child_id: waiting.id,
    course_week_id: week.id,
    kind: 'waiting' as const,
    at: app.clock.now(),
  });
  await cancel(waiting);
  await cancel();
  await app.dataSource.manager.insert(RegistrationEntity, {
    child_id: child.id,
    course_week_id: week.id,
    day_type: 'full_day',
    price: 12_000,
    emergency_contact1_phone: '+39 333 1111111',
    created_at: app.clock.now(),
  });
  expect(await goneFor(leader)).toEqual([]);
});

it('only to who would see it with its place', async () => {
  const { leader: guide } = await someGroup(app, week, [child]);
  const { leader: foreign } = await someGroup(app, week, [await somePlaceIn(app, week)]);
  const elsewhere = await someWeekLeader(app, await someWeekOnSite(app));
  await cancel();
  expect(await goneFor(guide)).toMatchObject([{ id: child.id }]);
  for (const user of [foreign, elsewhere, await someStaff(app, 'Project leader')])
    expect(await goneFor(user)).toEqual([]);
});

it('needs as many statements for many as for one', async () => {
  const more: ChildEntity[] = [];
  await somePlaceIn(app, week);
  for (let count = 0; count < 6; count += 1) more.push(await somePlaceIn(app, week));
  await cancel();
  const read = async (): Promise<number> => (await app.countStatements(() => dayOf(app, leader))).length;
  await read();
  const one = await read();
  for (const other of more) await cancel(other);
  expect(await goneFor(leader)).toHaveLength(7);
  expect(await read()).toBe(one);
});
