import {
  DOCUMENT,
  type Answer,
  type Permission,
  type AnswerValue,
  type Question,
  type QuestionCounts,
  type StoredQuestion,
} from '@feria/shared';
import { ChildEntity } from '../../src/model/families/child.entity.js';
import { HealthReadEntity } from '../../src/model/accounts/health-read.entity.js';
import { AuditEntryEntity } from '../../src/core/audit/audit-entry.entity.js';
import type { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { AnswerEntity } from '../../src/model/registrations/answer.entity.js';
import { openDocument } from '../money/documents/support/paid.js';
import { readXlsx, values } from '../money/documents/support/xlsx.js';
import type { TestApp } from '../support/app.js';
import {
  READER,
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../support/builders.js';
import { asking, someAnswer, storedAnswers } from '../support/questions.js';
import { book, createQuietApp, erase, firstId, move, office, send } from './support/book.js';

/* What is answered to the questions of a project (product/catalogue.md#questions), from the sign-up to the lists. */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

const OPTIONS = ['S', 'M', 'L'].map((label, index) => ({ id: index + 1, label, label_it: `${label} it` }));
const KINDS = ['text', 'number', 'yes_no', 'one_of', 'some_of', 'health', 'lunch'] as const;
type Name = (typeof KINDS)[number];

/** A project that asks each kind, one about health and one of full days alone. */
async function askingCourse(): Promise<{
  course: CourseEntity;
  week: CourseWeekEntity;
  of: Record<Name, StoredQuestion>;
}> {
  const questions = await asking(
    app,
    { label: 'Spiel', label_it: 'Gioco', required: true },
    { kind: 'number', label: 'Schuh', label_it: 'Scarpa', required: false },
    { kind: 'yes_no', label: 'Schwimmt', label_it: 'Nuota', required: false },
    { kind: 'one_of', label: 'Hemd', label_it: 'Maglia', options: OPTIONS, required: false },
    { kind: 'some_of', label: 'Ziele', label_it: 'Mete', options: OPTIONS, required: false },
    { label: 'Notfall', label_it: 'Emergenza', health: true, required: false },
    { label: 'Essen', label_it: 'Pranzo', day_types: ['full_day'], required: true },
  );
  const course = await someCourse(app, { questions });
  const of = Object.fromEntries(KINDS.map((name, index) => [name, questions[index]])) as Record<
    Name,
    StoredQuestion
  >;
  return { course, week: await someWeek(app, course), of };
}

const answers = (of: Record<Name, StoredQuestion>, given: Partial<Record<Name, AnswerValue>>): Answer[] =>
  Object.entries(given).map(([name, value]) => ({ question_id: of[name as Name].id, value }));

const ALL: Partial<Record<Name, AnswerValue>> = {
  text: 'Schach',
  number: 34.5,
  yes_no: false,
  one_of: 2,
  some_of: [3, 1],
  lunch: 'alles',
};

async function family(count = 1): Promise<{ parent: Parent; children: ChildEntity[] }> {
  const parent = await someParent(app);
  const children: ChildEntity[] = [];
  for (let index = 0; index < count; index += 1) children.push(await someChild(app, parent));
  return { parent, children };
}

/** The sign-up of one child with answers. */
function withAnswers(
  child: { id: number },
  week: CourseWeekEntity,
  given: Answer[],
  more: object = {},
): object {
  const { bookedChildren, ...rest } = signUpBody(child, week) as { bookedChildren: object[] };
  return {
    ...rest,
    bookedChildren: bookedChildren.map((booked) => ({ ...booked, answers: given, ...more })),
  };
}

/** Sends a sign-up that is taken. */
async function accepted(...sent: Parameters<typeof send>): Promise<void> {
  const { status, body } = await send(...sent);
  expect([status, body.errors]).toEqual([201, undefined]);
}

const familyOf = async (parent: Staff) =>
  (await app.as(parent).get('/api/my-family').expect(200)).body.data as {
    childrens: { id: number; answers: Answer[] }[];
    registrations: {
      id: number;
      answers: Answer[];
      custom_field: string | null;
      course: { questions: Question[] };
    }[];
  };

describe('a sign-up', () => {
  it('keeps what was answered for child and project, and shows it at each registration there', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    const given = answers(of, { ...ALL, text: ' Schach ' });
    const sent = await send(app, parent, course, withAnswers(child!, week, given));
    expect([sent.status, sent.body.errors]).toEqual([201, undefined]);
    const kept = answers(of, { ...ALL, some_of: [1, 3] });
    const byId = (list: readonly Answer[]) => [...list].sort((a, b) => a.question_id - b.question_id);
    expect(byId(await storedAnswers(app, child!, course))).toEqual(byId(kept));
    // Another week of the same project: what was answered need not be sent again.
    const other = await someWeek(app, course);
    await book(app, parent, child!, other);
    const { registrations, childrens } = await familyOf(parent);
    expect(registrations.map((one) => byId(one.answers))).toEqual([byId(kept), byId(kept)]);
    expect(registrations[0]).toMatchObject({ custom_field: 'Schach' });
    expect(byId(childrens[0]!.answers)).toEqual(byId(kept));
  });

  it.each<[string, Partial<Record<Name, AnswerValue>>, Name, string]>([
    ['no answer to what is required', { lunch: 'x' }, 'text', 'Bitte füllen Sie „Spiel“ aus.'],
    ['a word for a number', { ...ALL, number: 'viel' }, 'number', 'Bitte geben Sie bei „Schuh“ eine Zahl'],
    ['a text that is too long', { ...ALL, text: 'x'.repeat(501) }, 'text', 'höchstens 500 Zeichen'],
    ['a choice that is not offered', { ...ALL, one_of: 9 }, 'one_of', 'aus den angebotenen Antworten'],
    ['words for yes', { ...ALL, yes_no: 'ja' }, 'yes_no', 'passt nicht zur Frage „Schwimmt“'],
    ['no answer to what is asked of full days', { text: 'x' }, 'lunch', 'Bitte füllen Sie „Essen“ aus.'],
  ])('is refused with %s, at the question', async (_, given, name, message) => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    const { status, body } = await send(app, parent, course, withAnswers(child!, week, answers(of, given)));
    const field = `bookedChildren.0.answers.${of[name].id}`;
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(body.errors[field][0]).toContain(message);
    expect(await storedAnswers(app, child!, course)).toEqual([]);
  });

  it('is not asked what is for other day types, and takes no question of another project', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    const half = { courseWeeks: [{ id: week.id, dayType: 'half_day' }] };
    const [stranger] = await asking(app);
    const wrong = [...answers(of, { text: 'x' }), { question_id: stranger!.id, value: 'x' }];
    const refused = await send(app, parent, course, withAnswers(child!, week, wrong, half));
    expect(Object.keys(refused.body.errors)).toEqual([`bookedChildren.0.answers.${stranger!.id}`]);
    await accepted(
      app,
      parent,
      course,
      withAnswers(child!, week, answers(of, { text: 'x', lunch: 'y' }), half),
    );
    expect(await storedAnswers(app, child!, course)).toEqual(answers(of, { text: 'x' }));
  });

  it('says how many answers it takes at most', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    const many = Array.from({ length: 101 }, () => ({ question_id: of.text.id, value: 'x' }));
    const { status, body } = await send(app, parent, course, withAnswers(child!, week, many));
    expect([status, body.errors]).toEqual([422, { 'bookedChildren.0.answers': ['Höchstens 100 Einträge.'] }]);
  });

  it('asks for the consent of the parents before it keeps what tells of health', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    const given = answers(of, { ...ALL, health: 'Spritze' });
    const refused = await send(app, parent, course, withAnswers(child!, week, given));
    expect(refused.body.errors).toEqual({
      'bookedChildren.0.health_consent': [expect.stringContaining('Gesundheit')],
    });
    await accepted(app, parent, course, withAnswers(child!, week, given, { health_consent: true }));
    const stored = await app.dataSource.manager.findOneByOrFail(ChildEntity, { id: child!.id });
    expect(stored.health_consent_at).toEqual(app.clock.now());
    const row = await app.dataSource.manager.findOneByOrFail(AnswerEntity, { question_id: of.health.id });
    expect([row.health, row.value]).toEqual([true, expect.not.stringContaining('Spritze')]);
    // It is not asked for again.
    await accepted(app, parent, course, withAnswers(child!, await someWeek(app, course), given));
  });
});

