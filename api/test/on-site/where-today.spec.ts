import type { OfficeFamily, OfficeFamilyChild } from '@feria/shared';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../src/model/families/child.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createQuietApp, remove } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someStaff, type Parent, type Staff } from '../support/builders.js';
import { Phone, saveGroups, sceneOnSite, send, somePlaceIn } from './support.js';

/* Where the children of a family are now, for the office on the telephone (product/office.md#family-page). */

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
const read = async (reader: Staff = office): Promise<OfficeFamilyChild[]> => {
  const { body } = await app.as(reader).get(`/api/family/${parent.personId}`).expect(200);
  return (body.data as OfficeFamily).children!;
};
const todayOf = async (reader: Staff = office) => (await read(reader))[0]!.today;

it('says week, group, who leads, and what is marked', async () => {
  await saveGroups(app, office, week, {
    leaders: [leader.id],
    groups: [{ name: 'Bären', leaders: [], children: [child.id] }],
  });
  expect(await todayOf()).toMatchObject([
    {
      week: { id: week.id },
      group: 'Bären',
      leaders: [{ id: leader.id }],
      place_ended: false,
      told_absent: false,
      attendance: null,
    },
  ]);
  await send(app, leader, phone.mark(child, there));
  expect(await todayOf()).toMatchObject([{ attendance: there }]);
  const left = { left_at: at('06:30'), left_with: 'other', left_with_name: 'Nachbar' };
  await send(app, leader, phone.mark(child, left, there));
  const { manager } = app.dataSource;
  const { id } = await manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
  await remove(app, id, 'staff');
  // It stays on the list of the day, and so here.
  expect(await todayOf()).toMatchObject([
    { place_ended: true, attendance: { left_with_name: 'Nachbar', may_pick_up: false } },
  ]);
});

it('says that it was told absent, and nothing on a day without a week', async () => {
  const body = { from: '2026-07-06', to: '2026-07-06' };
  await app.as(office).post(`/api/child/${child.id}/absence`).send(body).expect(201);
  expect(await todayOf()).toMatchObject([{ told_absent: true, attendance: null }]);
  app.clock.set('2026-07-20T07:00:00Z');
  expect(await todayOf()).toEqual([]);
});

it('is for who sees attendance; the note for who sees health', async () => {
  await send(app, office, new Phone().mark(child, { ...there, note: 'Fieber' }));
  const family = ['person.view', 'child.index', 'person.index'] as const;
  expect(await todayOf(await someStaff(app, family))).toBeUndefined();
  const reader = await someStaff(app, [...family, 'peopleCourseWeekRegistration.index']);
  expect(await todayOf(reader)).toMatchObject([{ attendance: { status: 'present', note: null } }]);
});

it('needs as many statements for many children as for one', async () => {
  await send(app, leader, phone.mark(child, there));
  const statements = async () => (await app.countStatements(() => read())).length;
  await statements();
  const one = await statements();
  for (let count = 0; count < 3; count += 1) {
    const more = await somePlaceIn(app, week, { parent });
    await send(app, leader, phone.mark(more, there));
  }
  expect(await read()).toHaveLength(4);
  expect(await statements()).toBe(one);
});
