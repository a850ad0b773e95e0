import type { WeekMergePreview, WeekMergeResult } from '@feria/shared';
import type { ParsedMail } from 'mailparser';
import { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { RegistrationEventEntity } from '../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { sentMails } from '../mailing/mailbox.js';
import type { TestApp } from '../support/app.js';
import { signUpBody, someChild, someCourse, someParent, someStaff, someWeek } from '../support/builders.js';
import { asking } from '../support/questions.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  daysOf,
  editWeek,
  firstId,
  historyOf,
  kindsTo,
  mailsTo,
  merge,
  occupy,
  office,
  placeOf,
  registrationsOf,
  remove,
  send,
  someFamily,
  stored,
  travel,
} from './support/book.js';
import { faults } from './support/rush.js';
import { pay } from '../support/pay.js';

const NOW = '2026-03-02T09:00:00Z';
const OTHER_DAYS = { from: '2026-07-06', to: '2026-07-10' };

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, NOW));
afterAll(() => app.close());

async function preview(week: { id: number }, into: { id: number }, lang = 'de'): Promise<WeekMergePreview> {
  const answer = await app
    .as(await office(app))
    .get(`/api/courseWeek/${week.id}/merge-preview`)
    .set('api-lang', lang)
    .query({ into: into.id });
  expect(answer.status).toBe(200);
  return answer.body.data as WeekMergePreview;
}

/** The children waiting in a week, in their order. */
async function queueOf(week: { id: number }): Promise<number[]> {
  return (await registrationsOf(app, week))
    .filter(({ is_waiting }) => is_waiting)
    .sort((a, b) => a.queue_number! - b.queue_number!)
    .map(({ id }) => id);
}

/** Everything of two weeks that a merge could change. */
async function stateOf(...weeks: { id: number }[]): Promise<unknown> {
  const { manager } = app.dataSource;
  return {
    weeks: await Promise.all(weeks.map(({ id }) => manager.findOneBy(CourseWeekEntity, { id }))),
    registrations: await Promise.all(weeks.map((week) => registrationsOf(app, week))),
    events: await manager.count(RegistrationEventEntity),
  };
}

/**
 * Two weeks of a project. In the first two children of one family have the seats, one of them paid, and two of another wait;
 * the second is dearer and has a child with a seat.
 */
async function setTheScene(target: Partial<CourseWeekEntity> = {}) {
  const course = await someCourse(app);
  const from = await someWeek(app, course, { max_participants: 2 });
  const into = await someWeek(app, course, {
    max_participants: 3,
    price: 15_000,
    price_half_day: 8_000,
    ...target,
  });
  const [seats, queue] = [await someFamily(app, 2), await someFamily(app, 2, 'it')];
  const lines = (await book(app, seats.parent, seats.children, from)).registrations;
  const [paid, open] = lines.map(({ id }) => id!);
  await pay(app, paid!, 12_000);
  const [first, last] = (await book(app, queue.parent, queue.children, from)).registrations.map(
    ({ id }) => id!,
  );
  const [there] = await occupy(app, into, Math.min(1, into.max_participants));
  return { course, from, into, seats, queue, paid: paid!, open: open!, first: first!, last: last!, there };
}

