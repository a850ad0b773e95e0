import type { AuditEntry, CancellationStep } from '@feria/shared';
import type { Response } from 'supertest';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someStaff, someWeek, type Staff } from '../../support/builders.js';
import { STEPS } from './support.js';

/* The steps of a project (product/registrations.md#cancellation). */

let app: TestApp;
let admin: Staff;
beforeAll(async () => {
  app = await createTestApp();
  admin = await someStaff(app, 'Administrator');
});
afterAll(() => app.close());

const step = (days_before: unknown, fee_percent: unknown = 0) =>
  ({ days_before, fee_percent }) as CancellationStep;

async function save(id: number, cancellation: unknown, lang = 'de'): Promise<Response> {
  return app.as(admin).put(`/api/course/${id}`).set('api-lang', lang).send({ cancellation });
}

async function stepsOf(id: number): Promise<unknown> {
  return (await app.as(admin).get(`/api/course/${id}`).expect(200)).body.data.cancellation;
}

it('there are none at first, and they are kept as they were sent, without what is not theirs', async () => {
  const { id } = await someCourse(app);
  expect(await stepsOf(id)).toEqual([]);
  const sent = [STEPS[2], { ...STEPS[0], note: 'x' }];
  expect((await save(id, sent)).body.data.cancellation).toEqual([STEPS[2], STEPS[0]]);
  expect(await stepsOf(id)).toEqual([STEPS[2], STEPS[0]]);
  // Partial: what is not sent stays.
  await app.as(admin).put(`/api/course/${id}`).send({ name: 'Wald' }).expect(200);
  expect(await stepsOf(id)).toEqual([STEPS[2], STEPS[0]]);
  for (const none of [[], null]) {
    await save(id, STEPS);
    const { body } = await save(id, none);
    expect(body).toMatchObject({ data: { cancellation: [] } });
  }
});

it.each([
  ['no list', 'x', 'cancellation', expect.any(String)],
  ['more than four', Array.from({ length: 5 }, (_, day) => step(day)), 'cancellation', expect.any(String)],
  ['no row', [1], 'cancellation', expect.any(String)],
  ['no number', [step(1), step('a')], 'cancellation.1.days_before', expect.any(String)],
  ['a fraction', [step(1.5)], 'cancellation.0.days_before', expect.any(String)],
  ['too many days', [step(366)], 'cancellation.0.days_before', expect.any(String)],
  ['less than nothing', [step(-1)], 'cancellation.0.days_before', expect.any(String)],
  ['more than all', [step(1, 101)], 'cancellation.0.fee_percent', expect.any(String)],
  ['a missing fee', [{ days_before: 3 }], 'cancellation.0.fee_percent', expect.any(String)],
  [
    'days twice',
    [step(3), step(4), step(3)],
    'cancellation.2.days_before',
    'Dieser Eintrag steht schon in der Liste.',
  ],
  [
    'cheaper later',
    [step(3, 20), step(30, 50), step(60, 10)],
    'cancellation.0.fee_percent',
    'Eine spätere Abmeldung darf nicht weniger kosten.',
  ],
])('%s is refused at its field', async (_, steps, field, message) => {
  const { id } = await someCourse(app, { cancellation: STEPS });
  const { status, body } = await save(id, steps);
  expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  expect(await stepsOf(id)).toEqual(STEPS);
});

it('the message is in the language of the request', async () => {
  const { id } = await someCourse(app);
  const { body } = await save(id, [step(3, 20), step(30, 50)], 'it');
  expect(body.errors).toEqual({
    'cancellation.0.fee_percent': ['Una cancellazione più tardiva non può costare di meno.'],
  });
});

it('the same fee for fewer days is fine', async () => {
  const { id } = await someCourse(app);
  expect((await save(id, [step(30, 50), step(3, 50)])).status).toBe(200);
});

it('the page of the project has them in the order of time', async () => {
  const course = await someCourse(app, { cancellation: [...STEPS].reverse() });
  await someWeek(app, course);
  const { body } = await app.http().get(`/api/frontend/${course.id}`).expect(200);
  expect(body.data.cancellation).toEqual(STEPS);
});

it('a copy and the project of the next season have the same', async () => {
  const { id } = await someCourse(app, { cancellation: STEPS });
  const copy = await app.as(admin).post(`/api/course/${id}/copy`).send({});
  expect(await stepsOf(copy.body.data.id)).toEqual(STEPS);
  const next = await app
    .as(admin)
    .post('/api/course/rollover')
    .send({ course_ids: [id], shift_weeks: 52 });
  expect(await stepsOf(next.body.data.projects[0].id)).toEqual(STEPS);
});

it('the log keeps each step before and after', async () => {
  const { id } = await someCourse(app, { cancellation: [step(30, 0)] });
  await save(id, [step(30, 0), step(3, 50)]);
  const filters = ['resource|course', `record_id|${id}`];
  const { body } = await app.as(admin).get('/api/auditLog').query({ filters }).expect(200);
  const [line] = body.data as AuditEntry[];
  expect(line).toMatchObject({
    fields: ['cancellation'],
    changes: [{ field: 'cancellation', before: ['30 / 0'], after: ['30 / 0', '3 / 50'] }],
  });
  await save(id, [step(30, 0), step(3, 50)]);
  const again = await app.as(admin).get('/api/auditLog').query({ filters }).expect(200);
  expect(again.body.data[0]).toMatchObject({ fields: [], changes: [] });
});
