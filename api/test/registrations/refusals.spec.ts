import type { SignUpInput } from '@feria/shared';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import type { TestApp } from '../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
} from '../support/builders.js';
import { asking } from '../support/questions.js';
import { book, createQuietApp, office, registrationsOf, send } from './support/book.js';

let app: TestApp;
let parent: Parent;
let course: CourseEntity;
/** Half and full day; then one with full days only, one that overlaps it, and one of another course. */
let week: CourseWeekEntity,
  fullDay: CourseWeekEntity,
  overlapping: CourseWeekEntity,
  foreign: CourseWeekEntity;
let body: SignUpInput;

beforeAll(async () => {
  app = await createQuietApp();
  parent = await someParent(app);
  course = await someCourse(app);
  week = await someWeek(app, course, { name: 'Wald', name_it: 'Bosco' });
  fullDay = await someWeek(app, course, { half_day: false, from: '2026-07-06', to: '2026-07-10' });
  overlapping = await someWeek(app, course, {
    name: 'See',
    name_it: 'Lago',
    from: '2026-07-10',
    to: '2026-07-14',
  });
  foreign = await someWeek(app, await someCourse(app));
});
beforeEach(async () => {
  body = signUpBody(await someChild(app, parent), week) as SignUpInput;
});
afterAll(() => app.close());

type Change = (body: SignUpInput) => object;
const line = (id: number | undefined, dayType = 'full_day') => ({ id, dayType });
const lines =
  (courseWeeks: () => object[]): Change =>
  ({ bookedChildren: [child] }) => ({ bookedChildren: [{ ...child, courseWeeks: courseWeeks() }] });

/** What is wrong, how the body is changed, where it is said, and what in German and Italian. */
const RULES: [string, Change, string, string, string][] = [
  [
    'no child',
    () => ({ bookedChildren: [] }),
    'bookedChildren',
    'Bitte melden Sie mindestens ein Kind an!',
    'Si prega di registrare almeno un bambino!',
  ],
  [
    'no list of children',
    () => ({ bookedChildren: undefined }),
    'bookedChildren',
    'Bitte melden Sie mindestens ein Kind an!',
    'Si prega di registrare almeno un bambino!',
  ],
  [
    'a line without a child',
    ({ bookedChildren: [child] }) => ({ bookedChildren: [{ ...child, id: undefined }] }),
    'bookedChildren.0.id',
    'Bitte fügen Sie ein Kind hinzu.',
    'Aggiunga un bambino.',
  ],
  [
    'a child without a week',
    lines(() => []),
    'bookedChildren.0.courseWeeks',
    'Bitte wählen Sie ein Kind und eine Woche.',
    'Scelga un bambino e una settimana.',
  ],
  [
    'a line without a week',
    lines(() => [line(undefined)]),
    'bookedChildren.0.courseWeeks.0.id',
    'Bitte wählen Sie ein Kind und eine Woche.',
    'Scelga un bambino e una settimana.',
  ],
  [
    'a week of another course',
    lines(() => [line(foreign.id)]),
    'bookedChildren.0.courseWeeks.0.id',
    'Diese Woche gehört nicht zu diesem Projekt.',
    'Questa settimana non fa parte di questo progetto.',
  ],
  [
    'a day type that the week does not offer',
    lines(() => [line(fullDay.id, 'half_day')]),
    'bookedChildren.0.courseWeeks.0.dayType',
    'Diese Betreuungszeit wird in dieser Woche nicht angeboten.',
    'Questo orario non è previsto in questa settimana.',
  ],
  [
    'a day type that does not exist',
    lines(() => [line(fullDay.id, 'night')]),
    'bookedChildren.0.courseWeeks.0.dayType',
    'Bitte einen der angebotenen Werte wählen.',
    'Scelga uno dei valori proposti.',
  ],
  [
    'the same week twice for a child',
    lines(() => [line(week.id), line(week.id, 'half_day')]),
    'bookedChildren.0.courseWeeks.1.id',
    'Dieses Kind wurde für die Woche „Wald“ schon eingetragen.',
    'Questo bambino è già stato inserito per la settimana Bosco...',
  ],
  [
    'a child in two entries with the same week',
    ({ bookedChildren: [child] }) => ({ bookedChildren: [child, child] }),
    'bookedChildren.1.courseWeeks.0.id',
    'Dieses Kind wurde für die Woche „Wald“ schon eingetragen.',
    'Questo bambino è già stato inserito per la settimana Bosco...',
  ],
  [
    'two overlapping weeks of a child',
    lines(() => [line(fullDay.id), line(overlapping.id)]),
    'bookedChildren.0.courseWeeks.1.id',
    'Die Woche „See“ überschneidet sich mit einer anderen gewählten Woche.',
    'La settimana «Lago» si sovrappone a un’altra settimana scelta.',
  ],
  [
    'no emergency contact',
    () => ({ emergency_contact1_phone: '' }),
    'emergency_contact1_phone',
    'Bitte geben Sie einen Notfallkontakt an!',
    'Si prega di fornire un contatto di emergenza!',
  ],
  [
    'an emergency contact left out',
    () => ({ emergency_contact1_phone: undefined }),
    'emergency_contact1_phone',
    'Bitte geben Sie einen Notfallkontakt an!',
    'Si prega di fornire un contatto di emergenza!',
  ],
  [
    'the same emergency contact twice, however it is written',
    () => ({ emergency_contact1_phone: '0039 333-1111111', emergency_contact2_phone: '3331111111' }),
    'emergency_contact2_phone',
    'Bitte geben Sie zwei verschiedene Notfallkontakte an!',
    'Si prega di fornire due contatti di emergenza differenti!',
  ],
  [
    'the name of a second contact without a number',
    () => ({ emergency_contact2_name: 'Opa', emergency_contact2_phone: null }),
    'emergency_contact2_phone',
    'Bitte geben Sie zu diesem Namen auch die Telefonnummer an.',
    'Indichi anche il numero di telefono di questa persona.',
  ],
  [
    'a name of a contact that is too long',
    () => ({ emergency_contact1_name: 'O'.repeat(101) }),
    'emergency_contact1_name',
    'Höchstens 100 Zeichen.',
    'Al massimo 100 caratteri.',
  ],
  [
    'privacy not accepted',
    () => ({ privacy: false }),
    'privacy',
    'Bitte stimmen Sie der Datenschutzerklärung zu.',
    'Accetti l’informativa sulla privacy.',
  ],
];

