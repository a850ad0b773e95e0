import type { CourseWeekEntity } from '../../src/features/courses/course-week.entity.js';
import { createQuietApp, office as officeOf, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someStaff, type Staff } from '../support/builders.js';
import { dayOf, saveGroups, somePlaceIn, someWeekOnSite } from './support.js';

/* A leader who is taken off a week or a group in the middle of the day is told (product.md#today). */

let app: TestApp;
let office: Staff;
let week: CourseWeekEntity;
let leader: Staff;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(async () => {
  await travel(app, '2026-07-06T07:00:00Z');
  office = await officeOf(app);
  week = await someWeekOnSite(app);
  leader = await someStaff(app, 'Project leader');
});
afterAll(() => app.close());

const takenOff = async (user = leader) => (await dayOf(app, user)).taken_off;

it('of a whole week, with the time, on that day only', async () => {
  await saveGroups(app, office, week, { leaders: [leader.id] });
  expect(await takenOff()).toEqual([]);
  app.clock.set('2026-07-06T09:30:00Z');
  await saveGroups(app, office, week, { leaders: [] });
  expect(await takenOff()).toMatchObject([
    {
      week: { id: week.id, course: { id: week.course_id } },
      group: null,
      at: '2026-07-06T09:30:00.000Z',
      whole_week: true,
    },
  ]);
  expect(await takenOff(await someStaff(app, 'Project leader'))).toEqual([]);
  await travel(app, '2026-07-07T07:00:00Z', leader);
  expect((await dayOf(app, leader, { date: '2026-07-07' })).taken_off).toEqual([]);
});

it('of a group, by its name as long as there is one, and not while the leader still sees it', async () => {
  const bears = { name: 'Bären', children: [(await somePlaceIn(app, week)).id] };
  const { groups } = await saveGroups(app, office, week, { groups: [{ ...bears, leaders: [leader.id] }] });
  const { id } = groups[0]!;
  await saveGroups(app, office, week, { groups: [{ ...bears, id, leaders: [] }] });
  expect(await takenOff()).toMatchObject([{ group: 'Bären', whole_week: false }]);
  await saveGroups(app, office, week, { leaders: [leader.id], groups: [{ ...bears, id, leaders: [] }] });
  expect(await takenOff()).toEqual([]);
  await saveGroups(app, office, week, {});
  expect((await takenOff()).map(({ group, whole_week }) => [group, whole_week])).toEqual([
    [null, false],
    [null, true],
  ]);
});

it('of groups that are gone once, also who leads another group of the week', async () => {
  const groups = [1, 2].map((n) => ({ name: `Gruppe ${n}`, leaders: [leader.id], children: [] }));
  await saveGroups(app, office, week, { groups });
  app.clock.set('2026-07-06T09:30:00Z');
  await saveGroups(app, office, week, { groups: [{ ...groups[0], name: 'Alle' }] });
  expect(await takenOff()).toMatchObject([
    { group: null, whole_week: false, at: '2026-07-06T09:30:00.000Z' },
  ]);
});

it('not of a week that does not run on the day, nor who sees every week', async () => {
  const reader = await someStaff(app, ['week.assigned', 'peopleCourseWeekRegistration.index']);
  await saveGroups(app, office, week, { leaders: [leader.id, reader.id] });
  await saveGroups(app, office, week, { leaders: [] });
  expect(await takenOff(reader)).toEqual([]);
  expect((await dayOf(app, leader, { date: '2026-07-07' })).taken_off).toEqual([]);
});