describe('merging two weeks', () => {
  it('takes everybody to the other week, confirmed ones to a seat and waiting ones to the queue', async () => {
    const { from, into, seats, paid, open, first, last } = await setTheScene();
    const answer = await merge(app, from, into);
    expect(answer.status).toBe(200);
    const result = answer.body.data as WeekMergeResult;
    expect(result).toMatchObject({
      confirmed: 2,
      moved_up: 0,
      waiting: 2,
      families: 2,
      mails: 2,
      unreachable: [],
      money: { due_before: 240, due: 300, payed_amount: 120, open: 180, credit: 0 },
      price_changes: 4,
      moved_up_elsewhere: 0,
      cancelled_at: '2026-03-02T09:00:00.000Z',
      message: 'Die Wochen sind zusammengelegt. 2 Personen erhalten eine E-Mail.',
    });
    expect(await registrationsOf(app, from)).toEqual([]);
    for (const id of [paid, open]) expect(await placeOf(app, id)).toBe('confirmed');
    expect(await queueOf(into)).toEqual([first, last]);
    expect(await daysOf(app, seats.child)).toEqual(['22', '23', '24', '25', '26'].map((d) => `2026-06-${d}`));
    expect(await faults(app, [from, into])).toEqual([]);
  });

  it('takes along what was paid, with the price of the other week for each day type', async () => {
    const { from, into, paid, open } = await setTheScene();
    await app.dataSource.manager.update(
      RegistrationEntity,
      { id: open },
      { day_type: 'half_day', price: 8_000, comment_internal: 'bar' },
    );
    const before = (await stored(app, open))!;
    await merge(app, from, into);
    expect(await stored(app, paid)).toMatchObject({
      price: 15_000,
      payed_amount: 12_000,
      payed_at: '2026-03-01',
      payed_mail_at: null,
    });
    expect(await stored(app, open)).toEqual({
      ...before,
      course_week_id: into.id,
      price: 8_000,
      moved_at: app.clock.now(),
    });
  });

  it('is told in the history of each with both weeks, and in the log of changes once', async () => {
    const { from, into, paid, first } = await setTheScene();
    const staff = await office(app);
    const reason = 'Zu wenige Anmeldungen';
    await app.as(staff).post(`/api/courseWeek/${from.id}/merge`).send({ into: into.id, reason }).expect(200);
    for (const id of [paid, first])
      expect((await historyOf(app, id)).at(-1)).toEqual({ kind: 'moved', user_id: staff.id, amount: 15_000 });
    const events = await app.dataSource.manager.findBy(RegistrationEventEntity, {
      kind: 'moved',
      from_course_week_id: from.id,
      course_week_id: into.id,
    });
    expect(events.map((event) => event.reason)).toEqual([reason, reason, reason, reason]);
    const { body } = await app
      .as(await someStaff(app, 'Administrator'))
      .get('/api/auditLog')
      .expect(200);
    const records = (body.data as { resource: string; record_id: number }[]).filter(
      ({ resource, record_id }) => resource === 'courseWeek/merge' && record_id === from.id,
    );
    expect(records).toEqual([expect.objectContaining({ action: 'call', fields: ['into'] })]);
  });

  it('leaves the week as a cancelled one that nobody can book', async () => {
    const { from, into, course } = await setTheScene();
    await merge(app, from, into);
    const week = await app.dataSource.manager.findOneByOrFail(CourseWeekEntity, { id: from.id });
    expect(week.cancelled_at).toEqual(app.clock.now());
    const family = await someFamily(app);
    const refused = await send(app, family.parent, course, signUpBody(family.child, from));
    expect(refused.status).toBe(422);
    const { body } = await app.http().get(`/api/frontend/${course.id}`).expect(200);
    expect(body.data.courseWeeks[0]).toMatchObject({ full: true, state: 'after_registration' });
    // Nobody comes back in by a higher capacity.
    await editWeek(app, from, { max_participants: 50 });
    expect(await registrationsOf(app, from)).toEqual([]);
  });

  it('keeps the order: who waits there already, then those of the merged week as they waited', async () => {
    const course = await someCourse(app);
    const from = await someWeek(app, course, { max_participants: 0, waiting_list: 10 });
    const into = await someWeek(app, course, { max_participants: 1, waiting_list: 10 });
    await occupy(app, into, 1);
    const waits = async (week: CourseWeekEntity): Promise<number> => {
      const { parent, child } = await someFamily(app);
      return firstId(await book(app, parent, child, week));
    };
    const [first, second, third] = [await waits(from), await waits(into), await waits(from)];
    await remove(app, first, 'staff');
    const [fourth, fifth] = [await waits(from), await waits(into)];
    expect(
      (await preview(from, into)).children!.map(({ id, queue_position }) => [id, queue_position]),
    ).toEqual([
      [third, 3],
      [fourth, 4],
    ]);
    expect((await merge(app, from, into)).status).toBe(200);
    expect(await queueOf(into)).toEqual([second, fifth, third, fourth]);
    // Whoever comes now is behind them, and so are those of a week into which this one is merged.
    const sixth = await waits(into);
    expect(await queueOf(into)).toEqual([second, fifth, third, fourth, sixth]);
    const last = await someWeek(app, course, { max_participants: 1, waiting_list: 10 });
    await occupy(app, last, 1);
    const before = await waits(last);
    const [seat] = (await registrationsOf(app, into)).filter(({ is_waiting }) => !is_waiting);
    await editWeek(app, into, { max_participants: 0 });
    await remove(app, seat!.id, 'staff');
    expect((await merge(app, into, last)).status).toBe(200);
    expect(await queueOf(last)).toEqual([before, second, fifth, third, fourth, sixth]);
    expect(await faults(app, [from, into, last])).toEqual([]);
  });

  it('gives waiting ones the seats that are left, in their order, with the time to give them back', async () => {
    const { from, into, queue, first, last } = await setTheScene({ max_participants: 4 });
    expect(await preview(from, into)).toMatchObject({ confirmed: 2, moved_up: 1, waiting: 1, refusals: [] });
    const { body } = await merge(app, from, into);
    expect(body.data).toMatchObject({
      confirmed: 2,
      moved_up: 1,
      waiting: 1,
      money: expect.objectContaining({ due: 450 }),
      moved_up_elsewhere: 0,
    });
    expect([await placeOf(app, first), await placeOf(app, last)]).toEqual(['confirmed', 'waiting']);
    expect((await historyOf(app, first)).map(({ kind }) => kind)).toEqual(['waiting', 'moved', 'moved_up']);
    expect((await stored(app, first))!.moved_up_at).toEqual(app.clock.now());
    const { body: gone } = await app.as(queue.parent).delete(`/api/registration/${first}`).expect(200);
    expect(gone.data.success).toBe(true);
    expect(await placeOf(app, last)).toBe('confirmed');
    expect(await faults(app, [from, into])).toEqual([]);
  });

  it('leaves who is elsewhere on these days on the waiting list, and gives the seat to the next', async () => {
    const { from, into, queue, first, last } = await setTheScene({ max_participants: 4 });
    const elsewhere = await someWeek(app, await someCourse(app), { from: into.from, to: into.to });
    await book(app, queue.parent, queue.child, elsewhere);
    expect((await merge(app, from, into)).status).toBe(200);
    expect([await placeOf(app, first), await placeOf(app, last)]).toEqual(['waiting', 'confirmed']);
    expect(await faults(app, [from, into, elsewhere])).toEqual([]);
  });

  it('lets children move up who waited in another week for the days that become free', async () => {
    const course = await someCourse(app);
    const [from, into] = [await someWeek(app, course), await someWeek(app, course)];
    const beside = await someWeek(app, await someCourse(app), {
      from: from.from,
      to: from.to,
      max_participants: 1,
    });
    const [seat] = await occupy(app, beside, 1);
    const { parent, child } = await someFamily(app);
    const waits = firstId(await book(app, parent, child, beside));
    await book(app, parent, child, from);
    // The seat is free, but the child has its place in the week that will be merged.
    await remove(app, seat!, 'staff');
    expect(await placeOf(app, waits)).toBe('waiting');
    expect(await preview(from, into)).toMatchObject({ moved_up_elsewhere: 1 });
    const { body } = await merge(app, from, into);
    expect(body.data).toMatchObject({ confirmed: 1, moved_up: 0, moved_up_elsewhere: 1 });
    expect(await placeOf(app, waits)).toBe('confirmed');
    expect(await daysOf(app, child)).toHaveLength(10);
    expect((await kindsTo(app, parent)).slice(-2).sort()).toEqual(['moved', 'new-waiting']);
    expect(await faults(app, [from, into, beside])).toEqual([]);
  });

  it('to parallel days is no clash with oneself, and may lead into another project', async () => {
    const from = await someWeek(app, await someCourse(app));
    const into = await someWeek(app, await someCourse(app), { from: from.from, to: from.to });
    const { parent, children } = await someFamily(app, 2);
    await book(app, parent, children, from);
    expect((await merge(app, from, into)).status).toBe(200);
    expect((await registrationsOf(app, into)).map(({ is_waiting }) => is_waiting)).toEqual([false, false]);
    expect(await daysOf(app, children[0]!)).toHaveLength(5);
    expect(await faults(app, [from, into])).toEqual([]);
  });

  it('gives a child that waits for a draw a free seat of a project without one, however short its queue', async () => {
    const from = await someWeek(app, await someCourse(app, { allocation: 'draw' }));
    const into = await someWeek(app, await someCourse(app), {
      from: from.from,
      to: from.to,
      max_participants: 1,
      waiting_list: 0,
    });
    const { parent, child } = await someFamily(app);
    const wish = firstId(await book(app, parent, child, from));
    expect(await placeOf(app, wish)).toBe('waiting');
    expect(await preview(from, into)).toMatchObject({ moved_up: 1, waiting: 0, refusals: [] });
    expect((await merge(app, from, into)).status).toBe(200);
    expect(await placeOf(app, wish)).toBe('confirmed');
    expect(await faults(app, [from, into])).toEqual([]);
  });

  it('works for a week that runs, into one that has begun, where nobody moves up any more', async () => {
    const { from, into, first } = await setTheScene({ max_participants: 5, from: '2026-06-16' });
    await travel(app, '2026-06-16T09:00:00Z');
    expect((await merge(app, from, into)).status).toBe(200);
    expect(await placeOf(app, first)).toBe('waiting');
    expect(await faults(app, [from, into])).toEqual([]);
  });

  it('of a week without registrations only ends it', async () => {
    const course = await someCourse(app);
    const [from, into] = [await someWeek(app, course), await someWeek(app, course)];
    expect(await preview(from, into)).toMatchObject({ refusals: [], children: [], families: 0, mails: 0 });
    expect((await merge(app, from, into)).status).toBe(200);
  });

  it('takes the same number of statements for few and for many children', async () => {
    const statements = async (families: number): Promise<number[]> => {
      const course = await someCourse(app);
      const from = await someWeek(app, course, { max_participants: families });
      const into = await someWeek(app, course, { max_participants: families });
      for (let count = 0; count < 2 * families; count += 1) {
        const { parent, child } = await someFamily(app);
        await book(app, parent, child, from);
      }
      await office(app);
      const before = await app.countStatements(() => preview(from, into));
      const done = await app.countStatements(async () => {
        expect((await merge(app, from, into)).status).toBe(200);
      });
      return [before.length, done.length];
    };
    expect(await statements(5)).toEqual(await statements(2));
  });
});

