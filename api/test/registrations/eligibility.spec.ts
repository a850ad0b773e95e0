import { IsNull, Not } from 'typeorm';
import type { ErrorBody, MovePreview, StaffRegistrationDetail } from '@feria/shared';
import { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { RegistrationEventEntity } from '../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import type { TestApp } from '../support/app.js';
import { signUpBody, someChild, someCourse, someParent, someWeek, type Parent } from '../support/builders.js';
import { createQuietApp, office, registrationsOf, send } from './support/book.js';

/*
 * Whom a course is for (product/catalogue.md#eligibility). Weeks begin on Monday, 15 June 2026.
 */

let app: TestApp;
let parent: Parent;
beforeAll(async () => {
  app = await createQuietApp();
  parent = await someParent(app);
});
afterAll(() => app.close());

/** A week of a course with these limits. */
async function weekFor(limits: { age_from?: number; age_to?: number; schools?: string[] }) {
  const course = await someCourse(app, limits as object);
  return someWeek(app, course);
}
/** Seven years old when the week begins, eight the day after. */
const seven = () => someChild(app, parent, { birth: '2018-06-16', school: 'gs_2' });

const staffBody = (child: { id: number }, week: { id: number }, more: object = {}) => ({
  people_id: child.id,
  course_week_id: week.id,
  day_type: 'full_day',
  emergency_contact1_phone: '+39 333 1112223',
  ...more,
});
const reasonsOf = async (id: number): Promise<(string | null)[]> =>
  (await app.dataSource.manager.findBy(RegistrationEventEntity, { registration_id: id })).map(
    ({ reason }) => reason,
  );

describe('a parent', () => {
  it.each([
    [
      'is too young',
      { age_from: 8, age_to: 10 },
      'Für Kinder von 8 bis 10 Jahren (am ersten Tag ist das Kind 7)',
      'Per bambini da 8 a 10 anni (il primo giorno il bambino ne avrà 7)',
    ],
    [
      'is too old',
      { age_to: 6 },
      'Für Kinder bis 6 Jahre (am ersten Tag ist das Kind 7)',
      'Per bambini fino a 6 anni (il primo giorno il bambino ne avrà 7)',
    ],
    [
      'goes to another school year',
      { schools: ['gs_1', 'ms_1'] },
      'Für andere Schulstufen: Grundschule, 1. Klasse; Mittelschule, 1. Klasse',
      'Per altre classi: Scuola primaria, 1ª classe; Scuola secondaria di primo grado, 1ª classe',
    ],
  ])('cannot book for a child that %s, and reads why at its line', async (_, limits, german, italian) => {
    const week = await weekFor(limits);
    const child = await seven();
    for (const [language, text] of [
      ['de', german],
      ['it', italian],
    ] as const) {
      const { status, body } = await app
        .as(parent)
        .post(`/api/send-registration/${week.course_id}`)
        .set('api-lang', language)
        .send(signUpBody(child, week));
      expect(status).toBe(422);
      expect(body as ErrorBody).toMatchObject({
        code: 'not_eligible',
        errors: { 'bookedChildren.0.courseWeeks.0.id': [text] },
      });
    }
    expect(await registrationsOf(app, week)).toEqual([]);
  });

  it.each([
    ['of the age', { age_from: 7, age_to: 7 }],
    ['of the school year', { schools: ['gs_1', 'gs_2'] }],
  ])('books for a child %s', async (_, limits) => {
    const week = await weekFor(limits);
    const { status } = await send(app, parent, { id: week.course_id }, signUpBody(await seven(), week));
    expect(status).toBe(201);
  });

  it('gets nothing of a request with one line that does not fit, and the reason at that line alone', async () => {
    const week = await weekFor({ age_from: 8 });
    const older = await someChild(app, parent, { birth: '2017-01-01' });
    const { status, body } = await send(
      app,
      parent,
      { id: week.course_id },
      signUpBody([older, await seven()], week),
    );
    expect([status, Object.keys((body as ErrorBody).errors ?? {})]).toEqual([
      422,
      ['bookedChildren.1.courseWeeks.0.id'],
    ]);
    expect(await registrationsOf(app, week)).toEqual([]);
  });

  it('cannot give a reason: that is the office’s', async () => {
    const week = await weekFor({ age_from: 8 });
    const body = signUpBody(await seven(), week, { reason: 'Bitte' });
    expect((await send(app, parent, { id: week.course_id }, body)).status).toBe(422);
    expect(await registrationsOf(app, week)).toEqual([]);
  });
});

describe('the office', () => {
  it('is asked for a reason, which stands in the history and on the page of the registration', async () => {
    const week = await weekFor({ age_from: 8 });
    const child = await seven();
    const staff = app.as(await office(app));
    const path = '/api/peopleCourseWeekRegistration';
    const refused = await staff.post(path).send(staffBody(child, week)).expect(422);
    expect(refused.body as ErrorBody).toMatchObject({
      code: 'not_eligible',
      errors: { course_week_id: ['Für Kinder ab 8 Jahren (am ersten Tag ist das Kind 7)'] },
    });
    await staff
      .post(path)
      .send(staffBody(child, week, { reason: '  ' }))
      .expect(422);
    const { body } = await staff
      .post(path)
      .send(staffBody(child, week, { reason: 'Die Schwester ist dabei' }))
      .expect(201);
    const { id } = (body as { data: { id: number } }).data;
    expect(await reasonsOf(id)).toEqual(['Die Schwester ist dabei']);
    const read = (await staff.get(`${path}/${id}`).expect(200)).body as { data: StaffRegistrationDetail };
    expect(read.data.exceptions.map(({ reason }) => reason)).toEqual(['Die Schwester ist dabei']);
  });

  it('signs several children up with one reason', async () => {
    const week = await weekFor({ schools: ['ms_1'] });
    const path = `/api/send-registration/${week.course_id}/admin`;
    const body = signUpBody([await seven(), await seven()], week);
    const staff = app.as(await office(app));
    await staff.post(path).send(body).expect(422);
    await staff
      .post(path)
      .send({ ...body, reason: 'Aushilfe' })
      .expect(201);
    expect(await registrationsOf(app, week)).toHaveLength(2);
    const ids = (await registrationsOf(app, week)).map(({ id }) => id);
    expect(await Promise.all(ids.map(reasonsOf))).toEqual([['Aushilfe'], ['Aushilfe']]);
  });

  it('keeps no reason where none was needed', async () => {
    const week = await weekFor({ age_from: 7 });
    const body = staffBody(await seven(), week, { reason: 'Zur Sicherheit' });
    const staff = app.as(await office(app));
    const made = await staff.post('/api/peopleCourseWeekRegistration').send(body).expect(201);
    expect(await reasonsOf((made.body as { data: { id: number } }).data.id)).toEqual([null]);
  });

  it('moves a child to a week that is not for it with a reason only, and reads that before', async () => {
    const from = await weekFor({});
    const into = await weekFor({ age_to: 6 });
    const staff = app.as(await office(app));
    const made = await staff
      .post('/api/peopleCourseWeekRegistration')
      .send(staffBody(await seven(), from))
      .expect(201);
    const { id } = (made.body as { data: { id: number } }).data;
    const path = `/api/peopleCourseWeekRegistration/${id}`;
    const why = 'Für Kinder bis 6 Jahre (am ersten Tag ist das Kind 7)';
    const preview = await staff.get(`${path}/move-preview?course_week_id=${into.id}`).expect(200);
    expect((preview.body as { data: MovePreview }).data).toMatchObject({ refusal: null, ineligible: why });
    const refused = await staff.post(`${path}/move`).send({ course_week_id: into.id }).expect(422);
    expect(refused.body as ErrorBody).toMatchObject({
      code: 'not_eligible',
      errors: { course_week_id: [why] },
    });
    await staff.post(`${path}/move`).send({ course_week_id: into.id, reason: 'Freundin' }).expect(200);
    expect(await reasonsOf(id)).toEqual([null, 'Freundin']);
    const { course_week_id } = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { id });
    expect(course_week_id).toBe(into.id);
  });

  it('loses the reason with the data of the child', async () => {
    const week = await weekFor({ age_from: 8 });
    const family = await someParent(app);
    const child = await someChild(app, family, { birth: '2018-06-16' });
    const staff = app.as(await office(app));
    const body = staffBody(child, week, { reason: 'Darf wegen der Epilepsie zum Bruder' });
    await staff.post('/api/peopleCourseWeekRegistration').send(body).expect(201);
    const ofChild = { child_id: child.id, reason: Not(IsNull()) };
    expect(await app.dataSource.manager.countBy(RegistrationEventEntity, ofChild)).toBe(1);
    // A child with a registration ahead is not deleted.
    await app.dataSource.manager.update(CourseWeekEntity, week.id, { from: '2025-06-16', to: '2025-06-20' });
    await staff.delete(`/api/child/${child.id}`).expect(200);
    expect(await app.dataSource.manager.countBy(RegistrationEventEntity, ofChild)).toBe(0);
  });
});
