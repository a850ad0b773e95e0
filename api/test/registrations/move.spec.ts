import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { RegistrationEventEntity } from '../../src/model/registrations/registration-event.entity.js';
import type { TestApp } from '../support/app.js';
import { someChild, someCourse, someParent, someStaff, someWeek } from '../support/builders.js';
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
  move,
  occupy,
  office,
  placeOf,
  registrationsOf,
  remove,
  someFamily,
  stored,
  travel,
} from './support/book.js';
import { faults } from './support/rush.js';
import { creditOf, pay } from '../support/pay.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

const OTHER_DAYS = { from: '2026-07-06', to: '2026-07-10' };

/** A child confirmed in the first of two weeks of a project. */
async function bookedChild({ lang = 'de' as 'de' | 'it', second = {} } = {}) {
  const parent = await someParent(app, { lang });
  const child = await someChild(app, parent, { first_name: 'Anna', last_name: 'Berger' });
  const course = await someCourse(app, { name: 'Zirkus', name_it: 'Circo' });
  const first = await someWeek(app, course);
  const target = await someWeek(app, course, second);
  const id = firstId(await book(app, parent, child, first));
  return { parent, child, course, first, target, id };
}

async function payAnd(id: number, cents: number, more: Partial<RegistrationEntity>): Promise<void> {
  await pay(app, id, cents);
  await app.dataSource.manager.update(RegistrationEntity, { id }, more);
}