describe('is refused, and nothing changes,', () => {
  /** Expects a refusal at `into`, the same in the preview, and everything as before. */
  async function expectRefused(
    from: { id: number },
    into: { id: number },
    messages: string[],
  ): Promise<void> {
    const before = await stateOf(from, into);
    const { status, body } = await merge(app, from, into);
    expect([status, body.errors]).toEqual([422, { into: messages }]);
    expect((await preview(from, into)).refusals).toEqual(messages);
    expect(await stateOf(from, into)).toEqual(before);
  }

  it('when seats are missing: it says how many, and on the waiting list too', async () => {
    const { from, into, seats } = await setTheScene({ max_participants: 1, waiting_list: 1 });
    await expectRefused(from, into, [
      `In der Woche „${into.name}“ fehlen 2 Plätze.`,
      `Auf der Warteliste der Woche „${into.name}“ fehlt 1 Platz.`,
    ]);
    expect(await kindsTo(app, seats.parent)).toEqual(['new']);
    const { refusals } = await preview(from, into, 'it');
    expect(refusals[0]).toBe(`Nella settimana «${into.name_it}» mancano 2 posti.`);
    await editWeek(app, into, { max_participants: 3, waiting_list: 2 });
    expect((await merge(app, from, into)).status).toBe(200);
  });

  it('when children are in both weeks: it names them, also one that waits', async () => {
    const { from, into, seats, queue } = await setTheScene({ max_participants: 20 });
    const [mia, leo] = [seats.children[0]!, queue.children[1]!];
    for (const [{ id }, first_name] of [
      [mia, 'Mia'],
      [leo, 'Leo'],
    ] as const)
      await app.dataSource.manager.update('child', { id }, { first_name, last_name: 'Berger' });
    await book(app, seats.parent, mia, into);
    await book(app, queue.parent, leo, into);
    await expectRefused(from, into, [
      `Auch für die Woche „${into.name}“ schon eingetragen: Mia Berger, Leo Berger.`,
    ]);
  });

  it('when a child with a seat is elsewhere on these days', async () => {
    const { from, into, seats } = await setTheScene({ max_participants: 20 });
    await app.dataSource.manager.update(
      'child',
      { id: seats.child.id },
      { first_name: 'Mia', last_name: 'Berger' },
    );
    const days = { from: into.to, to: into.to };
    await book(app, seats.parent, seats.child, await someWeek(app, await someCourse(app), days));
    await expectRefused(from, into, [
      `An den Tagen der Woche „${into.name}“ schon für ein anderes Programm angemeldet: Mia Berger.`,
    ]);
  });

  it('when the day type of a child is not offered there', async () => {
    const { from, into, first } = await setTheScene({ half_day: false, max_participants: 20 });
    await app.dataSource.manager.update(RegistrationEntity, { id: first }, { day_type: 'half_day' });
    const { status, body } = await merge(app, from, into);
    expect([status, body.errors.into]).toEqual([
      422,
      [expect.stringMatching(/^Die Woche „Woche 2“ bietet die gewählte Betreuungszeit nicht an: .+\.$/)],
    ]);
    expect(await registrationsOf(app, from)).toHaveLength(4);
  });

  it('into a week that was cancelled, is over, is the same, or is not there', async () => {
    const { from, course } = await setTheScene();
    const cancelled = await someWeek(app, course, { cancelled_at: new Date('2026-03-01T08:00:00Z') });
    await expectRefused(from, cancelled, [
      `Die Woche „${cancelled.name}“ wurde abgesagt und kann nicht gebucht werden.`,
    ]);
    const over = await someWeek(app, course, { from: '2026-02-23', to: '2026-02-27' });
    await expectRefused(from, over, [`Die Woche „${over.name}“ ist schon vorbei.`]);
    await expectRefused(from, from, ['Bitte eine andere Woche auswählen.']);
    for (const into of [{ id: 999_999 }, {}, { id: 'x' }]) {
      const { status, body } = await merge(app, from, into as { id: number });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['into']]);
    }
    const staff = app.as(await office(app));
    for (const query of [{}, { into: 'x' }, { into: '' }, { into: 999_999 }, { into: 2 ** 40 }]) {
      const { body } = await staff.get(`/api/courseWeek/${from.id}/merge-preview`).query(query).expect(422);
      expect(Object.keys(body.errors)).toEqual(['into']);
    }
    expect(await registrationsOf(app, from)).toHaveLength(4);
  });

  it('of a week that was cancelled or merged already, or is over', async () => {
    const { from, into, course } = await setTheScene();
    const other = await someWeek(app, course);
    expect((await merge(app, from, into)).status).toBe(200);
    for (const [week, message] of [
      [from, 'Diese Woche ist schon abgesagt.'],
      [
        await someWeek(app, course, { from: '2026-02-23', to: '2026-02-27' }),
        'Diese Woche ist schon vorbei und kann nicht mehr zusammengelegt werden.',
      ],
    ] as const) {
      const { status, body } = await merge(app, week, other);
      expect([status, body.message, body.errors]).toEqual([422, message, undefined]);
      expect((await preview(week, other)).refusals).toEqual([message]);
    }
  });

  it('to everybody but holders of course.update', async () => {
    const { from, into } = await setTheScene();
    const reader = app.as(
      await someStaff(app, ['course.index', 'course.view', 'peopleCourseWeekRegistration.update']),
    );
    await reader.post(`/api/courseWeek/${from.id}/merge`).send({ into: into.id }).expect(403);
    await reader.get(`/api/courseWeek/${from.id}/merge-preview`).query({ into: into.id }).expect(403);
    expect((await merge(app, { id: 999_999 }, into)).status).toBe(404);
    const staff = app.as(await office(app));
    await staff.get(`/api/courseWeek/999999/merge-preview?into=${into.id}`).expect(404);
    expect(await registrationsOf(app, from)).toHaveLength(4);
  });
});

