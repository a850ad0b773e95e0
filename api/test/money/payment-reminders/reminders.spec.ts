import { paymentReference, romeInstant } from '@feria/shared';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { Outbox } from '../../../src/mailing/outbox.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { PaymentReminderEntity } from '../../../src/model/money/payment-reminder.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { call, camt, entries, upload } from '../bank-statements/support.js';
import { setPayed } from '../payments/support.js';
import {
  anotherProcess,
  book,
  createQuietApp,
  office,
  someFamily,
  travel,
} from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someChild, someCourse, someParent, someWeek } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import { pay } from '../../support/pay.js';
import {
  look,
  lookAt,
  owing,
  pause,
  reminderMails,
  remindersTo,
  rowOf,
  setDue,
  stepsOf,
  switchReminders,
  tryPause,
} from './support.js';

/* Reminders of what is overdue (product/money.md#payment-reminders). They were switched on on 1 February 2026. */

let app: TestApp;
beforeEach(async () => {
  app = await createQuietApp();
  await travel(app, romeInstant('2026-02-01', '09:00').toISOString());
  await switchReminders(app, true);
  await travel(app, '2026-03-02T07:00:00Z');
});
afterEach(() => app.close());

const DUE = '2026-03-10';

describe('a family that owes something', () => {
  it('is reminded three and fourteen days after the last day to pay, and never again', async () => {
    const { parent, id } = await owing(app, { dueOn: DUE });
    for (let day = 10; day <= 31; day += 1) await lookAt(app, `2026-03-${day}`);
    for (const day of ['2026-04-10', '2026-05-24', '2026-07-01']) await lookAt(app, day);
    expect(await remindersTo(app, parent)).toEqual([
      ['2026-03-13', 1],
      ['2026-03-24', 2],
    ]);
    expect(await stepsOf(app, id)).toEqual([
      [1, '2026-03-13'],
      [2, '2026-03-24'],
    ]);
    expect(await rowOf(app, parent)).toMatchObject({ next: null, hold: 'done' });
  });

  it('is reminded at 10 in Rome, also right after the clocks have changed', async () => {
    const { parent } = await owing(app, { dueOn: '2026-03-26' });
    await lookAt(app, '2026-03-29', '10:00');
    await lookAt(app, '2026-03-30', '09:59');
    expect(await remindersTo(app, parent)).toEqual([]);
    expect(app.clock.now().toISOString()).toBe('2026-03-30T07:59:00.000Z');
    await lookAt(app, '2026-03-30', '10:00');
    expect(await remindersTo(app, parent)).toEqual([['2026-03-30', 1]]);
  });

  it('is reminded later that day when no process ran at 10, or on the next working day at 10', async () => {
    const [first, second] = [await owing(app, { dueOn: DUE }), await owing(app, { dueOn: '2026-03-11' })];
    await lookAt(app, '2026-03-13', '21:40');
    expect(await remindersTo(app, first.parent)).toEqual([['2026-03-13', 1]]);
    await lookAt(app, '2026-03-16', '09:30');
    expect(await remindersTo(app, second.parent)).toEqual([]);
    await lookAt(app, '2026-03-16', '10:00');
    expect(await remindersTo(app, second.parent)).toEqual([['2026-03-16', 1]]);
  });

  it('gets one mail for all its debts, whichever step each is at', async () => {
    const { parent, child, ids, course } = await owing(app, { dueOn: '2026-02-24', children: 2 });
    await lookAt(app, '2026-03-02');
    const other = await someCourse(app);
    const weeks = [
      await someWeek(app, other, { from: '2026-07-06', to: '2026-07-10' }),
      await someWeek(app, other, { from: '2026-07-13', to: '2026-07-17' }),
    ];
    const { registrations } = await book(app, parent, child, weeks);
    const [soon, later] = registrations.map(({ id }) => id!);
    await setDue(app, [soon!], '2026-03-10');
    await setDue(app, [later!], '2026-05-01');
    await lookAt(app, '2026-03-13');
    const [, mail, ...more] = await reminderMails(app, parent);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      step: 2,
      day: '2026-03-13',
      overdue: 36_000,
      reminded: [...ids, soon],
      told: [...ids, soon, later].map((id) => ({ id, open: 12_000 })),
      lines: [
        { place: 'zu bezahlen bis 24.02.2026, überfällig' },
        { place: 'zu bezahlen bis 24.02.2026, überfällig' },
        { place: 'zu bezahlen bis 10.03.2026, überfällig' },
        { place: 'noch nicht fällig, zu bezahlen bis 01.05.2026' },
      ],
      // What is due later is not asked for.
      payments: [
        {
          amount: 36_000,
          course: `${course.name}, ${other.name}`,
          reference: paymentReference({ courseId: null, personId: parent.personId }),
        },
      ],
    });
  });

  it('is reminded of what is left, when a part is paid', async () => {
    const { parent, id } = await owing(app, { dueOn: DUE });
    await pay(app, id, 5_000);
    await lookAt(app, '2026-03-13');
    const [mail] = await reminderMails(app, parent);
    expect(mail).toMatchObject({
      overdue: 7_000,
      lines: [{ price: '70,00 €' }],
      payments: [{ amount: 7_000 }],
    });
  });

  it('is reminded of a fee as of a place, with how to pay it, by steps of its own', async () => {
    const { parent, child, week, id } = await owing(app, { dueOn: DUE });
    await lookAt(app, '2026-03-13');
    // The place was reminded of once; then it was given back.
    await app.dataSource.manager.delete(RegistrationEntity, { id });
    await app.dataSource.manager.insert(CancellationFeeEntity, {
      registration_id: id,
      child_id: child.id,
      course_week_id: week.id,
      booked_by: parent.id,
      amount: 6_000,
      due_on: '2026-03-20',
      created_at: app.clock.now(),
    });
    await lookAt(app, '2026-03-22');
    await lookAt(app, '2026-03-23');
    await lookAt(app, '2026-04-02');
    await lookAt(app, '2026-04-03');
    expect(await remindersTo(app, parent)).toEqual([
      ['2026-03-13', 1],
      ['2026-03-23', 1],
      ['2026-04-03', 2],
    ]);
    const [, mail] = await reminderMails(app, parent);
    expect(mail).toMatchObject({
      overdue: 6_000,
      lines: [{ price: '60,00 €', dayType: 'Abmeldegebühr' }],
      payments: [{ amount: 6_000 }],
    });
    // What the office waives takes its reminders along.
    await app.dataSource.manager.delete(CancellationFeeEntity, { registration_id: id });
    expect(await app.dataSource.manager.countBy(PaymentReminderEntity, { person_id: parent.personId })).toBe(
      0,
    );
  });

  it('is the parent who pays, not the other one', async () => {
    const { parent } = await owing(app, { dueOn: DUE });
    const other = await someParent(app);
    const child = await someChild(app, [other, parent]);
    const { registrations } = await book(app, other, child, await someWeek(app, await someCourse(app)));
    await setDue(app, [registrations[0]!.id!], DUE);
    await lookAt(app, '2026-03-13');
    const [[mine], [theirs]] = [await reminderMails(app, parent), await reminderMails(app, other)];
    expect([mine!.lines.length, theirs!.lines.length]).toEqual([1, 1]);
    expect(theirs!.lines[0]!.childId).toBe(child.id);
  });

  it('is not reminded of what is paid, waits or has no last day', async () => {
    const paid = await owing(app, { dueOn: DUE });
    await setPayed(app, paid.ids);
    const without = await owing(app, { dueOn: null });
    await lookAt(app, '2026-05-01');
    for (const { parent } of [paid, without]) expect(await remindersTo(app, parent)).toEqual([]);
  });

  it('is not reminded without an account, and the list says so', async () => {
    const { parent } = await owing(app, { dueOn: DUE });
    await app.dataSource.manager.update(ParentEntity, { id: parent.personId }, { user_id: null });
    await app.dataSource.manager.delete(UserEntity, { id: parent.id });
    await lookAt(app, '2026-03-13');
    expect(await app.dataSource.manager.countBy(OutboxMailEntity, { kind: 'payment-reminder' })).toBe(0);
    expect(await rowOf(app, parent)).toMatchObject({ hold: 'no_account', email: null });
  });
});

