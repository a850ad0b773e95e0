import { AnswerEntity } from '../../src/model/registrations/answer.entity.js';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OptionEntity } from '../../src/model/settings/option.entity.js';
import type { TestApp } from '../support/app.js';
import { signUpBody, someChild, someCourse, someParent, someWeek } from '../support/builders.js';
import { asking, storedAnswers } from '../support/questions.js';
import {
  book,
  createQuietApp,
  daysOf,
  firstId,
  occupy,
  outcomes,
  remove,
  send,
  someFamily,
  stored,
  historyOf,
} from './support/book.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

describe('what becomes of a line', () => {
  it('is confirmed while a seat is free', async () => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app), { max_participants: 1 });
    const result = await book(app, parent, child, week);
    expect(result).toEqual({
      message: [expect.stringContaining('„Woche 1“ ist fest gebucht.')],
      waitingQueueWarnings: [],
      registrations: [
        { id: expect.any(Number), child_id: child.id, course_week_id: week.id, outcome: 'confirmed' },
      ],
      payment: expect.objectContaining({ courseId: week.course_id, amount: 120 }),
    });
  });

  it('waits when the week has no seat left, and is told so', async () => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app), { max_participants: 1, waiting_list: 1 });
    await occupy(app, week, 1);
    const result = await book(app, parent, child, week);
    expect(outcomes(result)).toEqual(['waiting']);
    expect(result.waitingQueueWarnings).toEqual([expect.stringContaining('auf Platz 1 der Warteliste')]);
    expect(result.message).toEqual(result.waitingQueueWarnings);
  });

  it('says which place in the queue a line has, the same as my family', async () => {
    const { parent, children } = await someFamily(app, 2);
    const week = await someWeek(app, await someCourse(app), { max_participants: 1, waiting_list: 5 });
    const [, gone] = await occupy(app, week, 3);
    await remove(app, gone!, 'staff');
    const { registrations } = await book(app, parent, children, week);
    expect(registrations.map(({ queue_position }) => queue_position)).toEqual([2, 3]);
    const { body } = await app.as(parent).get('/api/my-family').expect(200);
    const places = body.data.waitingQueue.map(({ id, queue_position }: Record<string, number>) => [
      id,
      queue_position,
    ]);
    expect(places).toEqual(registrations.map(({ id, queue_position }) => [id, queue_position]));
  });

  it('is full, and nothing is stored of it, when the queue has no place either', async () => {
    const { parent, child } = await someFamily(app);
    const course = await someCourse(app);
    const full = await someWeek(app, course, { max_participants: 0, waiting_list: 0 });
    const free = await someWeek(app, course);
    const result = await book(app, parent, child, [full, free]);
    expect(outcomes(result)).toEqual(['full', 'confirmed']);
    expect(result.registrations[0]!.id).toBeNull();
    expect(result.waitingQueueWarnings).toEqual([
      expect.stringContaining('Hierfür wurde nichts eingetragen'),
    ]);
    expect(result.message).toHaveLength(2);
  });

  it('goes by the order sent: seat, queue, nothing', async () => {
    const { parent, children } = await someFamily(app, 4);
    const week = await someWeek(app, await someCourse(app), { max_participants: 2, waiting_list: 1 });
    const result = await book(app, parent, [...children].reverse(), week);
    expect(outcomes(result)).toEqual(['confirmed', 'confirmed', 'waiting', 'full']);
    expect(result.registrations.map(({ child_id }) => child_id)).toEqual(
      children.map(({ id }) => id).reverse(),
    );
  });

  it.each([
    ['de', 'Alle gewählten Wochen sind ausgebucht, und auch auf der Warteliste ist kein Platz mehr frei.'],
    ['it', 'Tutte le settimane scelte sono al completo, anche la lista d’attesa.'],
  ])('is refused when every line is full (%s)', async (lang, message) => {
    const { parent, child } = await someFamily(app);
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 0, waiting_list: 0 });
    const answer = await send(app, parent, course, signUpBody(child, week), { lang });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      code: 'week_full',
      message,
      errors: { 'bookedChildren.0.courseWeeks.0.id': [message] },
    });
  });

  it('answers in Italian', async () => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app), { max_participants: 0 });
    const result = await book(app, parent, child, week, {}, { lang: 'it' });
    expect(result.message).toEqual([
      expect.stringContaining('della lista d’attesa per «Settimana 1», perché la settimana è al completo.'),
    ]);
  });
});