describe('an answer', () => {
  it('is changed by who booked, for all registrations of the child in the project', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    const first = firstId(
      (await send(app, parent, course, withAnswers(child!, week, answers(of, ALL)))).body.data,
    );
    const second = firstId(await book(app, parent, child!, await someWeek(app, course)));
    const put = (id: number, body: object) => app.as(parent).put(`/api/save-registration/${id}`).send(body);
    await put(second, { answers: answers(of, { one_of: 3 }) }).expect(200);
    const { registrations } = await familyOf(parent);
    expect(
      registrations.map(({ answers: shown }) => shown.find((one) => one.question_id === of.one_of.id)?.value),
    ).toEqual([3, 3]);
    const refused = await put(first, { answers: answers(of, { text: ' ' }) });
    expect(refused.body.errors).toEqual({ [`answers.${of.text.id}`]: ['Bitte füllen Sie „Spiel“ aus.'] });
    const health = await put(first, { answers: answers(of, { health: 'x' }) });
    expect(Object.keys(health.body.errors)).toEqual(['health_consent']);
    await put(first, { answers: answers(of, { health: 'x' }), health_consent: true }).expect(200);
  });

  it('is not overwritten by who has not seen it', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    const id = firstId(
      (await send(app, parent, course, withAnswers(child!, week, answers(of, ALL)))).body.data,
    );
    const staff = await office(app);
    const shown = (await app.as(staff).get(`/api/peopleCourseWeekRegistration/${id}`).expect(200)).body.data;
    await app
      .as(parent)
      .put(`/api/save-registration/${id}`)
      .send({ answers: answers(of, { one_of: 3 }) })
      .expect(200);
    const put = (given: Partial<Record<Name, AnswerValue>>) =>
      app
        .as(staff)
        .put(`/api/peopleCourseWeekRegistration/${id}`)
        .send({ answers: answers(of, given), version: shown.version });
    const late = await put({ one_of: 1 });
    expect([late.status, late.body.conflicts]).toEqual([
      409,
      { [`answers.${of.one_of.id}`]: { yours: 1, theirs: 3 } },
    ]);
    const other = await put({ number: 36 });
    expect([other.status, other.body.errors]).toEqual([200, undefined]);
  });

  it('that replaces another one leaves a trace, without words of texts and of health', async () => {
    const { course, week, of } = await askingCourse();
    const mother = await someParent(app);
    const father = await someParent(app);
    const child = await someChild(app, [mother, father], { health_consent_at: app.clock.now() });
    await accepted(app, mother, course, withAnswers(child, week, answers(of, { ...ALL, health: 'Spritze' })));
    // The father does not see what the mother wrote (ADR 8): he answers anew.
    expect((await familyOf(father)).registrations[0]?.answers).toEqual([]);
    const his = answers(of, { ...ALL, text: 'Dame', one_of: 1, health: 'Tablette' });
    const id = firstId(
      (await send(app, father, course, withAnswers(child, await someWeek(app, course), his))).body.data,
    );
    const [entry] = await app.dataSource.manager.findBy(AuditEntryEntity, {
      record_id: id,
      action: 'update',
    });
    expect(entry).toMatchObject({ user_id: father.id, fields: 'answers,health_answers' });
    expect(entry?.changes).toContain('Hemd: M');
    expect(entry?.changes).toContain('Hemd: S');
    expect(entry?.changes).not.toMatch(/Notfall|Spritze|Tablette|Schach|Dame/);
    // That something about health was answered is told to who may read health alone.
    const told = async (...more: Permission[]) => {
      const reader = await someStaff(app, ['auditLog.index', 'peopleCourseWeekRegistration.index', ...more]);
      const log = await app
        .as(reader)
        .get('/api/auditLog')
        .query({ filters: `record_id|${id}` })
        .expect(200);
      return JSON.stringify(log.body);
    };
    expect(await told()).not.toContain('health_answers');
    expect(await told('child.health')).toContain('health_answers');
    expect((await familyOf(mother)).registrations.map((one) => one.answers)).toEqual([[], []]);
  });

  it('that the office corrects stays that of the parent who gave it', async () => {
    const { course, week, of } = await askingCourse();
    const mother = await someParent(app);
    const father = await someParent(app);
    const child = await someChild(app, [mother, father]);
    const sent = await send(app, mother, course, withAnswers(child, week, answers(of, ALL)));
    const id = firstId(sent.body.data);
    const change = { answers: answers(of, { text: 'verbessert', number: 40 }) };
    await app
      .as(await office(app))
      .put(`/api/peopleCourseWeekRegistration/${id}`)
      .send(change)
      .expect(200);
    await accepted(app, father, course, withAnswers(child, await someWeek(app, course), []));
    const seenBy = async (parent: Parent) => JSON.stringify(await familyOf(parent));
    expect(await seenBy(mother)).toContain('verbessert');
    expect(await seenBy(father)).not.toMatch(/verbessert|Schach/);
  });

  it('to a choice that is offered no more keeps its name, and keeps nobody from changing something else', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    const sent = await send(app, parent, course, withAnswers(child!, week, answers(of, ALL)));
    const id = firstId(sent.body.data);
    const staff = await office(app);
    const questions = course.questions.map((question) =>
      question.id === of.one_of.id
        ? { ...question, options: OPTIONS.filter((one) => one.label !== 'M') }
        : question,
    );
    await app.as(staff).put(`/api/course/${course.id}`).send({ questions }).expect(200);
    const sheet = readXlsx(
      (await openDocument(app, staff, DOCUMENT.courseExport(course.id))).body as Buffer,
    )[0];
    expect(values(sheet)[0]).toMatchObject({ Hemd: 'M' });
    const put = (given: Partial<Record<Name, AnswerValue>>) =>
      app
        .as(parent)
        .put(`/api/save-registration/${id}`)
        .send({ answers: answers(of, given), emergency_contact1_phone: '+39 333 9' });
    await put({ one_of: 2, number: 40 }).expect(200);
    await put({ one_of: 1 }).expect(200);
    expect(Object.keys((await put({ one_of: 2 })).body.errors)).toEqual([`answers.${of.one_of.id}`]);
  });

  it('is asked for when another day type asks for it, and only then', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    const half = { courseWeeks: [{ id: week.id, dayType: 'half_day' }] };
    const sent = await send(app, parent, course, withAnswers(child!, week, answers(of, { text: 'x' }), half));
    const id = firstId(sent.body.data);
    const put = (body: object) => app.as(parent).put(`/api/save-registration/${id}`).send(body);
    await put({ emergency_contact1_phone: '+39 333 9' }).expect(200);
    expect((await put({ dayType: 'full_day' })).body.errors).toEqual({
      [`answers.${of.lunch.id}`]: ['Bitte füllen Sie „Essen“ aus.'],
    });
    await put({ dayType: 'full_day', answers: answers(of, { lunch: 'alles' }) }).expect(200);
  });

  it('by its other name is one to the first question, or none', async () => {
    const questions = await asking(
      app,
      { label: 'Notfall', health: true },
      { label: 'Freunde', required: false },
    );
    const course = await someCourse(app, { questions });
    const {
      children: [child],
    } = await family();
    const writer = await someStaff(app, [
      'peopleCourseWeekRegistration.create',
      'peopleCourseWeekRegistration.update',
      'peopleCourseWeekRegistration.index',
    ]);
    const { privacy: _, ...body } = signUpBody(child!, await someWeek(app, course)) as Record<
      string,
      unknown
    >;
    const post = (more: object) =>
      app
        .as(writer)
        .post(`/api/send-registration/${course.id}/admin`)
        .send({ ...body, ...more });
    expect(Object.keys((await post({ custom_field: 'Insulin' })).body.errors)).toEqual([
      'bookedChildren.0.custom_field',
    ]);
    const { id } = (await post({}).expect(201)).body.data.registrations[0] as { id: number };
    const put = app
      .as(writer)
      .put(`/api/peopleCourseWeekRegistration/${id}`)
      .send({ custom_field: 'Insulin' });
    expect(Object.keys((await put).body.errors)).toEqual(['custom_field']);
    expect(await storedAnswers(app, child!, course)).toEqual([]);
  });

  it('stays with its project when the child moves to another, and is there again when it comes back', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    const id = firstId(
      (await send(app, parent, course, withAnswers(child!, week, answers(of, ALL)))).body.data,
    );
    const other = await someWeek(app, await someCourse(app, { questions: await asking(app) }), {
      from: '2026-08-03',
      to: '2026-08-07',
    });
    await move(app, id, other);
    expect((await familyOf(parent)).registrations[0]).toMatchObject({ answers: [], custom_field: null });
    await move(app, id, week);
    expect((await familyOf(parent)).registrations[0]).toMatchObject({ custom_field: 'Schach' });
    expect(await storedAnswers(app, child!, course)).toHaveLength(6);
  });

  it('goes with the child', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    await accepted(app, parent, course, withAnswers(child!, week, answers(of, ALL)));
    await erase(app, [child!]);
    expect(await app.dataSource.manager.countBy(AnswerEntity, { child_id: child!.id })).toBe(0);
  });

  it('stands in the copy of one’s own data, in words', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    const given = answers(of, { ...ALL, health: 'Spritze' });
    await accepted(app, parent, course, withAnswers(child!, week, given, { health_consent: true }));
    const copy = (await app.as(parent).get('/api/my-family/export').expect(200)).body.data as {
      answers: { question: string; answer: string }[];
    };
    expect(copy.answers.map(({ question, answer }) => `${question}: ${answer}`).sort()).toEqual([
      'Essen: alles',
      'Hemd: M',
      'Notfall: Spritze',
      'Schuh: 34,5',
      'Schwimmt: Nein',
      'Spiel: Schach',
      'Ziele: S, L',
    ]);
  });
});

