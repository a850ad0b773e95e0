import type { DayWeek } from '@feria/shared';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';
import { book, occupy, office } from '../../registrations/support/book.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-03-02T09:00:00Z');
  await office(app);
});
afterAll(() => app.close());

async function day(reader: Staff, date: string): Promise<DayWeek[]> {
  const { body } = await app.as(reader).get('/api/course/day').query({ date }).expect(200);
  return body.data as DayWeek[];
}

it('lists the weeks that run on the day, with their confirmed children by name and their age on that day', async () => {
  const days = { from: '2026-07-06', to: '2026-07-10' };
  const b = await someWeek(app, await someCourse(app, { name: 'Bach' }), { ...days, max_participants: 2 });
  const a = await someWeek(app, await someCourse(app, { name: 'Alm', active: false }), days);
  await someWeek(app, await someCourse(app), { from: '2026-07-13', to: '2026-07-17' });
  const parent = await someParent(app);
  const names = { last_name: 'Zorzi', birth: '2016-07-08', leave_alone: true, allergies: 'Nüsse' };
  const zoe = await someChild(app, parent, { first_name: 'Zoe', ...names });
  const adam = await someChild(app, parent, {
    first_name: 'Adam',
    last_name: 'Äußerer',
    birth: '2016-07-09',
  });
  const late = await someChild(app, parent);
  await book(app, parent, [zoe, adam], b);
  await book(app, parent, late, b); // waits
  const staff = await office(app);
  const list = await day(staff, '2026-07-08');
  expect(list.map(({ id, course }) => [id, course.name])).toEqual([
    [a.id, 'Alm'],
    [b.id, 'Bach'],
  ]);
  expect(list[1]?.children).toMatchObject([
    { child_id: adam.id, age: 9, day_type: 'full_day', leave_alone: false, health: false },
    { child_id: zoe.id, age: 10, leave_alone: true, health: true },
  ]);
  // Only whether there is something: what it is stands on the page of the child.
  expect(JSON.stringify(list)).not.toContain('Nüsse');
  const noted = await app.dataSource.manager.findBy(HealthReadEntity, { user_id: staff.id });
  expect(noted.map(({ child_id }) => child_id)).toEqual([zoe.id]);

  const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
  const [, seen] = await day(reader, '2026-07-10');
  expect(seen?.children.map(({ health }) => health)).toEqual([null, null]);
  expect(await day(staff, '2026-07-11')).toEqual([]);
});

it('leaves out cancelled weeks', async () => {
  const days = { from: '2026-08-03', to: '2026-08-07' };
  const week = await someWeek(app, await someCourse(app), days);
  await app.dataSource.manager.update(CourseWeekEntity, { id: week.id }, { cancelled_at: new Date() });
  expect(await day(await office(app), '2026-08-03')).toEqual([]);
});

it.each(['', '2026-02-30', 'x'])('refuses %p at the date', async (date) => {
  const { body } = await app
    .as(await office(app))
    .get('/api/course/day')
    .query({ date })
    .expect(422);
  expect(Object.keys(body.errors as object)).toEqual(['date']);
});

it('is for those who see registrations', async () => {
  const reader = await someStaff(app, ['course.index', 'child.index', 'child.health']);
  await app.as(reader).get('/api/course/day').query({ date: '2026-07-06' }).expect(403);
});

it('takes two statements more than nothing, however many weeks and children there are', async () => {
  const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
  const days = { from: '2026-08-17', to: '2026-08-21' };
  const statements = async () => (await app.countStatements(() => day(reader, '2026-08-18'))).length;
  await occupy(app, await someWeek(app, await someCourse(app), days), 1);
  const before = await statements();
  await occupy(app, await someWeek(app, await someCourse(app), days), 4);
  expect(await statements()).toBe(before);
});
