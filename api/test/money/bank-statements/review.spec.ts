import type {
  BankEntryRecord,
  BankPreview,
  BankRunBooking,
  BankRunRecord,
  BankSummary,
  BankUndo,
  PaymentDetail,
} from '@feria/shared';
import { MailRenderer } from '../../../src/mailing/mail-renderer.js';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { BankEntryEntity } from '../../../src/model/money/bank-statement.entity.js';
import { creditsOf } from '../../../src/ledger/balance.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { book, kindsTo, mailsTo, office, startTwo } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { READER, someCourse, someStaff, someWeek } from '../../support/builders.js';
import { bookkeeper, close as closeBooks } from '../books/support.js';
import { setPayed } from '../payments/support.js';
import { enterIban, IBAN, makeFile, someAccount } from '../payouts/support.js';
import { makeReceipts, receiptOf, someOrganiser, somePaid } from '../receipts/support.js';
import { bookCertain, call, camt, entries, paidOf, someDebt, upload } from './support.js';

/* The review of bank entries: groups, preview, booking runs and undoing (product/money.md#review-of-bank-entries). */

let app: TestApp;
let second: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, second, close } = await startTwo());
});
afterAll(() => close());
beforeEach(async () => {
  app.clock.set('2026-03-02T09:00:00Z');
  await app.dataSource.manager.createQueryBuilder().delete().from(BankEntryEntity).execute();
});

const staff = async () => app.as(await office(app));

async function read<Answer>(path: string): Promise<Answer> {
  return (await (await staff()).get(path).expect(200)).body.data as Answer;
}

async function send<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await (await staff()).post(path).send(body);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data as Answer;
}

const preview = (ids: number[] = []) => send<BankPreview>('/api/bank-entry/preview', { ids });
const bookPreviewed = (shown: BankPreview['entries']) =>
  send<BankRunBooking>('/api/bank-entry/book-previewed', { entries: shown });
const summary = (query = '') => read<BankSummary>(`/api/bank-entry/summary?${query}`);
const filled = ({ groups }: BankSummary) =>
  groups
    .filter(({ entries: count }) => count > 0)
    .map(({ group, entries: count, sums }) => [group, count, sums]);
const runOf = async (id: number | null) =>
  (await read<BankRunRecord[]>(`/api/bank-run?filters=id|${id}`))[0] as BankRunRecord;

/** Another currency than the euro. */
const inFrancs = (file: string) => file.replaceAll('Ccy="EUR"', 'Ccy="CHF"');

