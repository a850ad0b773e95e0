import { DOCUMENT, type DayWeek, type StoredQuestion } from '@feria/shared';
import { HealthReadEntity } from '../../src/model/accounts/health-read.entity.js';
import { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../src/model/families/child.entity.js';
import { openDocument } from '../money/documents/support/paid.js';
import { readXlsx, values } from '../money/documents/support/xlsx.js';
import { createQuietApp, office, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someStaff, type Staff } from '../support/builders.js';
import { asking, someAnswer } from '../support/questions.js';
import { dayOf, MONDAY, somePlaceIn, someWeekLeader, someWeekOnSite } from './support.js';

/* What was answered to the questions of a project, on site (product/catalogue.md#questions): health as strictly as allergies. */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-07-06T10:00:00Z'));
afterAll(() => app.close());

interface Scene {
  week: CourseWeekEntity;
  child: ChildEntity;
}

/** A child of whom a size, what to do in an emergency, and what is asked of half days alone were answered. */
async function scene(): Promise<Scene> {
  const options = [{ id: 1, label: 'Groß', label_it: 'Grande' }];
  const questions = await asking(
    app,
    { kind: 'one_of', label: 'Hemd', label_it: 'Maglia', options },
    { label: 'Notfall', label_it: 'Emergenza', health: true },
    { label: 'Vormittag', label_it: 'Mattina', day_types: ['half_day'] },
  );
  const week = await someWeekOnSite(app, { questions });
  const child = await somePlaceIn(app, week);
  const course = await app.dataSource.manager.findOneByOrFail(CourseEntity, { id: week.course_id });
  for (const [index, value] of ([1, 'Spritze', 'hidden'] as const).entries())
    await someAnswer(app, child, course, value, course.questions[index] as StoredQuestion);
  return { week, child };
}

const readsOf = (user: Staff, { child }: Scene) =>
  app.dataSource.manager.countBy(HealthReadEntity, { user_id: user.id, child_id: child.id });
const withoutHealth = () =>
  someStaff(app, ['peopleCourseWeekRegistration.update', 'peopleCourseWeekRegistration.index']);
const answersFor = async (user: Staff, { week }: Scene) =>
  (await dayOf(app, user)).weeks.find(({ id }) => id === week.id)?.children[0]?.answers;

it('stands on Today for who leads the week, in the reader’s language, and is noted as read', async () => {
  const shown = await scene();
  const leader = await someWeekLeader(app, shown.week);
  expect(await answersFor(leader, shown)).toEqual([
    { question: 'Hemd', answer: 'Groß', health: false, warns: false },
    { question: 'Notfall', answer: 'Spritze', health: true, warns: true },
  ]);
  expect(await readsOf(leader, shown)).toBe(1);
  const { body } = await app
    .as(leader)
    .get('/api/attendance')
    .set('api-lang', 'it')
    .query({ date: MONDAY })
    .expect(200);
  expect(JSON.stringify(body)).toContain('"question":"Maglia","answer":"Grande"');
});

it('tells nothing of health to who must not see it, on Today, on the page of the day and on sheets', async () => {
  const shown = await scene();
  const reader = await withoutHealth();
  expect(await answersFor(reader, shown)).toEqual([
    { question: 'Hemd', answer: 'Groß', health: false, warns: false },
  ]);
  const day = await app.as(reader).get('/api/course/day').query({ date: MONDAY }).expect(200);
  const children = (user: { body: { data: DayWeek[] } }) =>
    user.body.data.find(({ id }) => id === shown.week.id)?.children;
  expect(children(day)?.[0]?.health).toBeNull();
  for (const path of [
    DOCUMENT.weekSheet(shown.week.id, 'de'),
    DOCUMENT.emergencySheet(shown.week.id, 'de'),
    DOCUMENT.daySheet(shown.week.id, MONDAY, 'de'),
  ]) {
    const { status, body } = await openDocument(app, reader, path, { format: 'xlsx' });
    expect(status).toBe(200);
    expect(JSON.stringify(readXlsx(body as Buffer))).not.toContain('Spritze');
  }
  expect(await readsOf(reader, shown)).toBe(0);
  // Who sees health is told that there is something.
  const nurse = await office(app);
  const seen = await app.as(nurse).get('/api/course/day').query({ date: MONDAY }).expect(200);
  expect(children(seen)?.[0]?.health).toBe(true);
  expect(await readsOf(nurse, shown)).toBe(1);
});

it('stands on the sheets: health in an emergency, and that there is something on the list of the week', async () => {
  const shown = await scene();
  const { week } = shown;
  const leader = await someWeekLeader(app, week);
  const tables = async (path: string) =>
    readXlsx((await openDocument(app, leader, path, { format: 'xlsx' })).body as Buffer);
  const first = async (path: string) => values((await tables(path))[0])[0];
  const last = async (path: string) => values((await tables(path)).at(-1))[0];
  expect(await first(DOCUMENT.emergencySheet(week.id, 'de'))).toMatchObject({
    Gesundheit: 'Notfall: Spritze',
  });
  expect(await first(DOCUMENT.weekSheet(week.id, 'de'))).toMatchObject({ Gesundheit: 'Ja' });
  expect(await last(DOCUMENT.weekSheet(week.id, 'de'))).toMatchObject({ Antworten: 'Hemd: Groß' });
  expect(await last(DOCUMENT.weekSheet(week.id, 'it'))).toMatchObject({ Risposte: 'Maglia: Grande' });
  // Two sheets that tell of health are one reading of the day and place.
  expect(await readsOf(leader, shown)).toBe(1);
});

it('is no warning where it says no, and still only for who sees health', async () => {
  const questions = await asking(app, {
    kind: 'yes_no',
    label: 'Heuschnupfen',
    label_it: 'Allergia',
    health: true,
  });
  const week = await someWeekOnSite(app, { questions });
  const child = await somePlaceIn(app, week);
  const course = await app.dataSource.manager.findOneByOrFail(CourseEntity, { id: week.course_id });
  await someAnswer(app, child, course, false);
  const shown = { week, child };
  const leader = await someWeekLeader(app, week);
  expect(await answersFor(leader, shown)).toEqual([
    { question: 'Heuschnupfen', answer: 'Nein', health: true, warns: false },
  ]);
  expect(await answersFor(await withoutHealth(), shown)).toEqual([]);
  const sheet = await openDocument(app, leader, DOCUMENT.weekSheet(week.id, 'de'), { format: 'xlsx' });
  expect(values(readXlsx(sheet.body as Buffer)[0])[0]?.Gesundheit ?? '').toBe('');
});