describe('the steps of a family', () => {
  /** Another place of the family, to be paid until a day. */
  async function another({ parent, child }: Awaited<ReturnType<typeof owing>>, dueOn: string) {
    await travel(app, app.clock.now().toISOString(), parent);
    const week = await someWeek(app, await someCourse(app), { from: '2026-08-03', to: '2026-08-07' });
    const { registrations } = await book(app, parent, child, week);
    const id = registrations[0]!.id!;
    await setDue(app, [id], dueOn);
    return id;
  }

  it('begin again with a first when something new is overdue, and not before', async () => {
    const family = await owing(app, { dueOn: DUE });
    for (const day of ['2026-03-13', '2026-03-24', '2026-04-07']) await lookAt(app, day);
    const id = await another(family, '2026-04-14');
    expect(await rowOf(app, family.parent)).toMatchObject({
      hold: null,
      next: { day: '2026-04-17', step: 1 },
    });
    for (const day of ['2026-04-16', '2026-04-17', '2026-04-20', '2026-04-27', '2026-04-28', '2026-05-20'])
      await lookAt(app, day);
    expect(await remindersTo(app, family.parent)).toEqual([
      ['2026-03-13', 1],
      ['2026-03-24', 2],
      ['2026-04-17', 1],
      ['2026-04-28', 2],
    ]);
    expect(await stepsOf(app, id)).toEqual([
      [1, '2026-04-17'],
      [2, '2026-04-28'],
    ]);
    expect(await rowOf(app, family.parent)).toMatchObject({ hold: 'done', next: null });
  });

  it('are one mail: what is overdue since the first comes with the second, and nothing after it', async () => {
    const family = await owing(app, { dueOn: DUE });
    await lookAt(app, '2026-03-13');
    await another(family, '2026-03-16');
    for (const day of ['2026-03-19', '2026-03-23', '2026-03-24', '2026-03-30', '2026-04-10'])
      await lookAt(app, day);
    expect(await remindersTo(app, family.parent)).toEqual([
      ['2026-03-13', 1],
      ['2026-03-24', 2],
    ]);
    const [, second] = await reminderMails(app, family.parent);
    expect(second).toMatchObject({ overdue: 24_000 });
  });

  it('forget what was paid', async () => {
    const family = await owing(app, { dueOn: DUE });
    await lookAt(app, '2026-03-13');
    await setPayed(app, family.ids);
    await another(family, '2026-03-20');
    for (const day of ['2026-03-23', '2026-03-24']) await lookAt(app, day);
    expect(await remindersTo(app, family.parent)).toEqual([
      ['2026-03-13', 1],
      ['2026-03-23', 1],
    ]);
  });

  it('are written on working days only, and what did not leave waits for the next one', async () => {
    const { parent } = await owing(app, { dueOn: '2026-04-02' });
    // Saturday to Easter Monday.
    for (const day of ['2026-04-05', '2026-04-06']) await lookAt(app, day, '12:00');
    expect(await remindersTo(app, parent)).toEqual([]);
    await lookAt(app, '2026-04-07');
    expect(await remindersTo(app, parent)).toEqual([['2026-04-07', 1]]);
    const late = await owing(app, { dueOn: '2026-04-07' });
    await lookAt(app, '2026-04-10', '23:59');
    expect(await remindersTo(app, late.parent)).toHaveLength(1);
    await travel(app, romeInstant('2026-04-11', '00:01').toISOString());
    await app.app.get(OutboxWorker).drain();
    expect(await remindersTo(app, late.parent)).toEqual([]);
    expect(await stepsOf(app, late.id)).toEqual([]);
    await lookAt(app, '2026-04-13');
    expect(await remindersTo(app, late.parent)).toEqual([['2026-04-13', 1]]);
  });

  it('are not of less than the minimum, which is an option', async () => {
    const { parent, id } = await owing(app, { dueOn: DUE });
    await pay(app, id, 11_501);
    await lookAt(app, '2026-03-13');
    expect(await remindersTo(app, parent)).toEqual([]);
    expect(await rowOf(app, parent)).toMatchObject({ overdue: 4.99, hold: 'minimum', next: null });
    const staff = await office(app);
    const { body } = await app.as(staff).get(`/api/family/${parent.personId}`).expect(200);
    expect(body.data.money.reminders).toMatchObject({ hold: 'minimum', next: null });
    await app.as(staff).get(`/api/payment-reminder/${parent.personId}/preview`).expect(404);
    await app.dataSource.manager.update(OptionEntity, { key: 'reminder_minimum' }, { value: '4,99' });
    expect(await rowOf(app, parent)).toMatchObject({ hold: null, next: { day: '2026-03-16', step: 1 } });
    await lookAt(app, '2026-03-16');
    expect(await remindersTo(app, parent)).toEqual([['2026-03-16', 1]]);
  });
});