describe('the groups', () => {
  it('have a number and a sum for each currency, and every entry is in one', async () => {
    const { reference } = await someDebt(app);
    const likely = await someDebt(app);
    await upload(
      app,
      camt([
        { amount: '20.00', text: reference, reference: 'G1' },
        { amount: '30.00', text: reference, reference: 'G2' },
        { amount: '150.00', text: likely.reference, reference: 'G3' },
        { amount: '7.00', reference: 'G4' },
        { amount: '8.50', reference: 'G5' },
        { amount: '9.00', date: '2026-02-01' },
      ]),
    );
    await upload(app, camt([{ amount: '9.00', date: '2026-02-01', name: 'Nochmals' }]));
    await upload(app, inFrancs(camt([{ amount: '40.00', reference: 'G6' }])));
    const [left] = await entries(app, 'search=8,50');
    await call(app, `${left!.id}/ignore`);
    expect(filled(await summary())).toEqual([
      ['certain', 2, [{ currency: 'EUR', amount: 50 }]],
      ['likely', 1, [{ currency: 'EUR', amount: 150 }]],
      ['same', 1, [{ currency: 'EUR', amount: 9 }]],
      ['unknown', 2, [{ currency: 'EUR', amount: 16 }]],
      ['no_payment', 1, [{ currency: 'CHF', amount: 40 }]],
      ['ignored', 1, [{ currency: 'EUR', amount: 8.5 }]],
    ]);
    await bookCertain(app);
    expect(filled(await summary('filters=group|booked'))).toEqual([
      ['booked', 2, [{ currency: 'EUR', amount: 50 }]],
    ]);
    for (const { group, entries: count } of (await summary()).groups) {
      const listed = await entries(app, `filters=group|${group}`);
      expect([group, listed.length, listed.every((entry) => entry.group === group)]).toEqual([
        group,
        count,
        true,
      ]);
    }
  });

  it('ask about what the bank calls by a reference that is booked already, also with another value date', async () => {
    const { reference } = await someDebt(app);
    await upload(app, camt([{ amount: '60.00', text: reference, reference: 'SAME' }]));
    await bookCertain(app);
    await upload(app, camt([{ amount: '60.00', text: reference, reference: 'SAME', date: '2026-02-27' }]));
    const [booked, again] = await entries(app);
    expect(again).toMatchObject({ group: 'same', related: { id: booked!.id } });
    expect((await bookCertain(app)).booked).toBe(0);
  });

  it('say how much of the files is decided that have open entries, whatever is filtered', async () => {
    const { reference } = await someDebt(app);
    await upload(app, camt([{ amount: '10.00', text: reference, reference: 'DONE' }]));
    await bookCertain(app);
    const further = [1, 2, 3].map((index) => ({
      amount: `2${index}.00`,
      text: reference,
      reference: `P${index}`,
    }));
    await upload(app, camt([...further, { amount: '7.00', reference: 'P4' }]));
    await bookCertain(app);
    expect((await summary('search=nothing')).progress).toEqual({ done: 3, total: 4 });
    const [last] = await entries(app, 'filters=state|open');
    await call(app, `${last!.id}/ignore`);
    expect((await summary()).progress).toEqual({ done: 0, total: 0 });
  });

  it('put what the bank took back, and what takes it back, among those that are no payment', async () => {
    const { reference } = await someDebt(app);
    await upload(app, camt([{ amount: '20.00', text: reference, reference: 'B1' }]));
    expect(filled(await summary())).toEqual([['certain', 1, [{ currency: 'EUR', amount: 20 }]]]);
    await upload(app, camt([{ amount: '20.00', text: reference, reference: 'B1', isBack: true }]));
    expect(filled(await summary())).toEqual([['no_payment', 2, [{ currency: 'EUR', amount: 0 }]]]);
  });

  it('name the week of what an entry pays', async () => {
    const { reference, week } = await someDebt(app);
    await upload(app, camt([{ amount: '20.00', text: reference }]));
    const [share] = (await entries(app))[0]!.suggestion!.shares;
    expect(share!.week).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      name_it: expect.any(String),
      from: week.from,
      to: week.to,
    });
  });

  it('cost as many statements for many entries as for few', async () => {
    const transfers = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => ({ amount: '1.00', reference: `N${from + at}` }));
    const cost = async () => {
      await entries(app);
      const statements = await app.countStatements(async () => {
        await summary();
        await entries(app, 'itemsPerPage=25');
      });
      return statements.length;
    };
    await upload(app, camt(transfers(0, 30)));
    const few = await cost();
    await upload(app, camt(transfers(30, 400)));
    expect(await cost()).toBe(few);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await upload(
      app,
      camt([
        {
          amount: '12.00',
          name: 'Jürgen Müller',
          reference: 'S1',
          date: '2026-01-10',
          iban: 'AT611904300234573201',
        },
        { amount: '1012.50', text: 'Sommer für Pia', reference: 'S2', date: '2026-01-20' },
        { amount: '80.00', reference: 'S3', date: '2026-02-01' },
      ]),
    );
    await upload(
      app,
      camt([{ amount: '80.00', reference: 'S4', date: '2026-02-02' }], 'AT026000000001349870'),
    );
  });

  const found = async (query: string) =>
    (await entries(app, query)).map(({ amount, date }) => [amount, date]);

  it.each([
    ['search=muller', 12],
    ['search=JÜRGEN', 12],
    ['search=at6119043', 12],
    ['search=fur%20pia', 1012.5],
    ['search=1.012,50', 1012.5],
    ['search=1012,50', 1012.5],
    ['search=1012.50', 1012.5],
  ])('is searched by payer, words and amount: %s', async (query, amount) => {
    expect((await entries(app, query)).map((one) => one.amount)).toEqual([amount]);
    expect(filled(await summary(query))).toEqual([['unknown', 1, [{ currency: 'EUR', amount }]]]);
  });

  it('is filtered by account, period and amount', async () => {
    expect(await found('filters=account|AT026000000001349870')).toEqual([[80, '2026-02-02']]);
    expect(await found('filters=from|2026-01-20&filters=until|2026-02-01')).toEqual([
      [1012.5, '2026-01-20'],
      [80, '2026-02-01'],
    ]);
    expect(await found('filters=amount_from|12.01&filters=amount_until|80')).toEqual([
      [80, '2026-02-01'],
      [80, '2026-02-02'],
    ]);
    expect((await summary('filters=account|AT026000000001349870')).accounts).toEqual([
      'AT026000000001349870',
      'IT60X0542811101000000123456',
    ]);
  });

  it.each(['from|gestern', 'until|2026-02-30', 'amount_from|viel', 'group|alle'])(
    'refuses a filter that is none: %s',
    async (filter) => {
      const answer = await (await staff()).get(`/api/bank-entry?filters=${filter}`);
      expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([422, ['filters']]);
      expect((await (await staff()).get(`/api/bank-entry/summary?filters=${filter}`)).status).toBe(422);
    },
  );
});