describe('the preview', () => {
  it('says who goes where, what changes in money and mails, and changes nothing', async () => {
    const { from, into, paid, open, first, last } = await setTheScene();
    const before = await stateOf(from, into);
    const said = await preview(from, into);
    expect(said).toMatchObject({
      confirmed: 2,
      moved_up: 0,
      waiting: 2,
      families: 2,
      mails: 2,
      unreachable: [],
      refusals: [],
      money: { due_before: 240, due: 300, payed_amount: 120, open: 180, credit: 0 },
      price_changes: 4,
      question: null,
      seats: { max_participants: 3, registered: 1, waiting_list: 5, waiting: 0 },
    });
    expect(said.children!.map(({ id, outcome, queue_position }) => [id, outcome, queue_position])).toEqual([
      [paid, 'confirmed', null],
      [open, 'confirmed', null],
      [first, 'waiting', 1],
      [last, 'waiting', 2],
    ]);
    expect(said.children![0]).toMatchObject({ price_before: 120, price: 150, last_name: expect.any(String) });
    expect(await stateOf(from, into)).toEqual(before);
  });

  it('says what another project asks, and of whom nobody can be told', async () => {
    const from = await someWeek(app, await someCourse(app));
    const asks = { questions: await asking(app) };
    const into = await someWeek(app, await someCourse(app, asks), OTHER_DAYS);
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    await bookByStaff(app, child, from);
    await app.dataSource.manager.update(ParentEntity, { id: parent.personId }, { user_id: null });
    const unreachable = [`${child.first_name} ${child.last_name}`];
    expect(await preview(from, into)).toMatchObject({ question: 'T-Shirt', mails: 0, unreachable });
    expect(await preview(from, into, 'it')).toMatchObject({ question: 'Maglietta' });
  });
});

