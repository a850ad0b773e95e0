import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { MailRenderer } from '../../src/mailing/mail-renderer.js';
import { parsePaymentReference, type MyFamily, type PaymentDetails, type PaymentInfo } from '@feria/shared';
import type { TestApp } from '../support/app.js';
import { someChild, someCourse, someParent, someWeek, type Parent } from '../support/builders.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  editWeek,
  firstId,
  mailsTo,
  occupy,
  office,
  remove,
  someFamily,
} from './support/book.js';
import { pay } from '../support/pay.js';

/** How to pay: in the answer of a sign-up, in my family, in the mails (product/money.md#payment-reference). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

async function paymentsOf(parent: Parent, lang = 'de'): Promise<PaymentInfo[]> {
  const { body } = await app.as(parent).get('/api/my-family').set('api-lang', lang).expect(200);
  return (body as { data: MyFamily }).data.payments;
}

/** What the mails to a parent ask for, in cents, by kind. */
async function askedFor(parent: Parent): Promise<[string, number[]][]> {
  const mails = (await mailsTo(app, parent)) as { kind: string; payments?: PaymentDetails[] }[];
  return mails.map(({ kind, payments = [] }) => [kind, payments.map(({ amount }) => amount)]);
}

it('a booking says what its confirmed lines cost, and under which reference', async () => {
  const { parent, children } = await someFamily(app, 2);
  const course = await someCourse(app, { name: 'Waldwochen', name_it: 'Settimane nel bosco' });
  const weeks = [await someWeek(app, course), await someWeek(app, course, { max_participants: 0 })];
  const { payment } = await book(app, parent, children, weeks, {}, { lang: 'it' });
  expect(payment).toEqual({
    courseId: course.id,
    course_name: 'Settimane nel bosco',
    amount: 240, // two children in the first week; both wait for the second
    fees: 0,
    due_on: null,
    bank_name: 'Ferienverein',
    bank_iban: 'IT60X0542811101000000123456',
    reference: expect.stringMatching(/^RF\d\d/),
    epc: expect.stringContaining('\nEUR240.00\n'),
  });
  expect(parsePaymentReference(payment!.reference)).toEqual({
    courseId: course.id,
    personId: parent.personId,
  });
  expect(await paymentsOf(parent, 'it')).toEqual([payment]);
  expect(await askedFor(parent)).toEqual([
    ['new', [24_000]],
    ['waiting', []],
  ]);
});

it('my family adds up what is open, each mail asks for its own lines', async () => {
  const { parent, child } = await someFamily(app);
  const course = await someCourse(app);
  const first = await book(app, parent, child, await someWeek(app, course));
  const second = await book(app, parent, child, await someWeek(app, course));
  expect((await paymentsOf(parent)).map(({ amount }) => amount)).toEqual([240]);
  expect((await askedFor(parent)).map(([, amounts]) => amounts)).toEqual([[12_000], [12_000]]);
  await pay(app, firstId(first), 5_000);
  expect((await paymentsOf(parent)).map(({ amount }) => amount)).toEqual([190]);
  await pay(app, firstId(second), 12_500); // too much for one pays for another
  expect((await paymentsOf(parent)).map(({ amount }) => amount)).toEqual([65]);
  await pay(app, firstId(first), 12_000);
  expect(await paymentsOf(parent)).toEqual([]);
});