describe('money above what is open under a reference', () => {
  it('is said to pay what the family owes on another account, in the list and in the preview, as it is booked then', async () => {
    const { parent, ids, reference } = await someDebt(app);
    const { manager } = app.dataSource;
    const { child_id } = await manager.findOneByOrFail(RegistrationEntity, { id: ids[0]! });
    const course = await someCourse(app, { bank_iban: 'DE02 1203 0000 0000 2020 51' });
    const child = await manager.findOneByOrFail(ChildEntity, { id: child_id });
    const week = await someWeek(app, course, { from: '2026-08-03', to: '2026-08-07' });
    const { registrations } = await book(app, parent, [child], week);
    const elsewhere = registrations[0]!.id!;
    await upload(app, camt([{ amount: '250.00', text: reference }]));

    const [entry] = await entries(app);
    expect(entry!.suggestion!.credit).toMatchObject({
      person_id: parent.personId,
      amount: 130,
      pays: [{ registration_id: elsewhere, amount: 120, account: 'DE02120300000000202051' }],
    });
    const shown = await preview([entry!.id]);
    expect(shown).toMatchObject({ amount: 250, mails: 1, credits: [{ amount: 10 }] });
    expect(shown.shares.map(({ registration_id, amount }) => [registration_id, amount])).toEqual([
      [ids[0], 120],
      [elsewhere, 120],
    ]);
    expect(shown.courses.map(({ amount }) => amount)).toEqual([120, 120]);
    expect(entry!.paid_for).toBeNull();
    await bookPreviewed(shown.entries);
    const [booked] = await entries(app, `filters=group|booked`);
    expect(booked!.paid_for).toMatchObject({
      shares: [
        { registration_id: ids[0], amount: 120, people: { id: child_id } },
        { registration_id: elsewhere, amount: 120, week: { id: week.id } },
      ],
      credit: 10,
    });
    expect(await paidOf(app, [...ids, elsewhere])).toEqual([12_000, 12_000]);
    expect(await creditsOf(manager, [parent.personId])).toEqual(new Map([[parent.personId, 1_000]]));
  });
});