describe('moving a registration', () => {
  it('puts the child into the other week, with its days and a price of that week', async () => {
    const { parent, child, first, target, id } = await bookedChild({ second: { price: 15_000 } });
    const { body } = await move(app, id, target).then((answer) => {
      expect(answer.status).toBe(200);
      return answer;
    });
    expect(body.data).toMatchObject({
      id,
      price: 150,
      day_type: 'full_day',
      is_waiting: false,
      courseWeek: { id: target.id },
    });
    expect(await registrationsOf(app, first)).toEqual([]);
    expect(await daysOf(app, child)).toEqual(['22', '23', '24', '25', '26'].map((day) => `2026-06-${day}`));
    expect(await kindsTo(app, parent)).toEqual(['new', 'moved']);
    expect(await faults(app, [first, target])).toEqual([]);
  });

  it('takes along what was paid, and comments, contacts and the answer to the question of the project', async () => {
    const { target, id } = await bookedChild();
    await payAnd(id, 5_000, { comment_internal: 'bar', comment: 'Kommt später' });
    const before = (await stored(app, id))!;
    expect((await move(app, id, target, { day_type: 'half_day' })).status).toBe(200);
    expect(await stored(app, id)).toEqual({
      ...before,
      course_week_id: target.id,
      day_type: 'half_day',
      price: 8_000,
      moved_at: app.clock.now(),
    });
  });

  it('is told in the history with both weeks, and in the log of changes with the fields', async () => {
    const { child, first, target, id } = await bookedChild();
    const staff = await office(app);
    await move(app, id, target);
    expect(await historyOf(app, id)).toEqual([
      expect.objectContaining({ kind: 'registered' }),
      { kind: 'moved', user_id: staff.id, amount: 12_000 },
    ]);
    const event = await app.dataSource.manager.findOneByOrFail(RegistrationEventEntity, {
      registration_id: id,
      kind: 'moved',
    });
    expect(event).toMatchObject({
      child_id: child.id,
      course_week_id: target.id,
      from_course_week_id: first.id,
    });
    const { body } = await app
      .as(await someStaff(app, 'Administrator'))
      .get('/api/auditLog')
      .expect(200);
    expect(body.data).toContainEqual(
      expect.objectContaining({
        action: 'call',
        resource: 'peopleCourseWeekRegistration/move',
        record_id: id,
        fields: ['course_week_id'],
      }),
    );
  });

  it('lets the old week move up, and the weeks in which the child waited on these days', async () => {
    const course = await someCourse(app);
    const full = await someWeek(app, course, { ...OTHER_DAYS, max_participants: 1 });
    const beside = await someWeek(app, await someCourse(app), { ...OTHER_DAYS, max_participants: 1 });
    const target = await someWeek(app, course, { from: '2026-07-20', to: '2026-07-24' });
    const [seat] = await occupy(app, beside, 1);
    const { parent, child } = await someFamily(app);
    const waiting = firstId(await book(app, parent, child, beside));
    const id = firstId(await book(app, parent, child, full));
    const next = await someFamily(app);
    const behind = firstId(await book(app, next.parent, next.child, full));
    await remove(app, seat!, 'staff');
    expect([await placeOf(app, waiting), await placeOf(app, behind)]).toEqual(['waiting', 'waiting']);
    expect((await move(app, id, target)).status).toBe(200);
    expect([await placeOf(app, waiting), await placeOf(app, behind)]).toEqual(['confirmed', 'confirmed']);
    expect(await kindsTo(app, next.parent)).toEqual(['waiting', 'new-waiting']);
    expect(await faults(app, [full, beside, target])).toEqual([]);
  });

  it('to days that overlap its old ones is no clash with itself', async () => {
    const { child, id, course, first } = await bookedChild();
    const shifted = await someWeek(app, course, { from: '2026-06-17', to: '2026-06-18' });
    expect((await move(app, id, shifted)).status).toBe(200);
    expect(await daysOf(app, child)).toEqual(['2026-06-17', '2026-06-18']);
    expect(await faults(app, [first, shifted])).toEqual([]);
  });

  it('may lead into another project, from a waiting list too', async () => {
    const full = await someWeek(app, await someCourse(app), { max_participants: 0 });
    const elsewhere = await someWeek(app, await someCourse(app));
    const { parent, child } = await someFamily(app);
    const id = firstId(await book(app, parent, child, full));
    expect((await move(app, id, elsewhere)).status).toBe(200);
    expect(await placeOf(app, id)).toBe('confirmed');
    expect(await stored(app, id)).toMatchObject({ queue_number: null, course_week_id: elsewhere.id });
    expect(await faults(app, [full, elsewhere])).toEqual([]);
  });

  it('of a place from the waiting list ends the time in which it can be given back', async () => {
    const { parent, child, id, target } = await bookedChild();
    const full = await someWeek(app, await someCourse(app), { ...OTHER_DAYS, max_participants: 0 });
    const waiting = firstId(await book(app, parent, child, full));
    await editWeek(app, full, { max_participants: 1 });
    expect((await stored(app, waiting))!.moved_up_at).not.toBeNull();
    await remove(app, id, 'staff');
    await move(app, waiting, target);
    expect((await stored(app, waiting))!.moved_up_at).toBeNull();
  });
});

