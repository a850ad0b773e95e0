import { paymentReference } from '@feria/shared';
import type { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someParent, someWeek } from '../../support/builders.js';
import { book, createQuietApp, firstId, someFamily, travel } from '../../registrations/support/book.js';
import { bookCertain, call, camt, entries, inOneFile, paidOf, someDebt, upload } from './support.js';

/* What makes an entry one that only a person can book (product/money.md#bank-statements). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

const someNamed = async (first_name: string) => {
  const parent = await someParent(app);
  await app.dataSource.manager.update(
    ParentEntity,
    { id: parent.personId },
    { first_name, last_name: 'Lanz' },
  );
  return parent;
};
/** As every change of the data does. */
const workOutAgain = () => app.dataSource.query('UPDATE bank_setting SET suggested_for = NULL');

let days = 0;
/** A day that no other test of this file uses: entries are compared with those of the same day. */
const someDay = () => `2026-02-${String((days += 1)).padStart(2, '0')}`;
const statement = async () => (await entries(app)).at(-1)!.bank_statement_id;
const ofLast = async (lang = 'de') => entries(app, `filters=bank_statement_id|${await statement()}`, lang);

describe('a payer with the name of another parent', () => {
  it('is a doubt, though that parent owes nothing', async () => {
    const { ids, reference } = await someDebt(app);
    await someNamed('Notburga');
    await upload(app, camt([{ amount: '120.00', text: reference, name: 'LANZ NOTBURGA', date: someDay() }]));
    const [entry] = await ofLast();
    expect(entry!.suggestion).toMatchObject({ certainty: 'likely' });
    expect(entry!.suggestion!.reasons).toContain('Der Name gehört zu einer anderen Familie.');
    await bookCertain(app);
    expect(await paidOf(app, ids)).toEqual([0]);
  });

  it('stays one when that parent is renamed: only a person decides', async () => {
    const { ids, reference } = await someDebt(app);
    const lanz = await someNamed('Filomena');
    await upload(app, camt([{ amount: '120.00', text: reference, name: 'Filomena Lanz', date: someDay() }]));
    expect((await ofLast())[0]!.suggestion!.certainty).toBe('likely');
    await app.dataSource.manager.update(ParentEntity, { id: lanz.personId }, { last_name: 'Mair' });
    await workOutAgain();
    const [entry] = await ofLast();
    expect(entry!.suggestion).toMatchObject({ certainty: 'likely' });
    expect(entry!.suggestion!.reasons).toContain(
      'Als diese Zahlung kam, war sie nicht sicher. Deshalb entscheiden Sie.',
    );
    await bookCertain(app);
    expect(await paidOf(app, ids)).toEqual([0]);
    const shares = entry!.suggestion!.shares.map(({ registration_id, amount }) => ({
      registration_id,
      amount,
    }));
    expect((await call(app, 'book', { entries: [{ id: entry!.id, shares }] })).status).toBe(200);
    expect(await paidOf(app, ids)).toEqual([12_000]);
  });
});

it('an entry that somebody left out is not certain when it is opened again', async () => {
  const { ids, reference } = await someDebt(app);
  await upload(app, camt([{ amount: '120.00', text: reference, date: someDay() }]));
  const [{ id, suggestion }] = (await ofLast()) as [Awaited<ReturnType<typeof ofLast>>[0]];
  expect(suggestion!.certainty).toBe('certain');
  await call(app, `${id}/ignore`);
  await call(app, `${id}/reopen`);
  await bookCertain(app);
  expect([(await ofLast())[0]!.suggestion!.certainty, await paidOf(app, ids)]).toEqual(['likely', [0]]);
});