describe('the preview', () => {
  it('says what is booked, for which project, what becomes credit, who is told, and what is left out', async () => {
    const sure = await someDebt(app);
    const above = await someDebt(app);
    await upload(
      app,
      camt([
        { amount: '120.00', text: sure.reference, reference: 'P1' },
        { amount: '150.00', text: above.reference, reference: 'P2' },
        { amount: '5.00', reference: 'P3' },
      ]),
    );
    const all = await entries(app);
    const shown = await preview(all.map(({ id }) => id));
    expect(shown).toMatchObject({
      amount: 270,
      fees: 0,
      credits: [{ person: { id: above.parent.personId }, amount: 30 }],
      accounts: [{ account: 'IT60X0542811101000000123456', amount: 270, entries: 2 }],
      mails: 2,
      today: 0,
      left_out: [
        { amount: 5, currency: 'EUR', reason: 'Es gibt keinen Vorschlag, wofür der ganze Betrag ist.' },
      ],
      further: 0,
    });
    expect(shown.courses.map(({ amount, registrations }) => [amount, registrations])).toEqual([
      [120, 1],
      [120, 1],
    ]);
    // Weeks of several years have the same name.
    expect(shown.shares).toEqual(
      [sure, above].map(({ ids, week: { from, to } }) =>
        expect.objectContaining({
          registration_id: ids[0],
          amount: 120,
          course: expect.objectContaining({ year: Number(from.slice(0, 4)) }),
          week: expect.objectContaining({ from, to }),
        }),
      ),
    );
    expect(shown.entries).toHaveLength(2);
    // Nothing was done by that.
    expect(await paidOf(app, [...sure.ids, ...above.ids])).toEqual([0, 0]);
    const done = await bookPreviewed(shown.entries);
    expect(done).toMatchObject({ booked: 2, amount: 270, left_out: [] });
    expect(await paidOf(app, [...sure.ids, ...above.ids])).toEqual([12_000, 12_000]);
    expect(
      [await mailsTo(app, sure.parent), await mailsTo(app, above.parent)].map((mails) => mails.length > 0),
    ).toEqual([true, true]);
  });

  it('without ids is of all that is certain', async () => {
    const { reference } = await someDebt(app);
    await upload(
      app,
      camt([
        { amount: '20.00', text: reference, reference: 'C1' },
        { amount: '30.00', text: reference, reference: 'C2' },
        { amount: '5.00', reference: 'C3' },
      ]),
    );
    const certain = { amount: 50, left_out: [], mails: 0, further: 0 };
    expect(await preview()).toMatchObject(certain);
    expect(await send<BankPreview>('/api/bank-entry/preview', {})).toMatchObject(certain);
  });

  it('counts what is booked today, because its value date lies in closed books or is still to come', async () => {
    const { reference } = await someDebt(app);
    await upload(
      app,
      camt([
        { amount: '20.00', text: reference, reference: 'T1', date: '2026-03-01' },
        { amount: '30.00', text: reference, reference: 'T2', date: '2026-03-05' },
      ]),
    );
    const shown = await preview((await entries(app)).map(({ id }) => id));
    expect(shown.today).toBe(1);
    await bookPreviewed(shown.entries);
    const payments = (await entries(app)).map(({ payment_id }) => payment_id as number);
    const dates = await Promise.all(
      payments.map(async (id) => (await app.dataSource.manager.findOneByOrFail(PaymentEntity, { id })).date),
    );
    expect(dates).toEqual(['2026-03-01', '2026-03-02']);
  });

  it('leaves out what is more than a year old, which cannot be booked either', async () => {
    const { ids, reference } = await someDebt(app);
    await upload(app, camt([{ amount: '20.00', text: reference, date: '2024-12-01' }]));
    const [entry] = await entries(app);
    expect((await preview([entry!.id])).left_out).toMatchObject([
      { id: entry!.id, reason: 'Der Tag liegt mehr als ein Jahr zurück.' },
    ]);
    const shares = [{ registration_id: ids[0], amount: 20 }];
    const answer = await call(app, 'book', { entries: [{ id: entry!.id, shares }] });
    expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([422, ['entries.0.id']]);
  });

  it('costs as many statements for many entries as for few', async () => {
    const debts = [await someDebt(app), await someDebt(app), await someDebt(app)];
    await upload(
      app,
      camt(
        debts.flatMap(({ reference }, at) =>
          [1, 2, 3].map((part) => ({ amount: '10.00', text: reference, reference: `Q${at}-${part}` })),
        ),
      ),
    );
    const ids = (await entries(app)).map(({ id }) => id);
    const cost = async (some: number[]) => (await app.countStatements(() => preview(some))).length;
    expect(await cost(ids)).toBe(await cost(ids.slice(0, 2)));
  });
});

