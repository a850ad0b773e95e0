import { ACCOUNT_LIMITS, addDays } from '@feria/shared';
import { AbsenceEntity } from '../../../src/model/families/absence.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someTaxCode,
  someWeek,
  type Parent,
} from '../../support/builders.js';
import { registration } from './parents.js';

const HOUR = 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

const childBody = () => ({
  first_name: 'Mia',
  last_name: 'Rossi',
  lang: 'it',
  phone: '+39 333 1234567',
  school: 'gs_2',
  tax: someTaxCode({ from: 2012, years: 8 }),
});

/** Sets a limit for the test; afterwards it is what it was. */
async function within(key: keyof typeof ACCOUNT_LIMITS, value: string, work: () => Promise<void>) {
  const options = app.dataSource.manager;
  await options.update(OptionEntity, { key }, { value });
  try {
    await work();
  } finally {
    await options.update(OptionEntity, { key }, { value: ACCOUNT_LIMITS[key] });
  }
}

describe('the children of a family', () => {
  const add = (parent: Parent, language = 'de') =>
    app.as(parent).post('/api/my-family/children').set('api-lang', language).send(childBody());

  it('are twelve; a further one the office adds', async () => {
    const parent = await someParent(app);
    for (let count = 0; count < 12; count += 1) await add(parent).expect(201);
    const { body } = await add(parent).expect(422);
    expect(body.errors).toEqual({
      first_name: [expect.stringMatching(/^Mehr als 12 Kinder legt eine Familie nicht selbst an\. /)],
    });
    const { body: italian } = await add(parent, 'it').expect(422);
    expect(italian.errors.first_name[0]).toMatch(/^Una famiglia non inserisce da sé più di 12 bambini\. /);
    await someChild(app, [parent]);
    const { body: family } = await app.as(parent).get('/api/my-family').expect(200);
    expect(family.data.childrens).toHaveLength(13);
  });

  it('are as many as the organiser says, also when all are added at once', async () => {
    await within('limit_children', '3', async () => {
      const parent = await someParent(app);
      const answers = await Promise.all(Array.from({ length: 8 }, () => add(parent)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    });
  });
});

describe('the waiting list places and wishes of a child', () => {
  /** Weeks in which there are only places on the waiting list. */
  const fullWeeks = async (count: number) => {
    const course = await someCourse(app);
    const weeks = [];
    for (let week = 0; week < count; week += 1)
      weeks.push(await someWeek(app, course, { max_participants: 0 }));
    return { course, weeks };
  };
  const waitingOf = (child: { id: number }) =>
    app.dataSource.manager.countBy(RegistrationEntity, { child_id: child.id, is_waiting: true });

  it('are as many as the organiser says; what is too many is said at its week, and the office adds more', async () => {
    const parent = await someParent(app);
    const [child, sibling] = [await someChild(app, parent), await someChild(app, parent)];
    const { course, weeks } = await fullWeeks(4);
    const book = (booked: number[], who = child, language = 'de') =>
      app
        .as(parent)
        .post(`/api/send-registration/${course.id}`)
        .set('api-lang', language)
        .send(
          signUpBody(
            who,
            booked.map((index) => weeks[index]!),
          ),
        );
    await within('limit_waiting', '2', async () => {
      await book([0]).expect(201);
      const field = 'bookedChildren.0.courseWeeks.1.id';
      const { body: german } = await book([1, 2]).expect(422);
      expect(german.errors).toEqual({
        [field]: ['Für ein Kind sind höchstens 2 Plätze auf Wartelisten und Wünsche möglich.'],
      });
      const { body: italian } = await book([1, 2], child, 'it').expect(422);
      expect(italian.errors).toEqual({
        [field]: ['Per un bambino sono possibili al massimo 2 posti in lista d’attesa e preferenze.'],
      });
      expect(await waitingOf(child)).toBe(1);
      await book([1]).expect(201);
      await book([2]).expect(422);
      await book([0, 1], sibling).expect(201);
      const office = await someStaff(app, 'Office');
      await app
        .as(office)
        .post(`/api/send-registration/${course.id}/admin`)
        .send(signUpBody(child, [weeks[2]!]))
        .expect(201);
      // A place that is sure is none of them.
      const free = await someWeek(app, course);
      await app
        .as(parent)
        .post(`/api/send-registration/${course.id}`)
        .send(signUpBody(child, [free]))
        .expect(201);
    });
    await book([3]).expect(201);
  });

  it('of weeks that are over do not count', async () => {
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    const past = await fullWeeks(1);
    const { course, weeks } = await fullWeeks(1);
    await within('limit_waiting', '1', async () => {
      const book = (courseId: number, week: { id: number }) =>
        app
          .as(parent)
          .post(`/api/send-registration/${courseId}`)
          .send(signUpBody(child, [week]));
      await book(past.course.id, past.weeks[0]!).expect(201);
      await book(course.id, weeks[0]!).expect(422);
      await app.dataSource.manager.update(
        CourseWeekEntity,
        { id: past.weeks[0]!.id },
        { from: '2026-02-02', to: '2026-02-06' },
      );
      await book(course.id, weeks[0]!).expect(201);
    });
  });

  it('are no more when they are asked for at once, in several projects', async () => {
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    const projects = await Promise.all(Array.from({ length: 6 }, () => fullWeeks(1)));
    await within('limit_waiting', '2', async () => {
      const answers = await Promise.all(
        projects.map(({ course, weeks }) =>
          app.as(parent).post(`/api/send-registration/${course.id}`).send(signUpBody(child, weeks)),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422]);
      expect(await waitingOf(child)).toBe(2);
    });
  });
});

describe('who may pick up a child', () => {
  const save = (parent: Parent, child: { id: number }, count: number, language = 'de') =>
    app
      .as(parent)
      .put(`/api/my-family/children/${child.id}/pickup-persons`)
      .set('api-lang', language)
      .send({
        persons: Array.from({ length: count }, (_, at) => ({
          name: `Oma ${at}`,
          phone: `+39 333 111111${at}`,
        })),
      });

  it('are as many as the organiser says; who is in the list stays when the limit is lowered', async () => {
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    await within('limit_pickup_persons', '8', async () => {
      await save(parent, child, 8).expect(200);
      const { body } = await save(parent, child, 9).expect(422);
      expect(body.errors).toEqual({ persons: ['Höchstens 8 Personen.'] });
      const { body: italian } = await save(parent, child, 9, 'it').expect(422);
      expect(italian.errors).toEqual({ persons: ['Al massimo 8 persone.'] });
    });
    await save(parent, child, 8).expect(200);
    const { body } = await save(parent, child, 9).expect(422);
    expect(body.errors).toEqual({ persons: ['Höchstens 6 Personen.'] });
    await save(parent, child, 2).expect(200);
    await save(parent, child, 7).expect(422);
  });
});

describe('the absences of a child', () => {
  it('are as many as the organiser says; over ones do not count, and the office notes more', async () => {
    const parent = await someParent(app);
    const child = await someChild(app, parent, { first_name: 'Mia' });
    const course = await someCourse(app);
    const week = await someWeek(app, course);
    await app
      .as(parent)
      .post(`/api/send-registration/${course.id}`)
      .send(signUpBody(child, [week]))
      .expect(201);
    const days = [0, 1, 2, 3].map((day) => addDays(week.from, day));
    const body = (day: number) => ({ from: days[day], to: days[day] });
    const tell = (day: number, language = 'de') =>
      app
        .as(parent)
        .post('/api/my-family/absence')
        .set('api-lang', language)
        .send({ child_id: child.id, ...body(day) });
    await within('limit_absences', '2', async () => {
      const answers = await Promise.all([tell(0), tell(1), tell(2)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422]);
      const { body: german } = await tell(3).expect(422);
      expect(german.errors).toEqual({
        from: [
          expect.stringMatching(/^Mehr als 2 Abwesenheiten meldet eine Familie für Mia nicht selbst\. /),
        ],
      });
      const { body: italian } = await tell(3, 'it').expect(422);
      expect(italian.errors.from[0]).toMatch(/^Una famiglia non segnala da sé più di 2 assenze di Mia\. /);
      const office = await someStaff(app, 'Office');
      await app.as(office).post(`/api/child/${child.id}/absence`).send(body(3)).expect(201);
    });
    // What is over counts no more.
    await app.dataSource.manager.update(
      AbsenceEntity,
      { child_id: child.id },
      { from: '2020-01-01', to: '2020-01-01' },
    );
    await within('limit_absences', '1', async () => {
      await tell(0).expect(201);
      await tell(1).expect(422);
    });
  });
});

it('tax codes of others are tried twenty times an hour', async () => {
  const [other, parent] = [await someParent(app), await someParent(app)];
  const { tax } = await someChild(app, [other]);
  const guess = () =>
    app
      .as(parent)
      .post('/api/my-family/children')
      .send({ ...childBody(), tax });
  for (let count = 0; count < 20; count += 1) await guess().expect(422);
  const answer = await guess().expect(429);
  expect(answer.headers['retry-after']).toBe('3600');
  // Another parent is not kept from adding a child.
  await app.as(other).post('/api/my-family/children').send(childBody()).expect(201);
  app.clock.advance(HOUR);
  await app.as(parent).post('/api/my-family/children').send(childBody()).expect(201);
});

describe('accounts from one internet address', () => {
  const register = (address: string) =>
    app.http().post('/api/register').set('X-Forwarded-For', address).send(registration());

  it('are thirty an hour', async () => {
    for (let count = 0; count < 30; count += 1) await register('203.0.113.70').expect(201);
    const answer = await register('203.0.113.70').expect(429);
    expect(answer.headers['retry-after']).toBe('3600');
    await register('203.0.113.71').expect(201);
    app.clock.advance(HOUR);
    await register('203.0.113.70').expect(201);
  });

  it('are as many as the organiser says, also when all are made at once', async () => {
    await within('limit_registrations', '2', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => register('203.0.113.72')));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429, 429]);
    });
  });
});