describe('what is stored', () => {
  it('keeps contacts, comment, photo privacy, consent and who booked', async () => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app));
    const id = firstId(await book(app, parent, child, week, { comment: ' Bus? ', photo_privacy: true }));
    expect(await stored(app, id)).toMatchObject({
      comment: 'Bus?',
      photo_privacy: true,
      emergency_contact1_phone: '+39 333 1111111',
      emergency_contact2_phone: '+39 333 2222222',
      privacy_consent_at: app.clock.at,
      booked_by: parent.id,
      created_at: app.clock.at,
      queue_number: null,
      payed_amount: 0,
    });
  });

  it('keeps the names of the contacts, and no name where only a number was sent', async () => {
    const { parent, child } = await someFamily(app);
    const [named, plain] = [
      await someWeek(app, await someCourse(app)),
      await someWeek(app, await someCourse(app), { from: '2026-08-03', to: '2026-08-07' }),
    ];
    const names = { emergency_contact1_name: ' Oma Rosa ', emergency_contact2_name: 'O'.repeat(100) };
    expect(await stored(app, firstId(await book(app, parent, child, named, names)))).toMatchObject({
      emergency_contact1_name: 'Oma Rosa',
      emergency_contact2_name: 'O'.repeat(100),
    });
    expect(await stored(app, firstId(await book(app, parent, child, plain)))).toMatchObject({
      emergency_contact1_name: null,
      emergency_contact1_phone: '+39 333 1111111',
      emergency_contact2_name: null,
      emergency_contact2_phone: '+39 333 2222222',
    });
  });

  it.each([
    ['full_day', 12_000],
    ['half_day', 8_000],
  ])('copies the price of the week for %s', async (dayType, price) => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app));
    const bookedChildren = [{ id: child.id, courseWeeks: [{ id: week.id, dayType }] }];
    const id = firstId(await book(app, parent, child, week, { bookedChildren }));
    expect(await stored(app, id)).toMatchObject({ price, day_type: dayType });
  });

  it('takes exactly the days of the week for a confirmed child', async () => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app), { from: '2026-06-29', to: '2026-07-02' });
    await book(app, parent, child, week);
    expect(await daysOf(app, child)).toEqual(['2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02']);
  });

  it('takes no day for a child that waits, and numbers it', async () => {
    const { parent, children } = await someFamily(app, 2);
    const week = await someWeek(app, await someCourse(app), { max_participants: 0 });
    const result = await book(app, parent, children, week);
    const rows = await Promise.all(result.registrations.map(({ id }) => stored(app, id!)));
    expect(await daysOf(app, children[0]!)).toEqual([]);
    expect(rows[1]!.queue_number).toBeGreaterThan(rows[0]!.queue_number!);
  });

  it('keeps the hash of the privacy file that was in force', async () => {
    const { parent, children } = await someFamily(app, 2);
    const week = await someWeek(app, await someCourse(app));
    const before = firstId(await book(app, parent, children[0]!, week));
    mkdirSync(join(app.config.dataDir, 'uploads'), { recursive: true });
    writeFileSync(join(app.config.dataDir, 'uploads', 'privacy.pdf'), 'the terms');
    await app.dataSource.manager.update(
      OptionEntity,
      { key: 'app_privacy' },
      { value: '/uploads/privacy.pdf' },
    );
    const after = firstId(await book(app, parent, children[1]!, week));
    await app.dataSource.manager.update(OptionEntity, { key: 'app_privacy' }, { value: null });
    expect((await stored(app, before))!.privacy_hash).toBeNull();
    expect((await stored(app, after))!.privacy_hash).toBe(
      createHash('sha256').update('the terms').digest('hex'),
    );
  });

  it('writes the history: who booked what for how much', async () => {
    const { parent, children } = await someFamily(app, 2);
    const week = await someWeek(app, await someCourse(app), { max_participants: 1 });
    const { registrations } = await book(app, parent, children, week);
    expect(await historyOf(app, registrations[0]!.id!)).toEqual([
      { kind: 'registered', user_id: parent.id, amount: 12_000 },
    ]);
    expect(await historyOf(app, registrations[1]!.id!)).toEqual([
      { kind: 'waiting', user_id: parent.id, amount: 12_000 },
    ]);
  });

  it('gives a child without a custom field the common one', async () => {
    const { parent, children } = await someFamily(app, 2);
    const course = await someCourse(app, {
      questions: await asking(app),
    });
    const week = await someWeek(app, course);
    const lines = { courseWeeks: [{ id: week.id, dayType: 'full_day' }] };
    const bookedChildren = [
      { id: children[0]!.id, custom_field: 'L', ...lines },
      { id: children[1]!.id, ...lines },
    ];
    const { registrations } = await book(app, parent, children, week, { bookedChildren, custom_field: 'M' });
    expect(registrations).toHaveLength(2);
    const kept = await Promise.all(children.map((child) => storedAnswers(app, child, course)));
    const [question] = course.questions;
    expect(kept).toEqual(['L', 'M'].map((value) => [{ question_id: question?.id, value }]));
  });

  it('drops a custom field that the course does not ask for', async () => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app));
    firstId(await book(app, parent, child, week, { custom_field: 'M' }));
    expect(await app.dataSource.manager.countBy(AnswerEntity, { child_id: child.id })).toBe(0);
  });
});

describe('two programmes on one day', () => {
  it('are refused when the child is confirmed in the other, of whatever course', async () => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app), { from: '2026-07-06', to: '2026-07-10' });
    const other = await someWeek(app, await someCourse(app), { from: '2026-07-10', to: '2026-07-14' });
    await book(app, parent, child, week);
    const answer = await send(app, parent, { id: other.course_id }, signUpBody(child, other));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      'bookedChildren.0.courseWeeks.0.id': [
        'In der Woche „Woche 1“ ist das Kind schon für ein anderes Programm angemeldet.',
      ],
    });
  });

  it('may be waited for in several weeks', async () => {
    const { parent, child } = await someFamily(app);
    const days = { from: '2026-07-06', to: '2026-07-10', max_participants: 0 };
    for (let count = 0; count < 2; count += 1) {
      const week = await someWeek(app, await someCourse(app), days);
      expect(outcomes(await book(app, parent, child, week))).toEqual(['waiting']);
    }
  });

  it('may be booked by a child that only waits in the other', async () => {
    const { parent, child } = await someFamily(app);
    const days = { from: '2026-07-06', to: '2026-07-10' };
    await book(
      app,
      parent,
      child,
      await someWeek(app, await someCourse(app), { ...days, max_participants: 0 }),
    );
    const free = await someWeek(app, await someCourse(app), days);
    expect(outcomes(await book(app, parent, child, free))).toEqual(['confirmed']);
  });

  it('are no matter for another child', async () => {
    const parent = await someParent(app);
    const week = await someWeek(app, await someCourse(app));
    await book(app, parent, await someChild(app, parent), week);
    expect(outcomes(await book(app, parent, await someChild(app, parent), week))).toEqual(['confirmed']);
  });
});