describe('several projects', () => {
  const later = { from: '2026-07-20', to: '2026-07-24' };

  it('of one account are paid at once, with the reference of the family', async () => {
    const { parent, child } = await someFamily(app);
    const courses = [await someCourse(app), await someCourse(app, { name_it: 'Circo' })];
    await book(app, parent, child, await someWeek(app, courses[0]!));
    await book(app, parent, child, await someWeek(app, courses[1]!, { ...later, price: 8_000 }));
    const payments = await paymentsOf(parent, 'it');
    expect(payments).toEqual([
      {
        courseId: null,
        course_name: `Circo, ${courses[0]!.name_it}`,
        projects: [
          { id: courses[1]!.id, name: 'Circo', amount: 80 },
          { id: courses[0]!.id, name: courses[0]!.name_it, amount: 120 },
        ],
        amount: 200,
        fees: 0,
        due_on: null,
        bank_name: 'Ferienverein',
        bank_iban: 'IT60X0542811101000000123456',
        reference: expect.stringMatching(/^RF\d\dF/),
        epc: expect.stringContaining('\nEUR200.00\n'),
      },
    ]);
    const [{ reference, epc }] = payments as [PaymentInfo];
    expect(parsePaymentReference(reference)).toEqual({ courseId: null, personId: parent.personId });
    expect(epc.split('\n').at(-1)).toBe(reference);
  });

  it('have a due date each: the first of theirs', async () => {
    const { parent, child } = await someFamily(app);
    const courses = [await someCourse(app), await someCourse(app), await someCourse(app)];
    const ids: number[] = [];
    for (const [course, dates] of [
      [courses[0]!, {}],
      [courses[0]!, later],
      [courses[1]!, { from: '2026-07-27', to: '2026-07-31' }],
      [courses[2]!, { from: '2026-08-03', to: '2026-08-07' }],
    ] as const)
      ids.push(firstId(await book(app, parent, child, await someWeek(app, course, dates))));
    const { manager } = app.dataSource;
    await manager.update(RegistrationEntity, { id: ids[0]! }, { due_on: '2026-06-20' });
    await manager.update(RegistrationEntity, { id: ids[1]! }, { due_on: '2026-06-10' });
    await manager.update(RegistrationEntity, { id: ids[2]! }, { due_on: '2026-07-01' });
    const [payment] = await paymentsOf(parent);
    expect(payment).toMatchObject({ amount: 480, due_on: '2026-06-10' });
    expect(payment!.projects!.map(({ amount, due_on }) => [amount, due_on])).toEqual([
      [120, undefined],
      [120, '2026-07-01'],
      [240, '2026-06-10'],
    ]);
    expect(payment!.projects![0]).not.toHaveProperty('due_on');
  });

  it('of two accounts are told apart, newest first', async () => {
    const { parent, child } = await someFamily(app);
    const courses = [await someCourse(app), await someCourse(app, { bank_iban: 'DE02120300000000202051' })];
    await book(app, parent, child, await someWeek(app, courses[0]!));
    await book(app, parent, child, await someWeek(app, courses[1]!, later));
    const payments = await paymentsOf(parent);
    expect(payments.map(({ courseId }) => courseId)).toEqual([courses[1]!.id, courses[0]!.id]);
    expect(new Set(payments.map(({ reference }) => reference)).size).toBe(2);
    expect(payments.every(({ projects }) => projects === undefined)).toBe(true);
  });
});

it('who moves up is asked to pay then', async () => {
  const week = await someWeek(app, await someCourse(app), { max_participants: 0 });
  const { parent, child } = await someFamily(app);
  expect((await book(app, parent, child, week)).payment).toBeNull();
  expect(await paymentsOf(parent)).toEqual([]);
  await editWeek(app, week, { max_participants: 1 });
  expect(await askedFor(parent)).toEqual([
    ['waiting', []],
    ['new-waiting', [12_000]],
  ]);
  expect((await paymentsOf(parent)).map(({ amount }) => amount)).toEqual([120]);
});

it.each([
  ['costs nothing', {}, { price: 0 }],
  ['has no IBAN that is one', { bank_iban: 'IT60X0542811101000000123457' }, {}],
])('a project that %s says nothing of payment', async (_, course, wanted) => {
  const { parent, child } = await someFamily(app);
  const week = await someWeek(app, await someCourse(app, course), wanted);
  expect((await book(app, parent, child, week)).payment).toBeNull();
  expect(await paymentsOf(parent)).toEqual([]);
  expect(await askedFor(parent)).toEqual([['new', []]]);
});

