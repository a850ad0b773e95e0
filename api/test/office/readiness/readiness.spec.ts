import type { InstallationReadiness, ProjectReadiness, ReadinessOfProject } from '@feria/shared';
import { CourseWeekLeaderEntity } from '../../../src/model/on-site/week-group.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someCourse,
  someLocation,
  someNotices,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  staff = await someStaff(app, ['course.view', 'course.update', 'option.update']);
});
afterAll(() => app.close());

const ofProject = async (id: number): Promise<ProjectReadiness> =>
  (await app.as(staff).get(`/api/course/${id}/readiness`).expect(200)).body.data as ProjectReadiness;
const whatOf = async (id: number) => (await ofProject(id)).lacks.map(({ what }) => what);
const ofInstallation = async (): Promise<string[]> => {
  const { body } = await app.as(staff).get('/api/readiness').expect(200);
  return (body.data as InstallationReadiness).lacks.map(({ what }) => what);
};

it('says what the installation lacks, until it is entered', async () => {
  expect(await ofInstallation()).toEqual([
    'notices',
    'contact',
    'smtp',
    'organiser',
    'payment_address',
    'project',
  ]);
  await someNotices(app);
  const { manager } = app.dataSource;
  for (const [key, value] of [
    ['contact_name', 'Büro'],
    ['contact_email', 'buero@feria.example'],
    ['app_name', 'Ferien am Berg'],
    ['email_footer', '<p>Büro</p>'],
    ['payment_address', '<p>Brixen</p>'],
  ] as const)
    await manager.update(OptionEntity, { key }, { value });
  await someCourse(app);
  expect(await ofInstallation()).toEqual(['smtp', 'payment_address']);
});

it('says what a project lacks, with the week where it is mended', async () => {
  const location = await someLocation(app);
  const course = await someCourse(app, {
    active: false,
    location_id: location.id,
    description: '<p>Baden</p>',
    description_it: '<p>Bagno</p>',
    register_from: '2026-04-01',
    register_to: '2026-06-01',
  });
  expect(await whatOf(course.id)).toEqual(['weeks']);
  const week = await someWeek(app, course);
  expect(await ofProject(course.id)).toEqual({
    active: false,
    lacks: [{ what: 'leader', needed: false, count: 1, course_week_id: week.id }],
  });
  const leader = await someStaff(app, ['week.assigned']);
  const { manager } = app.dataSource;
  await manager.insert(CourseWeekLeaderEntity, { course_week_id: week.id, user_id: leader.id });
  expect(await whatOf(course.id)).toEqual([]);
  await manager.update(
    CourseEntity,
    { id: course.id },
    { register_from: null, register_to: null, location_id: null },
  );
  expect(await whatOf(course.id)).toEqual(['opening', 'place']);
  // A week that was cancelled is none.
  await manager.update(CourseWeekEntity, { id: week.id }, { cancelled_at: app.clock.now() });
  expect(await whatOf(course.id)).toEqual(['weeks', 'opening', 'place']);
});

it('takes as many statements for many weeks as for one', async () => {
  const course = await someCourse(app);
  await someWeek(app, course);
  const statements = async () =>
    (await app.countStatements(() => app.as(staff).get(`/api/course/${course.id}/readiness`))).length;
  const one = await statements();
  for (let more = 0; more < 12; more += 1) await someWeek(app, course);
  expect(await statements()).toBe(one);
});

it('says it of several at once, by name, in as many statements as of one', async () => {
  const courses = [];
  for (const name of ['Zelt', 'Bach', 'Moor']) courses.push(await someCourse(app, { name, active: false }));
  await someWeek(app, courses[0]!);
  const of = (ids: number[]) => app.as(staff).post('/api/course/readiness').send({ ids });
  const ids = courses.map(({ id }) => id);
  const { body } = await of([...ids, 999_999]).expect(200);
  const answer = body.data as ReadinessOfProject[];
  expect(answer.map(({ name }) => name)).toEqual(['Bach', 'Moor', 'Zelt']);
  for (const { id, active, lacks } of answer) expect({ active, lacks }).toEqual(await ofProject(id));
  const statements = async (some: number[]) => (await app.countStatements(() => of(some))).length;
  expect(await statements(ids)).toBe(await statements(ids.slice(0, 1)));
  await of([]).expect(422);
});

it('forbids nothing: a project becomes active with what it lacks, but for the notices of the law', async () => {
  const course = await someCourse(app, { active: false });
  expect((await ofProject(course.id)).lacks).toContainEqual(
    expect.objectContaining({ what: 'weeks', needed: true }),
  );
  await app.as(staff).post(`/api/course/${course.id}/changeActive`).send({ active: true }).expect(200);
});

it('knows no project that is not there', async () => {
  await app.as(staff).get('/api/course/99999/readiness').expect(404);
});