describe('a transfer that the bank takes back', () => {
  it('is found among hundreds that are taken back, with few statements', async () => {
    const names = Array.from({ length: 510 }, (_, at) => `Payer ${at}`);
    const date = someDay();
    const transfers = names.map((name) => ({ amount: '7.00', name, reference: name, date }));
    await upload(app, camt(transfers));
    const backs = transfers.map((one) => ({ ...one, reference: `R ${one.name}`, isBack: true }));
    const statements = await app.countStatements(() => upload(app, camt(backs)));
    expect(statements.filter((sql) => /^\s*UPDATE .bank_entry./.test(sql)).length).toBeLessThan(8);
    const taken = await app.dataSource.query(
      `SELECT came.payer_name AS came, back.payer_name AS back FROM bank_entry back JOIN bank_entry came ON came.id = back.returns_id
       WHERE back.amount = -700`,
    );
    expect(taken).toHaveLength(names.length);
    expect(taken.every(({ came, back }: { came: string; back: string }) => came === back)).toBe(true);
  });

  it('in the same file cannot be booked, and is not certain', async () => {
    const { ids, reference } = await someDebt(app);
    const transfer = { amount: '120.00', text: reference, name: 'Rossi Ada', date: someDay() };
    await upload(app, camt([transfer, { ...transfer, isBack: true }]));
    const [came, back] = await ofLast();
    expect(came!.suggestion).toMatchObject({ certainty: 'unknown', shares: [] });
    expect(came!.suggestion!.reasons).toEqual(['Die Bank hat diese Zahlung zurückgenommen.']);
    expect(back).toMatchObject({ amount: -120, related: { id: came!.id, state: 'open' } });
    await bookCertain(app);
    const { status, body } = await call(app, 'book', {
      entries: [{ id: came!.id, shares: [{ registration_id: ids[0], amount: 120 }] }],
    });
    expect([status, body.errors]).toEqual([
      422,
      { 'entries.0.id': ['Die Bank hat diese Zahlung zurückgenommen. Sie kann nicht eingebucht werden.'] },
    ]);
    expect(await paidOf(app, ids)).toEqual([0]);
  });

  it('after it was booked names the payment, and is never certain again', async () => {
    const { ids, reference } = await someDebt(app);
    const transfer = { amount: '120.00', text: reference, name: 'Rossi Ida', date: someDay() };
    await upload(app, camt([transfer]));
    await bookCertain(app);
    expect(await paidOf(app, ids)).toEqual([12_000]);
    await upload(app, camt([{ ...transfer, date: someDay(), isBack: true }]));
    const [back] = await ofLast();
    expect(back!.related).toMatchObject({ state: 'booked', payment_id: expect.any(Number) });
    expect(back!.suggestion!.reasons).toEqual(['Die Bank nimmt eine Buchung zurück.']);
  });

  it('of another payer is not taken for it', async () => {
    const { ids, reference } = await someDebt(app);
    const day = someDay();
    await upload(
      app,
      camt([
        { amount: '120.00', text: reference, name: 'Rossi Eva', date: day },
        { amount: '120.00', text: 'Anderes', name: 'Hofer Karl', date: day, isBack: true },
      ]),
    );
    const [came, back] = await ofLast();
    expect([came!.suggestion!.certainty, back!.related]).toEqual(['certain', null]);
    await bookCertain(app);
    expect(await paidOf(app, ids)).toEqual([12_000]);
  });
});

describe('an entry without a reference of the bank', () => {
  it('that stands in two statements of a file is kept twice, and the second is asked for', async () => {
    const { ids, reference } = await someDebt(app);
    const file = camt([{ amount: '60.00', text: reference, date: someDay() }]);
    expect(await upload(app, inOneFile(file, file))).toMatchObject({ entries: 2, new: 2 });
    const both = await ofLast();
    expect(both.map(({ suggestion }) => suggestion!.certainty)).toEqual(['certain', 'likely']);
    expect(both[1]!.suggestion!.reasons[0]).toBe(
      `Vielleicht dieselbe Zahlung wie Nr. ${both[0]!.id}, die schon da ist.`,
    );
    expect(both[1]!.related).toMatchObject({ id: both[0]!.id });
    await bookCertain(app);
    expect(await paidOf(app, ids)).toEqual([6_000]);
    expect(await upload(app, inOneFile(file, file))).toMatchObject({ new: 0, known: 2 });
  });

  it.each([
    ['another booking date', { bookedOn: '2026-03-02' }],
    ['capitals', { name: 'FAMIGLIA BIANCHI' }],
    ['more text', { note: 'SEPA CREDIT TRANSFER' }],
  ])('that another file tells with %s is not certain', async (_, changed) => {
    const { ids, reference } = await someDebt(app);
    const transfer = { amount: '60.00', text: reference, name: 'Famiglia Bianchi', date: someDay() };
    await upload(app, camt([transfer]));
    await bookCertain(app);
    expect(await upload(app, camt([{ ...transfer, ...changed }]))).toMatchObject({ new: 1 });
    const [again] = await ofLast('it');
    expect(again!.suggestion!.certainty).toBe('likely');
    expect(again!.suggestion!.reasons[0]).toContain('Forse è lo stesso pagamento');
    expect(again!.related).toMatchObject({ state: 'booked' });
    await bookCertain(app);
    expect(await paidOf(app, ids)).toEqual([6_000]);
  });

  it('is another one where its payment reference is another', async () => {
    const [one, two] = [await someDebt(app), await someDebt(app)];
    const date = someDay();
    await upload(app, camt([one, two].map(({ reference }) => ({ amount: '120.00', text: reference, date }))));
    expect((await ofLast()).map(({ suggestion }) => suggestion!.certainty)).toEqual(['certain', 'certain']);
  });

  it('is another one where the bank calls both by references', async () => {
    const { ids, reference } = await someDebt(app);
    const transfer = { amount: '60.00', text: reference, date: someDay() };
    await upload(app, camt(['A1', 'A2'].map((own) => ({ ...transfer, reference: own }))));
    await bookCertain(app);
    expect(await paidOf(app, ids)).toEqual([12_000]);
  });
});

