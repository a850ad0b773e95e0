import type { LibraryQuestion, Question, QuestionInput } from '@feria/shared';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { createQuietApp } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';
import { asking, someAnswer } from '../../support/questions.js';

/* What a project asks (product/catalogue.md#questions), made and changed in its form. */

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createQuietApp();
  office = await someStaff(app, 'Administrator');
});
afterAll(() => app.close());

const EIGHT: QuestionInput[] = [
  { kind: 'text', label: 'Lieblingsspiel', label_it: 'Gioco preferito' },
  { kind: 'number', label: 'Schuhgröße', label_it: 'Numero di scarpe', required: true },
  { kind: 'yes_no', label: 'Kann schwimmen', label_it: 'Sa nuotare', required: true },
  {
    kind: 'one_of',
    label: 'T-Shirt',
    label_it: 'Maglietta',
    required: true,
    options: [
      { label: 'Klein', label_it: 'Piccola' },
      { label: 'Groß', label_it: 'Grande' },
    ],
  },
  {
    kind: 'some_of',
    label: 'Ausflüge',
    label_it: 'Gite',
    options: ['See', 'Berg', 'Museum'].map((label) => ({ label, label_it: `${label} it` })),
  },
  { kind: 'yes_no', label: 'Isst vegetarisch', label_it: 'Mangia vegetariano', day_types: ['full_day'] },
  { kind: 'text', label: 'Was ist im Notfall zu tun?', label_it: 'Che fare?', health: true },
  { kind: 'text', label: 'Noch etwas?', label_it: 'Altro?' },
];

const body = () => ({
  name: 'Wald',
  name_it: 'Bosco',
  max_participants: 10,
  waiting_list: 2,
  price: 100,
});
const post = (more: object) =>
  app
    .as(office)
    .post('/api/course')
    .send({ ...body(), ...more });
const put = (id: number, change: object) => app.as(office).put(`/api/course/${id}`).send(change);
const read = async (
  id: number,
): Promise<{ questions: Question[]; version: string } & Record<string, unknown>> =>
  (await app.as(office).get(`/api/course/${id}`).expect(200)).body.data;
const made = async (questions: QuestionInput[] = EIGHT) => {
  const { body: answer } = await post({ questions }).expect(201);
  return answer.data as { id: number; questions: Question[] };
};
const stored = (id: number) => app.dataSource.manager.findOneByOrFail(CourseEntity, { id });
const errorsOf = async (answer: ReturnType<typeof put>) => {
  const { status, body: refused } = await answer;
  return [status, refused.errors ? Object.keys(refused.errors) : null];
};

it('are kept as they were sent, each with a number of its own, and choices with theirs', async () => {
  const { id, questions } = await made();
  expect(questions).toEqual(
    EIGHT.map((question) => ({
      required: false,
      day_types: [],
      health: false,
      ...question,
      id: expect.any(Number),
      options: (question.options ?? []).map((option, index) => ({ ...option, id: index + 1 })),
    })),
  );
  expect(new Set(questions.map((question) => question.id)).size).toBe(8);
  const another = await made();
  expect(another.questions[0]?.id).not.toBe(questions[0]?.id);
  // As the form sends them back: nothing changes.
  const before = await read(id);
  await put(id, { questions, version: before.version }).expect(200);
  expect(await read(id)).toEqual(before);
});

it('are changed, put in another order and taken away as long as nobody has answered', async () => {
  const { id, questions } = await made();
  const [first, second, ...others] = questions;
  const changed = [
    others[0],
    { ...second, kind: 'text', label: 'Schuhe' },
    { kind: 'text', label: 'Neu', label_it: 'Nuovo' },
  ];
  await put(id, { questions: changed }).expect(200);
  const after = (await read(id)).questions;
  expect(after.map(({ label }) => label)).toEqual(['Kann schwimmen', 'Schuhe', 'Neu']);
  expect(after.map((question) => question.id)).not.toContain(first?.id);
  expect((await stored(id)).questions).toHaveLength(3);
});