it('a removed registration is not owed, and its mail asks for nothing', async () => {
  const { parent, child } = await someFamily(app);
  await remove(
    app,
    firstId(await book(app, parent, child, await someWeek(app, await someCourse(app)))),
    parent,
  );
  expect(await paymentsOf(parent)).toEqual([]);
  expect((await askedFor(parent)).at(-1)).toEqual(['deleted', []]);
});

describe('two parents of a child', () => {
  async function twoParents() {
    const [one, other] = [await someParent(app), await someParent(app)];
    return { one, other, child: await someChild(app, [one, other]) };
  }

  it('see one reference: that of the parent who booked', async () => {
    const { one, other, child } = await twoParents();
    const { payment } = await book(app, other, child, await someWeek(app, await someCourse(app)));
    expect(parsePaymentReference(payment!.reference)?.personId).toBe(other.personId);
    expect(await paymentsOf(one)).toEqual([{ ...payment, of_other: true }]);
    expect(await paymentsOf(other)).toEqual([payment]);
  });

  it('a booking by staff asks by mail only the parent who owes it; its answer asks for nothing', async () => {
    const { one, other, child } = await twoParents();
    expect((await bookByStaff(app, child, await someWeek(app, await someCourse(app)))).payment).toBeNull();
    const [ofOne] = await paymentsOf(one);
    expect(await paymentsOf(other)).toEqual([{ ...ofOne, of_other: true }]);
    const asked = await Promise.all([one, other].map((parent) => mailsTo(app, parent)));
    expect(asked).toMatchObject([
      [{ kind: 'new', payments: [{ reference: ofOne!.reference, amount: 12_000 }] }],
      [{ kind: 'new', othersPay: 12_000 }],
    ]);
    expect(asked[0]![0]).not.toHaveProperty('othersPay');
    expect(asked[1]![0]).not.toHaveProperty('payments');
    for (const [lang, words] of [
      ['de', 'Davon zahlt ein anderer Elternteil 120,00 €.'],
      ['it', 'Di questi, 120,00 € li paga un altro genitore'],
    ] as const) {
      const { text } = await app.app.get(MailRenderer).render('new', lang, asked[1]![0] as never);
      expect(text).toContain(words);
      expect(text).not.toContain('IBAN');
    }
  });

  it('how to pay goes to the other parent where who owes it has no account', async () => {
    const { one, other, child } = await twoParents();
    await app.dataSource.query(`UPDATE person SET user_id = NULL WHERE id = ${one.personId}`);
    await bookByStaff(app, child, await someWeek(app, await someCourse(app)));
    const [mail] = await mailsTo(app, other);
    expect(mail).toMatchObject({ kind: 'new', payments: [{ amount: 12_000 }] });
    expect(mail).not.toHaveProperty('othersPay');
  });

  it('see only the amounts of their own children', async () => {
    const { one, other, child } = await twoParents();
    const onlyOnes = await someChild(app, one);
    const week = await someWeek(app, await someCourse(app));
    await book(app, one, [child, onlyOnes], week);
    expect((await paymentsOf(one)).map(({ amount }) => amount)).toEqual([240]);
    expect((await paymentsOf(other)).map(({ amount }) => amount)).toEqual([120]);
  });
});

it('the number of statements does not grow with the family', async () => {
  const { parent, children } = await someFamily(app, 3);
  const course = await someCourse(app);
  const weeks = [await someWeek(app, course), await someWeek(app, course)];
  await book(app, parent, children[0]!, weeks[0]!);
  const before = await app.countStatements(() => paymentsOf(parent));
  await book(app, parent, children, weeks[1]!);
  const after = await app.countStatements(() => paymentsOf(parent));
  expect(after.length).toBe(before.length);
});

it('strangers and staff are told nothing', async () => {
  const { parent, child } = await someFamily(app);
  await book(app, parent, child, await someWeek(app, await someCourse(app)));
  const { parent: stranger } = await someFamily(app);
  await occupy(app, await someWeek(app, await someCourse(app)), 1);
  expect(await paymentsOf(stranger)).toEqual([]);
  await app
    .as(await office(app))
    .get('/api/my-family')
    .expect(403);
});