describe('switching reminders on', () => {
  it('sends nothing before the next working day at 10, and of old debts the first step only', async () => {
    await switchReminders(app, false);
    const { parent } = await owing(app, { dueOn: '2025-12-01' });
    await travel(app, romeInstant('2026-03-13', '09:00').toISOString());
    expect(await rowOf(app, parent)).toMatchObject({ hold: 'off', next: { day: '2026-03-16', step: 1 } });
    await switchReminders(app, true);
    await lookAt(app, '2026-03-13', '10:00');
    await lookAt(app, '2026-03-14', '10:00');
    await lookAt(app, '2026-03-16', '09:59');
    expect(await remindersTo(app, parent)).toEqual([]);
    expect(await rowOf(app, parent)).toMatchObject({ hold: null, next: { day: '2026-03-16', step: 1 } });
    for (let day = 16; day <= 31; day += 1) await lookAt(app, `2026-03-${day}`);
    expect(await remindersTo(app, parent)).toEqual([
      ['2026-03-16', 1],
      ['2026-03-27', 2],
    ]);
  });

  it('off sends nothing, not even what waits in the outbox', async () => {
    const { parent, id } = await owing(app, { dueOn: DUE });
    await lookAt(app, '2026-03-13');
    expect(await remindersTo(app, parent)).toHaveLength(1);
    await switchReminders(app, false);
    await app.app.get(OutboxWorker).drain();
    expect(await remindersTo(app, parent)).toEqual([]);
    // It never left, so it counts as not written.
    expect(await stepsOf(app, id)).toEqual([]);
    await lookAt(app, '2026-03-20');
    expect(await remindersTo(app, parent)).toEqual([]);
  });
});