describe('the office', () => {
  it('is shown to the office before it registers the child again, and stays where it is sent unchanged', async () => {
    const { course, week, of } = await askingCourse();
    const other = await someWeek(app, course);
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    const given = answers(of, { text: 'Schach', number: 32.5, health: 'EpiPen', lunch: 'Reis' });
    await book(app, parent, child, week, {
      bookedChildren: [
        {
          id: child.id,
          courseWeeks: [{ id: week.id, dayType: 'full_day' }],
          answers: given,
          health_consent: true,
        },
      ],
    });
    const known = async (user: Staff, courseId?: number) => {
      const { body } = await app
        .as(user)
        .get(`/api/child/${child.id}/last-contacts`)
        .query(courseId ? { course_id: courseId } : {})
        .expect(200);
      return (body.data as { answers: Answer[] }).answers;
    };
    const desk = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    const nurse = await someStaff(app, [...READER, 'peopleCourseWeekRegistration.create']);
    const isHealth = ({ question_id }: Answer): boolean => question_id === of.health.id;
    expect(await known(desk, course.id)).toEqual(given.filter((one) => !isHealth(one)));
    const reads = () => app.dataSource.manager.countBy(HealthReadEntity, { user_id: nurse.id });
    expect(await reads()).toBe(0);
    const all = await known(nurse, course.id);
    expect([...all].sort((a, b) => a.question_id - b.question_id)).toEqual(given);
    expect(await reads()).toBeGreaterThan(0);
    expect(await known(desk)).toEqual([]);
    expect(await known(desk, 999_999)).toEqual([]);

    const author = () =>
      app.dataSource.manager.findBy(AnswerEntity, { child_id: child.id, course_id: course.id });
    const before = await author();
    await app
      .as(nurse)
      .post('/api/peopleCourseWeekRegistration')
      .send({
        people_id: child.id,
        course_week_id: other.id,
        day_type: 'full_day',
        emergency_contact1_phone: '+39 333 1111111',
        answers: all,
      })
      .expect(201);
    expect((await author()).map(({ answered_by }) => answered_by)).toEqual(
      before.map(({ answered_by }) => answered_by),
    );
  });

  it('registers and edits with answers; those about health only with the right to them', async () => {
    const { course, week, of } = await askingCourse();
    const {
      children: [child],
    } = await family();
    const writer = await someStaff(app, [
      'peopleCourseWeekRegistration.create',
      'peopleCourseWeekRegistration.update',
      'peopleCourseWeekRegistration.index',
    ]);
    const { privacy: _, ...body } = withAnswers(child!, week, answers(of, { ...ALL, health: 'x' })) as Record<
      string,
      unknown
    >;
    const post = (by: Staff, sent: object) =>
      app.as(by).post(`/api/send-registration/${course.id}/admin`).send(sent);
    const refused = await post(writer, body);
    expect(Object.keys(refused.body.errors)).toEqual([`bookedChildren.0.answers.${of.health.id}`]);
    const { privacy: __, ...without } = withAnswers(child!, week, answers(of, ALL)) as Record<
      string,
      unknown
    >;
    const { id } = (await post(writer, without).expect(201)).body.data.registrations[0] as { id: number };
    const put = (by: Staff, given: Partial<Record<Name, AnswerValue>>) =>
      app
        .as(by)
        .put(`/api/peopleCourseWeekRegistration/${id}`)
        .send({ answers: answers(of, given) });
    expect(Object.keys((await put(writer, { health: 'y' })).body.errors)).toEqual([
      `answers.${of.health.id}`,
    ]);
    const nurse = await office(app);
    const edited = await put(nurse, { health: 'Spritze', number: 36 }).expect(200);
    const told = (list: Answer[]) => list.find(({ question_id }) => question_id === of.health.id)?.value;
    expect(told(edited.body.data.answers)).toBe('Spritze');
    const noted = { child_id: child!.id, user_id: nurse.id };
    expect(await app.dataSource.manager.countBy(HealthReadEntity, noted)).toBe(1);
    const seen = await app.as(writer).get(`/api/peopleCourseWeekRegistration/${id}`).expect(200);
    expect([told(seen.body.data.answers), JSON.stringify(seen.body)]).toEqual([
      undefined,
      expect.not.stringContaining('Spritze'),
    ]);
    expect(
      await app.dataSource.manager.countBy(HealthReadEntity, { child_id: child!.id, user_id: writer.id }),
    ).toBe(0);
  });

  it('sorts and filters the list by answers, exports them, and is refused by those about health', async () => {
    const { course, week, of } = await askingCourse();
    const { parent, children } = await family(4);
    const given: Partial<Record<Name, AnswerValue>>[] = [
      { text: 'Schach', number: 10, one_of: 3, some_of: [1, 2], yes_no: true },
      { text: 'Dame', number: 9, one_of: 1, some_of: [2] },
      { text: '100 % Spaß_', number: 100, one_of: 2, yes_no: false },
    ];
    for (const [index, one] of given.entries())
      await accepted(
        app,
        parent,
        course,
        withAnswers(children[index]!, week, answers(of, { ...one, lunch: 'x' })),
      );
    await bookByStaffUnanswered(children[3]!, week, of);
    const staff = await office(app);
    const names = new Map(children.map(({ id }, index) => [id, index]));
    const list = async (query: object) =>
      (
        (
          await app
            .as(staff)
            .get('/api/peopleCourseWeekRegistration')
            .query({ 'filters[]': [`course_id|${course.id}`], sortBy: 'id', ...query })
            .expect(200)
        ).body.data as { people: { id: number } }[]
      ).map(({ people }) => names.get(people.id));
    const by = (name: Name, ...wanted: string[]) =>
      list({
        'filters[]': [`course_id|${course.id}`, ...wanted.map((value) => `question_${of[name].id}|${value}`)],
      });
    expect(await by('text', 'scha')).toEqual([0]);
    expect(await by('text', '%')).toEqual([2]);
    expect(await by('number', '9')).toEqual([1]);
    expect(await by('yes_no', 'true')).toEqual([0]);
    expect(await by('yes_no', 'false')).toEqual([2]);
    expect(await by('one_of', '1', '2')).toEqual([1, 2]);
    expect(await by('some_of', '2')).toEqual([0, 1]);
    expect(await by('some_of', '-')).toEqual([2, 3]);
    expect(await by('some_of', '1', '-')).toEqual([0, 2, 3]);
    expect(await list({ sortBy: `question_${of.number.id}`, sortDesc: 'true' })).toEqual([2, 0, 1, 3]);
    expect(await list({ sortBy: `question_${of.one_of.id}`, sortDesc: 'true' })).toEqual([0, 2, 1, 3]);
    for (const query of [
      { sortBy: `question_${of.health.id}` },
      { filters: `question_${of.health.id}|x` },
      { sortBy: 'question_999999' },
      { filters: `question_${of.one_of.id}|7` },
      { filters: 'question_1; DROP|7' },
    ])
      expect((await app.as(staff).get('/api/peopleCourseWeekRegistration').query(query)).status).toBe(422);
    const columns = [
      'people.first_name',
      ...(['text', 'number', 'yes_no', 'one_of', 'some_of'] as const).map(
        (name) => `question_${of[name].id}`,
      ),
    ];
    const file = await openDocument(app, staff, '/export/list/peopleCourseWeekRegistration', {
      columns,
      filters: `course_id|${course.id}`,
      sortBy: 'id',
    });
    const [sheet] = readXlsx(file.body as Buffer);
    expect(sheet?.heads).toEqual([expect.any(String), 'Spiel', 'Schuh', 'Schwimmt', 'Hemd', 'Ziele']);
    expect(
      values(sheet).map((row) =>
        [row.Spiel, row.Schuh, row.Schwimmt, row.Hemd, row.Ziele].map((cell) => cell ?? null),
      ),
    ).toEqual([
      ['Schach', 10, 'Ja', 'L', 'S, M'],
      ['Dame', 9, null, 'S', 'M'],
      ['100 % Spaß_', 100, 'Nein', 'M', null],
      ['x', null, null, null, null],
    ]);
    const secret = await openDocument(app, staff, '/export/list/peopleCourseWeekRegistration', {
      columns: [`question_${of.health.id}`],
    });
    expect(secret.status).toBe(422);
    const payments = await openDocument(app, staff, '/export/payments', {
      'filters[]': [`course_id|${course.id}`, `question_${of.text.id}|dame`],
    });
    expect(values(readXlsx(payments.body as Buffer)[0]).map((row) => row.Vorname)).toEqual([
      children[1]!.first_name,
    ]);
  });

  it('filters by the words and choices of the project that is shown, whatever a newer one has made of them', async () => {
    const { course, week, of } = await askingCourse();
    const { parent, children } = await family(2);
    for (const child of children)
      await accepted(app, parent, course, withAnswers(child, week, answers(of, ALL)));
    const newer = course.questions.map((question) =>
      question.id === of.one_of.id
        ? { ...question, label: 'Neues Wort', options: OPTIONS.slice(0, 1) }
        : question,
    );
    await someCourse(app, { questions: newer });
    const staff = await office(app);
    const filters = [`course_id|${course.id}`, `question_${of.one_of.id}|2`];
    const list = await app
      .as(staff)
      .get('/api/peopleCourseWeekRegistration')
      .query({ 'filters[]': filters })
      .expect(200);
    expect(list.body.data).toHaveLength(2);
    const file = await openDocument(app, staff, '/export/list/peopleCourseWeekRegistration', {
      columns: [`question_${of.one_of.id}`],
      'filters[]': filters,
    });
    expect(readXlsx(file.body as Buffer)[0]?.heads).toEqual(['Hemd']);
  });

  it('misses nothing of whom it is not asked, and finds nothing by what is no number', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [half, whole],
    } = await family(2);
    const courseWeeks = [{ id: week.id, dayType: 'half_day' }];
    await accepted(
      app,
      parent,
      course,
      withAnswers(half!, week, answers(of, { text: 'x' }), { courseWeeks }),
    );
    await accepted(app, parent, course, withAnswers(whole!, week, answers(of, ALL)));
    await app.dataSource.manager.delete(AnswerEntity, { child_id: whole!.id, question_id: of.lunch.id });
    const staff = await office(app);
    const by = async (filter: string) =>
      (
        (
          await app
            .as(staff)
            .get('/api/peopleCourseWeekRegistration')
            .query({ 'filters[]': [`course_id|${course.id}`, filter] })
            .expect(200)
        ).body.data as { people: { id: number } }[]
      ).map(({ people }) => people.id);
    expect(await by(`question_${of.lunch.id}|-`)).toEqual([whole!.id]);
    expect(await by(`question_${of.number.id}|abc`)).toEqual([]);
  });

  it('is shown nothing of an answer whose question became one about health meanwhile', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    await accepted(app, parent, course, withAnswers(child!, week, answers(of, ALL)));
    const questions = course.questions.map((question) => ({ ...question, health: true }));
    await app.dataSource.manager.update('course', { id: course.id }, { questions });
    const reader = await someStaff(app, [
      'peopleCourseWeekRegistration.index',
      'course.view',
      'course.index',
    ]);
    for (const path of [
      `peopleCourseWeekRegistration?filters=course_id|${course.id}`,
      `course/${course.id}`,
    ]) {
      const { body } = await app.as(reader).get(`/api/${path}`).expect(200);
      expect(JSON.stringify(body)).not.toContain('Schach');
    }
  });

  it('counts what was answered, and what is missing', async () => {
    const { course, week, of } = await askingCourse();
    const { parent, children } = await family(3);
    for (const [index, one_of] of [2, 2, 1].entries()) {
      const given = answers(of, { ...ALL, one_of, number: index + 0.1 });
      await accepted(app, parent, course, withAnswers(children[index]!, week, given));
    }
    await someAnswer(app, children[0]!, course, 'Spritze', of.health);
    // Who waits gets no T-shirt yet.
    const full = await someWeek(app, course, { max_participants: 0 });
    const waiting = await someChild(app, parent);
    await accepted(app, parent, course, withAnswers(waiting, full, answers(of, ALL)));
    const counts = async (by: Staff) =>
      (await app.as(by).get(`/api/course/${course.id}/answers`).expect(200)).body.data as QuestionCounts[];
    const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    const seen = await counts(reader);
    expect(seen.map(({ question_id }) => question_id)).not.toContain(of.health.id);
    const named = (name: Name) => seen.find(({ question_id }) => question_id === of[name].id);
    expect(named('one_of')).toEqual({
      question_id: of.one_of.id,
      answered: 3,
      missing: 0,
      values: [
        { value: 1, count: 1 },
        { value: 2, count: 2 },
        { value: 3, count: 0 },
      ],
      sum: null,
    });
    expect(named('number')).toMatchObject({ sum: 3.3, answered: 3 });
    expect(named('text')?.values).toEqual([{ value: 'Schach', count: 3 }]);
    const nurse = await someStaff(app, READER);
    const told = (await counts(nurse)).find(({ question_id }) => question_id === of.health.id);
    expect(told).toMatchObject({ answered: 1, missing: 2, values: [{ value: 'Spritze', count: 1 }] });
    expect(await app.dataSource.manager.countBy(HealthReadEntity, { user_id: nurse.id })).toBe(1);
    await app
      .as(await someStaff(app, ['course.view']))
      .get(`/api/course/${course.id}/answers`)
      .expect(403);
  });

  it('exports them with the project, those about health for who may see health', async () => {
    const { course, week, of } = await askingCourse();
    const {
      parent,
      children: [child],
    } = await family();
    const given = answers(of, { ...ALL, health: 'Spritze' });
    await accepted(app, parent, course, withAnswers(child!, week, given, { health_consent: true }));
    const sheetFor = async (by: Staff) =>
      readXlsx((await openDocument(app, by, DOCUMENT.courseExport(course.id))).body as Buffer)[0];
    const all = await sheetFor(await someStaff(app, READER));
    expect(values(all)[0]).toMatchObject({ Spiel: 'Schach', Schuh: 34.5, Hemd: 'M', Notfall: 'Spritze' });
    const less = await sheetFor(
      await someStaff(
        app,
        READER.filter((one) => one !== 'child.health'),
      ),
    );
    expect(less?.heads).not.toContain('Notfall');
    expect(JSON.stringify(less)).not.toContain('Spritze');
  });
});

/** Registers a child with what is required alone. */
async function bookByStaffUnanswered(
  child: ChildEntity,
  week: CourseWeekEntity,
  of: Record<Name, StoredQuestion>,
): Promise<void> {
  const { privacy: _, ...body } = withAnswers(child, week, answers(of, { text: 'x', lunch: 'x' })) as Record<
    string,
    unknown
  >;
  await app
    .as(await office(app))
    .post(`/api/send-registration/${week.course_id}/admin`)
    .send(body)
    .expect(201);
}
