import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import type { TestApp } from '../support/app.js';
import { signUpBody, someChild, someCourse, someParent, someWeek } from '../support/builders.js';
import { asking } from '../support/questions.js';
import {
  bookByStaff,
  createQuietApp,
  firstId,
  occupy,
  office,
  outcomes,
  remove,
  send,
  someFamily,
  stored,
  travel,
} from './support/book.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

/** Sets the clock to an instant, signs up a child of a new family, and gives the answer. */
async function signUpAt(instant: string, course: CourseEntity, week: CourseWeekEntity, lang = 'de') {
  app.clock.set(instant);
  const { parent, child } = await someFamily(app);
  return send(app, parent, course, signUpBody(child, week), { lang });
}

describe('the registration window', () => {
  let course: CourseEntity;
  let week: CourseWeekEntity;
  beforeAll(async () => {
    course = await someCourse(app, {
      register_from: '2026-02-20',
      register_from_time: '08:30',
      register_to: '2026-03-31', // in summer time, UTC+2; `register_from` is in UTC+1
    });
    week = await someWeek(app, course);
  });

  it.each([
    ['a millisecond before it opens', '2026-02-20T07:29:59.999Z', 422],
    ['when it opens', '2026-02-20T07:30:00.000Z', 201],
    ['in its last second', '2026-03-31T21:59:59.999Z', 201],
    ['when its last day is over', '2026-03-31T22:00:00.000Z', 422],
  ])('%s', async (_, instant, status) => {
    const answer = await signUpAt(instant, course, week);
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body.code).toBe('registration_closed');
  });

  it.each([
    ['de', 'Die Anmeldung ist derzeit nicht möglich.'],
    ['it', 'Al momento le iscrizioni non sono aperte.'],
  ])(
    'outside it, the answer has the message at the field of the week, in the language of the request (%s)',
    async (lang, message) => {
      const answer = await signUpAt('2026-05-01T10:00:00Z', course, week, lang);
      expect(answer.body).toEqual({
        code: 'registration_closed',
        message,
        errors: { 'bookedChildren.0.courseWeeks.0.id': [message] },
      });
    },
  );

  it('opens at midnight, Rome time, when the course sets no time', async () => {
    const courseWithoutTime = await someCourse(app, { register_from: '2026-03-10' });
    const itsWeek = await someWeek(app, courseWithoutTime);
    expect((await signUpAt('2026-03-09T22:59:59.999Z', courseWithoutTime, itsWeek)).status).toBe(422);
    expect((await signUpAt('2026-03-09T23:00:00.000Z', courseWithoutTime, itsWeek)).status).toBe(201);
  });

  it('is never open when the course has no first day of registration', async () => {
    const closedCourse = await someCourse(app, { register_from: null });
    expect(
      (await signUpAt('2026-03-10T10:00:00Z', closedCourse, await someWeek(app, closedCourse))).body.code,
    ).toBe('registration_closed');
  });

  it('is over for a week that has started, while later weeks of the course stay open', async () => {
    const long = await someCourse(app, { register_to: '2026-12-31' });
    const first = await someWeek(app, long, { from: '2026-06-15', to: '2026-06-19' });
    const second = await someWeek(app, long, { from: '2026-06-22', to: '2026-06-26' });
    expect((await signUpAt('2026-06-14T21:59:59Z', long, first)).status).toBe(201);
    expect((await signUpAt('2026-06-14T22:00:00Z', long, first)).status).toBe(422);
    expect((await signUpAt('2026-06-14T22:00:00Z', long, second)).status).toBe(201);
  });
});

describe('staff', () => {
  it.each([
    ['before registration opens', { register_from: '2026-04-01' }, '2026-03-02T09:00:00Z'],
    ['after it closed', { register_to: '2026-03-01' }, '2026-03-02T09:00:00Z'],
    ['after the week has started', {}, '2026-06-16T09:00:00Z'],
    ['in a course that is not active', { active: false }, '2026-03-02T09:00:00Z'],
  ])('may book %s', async (_, wanted, instant) => {
    const { child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app, wanted));
    await travel(app, instant);
    expect(outcomes(await bookByStaff(app, child, week))).toEqual(['confirmed']);
  });

  it('book the free seat of a week that has started, though others wait: they cannot move up any more', async () => {
    const week = await someWeek(app, await someCourse(app), { max_participants: 1 });
    const [seat] = await occupy(app, week, 1);
    const { children } = await someFamily(app, 3);
    expect(outcomes(await bookByStaff(app, children[0]!, week))).toEqual(['waiting']);
    await travel(app, '2026-06-15T09:00:00Z');
    await remove(app, seat!, 'staff'); // the week has started, so nobody moves up from the waiting list
    expect(outcomes(await bookByStaff(app, [children[1]!, children[2]!], week))).toEqual([
      'confirmed',
      'waiting',
    ]);
  });

  it('never book above capacity', async () => {
    const week = await someWeek(app, await someCourse(app), { max_participants: 1, waiting_list: 1 });
    const { children } = await someFamily(app, 3);
    expect(outcomes(await bookByStaff(app, children, week))).toEqual(['confirmed', 'waiting', 'full']);
  });

  it('book children of several families in one call, and no consents are stored', async () => {
    const week = await someWeek(app, await someCourse(app));
    const children = [(await someFamily(app)).child, (await someFamily(app)).child];
    const result = await bookByStaff(app, children, week);
    expect(await stored(app, firstId(result))).toMatchObject({
      privacy_consent_at: null,
      privacy_hash: null,
      photo_privacy: null,
      booked_by: (await office(app)).id,
    });
    expect(outcomes(result)).toEqual(['confirmed', 'confirmed']);
  });

  it('book at most 200 registrations (children × weeks) in one call; a repeated call gets its first answer', async () => {
    const course = await someCourse(app, { from: null, to: null });
    const weeks = [];
    for (let count = 0; count < 11; count += 1) weeks.push(await someWeek(app, course));
    const { children } = await someFamily(app, 20);
    const post = async (body: object) =>
      app
        .as(await office(app))
        .post(`/api/send-registration/${course.id}/admin`)
        .set('Idempotency-Key', 'many')
        .send(body);
    const refused = await post(signUpBody(children, weeks));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['bookedChildren']);
    const accepted = await post(signUpBody(children, weeks.slice(1)));
    expect(accepted.status).toBe(201);
    expect(accepted.body.data.registrations).toHaveLength(200);
    expect((await post(signUpBody(children, weeks.slice(1)))).body).toEqual(accepted.body);
  });

  it('must keep the other rules: no child twice in a week, known children, an emergency contact', async () => {
    const week = await someWeek(app, await someCourse(app));
    const child = await someChild(app, await someParent(app));
    await bookByStaff(app, child, week);
    const answer = await app
      .as(await office(app))
      .post(`/api/send-registration/${week.course_id}/admin`)
      .send(signUpBody([child, { id: 999_999 }], week, { emergency_contact1_phone: null }));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors).sort()).toEqual([
      'bookedChildren.0.courseWeeks.0.id',
      'bookedChildren.1.id',
      'emergency_contact1_phone',
    ]);
  });
});