describe('a run', () => {
  it('of several processes writes each mail once', async () => {
    const families = [];
    for (let count = 0; count < 4; count += 1) families.push(await owing(app, { dueOn: DUE }));
    const second = await anotherProcess(app);
    app.clock.set(romeInstant('2026-03-13', '10:00').toISOString());
    // On SQLite a process waits for the other without letting it go on, as both are one process here.
    if (ENGINE === 'mysql') await Promise.all([app, second, app, second].map(look));
    else for (const process of [app, second]) await look(process);
    await second.close();
    for (const { parent, id } of families) {
      expect(await remindersTo(app, parent)).toEqual([['2026-03-13', 1]]);
      expect(await stepsOf(app, id)).toEqual([[1, '2026-03-13']]);
    }
  });

  it('that ends in between goes on with the others, and nobody gets two', async () => {
    const families = [
      await owing(app, { dueOn: DUE }),
      await owing(app, { dueOn: DUE }),
      await owing(app, { dueOn: DUE }),
    ];
    const outbox = app.app.get(Outbox);
    const write = outbox.write.bind(outbox);
    const spy = jest.spyOn(outbox, 'write').mockImplementation((manager, draft) => {
      if (draft.to === families[1]!.parent.email) throw new Error('the process is killed');
      return write(manager, draft);
    });
    await lookAt(app, '2026-03-13');
    const counts = async () =>
      Promise.all(families.map(async ({ parent }) => (await remindersTo(app, parent)).length));
    expect(await counts()).toEqual([1, 0, 1]);
    spy.mockRestore();
    await lookAt(app, '2026-03-13', '10:05');
    expect(await counts()).toEqual([1, 1, 1]);
    await lookAt(app, '2026-03-13', '10:10');
    expect(await counts()).toEqual([1, 1, 1]);
  });

  it('that is done does not remind of what is decided later that day', async () => {
    const { parent } = await owing(app, { dueOn: DUE });
    await pause(app, parent, true);
    await lookAt(app, '2026-03-13');
    await pause(app, parent, false);
    await lookAt(app, '2026-03-13', '14:00');
    expect(await remindersTo(app, parent)).toEqual([]);
    await lookAt(app, '2026-03-16');
    expect(await remindersTo(app, parent)).toEqual([['2026-03-16', 1]]);
  });

  it('keeps out of the minutes in which a project opens', async () => {
    const { parent } = await owing(app, { dueOn: DUE });
    await someCourse(app, { register_from: '2026-03-13', register_from_time: '10:00' });
    await lookAt(app, '2026-03-13', '10:00');
    expect(await remindersTo(app, parent)).toEqual([]);
    await lookAt(app, '2026-03-13', '10:03');
    expect(await remindersTo(app, parent)).toEqual([['2026-03-13', 1]]);
  });
});