it('that were answered keep what they are, and are archived when they are taken away', async () => {
  const { id, questions } = await made();
  const course = await stored(id);
  const child = await someChild(app, await someParent(app));
  const shirt = questions[3] as Question;
  await someAnswer(app, child, course, 2, shirt as never);
  expect(await errorsOf(put(id, { questions: [{ ...shirt, kind: 'some_of' }] }))).toEqual([
    422,
    ['questions.0.kind'],
  ]);
  expect(await errorsOf(put(id, { questions: [{ ...shirt, health: true }] }))).toEqual([
    422,
    ['questions.0.health'],
  ]);
  // A choice that is taken away is offered no more, and can be offered again.
  const [small, big] = shirt.options;
  await put(id, {
    questions: [{ ...shirt, options: [small, { label: 'Riesig', label_it: 'Enorme' }] }],
  }).expect(200);
  const [fewer] = (await read(id)).questions;
  expect(fewer?.options.map((option) => [option.id, option.label])).toEqual([
    [1, 'Klein'],
    [3, 'Riesig'],
  ]);
  await put(id, { questions: [{ ...shirt, options: [big] }] }).expect(200);
  expect((await read(id)).questions[0]?.options).toEqual([big]);
  await put(id, { questions: [] }).expect(200);
  expect((await read(id)).questions).toEqual([]);
  expect((await stored(id)).questions).toEqual([expect.objectContaining({ id: shirt.id, archived: true })]);
  // The library has it, for this project to take it back.
  const library = (await app.as(office).get('/api/course/questions').expect(200)).body
    .data as LibraryQuestion[];
  expect(library.find((one) => one.id === shirt.id)).toMatchObject({
    courses: 0,
    course: { id },
    options: [big],
  });
  await put(id, { questions: [shirt] }).expect(200);
  expect((await read(id)).questions.map((question) => question.id)).toEqual([shirt.id]);
});

it.each<[string, object[], string]>([
  ['without a label', [{ kind: 'text', label: ' ', label_it: 'x' }], 'questions.0.label'],
  ['of no kind', [{ kind: 'song', label: 'x', label_it: 'x' }], 'questions.0.kind'],
  ['without choices', [{ kind: 'one_of', label: 'x', label_it: 'x' }], 'questions.0.options'],
  [
    'with a choice twice',
    [
      {
        kind: 'some_of',
        label: 'x',
        label_it: 'x',
        options: [
          { label: 'S', label_it: 'a' },
          { label: 's', label_it: 'b' },
        ],
      },
    ],
    'questions.0.options.1.label',
  ],
  ['that nobody knows', [{ id: 999_999, kind: 'text', label: 'x', label_it: 'x' }], 'questions.0.id'],
  [
    'for another day',
    [{ kind: 'text', label: 'x', label_it: 'x', day_types: ['night'] }],
    'questions.0.day_types',
  ],
])('are refused %s, at the field', async (_, questions, field) => {
  expect(await errorsOf(post({ questions }))).toEqual([422, [field]]);
});

it('have their words in one line', async () => {
  const { questions } = await made([{ kind: 'text', label: ' Was\n  noch? ', label_it: 'E\tpoi?' }]);
  expect(questions[0]).toMatchObject({ label: 'Was noch?', label_it: 'E poi?' });
});

it('are at most a hundred, and fit into their column', async () => {
  const many = (count: number, length: number): QuestionInput[] =>
    Array.from({ length: count }, (_, index) => ({
      kind: 'text',
      label: `${index} ${'ä'.repeat(length)}`,
      label_it: `${index} ${'ö'.repeat(length)}`,
    }));
  expect(await errorsOf(post({ questions: many(101, 1) }))).toEqual([422, ['questions']]);
  expect(await errorsOf(post({ questions: many(100, 240) }))).toEqual([422, ['questions']]);
  expect((await made(many(100, 60))).questions).toHaveLength(100);
});