describe('to a full week', () => {
  it('is refused at the week, and nothing changes', async () => {
    const { parent, id, target, first } = await bookedChild({ second: { max_participants: 0 } });
    const answer = await move(app, id, target);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      course_week_id: ['In der Woche „Woche 2“ ist kein Platz frei, aber auf der Warteliste.'],
    });
    expect(await stored(app, id)).toMatchObject({ course_week_id: first.id, moved_at: null });
    expect(await kindsTo(app, parent)).toEqual(['new']);
  });

  it('takes the place at the end of the queue when that will do, out of the old week', async () => {
    const { parent, child, id, target, first } = await bookedChild({ second: { max_participants: 0 } });
    const before = await someFamily(app);
    const queued = firstId(await book(app, before.parent, before.child, target));
    await pay(app, id, 12_000);
    expect((await move(app, id, target, { waiting: true })).status).toBe(200);
    expect(await placeOf(app, id)).toBe('waiting');
    expect(await daysOf(app, child)).toEqual([]);
    expect(await registrationsOf(app, first)).toEqual([]);
    const [one, two] = [await stored(app, queued), await stored(app, id)];
    expect(two!.queue_number).toBeGreaterThan(one!.queue_number!);
    expect([two!.payed_amount, await creditOf(app, parent)]).toEqual([0, 12_000]);
    const mail = (await mailsTo(app, parent)).at(-1)!;
    expect(mail).toMatchObject({
      kind: 'moved',
      lines: [{ place: 'Platz 2 auf der Warteliste' }],
      settlement: { waits: true, paid: 12_000, open: 0, credit: 12_000 },
    });
    expect(mail.payments).toBeUndefined();
    // The next number is drawn after it.
    const after = await someFamily(app);
    const last = firstId(await book(app, after.parent, after.child, target));
    expect((await stored(app, last))!.queue_number).toBeGreaterThan(two!.queue_number!);
    expect(await faults(app, [first, target])).toEqual([]);
  });

  it('is refused where the waiting list is full too', async () => {
    const second = { max_participants: 0, waiting_list: 0 };
    const { id, target } = await bookedChild({ second });
    const { status, body } = await move(app, id, target, { waiting: true });
    expect([status, body.errors]).toEqual([
      422,
      { course_week_id: ['Die Woche „Woche 2“ ist ausgebucht, auch die Warteliste.'] },
    ]);
  });

  it('with two who swap their weeks ends with both confirmed', async () => {
    const course = await someCourse(app);
    const [a, b] = [
      await someWeek(app, course, { max_participants: 1 }),
      await someWeek(app, course, { max_participants: 1 }),
    ];
    const [one, two] = [await someFamily(app), await someFamily(app)];
    const inA = firstId(await book(app, one.parent, one.child, a));
    const inB = firstId(await book(app, two.parent, two.child, b));
    await move(app, inA, b, { waiting: true });
    await move(app, inB, a, { waiting: true });
    expect([await placeOf(app, inA), await placeOf(app, inB)]).toEqual(['confirmed', 'confirmed']);
    expect(await faults(app, [a, b])).toEqual([]);
  });
});

describe('is refused', () => {
  it('to the week where the registration is, so a second click moves and mails nothing', async () => {
    const { parent, id, target } = await bookedChild();
    const answers = await Promise.all([move(app, id, target), move(app, id, target)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.errors).toEqual({
      course_week_id: ['Dieses Kind wurde für die Woche „Woche 2“ schon eingetragen.'],
    });
    expect(await kindsTo(app, parent)).toEqual(['new', 'moved']);
    expect((await historyOf(app, id)).map(({ kind }) => kind)).toEqual(['registered', 'moved']);
  });

  it('to a week where the child is registered or waits already', async () => {
    const { parent, child, id, target } = await bookedChild();
    const full = await someWeek(app, await someCourse(app), { ...OTHER_DAYS, max_participants: 0 });
    await book(app, parent, child, target);
    await book(app, parent, child, full);
    for (const week of [target, full])
      expect((await move(app, id, week, { waiting: true })).status).toBe(422);
  });

  it('to a week that was cancelled', async () => {
    const { id, target } = await bookedChild({ second: { cancelled_at: new Date('2026-03-01T08:00:00Z') } });
    const { status, body } = await move(app, id, target, { waiting: true });
    expect([status, body.errors]).toEqual([
      422,
      { course_week_id: ['Die Woche „Woche 2“ wurde abgesagt und kann nicht gebucht werden.'] },
    ]);
  });

  it('to days on which the child has another programme', async () => {
    const { parent, child, id, target } = await bookedChild();
    const days = { from: target.to, to: target.to };
    await book(app, parent, child, await someWeek(app, await someCourse(app), days));
    const { status, body } = await move(app, id, target);
    expect([status, body.errors]).toEqual([
      422,
      { course_week_id: ['In der Woche „Woche 2“ ist das Kind schon für ein anderes Programm angemeldet.'] },
    ]);
  });

  it('with a day type that is not offered, unless another is chosen', async () => {
    const { id, target } = await bookedChild({ second: { full_day: false } });
    const kept = await move(app, id, target);
    expect([kept.status, Object.keys(kept.body.errors)]).toEqual([422, ['day_type']]);
    expect((await move(app, id, target, { day_type: 'half_day' })).status).toBe(200);
    expect(await stored(app, id)).toMatchObject({ day_type: 'half_day', price: 8_000 });
  });

  it('to a week that is not there, and of a registration that is not there', async () => {
    const { id, target } = await bookedChild();
    const nowhere = await move(app, id, { id: 999_999 });
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['course_week_id']]);
    expect((await move(app, 999_999, target)).status).toBe(404);
    const { body } = await app
      .as(await office(app))
      .post(`/api/peopleCourseWeekRegistration/${id}/move`)
      .send({ day_type: 'whole_night', waiting: 'x' })
      .expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(['course_week_id', 'day_type', 'waiting']);
  });
});

