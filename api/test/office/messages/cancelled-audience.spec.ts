import type { MessageAudience } from '@feria/shared';
import { MessageAudiences } from '../../../src/office/messages/audience.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import {
  book,
  createQuietApp,
  firstId,
  office,
  remove,
  someFamily,
  travel,
} from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someChild, someCourse, someWeek } from '../../support/builders.js';
import { preview } from './support.js';

/* Who is reached by `states: cancelled` (product/mailing.md#messages). */

let app: TestApp;
let course: CourseEntity;
let week: CourseWeekEntity;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(async () => {
  await travel(app, '2026-03-02T09:00:00Z');
  course = await someCourse(app);
  week = await someWeek(app, course);
});
afterAll(() => app.close());

const ofWeek = (id = week.id): MessageAudience => ({
  kind: 'week',
  course_week_id: id,
  states: ['cancelled'],
});
const ofProject = (): MessageAudience => ({ kind: 'project', course_id: course.id, states: ['cancelled'] });

async function reached(audience: MessageAudience) {
  const told = await preview(app, await office(app), audience);
  return told.receivers.map(({ person_id }) => person_id).sort();
}

it('are those who gave a place back and those whom the office cancelled, with a place or waiting', async () => {
  const small = await someWeek(app, course, { max_participants: 1 });
  const [gives, cancelled, stays, waits] = [
    await someFamily(app),
    await someFamily(app),
    await someFamily(app),
    await someFamily(app),
  ];
  await remove(app, firstId(await book(app, gives.parent, gives.child, week)), gives.parent);
  await remove(app, firstId(await book(app, cancelled.parent, cancelled.child, week)), 'staff');
  await book(app, stays.parent, stays.child, week);
  await book(app, stays.parent, stays.child, small);
  await remove(app, firstId(await book(app, waits.parent, waits.child, small)), 'staff');
  const inWeek = [gives.parent.personId, cancelled.parent.personId].sort();
  expect(await reached(ofWeek())).toEqual(inWeek);
  expect(await reached(ofWeek(small.id))).toEqual([waits.parent.personId]);
  expect(await reached(ofProject())).toEqual([...inWeek, waits.parent.personId].sort());
});

it('a child with a place in the same week again is none of them, one with another week is', async () => {
  const other = await someWeek(app, course);
  const [again, elsewhere] = [await someFamily(app), await someFamily(app)];
  await remove(app, firstId(await book(app, again.parent, again.child, week)), again.parent);
  await book(app, again.parent, again.child, week);
  await remove(app, firstId(await book(app, elsewhere.parent, elsewhere.child, week)), elsewhere.parent);
  await book(app, elsewhere.parent, elsewhere.child, other);
  expect(await reached(ofWeek())).toEqual([elsewhere.parent.personId]);
  expect(await reached(ofProject())).toEqual([elsewhere.parent.personId]);
});

it('a family gets one message, and a week that a child left twice stands in it once', async () => {
  const { parent, child } = await someFamily(app);
  const sibling = await someChild(app, parent);
  for (let times = 0; times < 2; times += 1)
    await remove(app, firstId(await book(app, parent, child, week)), parent);
  await remove(app, firstId(await book(app, parent, sibling, week)), 'staff');
  const told = await preview(app, await office(app), ofWeek());
  expect(told.receivers.map(({ person_id }) => person_id)).toEqual([parent.personId]);
  const audiences = app.app.get(MessageAudiences);
  const { reached: receivers } = await audiences.receiversOf(ofWeek(), {
    permissions: ['peopleCourseWeekRegistration.index'],
  } as never);
  expect(receivers.map(({ values }) => [values.children.length, values.weeks.length])).toEqual([[2, 2]]);
});

it('of a week that was cancelled are those that ended with it alone', async () => {
  const [before, withWeek] = [await someFamily(app), await someFamily(app)];
  await remove(app, firstId(await book(app, before.parent, before.child, week)), before.parent);
  await book(app, withWeek.parent, withWeek.child, week);
  await travel(app, '2026-03-02T10:00:00Z');
  await app
    .as(await office(app))
    .post(`/api/courseWeek/${week.id}/cancel`)
    .send({})
    .expect(200);
  expect(await reached(ofWeek())).toEqual([withWeek.parent.personId]);
  expect(await reached(ofProject())).toEqual([withWeek.parent.personId]);
});

it('leaves out children that were anonymised, and places that were moved', async () => {
  const other = await someWeek(app, course);
  const [gone, moved] = [await someFamily(app), await someFamily(app)];
  await remove(app, firstId(await book(app, gone.parent, gone.child, week)), gone.parent);
  await app.dataSource.manager.update(ChildEntity, { id: gone.child.id }, { anonymised_at: app.clock.now() });
  const id = firstId(await book(app, moved.parent, moved.child, week));
  await app
    .as(await office(app))
    .post(`/api/peopleCourseWeekRegistration/${id}/move`)
    .send({ course_week_id: other.id })
    .expect(200);
  expect(await reached(ofWeek())).toEqual([]);
  expect(await reached(ofProject())).toEqual([]);
});