it('an entry that stands in a file twice with one reference of the bank is kept twice, and the second is asked for', async () => {
  const { ids, reference } = await someDebt(app);
  const transfer = { amount: '60.00', text: reference, reference: 'B7', date: someDay() };
  expect(await upload(app, camt([transfer, transfer]))).toMatchObject({ new: 2 });
  const both = await ofLast();
  expect(both.map(({ suggestion }) => suggestion!.certainty)).toEqual(['certain', 'likely']);
  expect(both[1]!.related).toMatchObject({ id: both[0]!.id });
  await bookCertain(app);
  expect(await paidOf(app, ids)).toEqual([6_000]);
});

it('an entry on an account that no project names is shown, and not certain', async () => {
  const { ids, reference } = await someDebt(app);
  await upload(app, camt([{ amount: '120.00', text: reference, date: someDay() }], 'DE89370400440532013000'));
  const [entry] = await ofLast();
  expect(entry!.suggestion).toMatchObject({ certainty: 'likely', shares: [{ registration_id: ids[0] }] });
  expect(entry!.suggestion!.reasons[0]).toBe('Das Konto gehört zu keinem Projekt.');
});

describe('the reference of a family', () => {
  /** Two projects, 120 € each, of which the second is due first. */
  async function twoDebts(second: Partial<CourseEntity> = {}) {
    const { parent, child } = await someFamily(app);
    const courses = [await someCourse(app), await someCourse(app, { payment_days: 14, ...second })];
    const weeks = [
      await someWeek(app, courses[0]!),
      await someWeek(app, courses[1]!, { from: '2026-08-10', to: '2026-08-14' }),
    ];
    const booked = [await book(app, parent, child, weeks[0]!), await book(app, parent, child, weeks[1]!)];
    const text = paymentReference({ courseId: null, personId: parent.personId });
    return { text, ids: booked.map(firstId) };
  }

  it('is certain for all projects of the account, and pays first what is due first', async () => {
    const { ids, text } = await twoDebts();
    await upload(app, camt([{ amount: '200.00', text, date: someDay() }]));
    expect((await ofLast())[0]!.suggestion).toMatchObject({ certainty: 'certain' });
    await bookCertain(app);
    expect(await paidOf(app, ids)).toEqual([8_000, 12_000]);
  });

  it('pays the later project where the amount is exactly that of it', async () => {
    const { ids, text } = await twoDebts();
    await app.dataSource.manager.update(RegistrationEntity, { id: ids[0]! }, { price: 14_500 });
    await upload(app, camt([{ amount: '145.00', text, date: someDay() }]));
    expect((await ofLast())[0]!.suggestion).toMatchObject({ certainty: 'certain' });
    await bookCertain(app);
    expect(await paidOf(app, ids)).toEqual([14_500, 0]);
  });

  it('pays nothing of another account', async () => {
    const { ids, text } = await twoDebts({ bank_iban: 'DE02120300000000202051' });
    await upload(app, camt([{ amount: '120.00', text, date: someDay() }]));
    await bookCertain(app);
    expect(await paidOf(app, ids)).toEqual([12_000, 0]);
  });

  it('on an account to which nothing is to be paid is for the office to look at', async () => {
    const iban = 'DE02120300000000202051';
    await someCourse(app, { bank_iban: iban });
    const { ids, text } = await twoDebts();
    await upload(app, camt([{ amount: '120.00', text, date: someDay() }], iban));
    const [entry] = await ofLast();
    expect(entry!.suggestion).toMatchObject({ certainty: 'likely', shares: [{ registration_id: ids[1] }] });
    expect(entry!.suggestion!.reasons).toContain(
      'Von dem, was die Familie schuldet, ist nichts auf dieses Konto zu zahlen.',
    );
    await bookCertain(app);
    expect(await paidOf(app, ids)).toEqual([0, 0]);
  });
});