describe('POST /api/peopleCourseWeekRegistration, staff sign one child up for one week', () => {
  let week: CourseWeekEntity;
  beforeAll(async () => {
    week = await someWeek(app, await someCourse(app), { half_day: false, name: 'Berg' });
  });

  const post = async (body: object) =>
    app
      .as(await office(app))
      .post('/api/peopleCourseWeekRegistration')
      .send(body);
  const bodyFor = (people_id: number, wanted: object = {}) => ({
    people_id,
    course_week_id: week.id,
    day_type: 'full_day',
    emergency_contact1_phone: '+39 333 1',
    ...wanted,
  });

  it('answers with the registration that was made', async () => {
    const { child } = await someFamily(app);
    const answer = await post(bodyFor(child.id, { comment: 'Bus' }));
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      people: { id: child.id },
      course: { id: week.course_id },
      courseWeek: { id: week.id, name: 'Berg', price: 120 },
      day_type: 'full_day',
      is_waiting: false,
      price: 120,
      payed: false,
      comment: 'Bus',
      comment_user: 'Bus',
    });
  });

  it('puts the child on the waiting list of a full week', async () => {
    const full = await someWeek(app, await someCourse(app), { max_participants: 1 });
    await occupy(app, full, 1);
    const { child } = await someFamily(app);
    const answer = await post(bodyFor(child.id, { course_week_id: full.id }));
    expect(answer.body.data.is_waiting).toBe(true);
  });

  it.each<[string, (childId: number) => object, string]>([
    ['an unknown child', () => bodyFor(999_999), 'people_id'],
    ['a missing child', () => bodyFor(1, { people_id: undefined }), 'people_id'],
    ['an unknown week', (id) => bodyFor(id, { course_week_id: 999_999 }), 'course_week_id'],
    ['a day type that is not offered', (id) => bodyFor(id, { day_type: 'half_day' }), 'day_type'],
    [
      'no emergency contact',
      (id) => bodyFor(id, { emergency_contact1_phone: ' ' }),
      'emergency_contact1_phone',
    ],
    [
      'the same contact twice',
      (id) => bodyFor(id, { emergency_contact2_phone: '+393331' }),
      'emergency_contact2_phone',
    ],
  ])('refuses %s at the field of this body', async (_, body, field) => {
    const { child } = await someFamily(app);
    const answer = await post(body(child.id));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('refuses a child that is registered already, with the message at the field of the week', async () => {
    const { child } = await someFamily(app);
    await post(bodyFor(child.id));
    const answer = await post(bodyFor(child.id));
    expect(answer.body.errors).toEqual({
      course_week_id: ['Dieses Kind wurde für die Woche „Berg“ schon eingetragen.'],
    });
  });

  it('refuses a week whose seats and waiting list are full, with the message at the field of the week', async () => {
    const full = await someWeek(app, await someCourse(app), { max_participants: 0, waiting_list: 0 });
    const { child } = await someFamily(app);
    const answer = await post(bodyFor(child.id, { course_week_id: full.id }));
    expect(answer.body).toMatchObject({ code: 'week_full', errors: { course_week_id: [expect.anything()] } });
  });

  it('requires the custom field of the course, and names it in the message as the course does', async () => {
    const courseWithCustomField = await someCourse(app, { questions: await asking(app) });
    const other = await someWeek(app, courseWithCustomField);
    const { child } = await someFamily(app);
    const answer = await post(bodyFor(child.id, { course_week_id: other.id }));
    expect(answer.body.errors).toEqual({ custom_field: ['Bitte füllen Sie „T-Shirt“ aus.'] });
    const accepted = await post(bodyFor(child.id, { course_week_id: other.id, custom_field: 'M' }));
    expect(accepted.body.data.custom_field).toBe('M');
  });
});