describe('a paused family', () => {
  it('gets none, and never two steps at once after it', async () => {
    const { parent, id } = await owing(app, { dueOn: DUE });
    expect(await pause(app, parent, true)).toEqual({ paused: true, until: null });
    await lookAt(app, '2026-04-20');
    expect(await rowOf(app, parent)).toMatchObject({ hold: 'paused', pause: { paused: true, until: null } });
    expect(await pause(app, parent, false)).toEqual({ paused: false, until: null });
    for (let day = 21; day <= 30; day += 1) await lookAt(app, `2026-04-${day}`);
    expect(await stepsOf(app, id)).toEqual([[1, '2026-04-21']]);
    // Eleven days after it is a Saturday.
    for (const day of ['2026-05-02', '2026-05-03', '2026-05-04']) await lookAt(app, day);
    expect(await stepsOf(app, id)).toEqual([
      [1, '2026-04-21'],
      [2, '2026-05-04'],
    ]);
  });

  it('is reminded again after the last day of the pause', async () => {
    const { parent } = await owing(app, { dueOn: DUE });
    await pause(app, parent, true, '2026-03-20');
    for (const day of ['2026-03-13', '2026-03-20']) await lookAt(app, day);
    expect(await remindersTo(app, parent)).toEqual([]);
    await lookAt(app, '2026-03-23');
    expect(await remindersTo(app, parent)).toEqual([['2026-03-23', 1]]);
    expect((await rowOf(app, parent)).pause).toEqual({ paused: false, until: null });
  });

  it('needs a day from today on, and a parent', async () => {
    const { parent } = await owing(app, { dueOn: DUE });
    for (const until of ['2026-03-01', '2028-01-01', 'soon']) {
      const { status, body } = await tryPause(app, parent.personId, { paused: true, until });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['until']]);
    }
    expect((await tryPause(app, parent.personId, {})).body.errors).toHaveProperty('paused');
    expect((await tryPause(app, 999_999, { paused: true })).status).toBe(404);
  });
});

describe('a payment of the bank that nobody has reviewed', () => {
  it('holds the reminder back, and the list says why', async () => {
    const { parent, course } = await owing(app, { dueOn: DUE });
    const reference = paymentReference({ courseId: course.id, personId: parent.personId });
    // Too much, so it is only likely.
    await upload(app, camt([{ amount: '130.00', text: reference, name: 'Bank' }]));
    await lookAt(app, '2026-03-13');
    expect(await remindersTo(app, parent)).toEqual([]);
    expect(await rowOf(app, parent)).toMatchObject({
      hold: 'entry',
      entries: [{ date: '2026-03-01', amount: 130 }],
    });
    const [entry] = await entries(app);
    expect((await call(app, `${entry!.id}/ignore`)).status).toBe(200);
    await lookAt(app, '2026-03-16');
    expect(await remindersTo(app, parent)).toEqual([['2026-03-16', 1]]);
  });

  it('holds it back when only the name fits, whatever the amount', async () => {
    const { parent } = await owing(app, { dueOn: DUE });
    const { body } = await app
      .as(await office(app))
      .get(`/api/parent/${parent.personId}`)
      .expect(200);
    const { first_name, last_name } = body.data as { first_name: string; last_name: string };
    await upload(app, camt([{ amount: '33.33', name: `${last_name} ${first_name}`.toUpperCase() }]));
    await lookAt(app, '2026-03-13');
    expect(await remindersTo(app, parent)).toEqual([]);
    expect(await rowOf(app, parent)).toMatchObject({ hold: 'entry', entries: [{ amount: 33.33 }] });
  });

  it('of another family holds nothing', async () => {
    const [first, second] = [await owing(app, { dueOn: DUE }), await owing(app, { dueOn: DUE })];
    const reference = paymentReference({ courseId: first.course.id, personId: first.parent.personId });
    await upload(
      app,
      camt([
        { amount: '120.00', text: reference },
        { amount: '77.00', text: 'Spende' },
      ]),
    );
    await lookAt(app, '2026-03-13');
    expect(await remindersTo(app, first.parent)).toEqual([]);
    expect(await remindersTo(app, second.parent)).toEqual([['2026-03-13', 1]]);
  });
});