describe('booking what was previewed', () => {
  async function someShown(count = 2) {
    const debts = [];
    for (let at = 0; at < count; at += 1) debts.push(await someDebt(app));
    await upload(
      app,
      camt(debts.map(({ reference }, at) => ({ amount: '120.00', text: reference, reference: `R${at}` }))),
    );
    return { debts, shown: await preview() };
  }

  it('leaves out and names what somebody decided meanwhile', async () => {
    const { debts, shown } = await someShown();
    await call(app, `${shown.entries[0]!.id}/ignore`);
    const done = await bookPreviewed(shown.entries);
    expect(done).toMatchObject({
      booked: 1,
      left_out: [
        {
          id: shown.entries[0]!.id,
          reason: 'Diese Buchung hat inzwischen jemand eingebucht oder ausgelassen.',
        },
      ],
    });
    expect(
      await paidOf(
        app,
        debts.flatMap(({ ids }) => ids),
      ),
    ).toEqual([0, 12_000]);
  });

  it('leaves out and names what pays something else by now', async () => {
    const { debts, shown } = await someShown();
    await setPayed(app, debts[0]!.ids);
    const done = await bookPreviewed(shown.entries);
    expect(done).toMatchObject({
      booked: 1,
      left_out: [{ id: shown.entries[0]!.id, reason: 'Der Vorschlag hat sich inzwischen geändert.' }],
    });
    expect(
      await paidOf(
        app,
        debts.flatMap(({ ids }) => ids),
      ),
    ).toEqual([12_000, 12_000]);
  });

  it('is done once when two people confirm the same preview at once', async () => {
    const { debts, shown } = await someShown(3);
    const user = await office(app);
    const answers = await Promise.all(
      [app, second].map((one) =>
        one.as(user).post('/api/bank-entry/book-previewed').send({ entries: shown.entries }),
      ),
    );
    const booked = answers.map(({ body }) => (body.data as BankRunBooking).booked);
    expect(booked[0]! + booked[1]!).toBe(3);
    expect(
      await paidOf(
        app,
        debts.flatMap(({ ids }) => ids),
      ),
    ).toEqual([12_000, 12_000, 12_000]);
    expect(await app.dataSource.manager.countBy(BankEntryEntity, { state: 'booked' })).toBe(3);
  });

  it('says that there was nothing to book, and makes no run of it', async () => {
    const { shown } = await someShown(1);
    await bookPreviewed(shown.entries);
    expect(await bookPreviewed(shown.entries)).toMatchObject({
      message: 'Es war nichts einzubuchen.',
      booked: 0,
      bank_run_id: null,
    });
    expect(await bookCertain(app)).toMatchObject({ message: 'Es war nichts einzubuchen.', booked: 0 });
  });

  it('is one run however many pieces it has', async () => {
    const { parent } = await someDebt(app);
    const { reference } = await someDebt(app);
    await upload(
      app,
      camt(Array.from({ length: 45 }, (_, at) => ({ amount: '2.00', text: reference, reference: `M${at}` }))),
    );
    const done = await bookPreviewed((await preview()).entries);
    expect(parent.personId).toBeGreaterThan(0);
    expect(await runOf(done.bank_run_id)).toMatchObject({ entries: 45, standing: 45, amount: 90 });
    expect(await entries(app, `filters=bank_run_id|${done.bank_run_id}`)).toHaveLength(45);
  });

  it('is for those who may book', async () => {
    const reader = app.as(await someStaff(app, READER));
    for (const path of ['preview', 'book-previewed', '1/undo'])
      expect((await reader.post(`/api/bank-entry/${path}`).send({})).status).toBe(403);
    expect((await reader.post('/api/bank-run/1/undo').send({ reason: 'x' })).status).toBe(403);
  });
});

