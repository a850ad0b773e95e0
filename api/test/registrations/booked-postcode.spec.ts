import type { FamilyExport, StaffPersonDetail, StaffRegistrationDetail } from '@feria/shared';
import { Housekeeping } from '../../src/core/housekeeping/housekeeping.js';
import type { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import { PlzChangeEntity } from '../../src/model/registrations/plz-change.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import {
  signInAgain,
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../support/builders.js';
import { book, firstId, send } from './support/book.js';

/* The postcode with which was booked, and changes of it around a booking by priority (product/catalogue.md#priority). */

let app: TestApp;
let office: Staff;
beforeEach(async () => {
  app = await createTestApp();
  app.clock.set('2026-03-02T09:00:00Z');
  office = await someStaff(app, 'Office');
});
afterEach(() => app.close());

/** For families of 39042 from 1 March, for all from 10 March. */
const PRIORITY: Partial<CourseEntity> = {
  priority_places: ['39042'],
  priority_from: '2026-03-01',
  priority_from_time: null,
  register_from: '2026-03-10',
  register_to: '2026-05-31',
};

const moveTo = (parent: Parent, plz: string) =>
  app.as(parent).put('/api/my-family/parent').send({ plz }).expect(200);

async function go(instant: string, parent: Parent): Promise<Parent> {
  app.clock.set(instant);
  office = await signInAgain(app, office);
  return signInAgain(app, parent);
}

async function shown(id: number, as = office): Promise<StaffRegistrationDetail> {
  const answer = await app.as(as).get(`/api/peopleCourseWeekRegistration/${id}`).expect(200);
  return answer.body.data as StaffRegistrationDetail;
}

const changesOf = async (id: number) =>
  (await shown(id)).plz_changes.map(({ at, before, after }) => [at.slice(0, 10), before, after]);

async function bookByPriority(parent: Parent): Promise<{ id: number; courseId: number }> {
  const course = await someCourse(app, PRIORITY);
  const child = await someChild(app, parent);
  return { id: firstId(await book(app, parent, child, await someWeek(app, course))), courseId: course.id };
}

it('a postcode that was changed for a booking by priority, and back, is told to the office', async () => {
  let parent = await someParent(app);
  const course = await someCourse(app, PRIORITY);
  const week = await someWeek(app, course);
  const child = await someChild(app, parent);
  expect((await send(app, parent, course, signUpBody(child, week))).status).toBe(422);
  await moveTo(parent, '39042');
  const id = firstId(await book(app, parent, child, week));
  parent = await go('2026-03-04T09:00:00Z', parent);
  await moveTo(parent, '39100');
  expect(await shown(id)).toMatchObject({ plz: '39042' });
  const both = [
    ['2026-03-02', '39100', '39042'],
    ['2026-03-04', '39042', '39100'],
  ];
  expect(await changesOf(id)).toEqual(both);
  // Once all may book, a change gains nothing.
  parent = await go('2026-03-12T09:00:00Z', parent);
  await moveTo(parent, '39031');
  expect(await changesOf(id)).toEqual(both);
  const { body } = await app.as(office).get(`/api/parent/${parent.personId}`).expect(200);
  const named = [{ id: course.id, name: course.name, name_it: course.name_it }];
  expect((body.data as StaffPersonDetail).plz_changes).toEqual([
    { at: '2026-03-12T09:00:00.000Z', before: '39100', after: '39031', courses: [] },
    { at: '2026-03-04T09:00:00.000Z', before: '39042', after: '39100', courses: named },
    { at: '2026-03-02T09:00:00.000Z', before: '39100', after: '39042', courses: named },
  ]);
});

describe('nothing is told of', () => {
  it('a family that has lived there for long, nor of one that moved long before', async () => {
    const parent = await someParent(app);
    await moveTo(parent, '39042');
    const { id } = await bookByPriority(parent);
    expect(await changesOf(id)).toHaveLength(1);
    await app.dataSource.manager.updateAll(PlzChangeEntity, { at: new Date('2026-01-31T08:59:59Z') });
    expect(await changesOf(id)).toEqual([]);
    await app.dataSource.manager.updateAll(PlzChangeEntity, { at: new Date('2026-01-31T09:00:00Z') });
    expect(await changesOf(id)).toHaveLength(1);
  });

  it('a booking when everybody could, nor of a project without priority', async () => {
    let parent = await someParent(app);
    await moveTo(parent, '39042');
    const open = await someWeek(app, await someCourse(app));
    const without = firstId(await book(app, parent, await someChild(app, parent), open));
    expect(await changesOf(without)).toEqual([]);
    parent = await go('2026-03-10T09:00:00Z', parent);
    const { id } = await bookByPriority(parent);
    expect(await shown(id)).toMatchObject({ plz: '39042', plz_changes: [] });
  });

  it('a booking by the office, which keeps no postcode, and a change by the office', async () => {
    const parent = await someParent(app);
    await app.as(office).put(`/api/parent/${parent.personId}`).send({ plz: '39042' }).expect(200);
    const { id } = await bookByPriority(parent);
    expect(await shown(id)).toMatchObject({ plz: '39042', plz_changes: [] });
    const week = await someWeek(app, await someCourse(app));
    const child = await someChild(app, parent);
    const body = {
      bookedChildren: [{ id: child.id, courseWeeks: [{ id: week.id, dayType: 'full_day' }] }],
      emergency_contact1_phone: '+39 333 1111111',
    };
    const { body: answer } = await app
      .as(office)
      .post(`/api/send-registration/${week.course_id}/admin`)
      .send(body)
      .expect(201);
    const [{ id: byOffice }] = (answer as { data: { registrations: [{ id: number }] } }).data.registrations;
    expect(await shown(byOffice)).toMatchObject({ plz: null, plz_changes: [] });
  });
});

it('neither postcode nor changes are for who does not see the family', async () => {
  const parent = await someParent(app);
  await moveTo(parent, '39042');
  const { id, courseId } = await bookByPriority(parent);
  const list = async (as: Staff) =>
    (
      await app
        .as(as)
        .get('/api/peopleCourseWeekRegistration')
        .query({ filters: `course_id|${courseId}` })
    ).body.data[0] as Record<string, unknown>;
  expect(await list(office)).toMatchObject({ plz: '39042' });
  const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
  expect(await list(reader)).toMatchObject({ id, plz: null });
});

it('the copy for the family has both, of the own bookings; a change but for blanks is none', async () => {
  const parent = await someParent(app);
  await moveTo(parent, '39042');
  await moveTo(parent, ' 39042 ');
  const { id } = await bookByPriority(parent);
  const copy = (await app.as(parent).get('/api/my-family/export').expect(200)).body.data as FamilyExport;
  expect(copy.plz_changes).toEqual([{ at: '2026-03-02T09:00:00.000Z', before: '39100', after: '39042' }]);
  expect(copy.registrations.map(({ plz }) => plz)).toEqual(['39042']);
  const { manager } = app.dataSource;
  await manager.update('registration', { id }, { booked_by: office.id });
  const other = (await app.as(parent).get('/api/my-family/export').expect(200)).body.data as FamilyExport;
  expect(other.registrations.map(({ plz }) => plz)).toEqual([null]);
});

it('changes are kept for a year', async () => {
  const parent = await someParent(app);
  await moveTo(parent, '39042');
  const count = async () => {
    await app.app.get(Housekeeping).sweep();
    return app.dataSource.manager.count(PlzChangeEntity);
  };
  app.clock.set('2027-03-02T08:00:00Z');
  expect(await count()).toBe(1);
  app.clock.set('2027-03-02T10:00:00Z');
  expect(await count()).toBe(0);
});