describe('the mail about a move', () => {
  it('names project, old and new week, price, and asks for what is still open', async () => {
    const { parent, id, target } = await bookedChild({ second: { price: 15_000 } });
    await pay(app, id, 12_000);
    await move(app, id, target);
    expect((await mailsTo(app, parent)).at(-1)).toMatchObject({
      kind: 'moved',
      lang: 'de',
      course: 'Zirkus',
      lines: [
        {
          child: 'Anna Berger',
          week: 'Woche 2',
          period: '22.06.2026 – 26.06.2026',
          dayType: 'Ganztags',
          price: '150,00 €',
          before: 'bisher: Woche 1 (15.06.2026 – 19.06.2026)',
        },
      ],
      settlement: { waits: false, paid: 12_000, open: 3_000, credit: 0 },
      payments: [{ amount: 3_000 }],
    });
  });

  it('names the project before too when it is another one, in the language of the reader', async () => {
    const { parent, id } = await bookedChild({ lang: 'it' });
    const forest = await someCourse(app, { name: 'Wald', name_it: 'Bosco' });
    const elsewhere = await someWeek(app, forest, { price: 10_000 });
    await pay(app, id, 12_000);
    await move(app, id, elsewhere);
    const mail = (await mailsTo(app, parent)).at(-1)!;
    expect(mail).toMatchObject({
      kind: 'moved',
      lang: 'it',
      course: 'Bosco',
      lines: [{ before: 'finora: Circo, Settimana 1 (15.06.2026 – 19.06.2026)' }],
      settlement: { open: 0, credit: 2_000 },
    });
    expect(mail.payments).toBeUndefined();
  });

  it('goes to every parent when staff booked', async () => {
    const [one, other] = [await someParent(app), await someParent(app)];
    const child = await someChild(app, [one, other]);
    const course = await someCourse(app);
    const id = firstId(await bookByStaff(app, child, await someWeek(app, course)));
    await move(app, id, await someWeek(app, course));
    for (const parent of [one, other]) expect(await kindsTo(app, parent)).toEqual(['new', 'moved']);
  });

  it('is not sent when the office says so, nor by itself to a week that has started', async () => {
    const { parent, id, target, course } = await bookedChild();
    await move(app, id, target, { mail: false });
    expect(await kindsTo(app, parent)).toEqual(['new']);
    await travel(app, '2026-06-29T09:00:00Z', parent);
    const started = await someWeek(app, course, { from: '2026-06-29', to: '2026-07-03' });
    await move(app, id, started);
    expect(await kindsTo(app, parent)).toEqual(['new']);
    await move(app, id, await someWeek(app, course, { from: '2026-06-22', to: '2026-07-03' }), {
      mail: true,
    });
    expect(await kindsTo(app, parent)).toEqual(['new', 'moved']);
  });

  it('is followed by that of the payment once what became open is paid', async () => {
    const { parent, id, target } = await bookedChild({ second: { price: 15_000 } });
    const staff = await office(app);
    const payAll = () =>
      app
        .as(staff)
        .post('/api/peopleCourseWeekRegistration/setPayed')
        .send({ data: [id] })
        .expect(200);
    await payAll();
    await move(app, id, target);
    await payAll();
    expect(await kindsTo(app, parent)).toEqual(['new', 'payed', 'moved', 'payed']);
  });
});