describe('undoing', () => {
  /** An entry that is booked, and what it paid. */
  async function booked(amount = '120.00', date = '2026-03-01') {
    const debt = await someDebt(app);
    await upload(app, camt([{ amount, text: debt.reference, date, reference: `U${debt.ids[0]}` }]));
    const all = await entries(app, 'filters=state|open');
    const done = await bookPreviewed((await preview(all.map(({ id }) => id))).entries);
    return {
      ...debt,
      run: done.bank_run_id as number,
      entry: (await entries(app)).at(-1) as BankEntryRecord,
    };
  }

  it('takes the payment back today with its reason, and opens the entry again', async () => {
    const { ids, entry, run } = await booked();
    app.clock.set('2026-03-09T09:00:00Z');
    const done = await send<BankUndo>(`/api/bank-entry/${entry.id}/undo`, { reason: 'falsche Familie' });
    expect(done).toEqual({
      message: '1 Buchung ist storniert und wieder offen.',
      undone: 1,
      amount: 120,
      left_out: [],
    });
    expect(await paidOf(app, ids)).toEqual([0]);
    const reversal = await app.dataSource.manager.findOneByOrFail(PaymentEntity, {
      reverses_id: entry.payment_id as number,
    });
    expect(await read<PaymentDetail>(`/api/payment/${reversal.id}`)).toMatchObject({
      date: '2026-03-09',
      amount: -120,
      method: 'bank',
      note: 'falsche Familie',
    });
    // Somebody said no: only a person books it again.
    expect((await entries(app))[0]).toMatchObject({
      state: 'open',
      group: 'undone',
      payment_id: null,
      bank_run_id: null,
    });
    expect((await preview()).entries).toEqual([]);
    expect(await runOf(run)).toMatchObject({ entries: 1, standing: 0, amount: 0 });
  });

  it('tells parents whom a mail has said that it is paid, and thanks anew when it is', async () => {
    const { parent, ids, entry } = await booked();
    expect(await kindsTo(app, parent)).toEqual(['new', 'payed']);
    await send<BankUndo>(`/api/bank-entry/${entry.id}/undo`, { reason: 'falsche Familie' });
    const mail = (await mailsTo(app, parent)).at(-1);
    expect(mail).toMatchObject({ kind: 'paid-undone', payments: [{ amount: 12_000 }] });
    for (const [lang, subject, note] of [
      [
        'de',
        'Zahlung zurückgenommen: ',
        'Dann melden Sie sich bitte beim Büro, bevor Sie noch einmal überweisen.',
      ],
      ['it', 'Pagamento stornato: ', 'Contatti l’ufficio prima di fare un altro bonifico.'],
    ] as const) {
      const rendered = await app.app.get(MailRenderer).render('paid-undone', lang, mail as never);
      expect(rendered.subject).toContain(subject);
      for (const part of [note, mail!.lines[0]!.child, '120,00 €']) expect(rendered.text).toContain(part);
    }
    expect((await setPayed(app, ids)).status).toBe(200);
    expect(await kindsTo(app, parent)).toEqual(['new', 'payed', 'paid-undone', 'payed']);
  });

  it('tells nobody where the office does not want it, and where no mail said so; of credit only where it stays paid', async () => {
    const quiet = await booked();
    await send<BankUndo>(`/api/bank-entry/${quiet.entry.id}/undo`, { reason: 'x', notify: false });
    expect(await kindsTo(app, quiet.parent)).toEqual(['new', 'payed']);
    const part = await booked('20.00');
    await send<BankUndo>(`/api/bank-entry/${part.entry.id}/undo`, { reason: 'x' });
    expect(await kindsTo(app, part.parent)).toEqual(['new']);
    const rich = await booked('250.00');
    // Further credit pays the place at once, so that it stays paid.
    await somePaid(app, rich.parent, 130);
    await send<BankUndo>(`/api/bank-entry/${rich.entry.id}/undo`, { reason: 'x' });
    expect([await paidOf(app, rich.ids), await kindsTo(app, rich.parent)]).toEqual([
      [12_000],
      // The second says that it was taken back.
      ['new', 'payed', 'credit-received', 'credit-received'],
    ]);
  });

  it('leaves the entries together, with who undid them and why, until they are booked again', async () => {
    const { entry, run, ids } = await booked();
    app.clock.set('2026-03-09T09:00:00Z');
    await send<BankUndo>(`/api/bank-run/${run}/undo`, { reason: 'falsche Datei' });
    expect(filled(await summary())).toEqual([['undone', 1, [{ currency: 'EUR', amount: 120 }]]]);
    const [undone] = await entries(app, 'filters=group|undone');
    expect(undone).toMatchObject({
      id: entry.id,
      undone: {
        payment_id: entry.payment_id,
        at: '2026-03-09T09:00:00.000Z',
        by: expect.stringMatching(/./),
        reason: 'falsche Datei',
      },
    });
    await bookPreviewed((await preview([entry.id])).entries);
    expect(await paidOf(app, ids)).toEqual([12_000]);
    expect((await entries(app))[0]).toMatchObject({ group: 'booked', undone: null });
  });

  it('needs a reason', async () => {
    const { entry } = await booked();
    for (const body of [{}, { reason: ' ' }]) {
      const answer = await call(app, `${entry.id}/undo`, body);
      expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([422, ['reason']]);
    }
  });

  it('is a conflict for an entry that is open, and for one whose payment was taken back', async () => {
    const { entry } = await booked();
    await (await staff()).post(`/api/payment/${entry.payment_id}/reverse`).send({}).expect(200);
    expect((await call(app, `${entry.id}/undo`, { reason: 'x' })).status).toBe(409);
    // It stands among those that can be opened again.
    expect((await entries(app))[0]).toMatchObject({ group: 'ignored', is_taken_back: true });
    expect((await call(app, `${entry.id}/reopen`)).status).toBe(200);
    expect((await call(app, `${entry.id}/undo`, { reason: 'x' })).status).toBe(409);
    expect((await call(app, '2000000000/undo', { reason: 'x' })).status).toBe(404);
    expect((await (await staff()).post('/api/bank-run/2000000000/undo').send({ reason: 'x' })).status).toBe(
      404,
    );
  });

  it('is done once when two people undo the same at once', async () => {
    const { ids, entry } = await booked();
    const user = await office(app);
    const answers = await Promise.all(
      [app, second].map((one) => one.as(user).post(`/api/bank-entry/${entry.id}/undo`).send({ reason: 'x' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await paidOf(app, ids)).toEqual([0]);
  });

  it('is refused when the money was refunded meanwhile', async () => {
    const { entry, parent } = await booked('150.00');
    await (
      await staff()
    )
      .post('/api/payment')
      .send({ date: '2026-03-02', amount: -30, method: 'bank', person_id: parent.personId })
      .expect(201);
    const answer = await call(app, `${entry.id}/undo`, { reason: 'x' });
    expect([answer.status, (await entries(app))[0]!.state]).toEqual([422, 'booked']);
  });

  it('is refused while its credit lies in a file for the bank, and possible when that is withdrawn', async () => {
    const { entry, parent, ids } = await booked('150.00');
    await someAccount(app);
    await enterIban(app, parent, IBAN);
    const file = await makeFile(app, [parent]);
    const answer = await call(app, `${entry.id}/undo`, { reason: 'x' });
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('Überweisungsdatei')]);
    expect([await paidOf(app, ids), (await entries(app))[0]!.state]).toEqual([[12_000], 'booked']);
    await (await staff()).delete(`/api/credit/sepa-file/${file.id}`).expect(200);
    expect((await call(app, `${entry.id}/undo`, { reason: 'x' })).status).toBe(200);
    expect(await paidOf(app, ids)).toEqual([0]);
  });

  it('cancels the receipt of the payment, with its reason', async () => {
    const { entry } = await booked();
    await someOrganiser(app);
    const [receipt] = await makeReceipts(app, [entry.payment_id as number]);
    await send<BankUndo>(`/api/bank-entry/${entry.id}/undo`, { reason: 'falsche Familie' });
    expect(await receiptOf(app, receipt!.id)).toMatchObject({
      state: 'cancelled',
      cancellation: 'reversed',
      cancel_reason: 'falsche Familie',
    });
  });

  it('of a run undoes what it can, and names what stays in closed books', async () => {
    const first = await someDebt(app);
    const last = await someDebt(app);
    await upload(
      app,
      camt([
        { amount: '120.00', text: first.reference, reference: 'V1', date: '2026-02-10' },
        { amount: '120.00', text: last.reference, reference: 'V2', date: '2026-03-01' },
      ]),
    );
    const { bank_run_id } = await bookPreviewed((await preview()).entries);
    const keeper = await bookkeeper(app);
    await closeBooks(app, keeper, '2026-02-28');
    const done = await send<BankUndo>(`/api/bank-run/${bank_run_id}/undo`, { reason: 'falsche Datei' });
    await app.as(keeper).post('/api/books/open').send({ until: null, reason: 'Test' }).expect(200);
    expect(done).toMatchObject({ undone: 1, amount: 120 });
    expect(done.left_out).toMatchObject([{ date: '2026-02-10', amount: 120 }]);
    expect(done.left_out[0]!.reason).toContain(
      '10.02.2026 liegt in abgeschlossenen Büchern (bis 28.02.2026)',
    );
    expect(await paidOf(app, [...first.ids, ...last.ids])).toEqual([12_000, 0]);
    expect(await runOf(bank_run_id)).toMatchObject({ entries: 2, standing: 1, amount: 120 });
    // With the books open again the rest goes too; then there is nothing left.
    expect(await send<BankUndo>(`/api/bank-run/${bank_run_id}/undo`, { reason: 'x' })).toMatchObject({
      undone: 1,
    });
    expect(await send<BankUndo>(`/api/bank-run/${bank_run_id}/undo`, { reason: 'x' })).toMatchObject({
      message: 'Es wurde nichts storniert.',
      undone: 0,
    });
  });
});