describe('a mail that waits in the outbox', () => {
  type Debt = Awaited<ReturnType<typeof owing>>;
  it.each<[string, (debt: Debt) => Promise<unknown>]>([
    ['something was paid', ({ id }) => pay(app, id, 1_000)],
    ['all was paid', ({ ids }) => setPayed(app, ids)],
    ['the family is paused', ({ parent }) => pause(app, parent, true)],
    [
      'the bank has a payment of it',
      ({ parent, course }) => {
        const text = paymentReference({ courseId: course.id, personId: parent.personId });
        return upload(app, camt([{ amount: '120.00', text }]));
      },
    ],
  ])('is not sent when %s meanwhile, and counts as not written', async (_, happens) => {
    const debt = await owing(app, { dueOn: DUE });
    await lookAt(app, '2026-03-13');
    expect(await remindersTo(app, debt.parent)).toHaveLength(1);
    await happens(debt);
    await app.app.get(OutboxWorker).drain();
    expect(await remindersTo(app, debt.parent)).toEqual([]);
    expect(await stepsOf(app, debt.id)).toEqual([]);
  });

  it('is sent otherwise, also when something else was booked', async () => {
    const { parent, child, id } = await owing(app, { dueOn: DUE });
    await lookAt(app, '2026-03-13');
    await travel(app, app.clock.now().toISOString(), parent);
    const week = await someWeek(app, await someCourse(app), { from: '2026-07-06', to: '2026-07-10' });
    await book(app, parent, child, week);
    await app.app.get(OutboxWorker).drain();
    const [mail] = await app.dataSource.manager.findBy(OutboxMailEntity, { kind: 'payment-reminder' });
    expect(mail!.state).toBe('sent');
    expect(await stepsOf(app, id)).toEqual([[1, '2026-03-13']]);
  });
});

it('the page of a family shows pause, reminders sent and the next', async () => {
  const { parent, id, child, course } = await owing(app, { dueOn: DUE });
  await lookAt(app, '2026-03-13');
  const reminders = async () => {
    const staff = await office(app);
    const { body } = await app.as(staff).get(`/api/family/${parent.personId}`).expect(200);
    return body.data.money.reminders;
  };
  expect(await reminders()).toEqual({
    pause: { paused: false, until: null },
    hold: null,
    next: { day: '2026-03-24', step: 2 },
    sent: [
      {
        step: 1,
        day: '2026-03-13',
        registration_id: id,
        people: expect.objectContaining({ id: child.id }),
        course: { id: course.id, name: course.name, name_it: course.name_it },
      },
    ],
  });
  await pause(app, parent, true, '2026-04-01');
  expect(await reminders()).toMatchObject({ pause: { paused: true, until: '2026-04-01' }, hold: 'paused' });
  const nobody = await someFamily(app);
  const { body } = await app
    .as(await office(app))
    .get(`/api/family/${nobody.parent.personId}`)
    .expect(200);
  expect(body.data.money.reminders).toEqual({
    pause: { paused: false, until: null },
    hold: null,
    next: null,
    sent: [],
  });
});
