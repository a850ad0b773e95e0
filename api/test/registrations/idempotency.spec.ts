import type { TestApp } from '../support/app.js';
import { signUpBody, someChild, someCourse, someWeek } from '../support/builders.js';
import { IdempotencyKeyEntity } from '../../src/core/idempotency/idempotency-key.entity.js';
import {
  book,
  createQuietApp,
  editWeek,
  kindsTo,
  office,
  registrationsOf,
  remove,
  firstId,
  send,
  someFamily,
} from './support/book.js';

const HOUR = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

async function setTheScene() {
  const family = await someFamily(app, 2);
  const course = await someCourse(app);
  const week = await someWeek(app, course);
  return { ...family, course, week, body: signUpBody(family.child, week) };
}

it('a repeat with the same key gets the first answer and books nothing', async () => {
  const { parent, course, week, body } = await setTheScene();
  const first = await send(app, parent, course, body, { key: 'a' });
  const again = await send(app, parent, course, body, { key: 'a', lang: 'it' });
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(await registrationsOf(app, week)).toHaveLength(1);
  expect(await kindsTo(app, parent)).toEqual(['new']);
});

it('a repeat gets the first answer even when registration has closed since', async () => {
  const { parent, course, body } = await setTheScene();
  const first = await send(app, parent, course, body, { key: 'b' });
  const { at } = app.clock;
  const late = await someCourse(app, { register_to: '2026-03-02' });
  const week = await someWeek(app, late);
  const { parent: other, child } = await someFamily(app);
  const before = await send(app, other, late, signUpBody(child, week), { key: 'b' });
  app.clock.advance(20 * HOUR);
  const after = await send(app, other, late, signUpBody(child, week), { key: 'b' });
  app.clock.at = at;
  expect(after.body).toEqual(before.body);
  expect(after.body).not.toEqual(first.body);
});

it('the same key with another body is a conflict', async () => {
  const { parent, children, course, week, body } = await setTheScene();
  await send(app, parent, course, body, { key: 'c' });
  const other = await send(app, parent, course, signUpBody(children[1]!, week), { key: 'c' });
  expect(other.status).toBe(409);
  expect(other.body).toEqual({
    code: 'idempotency_conflict',
    message: 'Diese Anfrage wurde schon mit anderem Inhalt gesendet.',
  });
  expect(await registrationsOf(app, week)).toHaveLength(1);
});

it('the same key with another course is a conflict', async () => {
  const { parent, course, body } = await setTheScene();
  await send(app, parent, course, body, { key: 'd' });
  expect((await send(app, parent, await someCourse(app), body, { key: 'd' })).status).toBe(409);
});

it('the same key of another user is another key', async () => {
  const one = await setTheScene();
  const other = await setTheScene();
  const answers = [
    await send(app, one.parent, one.course, one.body, { key: 'e' }),
    await send(app, other.parent, other.course, other.body, { key: 'e' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  // In one batch: each gets its own first answer.
  const repeats = await Promise.all(
    [one, other, one].map(({ parent, course, body }) => send(app, parent, course, body, { key: 'e' })),
  );
  expect(repeats.map(({ body }) => body)).toEqual([answers[0]!.body, answers[1]!.body, answers[0]!.body]);
  for (const { week } of [one, other]) expect(await registrationsOf(app, week)).toHaveLength(1);
});

it('a refused request is not kept: corrected, it is accepted with the same key', async () => {
  const { parent, course, week, child } = await setTheScene();
  const wrong = signUpBody(child, week, { emergency_contact1_phone: '' });
  expect((await send(app, parent, course, wrong, { key: 'f' })).status).toBe(422);
  expect(await app.dataSource.manager.countBy(IdempotencyKeyEntity, { user_id: parent.id })).toBe(0);
  expect((await send(app, parent, course, signUpBody(child, week), { key: 'f' })).status).toBe(201);
});

it('a request refused as full is not kept either', async () => {
  const { parent, course, week, body } = await setTheScene();
  await editWeek(app, week, { max_participants: 0, waiting_list: 0 });
  expect((await send(app, parent, course, body, { key: 'g' })).status).toBe(422);
  await editWeek(app, week, { max_participants: 1 });
  expect((await send(app, parent, course, body, { key: 'g' })).status).toBe(201);
});

it('a key is forgotten after 24 hours, not before', async () => {
  const { parent, course, week, body } = await setTheScene();
  const { at } = app.clock;
  const first = await send(app, parent, course, body, { key: 'h' });
  await remove(app, first.body.data.registrations[0].id, parent);
  app.clock.advance(24 * HOUR);
  expect((await send(app, parent, course, body, { key: 'h' })).body).toEqual(first.body);
  app.clock.advance(1);
  const second = await send(app, parent, course, body, { key: 'h' });
  app.clock.at = at;
  expect(second.status).toBe(201);
  expect(second.body).not.toEqual(first.body);
  expect(await registrationsOf(app, week)).toHaveLength(1);
});

it('without a key a repeat is a sign-up of its own', async () => {
  const { parent, course, body } = await setTheScene();
  await send(app, parent, course, body);
  expect((await send(app, parent, course, body)).status).toBe(422);
});

it('two keys that begin alike are two keys, however long', async () => {
  const { parent, children, week } = await setTheScene();
  const long = 'k'.repeat(400);
  const one = await book(app, parent, children[0]!, week, {}, { key: `${long}1` });
  const two = await book(app, parent, children[1]!, week, {}, { key: `${long}2` });
  expect(firstId(two)).not.toBe(firstId(one));
});

describe('staff', () => {
  it('get the first answer too', async () => {
    const { week } = await setTheScene();
    const { privacy: _, ...body } = signUpBody((await someFamily(app)).child, week) as { privacy: boolean };
    const post = async () =>
      app
        .as(await office(app))
        .post(`/api/send-registration/${week.course_id}/admin`)
        .set('Idempotency-Key', 'staff')
        .send(body);
    expect((await post()).body).toEqual((await post()).body);
    expect(await registrationsOf(app, week)).toHaveLength(1);
  });

  it('get it for one line as well', async () => {
    const { week, parent } = await setTheScene();
    const child = await someChild(app, parent);
    const post = async () =>
      app
        .as(await office(app))
        .post('/api/peopleCourseWeekRegistration')
        .set('Idempotency-Key', 'single')
        .send({
          people_id: child.id,
          course_week_id: week.id,
          day_type: 'full_day',
          emergency_contact1_phone: '+39 333 1',
        });
    expect((await post()).body.data.id).toBe((await post()).body.data.id);
    expect(await registrationsOf(app, week)).toHaveLength(1);
  });
});