it('are the same in copies, in the next season, and where they are taken from the library', async () => {
  const [asked] = await asking(app, { label: 'Aus der Bücherei', kind: 'yes_no' });
  const own = await someCourse(app, { questions: [asked!] });
  await someWeek(app, own);
  const copy = await app.as(office).post(`/api/course/${own.id}/copy`).expect(201);
  expect(copy.body.data.questions).toEqual([asked]);
  const rolled = await app
    .as(office)
    .post('/api/course/rollover')
    .send({ course_ids: [own.id], shift_weeks: 52 })
    .expect(200);
  const next = rolled.body.data.projects as { id: number }[];
  expect((await read(next[0]!.id)).questions).toEqual([asked]);
  const library = (await app.as(office).get('/api/course/questions').expect(200)).body
    .data as LibraryQuestion[];
  const listed = library.find(({ id }) => id === asked!.id);
  expect(listed).toMatchObject({ label: 'Aus der Bücherei', courses: 3 });
  const { questions } = await made([{ ...(asked as Question), label: 'Anders gefragt' }]);
  expect(questions[0]).toMatchObject({ id: asked!.id, label: 'Anders gefragt' });
  // Its kind is the same everywhere.
  expect(await errorsOf(post({ questions: [{ ...asked, kind: 'text' }] }))).toEqual([
    422,
    ['questions.0.kind'],
  ]);
  const stranger = await someStaff(app, ['location.index']);
  await app.as(stranger).get('/api/course/questions').expect(403);
});

it('have another name for the first of them: the custom field of the project', async () => {
  const first = { custom_field: true, custom_field_de: 'Größe', custom_field_it: 'Taglia' };
  const { body: answer } = await post(first).expect(201);
  const { id, questions } = answer.data as { id: number; questions: Question[] };
  expect(answer.data).toMatchObject(first);
  expect(questions).toEqual([
    expect.objectContaining({ kind: 'text', label: 'Größe', label_it: 'Taglia', required: true }),
  ]);
  await put(id, { questions: [...questions, EIGHT[2]], custom_field_de: 'gilt nicht' }).expect(200);
  await put(id, { custom_field_de: 'Weite' }).expect(200);
  expect((await read(id)).questions.map((one) => [one.id, one.label])).toEqual([
    [questions[0]?.id, 'Weite'],
    [expect.any(Number), 'Kann schwimmen'],
  ]);
  await put(id, { custom_field: false }).expect(200);
  expect(await read(id)).toMatchObject({ custom_field: true, custom_field_de: 'Kann schwimmen' });
});

it('are asked of who saved last whether that is what shall hold', async () => {
  const { id, questions } = await made();
  const { version } = await read(id);
  await put(id, { questions: questions.slice(1), version }).expect(200);
  const late = await put(id, { questions: questions.slice(2), version });
  expect([late.status, Object.keys(late.body.conflicts ?? {})]).toEqual([409, ['questions']]);
  const other = await put(id, { custom_field_de: 'Anders', version });
  expect(other.status).toBe(409);
  await put(id, { name: 'Wiese', version }).expect(200);
});

it('stand in the log of changes by their words', async () => {
  const { id, questions } = await made();
  await put(id, { questions: [questions[3], { ...questions[7], label: 'Sonst noch etwas?' }] }).expect(200);
  const log = await app
    .as(office)
    .get(`/api/auditLog?filters=record_id|${id}&filters=resource|course`)
    .expect(200);
  const [entry] = log.body.data as { changes: Record<string, [string[], string[]]> }[];
  expect(JSON.stringify(entry?.changes)).toContain('T-Shirt *: Klein, Groß');
  expect(JSON.stringify(entry?.changes)).toContain('Sonst noch etwas?');
});