describe.each([
  ['de', 3],
  ['it', 4],
] as const)('a sign-up (%s)', (lang, column) => {
  it.each(RULES)('with %s is refused at its field', async (...rule) => {
    const [, change, path] = rule;
    const answer = await send(app, parent, course, { ...body, ...change(body) }, { lang });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'validation', errors: { [path]: [rule[column]] } });
    expect(Object.keys(answer.body.errors)).toEqual([path]);
  });
});

it('without the custom field of the course is refused for each child that has none', async () => {
  const asks = await someCourse(app, { questions: await asking(app) });
  const children = [await someChild(app, parent), await someChild(app, parent)];
  const request = signUpBody(children, await someWeek(app, asks)) as SignUpInput;
  request.bookedChildren[0]!.custom_field = 'M';
  const answer = await send(app, parent, asks, request, { lang: 'it' });
  expect(answer.body.errors).toEqual({
    'bookedChildren.1.custom_field': ['Compili il campo «Maglietta».'],
  });
});

it.each([
  ['de', 'Dieses Kind wurde für die Woche „Wald“ schon eingetragen.'],
  ['it', 'Questo bambino è già stato inserito per la settimana Bosco...'],
])('a week that the child has already is refused (%s)', async (lang, message) => {
  await send(app, parent, course, body);
  const answer = await send(app, parent, course, body, { lang });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ 'bookedChildren.0.courseWeeks.0.id': [message] });
});

it('a week for which the child waits already is refused too', async () => {
  const full = await someWeek(app, course, { max_participants: 0 });
  const child = await someChild(app, parent);
  await book(app, parent, child, full);
  const answer = await send(app, parent, course, signUpBody(child, full));
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual(['bookedChildren.0.courseWeeks.0.id']);
});

it.each([
  ['of another family', async () => (await someChild(app, await someParent(app))).id],
  ['that does not exist', () => Promise.resolve(999_999)],
])('a child %s is refused at its entry, once', async (_, childId) => {
  const id = await childId();
  const answer = await send(app, parent, course, signUpBody({ id }, [week, fullDay]));
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ 'bookedChildren.0.id': ['Diesen Eintrag gibt es nicht.'] });
});

it('every field that is wrong is named at once', async () => {
  const stranger = await someChild(app, await someParent(app));
  const request = signUpBody(stranger, foreign, { emergency_contact1_phone: '', privacy: false });
  const answer = await send(app, parent, course, request);
  expect(Object.keys(answer.body.errors).sort()).toEqual([
    'bookedChildren.0.courseWeeks.0.id',
    'bookedChildren.0.id',
    'emergency_contact1_phone',
    'privacy',
  ]);
});

it('one bad line refuses the good ones too', async () => {
  const good = await someWeek(app, course);
  const answer = await send(app, parent, course, signUpBody(await someChild(app, parent), [good, foreign]));
  expect(answer.status).toBe(422);
  expect(await registrationsOf(app, good)).toEqual([]);
});

it('privacy may be left out', async () => {
  const answer = await send(app, parent, course, { ...body, privacy: undefined });
  expect(answer.status).toBe(201);
});

describe('who may sign up', () => {
  it('nobody without a login', async () => {
    expect((await send(app, null, course, body)).status).toBe(401);
  });

  it('no account without a person', async () => {
    const answer = await send(app, await office(app), course, body);
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('no_person');
  });

  it('no parent for a course that is not active', async () => {
    const inactive = await someCourse(app, { active: false });
    const request = signUpBody(await someChild(app, parent), await someWeek(app, inactive));
    expect((await send(app, parent, inactive, request)).status).toBe(404);
    expect((await send(app, parent, { id: 999_999 }, request)).status).toBe(404);
  });

  it.each([
    ['post', '/api/send-registration/1/admin'],
    ['post', '/api/peopleCourseWeekRegistration'],
    ['delete', '/api/peopleCourseWeekRegistration/1'],
    ['get', '/api/peopleCourseWeekRegistration/1'],
    ['get', '/api/peopleCourseWeekRegistration'],
  ] as const)('a parent gets 403 from %s %s', async (method, path) => {
    const request = app.as(parent)[method](path);
    const answer = await request.send(method === 'post' ? body : undefined);
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('forbidden');
  });

  it('staff need the permission for what they do', async () => {
    const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    await app.as(reader).get('/api/peopleCourseWeekRegistration').expect(200);
    await app.as(reader).post(`/api/send-registration/${course.id}/admin`).send(body).expect(403);
    await app.as(reader).delete('/api/peopleCourseWeekRegistration/1').expect(403);
    const creator = await someStaff(app, ['peopleCourseWeekRegistration.create']);
    await app.as(creator).post(`/api/send-registration/${course.id}/admin`).send(body).expect(201);
  });
});