describe('the mail about a merge', () => {
  /** Names and amounts that a reader can check. */
  async function family(lang: 'de' | 'it', names: string[]) {
    const parent = await someParent(app, { lang });
    const children = [];
    for (const first_name of names)
      children.push(await someChild(app, parent, { first_name, last_name: 'Rossi' }));
    return { parent, children };
  }

  /** The mail that a merge wrote to a parent; fails unless there is exactly one. */
  async function mailTo({ email }: { email: string }): Promise<ParsedMail> {
    const own = (await sentMails(app)).filter(
      ({ to, subject }) =>
        [to].flat()[0]?.value[0]?.address === email && /verschoben:|spostat[ae]:/.test(subject ?? ''),
    );
    expect(own).toHaveLength(1);
    return own[0]!;
  }

  async function weeks(target: Partial<CourseWeekEntity> = {}) {
    const course = await someCourse(app, { name: 'Waldwochen', name_it: 'Settimane nel bosco' });
    const from = await someWeek(app, course, { max_participants: 3 });
    return { from, into: await someWeek(app, course, { max_participants: 4, price: 15_000, ...target }) };
  }

  it('is one to each parent, who reads it in German: seats, waiting list, and the money', async () => {
    const { from, into } = await weeks({ max_participants: 3 });
    const { parent, children } = await family('de', ['Mia', 'Leo', 'Nina', 'Max']);
    const [mia] = (await book(app, parent, children, from)).registrations;
    await pay(app, mia!.id!, 12_000);
    await merge(app, from, into);
    const { subject, text, html } = await mailTo(parent);
    expect(subject).toBe('Anmeldungen verschoben: Waldwochen');
    for (const half of [text!, String(html)]) {
      expect(half).toContain(
        'wir haben zwei Wochen zusammengelegt. Im Projekt „Waldwochen“ gelten Ihre Anmeldungen nun für:',
      );
      expect(half.match(/bisher: Woche 1 \(15\.06\.2026 – 19\.06\.2026\)/g)).toHaveLength(4);
      expect(half.match(/Platz 1 auf der Warteliste/g)).toHaveLength(1);
      expect(half).toContain('Für diese Anmeldungen sind 120,00 € bezahlt. Noch zu bezahlen sind 330,00 €.');
      // What is to be paid, then how.
      expect(half.indexOf('Noch zu bezahlen')).toBeLessThan(half.indexOf('IBAN'));
      expect(half).toContain('Auf der Warteliste ist nichts zu bezahlen.');
      expect(half).not.toContain('nachgerückt');
    }
    expect(text).toContain('- Mia Rossi: Woche 2 (22.06.2026 – 26.06.2026), Ganztags, 150,00 €');
    expect((await mailsTo(app, parent)).at(-1)!.payments).toEqual([
      expect.objectContaining({ amount: 33_000 }),
    ]);
  });

  it('is read in Italian, with a seat from the waiting list and until when it can be given back', async () => {
    const { from, into } = await weeks({ price: 10_000 });
    const { parent, children } = await family('it', ['Mia', 'Leo', 'Nina', 'Max']);
    const [mia] = (await book(app, parent, children, from)).registrations;
    await pay(app, mia!.id!, 12_000);
    await merge(app, from, into);
    expect((await kindsTo(app, parent)).slice(-1)).toEqual(['moved']);
    const { subject, text, html } = await mailTo(parent);
    expect(subject).toBe('Iscrizioni spostate: Settimane nel bosco');
    for (const half of [text!, String(html)]) {
      expect(half).toContain(
        'abbiamo unito due settimane. Nel progetto «Settimane nel bosco» le Sue iscrizioni valgono ora per:',
      );
      expect(half.match(/finora: Settimana 1 \(15\.06\.2026 – 19\.06\.2026\)/g)).toHaveLength(4);
      expect(half.match(/dalla lista d’attesa, posto ora confermato/g)).toHaveLength(1);
      expect(half).toContain(
        // What is above the price of one pays for the others.
        'Per queste iscrizioni sono stati pagati 120,00 €. Restano da pagare 280,00 €.',
      );
      expect(half).toContain('entro 72 ore, cioè fino al 05.03.2026 alle ore 10:00');
      expect(half).not.toContain('In lista d’attesa non c’è nulla da pagare');
    }
  });

  it('speaks of one registration where it is one, that waits, and asks for no money', async () => {
    const { from, into } = await weeks({ max_participants: 1 });
    await editWeek(app, from, { max_participants: 0 });
    await occupy(app, into, 1);
    const { parent, children } = await family('de', ['Mia']);
    await book(app, parent, children, from);
    await merge(app, from, into);
    const { subject, text } = await mailTo(parent);
    expect(subject).toBe('Anmeldung verschoben: Waldwochen');
    expect(text).toContain('gilt Ihre Anmeldung nun für:');
    expect(text).toContain('Platz 1 auf der Warteliste');
    expect(text).not.toContain('IBAN');
    expect(text).not.toContain('zu bezahlen sind');
  });

  it('goes to every parent of a child that staff booked, and to nobody when the office says so', async () => {
    const { from, into } = await weeks();
    const [one, other] = [await someParent(app), await someParent(app)];
    await bookByStaff(app, await someChild(app, [one, other]), from);
    const silent = await weeks();
    const quiet = await someFamily(app);
    await book(app, quiet.parent, quiet.child, silent.from);
    await merge(app, from, into);
    for (const parent of [one, other]) expect(await kindsTo(app, parent)).toEqual(['new', 'moved']);
    const { body } = await merge(app, silent.from, silent.into, { mail: false });
    expect(body.data).toMatchObject({
      mails: 0,
      message: 'Die Wochen sind zusammengelegt. 0 Personen erhalten eine E-Mail.',
    });
    expect(await kindsTo(app, quiet.parent)).toEqual(['new']);
  });

  it('goes when the child is erased', async () => {
    const { from, into } = await weeks();
    const { parent, child } = await someFamily(app);
    const id = firstId(await book(app, parent, child, from));
    await merge(app, from, into);
    // A child is deleted once it is registered for nothing.
    await remove(app, id, 'staff');
    const staff = app.as(await office(app));
    await staff.delete(`/api/child/${child.id}`).expect(200);
    expect(await kindsTo(app, parent)).toEqual([]);
  });
});
