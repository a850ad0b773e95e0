import { MailRenderer } from '../../../src/mailing/mail-renderer.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import type { FamilyRegistration, PaymentDetail, PaymentRecord } from '@feria/shared';
import type { Response } from 'supertest';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  firstId,
  historyOf,
  kindsTo,
  mailsTo,
  office,
  remove,
  someFamily,
  stored,
} from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import {
  READER,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
} from '../../support/builders.js';
import { creditOf } from '../../support/pay.js';

/* The calls of the ledger (product/money.md#the-ledger). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

/** Two siblings in one week, 120 € each; `parent` booked, so `other` owes nothing. */
async function scene() {
  const { parent, children } = await someFamily(app, 2);
  const week = await someWeek(app, await someCourse(app));
  const { registrations } = await book(app, parent, children, week);
  const [first, second] = registrations.map(({ id }) => id!) as [number, number];
  const other = await someParent(app);
  for (const { id: child_id } of children)
    await app.dataSource.manager.insert(ChildParentEntity, { child_id, person_id: other.personId });
  return { parent, other, children, week, first, second };
}

/** A child of two parents, whom the office books: the first one pays. */
async function byOffice() {
  const parents = [await someParent(app), await someParent(app)] as const;
  return { parents, child: await someChild(app, [...parents]) };
}

async function post(path: string, body: object, lang = 'de'): Promise<Response> {
  return app
    .as(await office(app))
    .post(`/api/payment${path}`)
    .set('api-lang', lang)
    .send(body);
}

async function booked(parent: Parent, wanted: object): Promise<PaymentDetail> {
  const answer = await post('', { ...transfer(parent), ...wanted });
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return (answer.body as { data: PaymentDetail }).data;
}

const transfer = ({ personId }: Parent) => ({
  date: '2026-02-27',
  amount: 100,
  method: 'bank',
  person_id: personId,
});

const paidOf = async (id: number): Promise<unknown> => {
  const { payed_amount, payed_at } = (await stored(app, id))!;
  return [payed_amount, payed_at];
};

it('a payment is split over siblings, and what is over becomes credit', async () => {
  const { parent, first, second } = await scene();
  const payment = await booked(parent, {
    amount: 250,
    payer: 'Oma Rosa',
    reference: 'Ferien',
    note: 'am Schalter',
    shares: [
      { registration_id: first, amount: 120 },
      { registration_id: second, amount: 100.5 },
    ],
  });
  expect(payment).toMatchObject({
    amount: 250,
    method: 'bank',
    date: '2026-02-27',
    payer: 'Oma Rosa',
    reference: 'Ferien',
    note: 'am Schalter',
    reverses_id: null,
    reversed_by_id: null,
    person: { id: parent.personId },
  });
  expect(payment.shares.map(({ registration, amount }) => [registration?.id, amount])).toEqual([
    [first, 120],
    [second, 100.5],
    [undefined, 29.5],
    // Credit never lies beside what is open.
    [undefined, -19.5],
    [second, 19.5],
  ]);
  expect([await paidOf(first), await paidOf(second)]).toEqual([
    [12_000, '2026-02-27'],
    [12_000, '2026-02-27'],
  ]);
  expect(await creditOf(app, parent)).toBe(1_000);
});

it('tells the parents once that all is paid, and the history of each registration', async () => {
  const { parent, first, second } = await scene();
  const shares = [first, second].map((registration_id) => ({ registration_id, amount: 120 }));
  await booked(parent, { amount: 240, shares });
  expect(await kindsTo(app, parent)).toEqual(['new', 'payed']);
  expect((await historyOf(app, second)).at(-1)).toEqual({
    kind: 'paid',
    amount: 12_000,
    user_id: (await office(app)).id,
  });
});

it('sends no mail where the office says so', async () => {
  const { parent, first } = await scene();
  await booked(parent, { amount: 120, mail: false, shares: [{ registration_id: first, amount: 120 }] });
  expect(await kindsTo(app, parent)).toEqual(['new']);
});

it('credit pays registrations, as money of the payments that brought it', async () => {
  const { other, second } = await scene();
  await booked(other, { amount: 120, date: '2026-02-20' });
  const answer = await post('/credit', {
    person_id: other.personId,
    shares: [{ registration_id: second, amount: 80 }],
  });
  expect(answer.body.data).toMatchObject({ credit: 40 });
  expect(await paidOf(second)).toEqual([8_000, '2026-02-20']);
  expect(await creditOf(app, other)).toBe(4_000);
});

it('a refund is paid out of the credit, or of a registration', async () => {
  const { parent, first, second } = await scene();
  await remove(app, second, 'staff');
  await booked(parent, { amount: 150, shares: [{ registration_id: first, amount: 120 }] });
  await booked(parent, { amount: -30 });
  await booked(parent, { amount: -20, shares: [{ registration_id: first, amount: -20 }] });
  expect([await creditOf(app, parent), await paidOf(first)]).toEqual([0, [10_000, '2026-02-27']]);
});

it('a payment is taken back from where its money is', async () => {
  const { parent, first, second } = await scene();
  const payment = await booked(parent, {
    amount: 240,
    shares: [first, second].map((registration_id) => ({ registration_id, amount: 120 })),
  });
  await remove(app, first, 'staff');
  const answer = await post(`/${payment.id}/reverse`, { note: 'falsche Familie' });
  expect(answer.body.data).toMatchObject({ amount: -240, reverses_id: payment.id, date: '2026-03-02' });
  expect([await creditOf(app, parent), await paidOf(second)]).toEqual([0, [0, null]]);
  const { body } = await app
    .as(await office(app))
    .get(`/api/payment/${payment.id}`)
    .expect(200);
  expect(body.data.reversed_by_id).toBe(answer.body.data.id);
});

it.each([
  ['when the office asks for it', { note: 'falsche Familie', notify: true }, true],
  ['not without that', { note: 'falsche Familie' }, false],
])(
  'parents whom a mail has said that it is paid are told that it is open again: %s',
  async (_, body, isTold) => {
    const { parent, first } = await scene();
    const payment = await booked(parent, { amount: 120, shares: [{ registration_id: first, amount: 120 }] });
    expect((await post(`/${payment.id}/reverse`, body)).status).toBe(200);
    expect(await kindsTo(app, parent)).toContain('payed');
    expect((await kindsTo(app, parent)).includes('paid-undone')).toBe(isTold);
  },
);

it('what is open again has the fees that the payment had paid', async () => {
  const { parent, children } = await someFamily(app, 2);
  const steps = { cancellation: [{ days_before: 0, fee_percent: 50 }] };
  const week = await someWeek(app, await someCourse(app, steps));
  const { registrations } = await book(app, parent, children, week);
  const [place, left] = registrations.map(({ id }) => id!) as [number, number];
  await app.as(parent).delete(`/api/registration/${left}?fee=60`).expect(200);
  const pays = (ids: number[]) =>
    booked(parent, {
      amount: ids.reduce((sum, id) => sum + (id === left ? 60 : 120), 0),
      shares: ids.map((id) => ({ registration_id: id, amount: id === left ? 60 : 120 })),
    });
  const undone = async (ids: number[]) => {
    const { id } = await pays(ids);
    await post(`/${id}/reverse`, { note: 'falsche Familie', notify: true });
    const told = (await mailsTo(app, parent)).filter(({ kind }) => kind === 'paid-undone');
    const mail = told.at(-1)!;
    const { text } = await app.app.get(MailRenderer).render('paid-undone', 'de', mail as never);
    return [told.length, mail, text] as const;
  };
  const [count, mail, text] = await undone([place, left]);
  expect([count, mail]).toMatchObject([1, { payments: [{ amount: 18_000 }] }]);
  expect(mail.lines.map(({ dayType, price }) => [dayType, price])).toEqual([
    ['Ganztags', '120,00 €'],
    ['Abmeldegebühr', '60,00 €'],
  ]);
  expect(text).toContain('haben wir zurückgenommen. Damit ist wieder offen:');
  expect(text).not.toContain('bestätigt');
  // A fee alone, too.
  expect(await undone([left])).toMatchObject([2, { payments: [{ amount: 6_000 }] }, expect.any(String)]);
});

it('how to pay again goes only to the parent who owes it', async () => {
  const { child, parents } = await byOffice();
  const [payer, other] = parents;
  const id = firstId(await bookByStaff(app, child, await someWeek(app, await someCourse(app))));
  const payment = await booked(payer, { amount: 120, shares: [{ registration_id: id, amount: 120 }] });
  await post(`/${payment.id}/reverse`, { note: 'falsche Familie', notify: true });
  const told = async (parent: Parent) =>
    (await mailsTo(app, parent)).find(({ kind }) => kind === 'paid-undone');
  expect(await told(payer)).toMatchObject({ payments: [{ amount: 12_000 }] });
  expect(await told(payer)).not.toHaveProperty('othersPay');
  expect(await told(other)).toMatchObject({ othersPay: 12_000 });
  expect(await told(other)).not.toHaveProperty('payments');
});

it('after a payment is taken back, the date is that of the payment before', async () => {
  const { parent, first } = await scene();
  await booked(parent, { amount: 50, date: '2026-02-20', shares: [{ registration_id: first, amount: 50 }] });
  const later = await booked(parent, { amount: 70, shares: [{ registration_id: first, amount: 70 }] });
  await post(`/${later.id}/reverse`, {});
  expect(await paidOf(first)).toEqual([5_000, '2026-02-20']);
});

describe('a parent can give back a place that credit paid, and none that a payment paid', () => {
  /** A place of 120 € that credit has paid; the ids of the payment that brought it, and of the place. */
  async function paidByCredit() {
    const { parent, children } = await someFamily(app, 1);
    const credit = await booked(parent, { amount: 120 });
    app.clock.advance(1_000);
    const id = firstId(await book(app, parent, children, await someWeek(app, await someCourse(app))));
    expect(await paidOf(id)).toEqual([12_000, '2026-02-27']);
    app.clock.advance(1_000);
    return { parent, credit, id };
  }
  const isDeletable = async (parent: Parent): Promise<unknown> => {
    const { body } = await app.as(parent).get('/api/my-family').expect(200);
    const [place] = body.data.registrations as FamilyRegistration[];
    return [place!.deletable, place!.delete_refusal];
  };
  const askedFor = async (reader: Parent, id: number): Promise<FamilyRegistration | undefined> => {
    const { body } = await app.as(reader).get('/api/my-family').expect(200);
    return (body.data.registrations as FamilyRegistration[]).find((place) => place.id === id);
  };
  const pays = (parent: Parent, id: number, amount = 120) =>
    booked(parent, { amount, shares: [{ registration_id: id, amount }] });
  const removal = (parent: Parent, id: number) => app.as(parent).delete(`/api/registration/${id}`);

  it('paid by credit', async () => {
    const { parent, id } = await paidByCredit();
    expect(await isDeletable(parent)).toEqual([true, null]);
    expect((await removal(parent, id)).body.data).toMatchObject({ success: true });
  });

  it('the question before says what becomes credit and what that pays at once, and so it is booked', async () => {
    const { parent, id } = await paidByCredit();
    const other = await someParent(app);
    const { child_id } = (await stored(app, id))!;
    await app.dataSource.manager.insert(ChildParentEntity, { child_id, person_id: other.personId });
    const credit = { credit: 120, credits_other: false, paid_by_other: 0 };
    expect(await askedFor(parent, id)).toMatchObject({ cancellation: null, removal_credit: credit });
    const child = await someChild(app, [parent]);
    const cheap = await someWeek(app, await someCourse(app), { price: 5_000 });
    const open = firstId(await book(app, parent, child, cheap));
    expect(await askedFor(parent, id)).toMatchObject({ removal_credit: { ...credit, credit_pays: 50 } });
    expect(await askedFor(parent, open)).not.toHaveProperty('removal_credit');
    expect(await askedFor(other, id)).toMatchObject({
      removal_credit: { credit: 120, credits_other: true, paid_by_other: 0 },
    });
    expect((await askedFor(other, id))?.removal_credit).not.toHaveProperty('credit_pays');
    expect((await removal(parent, id)).body.data).toMatchObject({ success: true });
    expect([await paidOf(open), await creditOf(app, parent)]).toEqual([[5_000, '2026-02-27'], 7_000]);
  });

  it('nothing is said of the credit of a place that a payment paid: it cannot be given back', async () => {
    const { parent, children } = await someFamily(app, 1);
    const id = firstId(await book(app, parent, children, await someWeek(app, await someCourse(app))));
    await pays(parent, id);
    expect(await askedFor(parent, id)).not.toHaveProperty('removal_credit');
  });

  it('a payment after the one of the credit was taken back', async () => {
    const { parent, credit, id } = await paidByCredit();
    expect((await post(`/${credit.id}/reverse`, {})).status).toBe(200);
    expect(await isDeletable(parent)).toEqual([true, null]);
    app.clock.advance(1_000);
    await pays(parent, id);
    expect(await isDeletable(parent)).toEqual([false, 'payment']);
    expect((await removal(parent, id)).body.data).toMatchObject({ success: false });
    expect(await paidOf(id)).toEqual([12_000, '2026-02-27']);
  });

  it('a payment after what credit had paid was refunded', async () => {
    const { parent, id } = await paidByCredit();
    await pays(parent, id, -120);
    expect(await isDeletable(parent)).toEqual([true, null]);
    app.clock.advance(1_000);
    await pays(parent, id);
    expect(await isDeletable(parent)).toEqual([false, 'payment']);
  });

  it('a part by a payment, the rest by credit whose payment was taken back', async () => {
    const { parent, children } = await someFamily(app, 1);
    const credit = await booked(parent, { amount: 70 });
    app.clock.advance(1_000);
    const id = firstId(await book(app, parent, children, await someWeek(app, await someCourse(app))));
    app.clock.advance(1_000);
    await pays(parent, id, 50);
    app.clock.advance(1_000);
    await post(`/${credit.id}/reverse`, {});
    expect([await paidOf(id), await isDeletable(parent)]).toEqual([
      [5_000, '2026-02-27'],
      [false, 'payment'],
    ]);
  });

  it('a payment that was taken back or refunded, with credit after it', async () => {
    const { parent, children } = await someFamily(app, 1);
    const id = firstId(await book(app, parent, children, await someWeek(app, await someCourse(app))));
    const payment = await pays(parent, id);
    app.clock.advance(1_000);
    await post(`/${payment.id}/reverse`, {});
    await pays(parent, id);
    app.clock.advance(1_000);
    await pays(parent, id, -120);
    app.clock.advance(1_000);
    expect(await isDeletable(parent)).toEqual([true, null]);
  });
});

it('a refund of a registration that is gone is taken back into the credit', async () => {
  const { parent, first, second } = await scene();
  await remove(app, second, 'staff');
  await booked(parent, { shares: [{ registration_id: first, amount: 100 }] });
  const refund = await booked(parent, { amount: -30, shares: [{ registration_id: first, amount: -30 }] });
  await remove(app, first, 'staff');
  expect(await creditOf(app, parent)).toBe(7_000);
  expect((await post(`/${refund.id}/reverse`, {})).status).toBe(200);
  expect(await creditOf(app, parent)).toBe(10_000);
});

describe('is refused', () => {
  const refused = async (parent: Parent, wanted: object): Promise<object> => {
    const answer = await post('', { ...transfer(parent), ...wanted });
    expect(answer.status).toBe(422);
    return answer.body.errors as object;
  };

  it.each([
    ['an amount of 0', { amount: 0 }, 'amount'],
    ['parts of a cent', { amount: 1.005 }, 'amount'],
    ['an unknown way of payment', { method: 'gold' }, 'method'],
    ['a date that is still to come', { date: '2026-03-03' }, 'date'],
    ['a date more than a year ago', { date: '2025-02-28' }, 'date'],
    ['an unknown parent', { person_id: 999_999 }, 'person_id'],
    [
      'an unknown registration',
      { shares: [{ registration_id: 999_999, amount: 1 }] },
      'shares.0.registration_id',
    ],
    ['a refund of credit that is not there', { amount: -1 }, 'amount'],
  ])('%s', async (_, wanted, field) => {
    const { parent } = await scene();
    expect(Object.keys(await refused(parent, wanted))).toEqual([field]);
    expect(await creditOf(app, parent)).toBe(0);
  });

  it('more for registrations than the payment has, a part of 0 or of another sign, and one twice', async () => {
    const { parent, first } = await scene();
    const part = (amount: number) => ({ registration_id: first, amount });
    expect(Object.keys(await refused(parent, { shares: [part(100.01)] }))).toEqual(['shares']);
    expect(Object.keys(await refused(parent, { shares: [part(0)] }))).toEqual(['shares.0.amount']);
    expect(Object.keys(await refused(parent, { shares: [part(-1)] }))).toEqual(['shares.0.amount']);
    expect(Object.keys(await refused(parent, { shares: [part(1), part(1)] }))).toEqual([
      'shares.1.registration_id',
    ]);
    expect(Object.keys(await refused(parent, { amount: -1, shares: [part(-1)] }))).toEqual([
      'shares.0.amount',
    ]);
    expect(await paidOf(first)).toEqual([0, null]);
  });

  it('a child of another family, and a child that waits', async () => {
    const { parent, children } = await scene();
    const other = await scene();
    const later = { max_participants: 0, from: '2026-08-24', to: '2026-08-28' };
    const full = await someWeek(app, await someCourse(app), later);
    const waiting = firstId(await book(app, parent, children[0]!, full));
    const errors = await refused(parent, {
      shares: [
        { registration_id: other.first, amount: 1 },
        { registration_id: waiting, amount: 1 },
      ],
    });
    expect(Object.keys(errors)).toEqual(['shares.0.registration_id', 'shares.1.registration_id']);
  });

  it('to use more credit than there is, in words', async () => {
    const { other, first } = await scene();
    await booked(other, { amount: 10 });
    const body = { person_id: other.personId, shares: [{ registration_id: first, amount: 10.01 }] };
    const answers = [await post('/credit', body), await post('/credit', body, 'it')];
    expect(answers.map(({ status, body: { errors } }) => [status, errors.shares])).toEqual([
      [422, ['Das Guthaben beträgt nur 10,00 €.']],
      [422, ['Il credito è di soli 10,00 €.']],
    ]);
    expect(await paidOf(first)).toEqual([0, null]);
  });

  it('to take a payment back twice, or what takes one back, or money that is gone', async () => {
    const { other } = await scene();
    const first = await booked(other, { amount: 10 });
    const { body } = await post(`/${first.id}/reverse`, {});
    const second = await booked(other, { amount: 20 });
    await booked(other, { amount: -20 });
    const answers = [
      await post(`/${first.id}/reverse`, {}),
      await post(`/${body.data.id as number}/reverse`, {}),
      await post(`/${second.id}/reverse`, {}),
    ];
    expect(answers.map(({ status, body: { message } }) => [status, message])).toEqual([
      [422, 'Diese Zahlung ist schon storniert.'],
      [422, 'Eine Stornierung kann nicht storniert werden. Buchen Sie die Zahlung neu.'],
      [422, 'Das Geld dieser Zahlung ist schon ausbezahlt oder verwendet.'],
    ]);
    expect(await creditOf(app, other)).toBe(0);
  });
});

describe('a repeat with the same key', () => {
  const repeated = async (path: string, body: object, key: string): Promise<Response> =>
    app
      .as(await office(app))
      .post(`/api/payment${path}`)
      .set('Idempotency-Key', key)
      .send(body);

  it('books a payment once, also at the same time, and is refused with another content', async () => {
    const { other } = await scene();
    const key = `payment-${other.personId}-0123456789`;
    const [first, second] = await Promise.all([
      repeated('', transfer(other), key),
      repeated('', transfer(other), key),
    ]);
    const third = await repeated('', transfer(other), key);
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(new Set([first, second, third].map(({ body }) => body.data.id as number)).size).toBe(1);
    expect((await repeated('', { ...transfer(other), amount: 7 }, key)).status).toBe(409);
    expect(await creditOf(app, other)).toBe(10_000);
  });

  it('uses credit once', async () => {
    const { other, first } = await scene();
    await booked(other, {});
    const body = { person_id: other.personId, shares: [{ registration_id: first, amount: 40 }] };
    const key = `credit-${other.personId}-0123456789`;
    const answers = [await repeated('/credit', body, key), await repeated('/credit', body, key)];
    expect(answers.map((answer) => answer.body.data.credit as number)).toEqual([60, 60]);
    expect(await paidOf(first)).toEqual([4_000, '2026-02-27']);
  });
});

describe('two at once', () => {
  it('use the same credit once', async () => {
    const { other, first, second } = await scene();
    await booked(other, { amount: 100 });
    const use = (registration_id: number) =>
      post('/credit', { person_id: other.personId, shares: [{ registration_id, amount: 100 }] });
    const answers = await Promise.all([use(first), use(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await creditOf(app, other)).toBe(0);
  });

  it('take the same payment back once', async () => {
    const { parent, first } = await scene();
    const { id } = await booked(parent, { shares: [{ registration_id: first, amount: 100 }] });
    const answers = await Promise.all([post(`/${id}/reverse`, {}), post(`/${id}/reverse`, {})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await paidOf(first)).toEqual([0, null]);
  });

  it('taking a payment back and removing its registration leave nothing twice', async () => {
    const { parent, first } = await scene();
    const { id } = await booked(parent, { shares: [{ registration_id: first, amount: 100 }] });
    await Promise.all([post(`/${id}/reverse`, {}), remove(app, first, 'staff')]);
    expect(await creditOf(app, parent)).toBe(0);
  });
});

describe('the list', () => {
  const list = async (query: string): Promise<PaymentRecord[]> => {
    const { body } = await app
      .as(await office(app))
      .get(`/api/payment?${query}`)
      .expect(200);
    return (body as { data: PaymentRecord[] }).data;
  };

  it('finds payments by parent, way of payment, and words of payer, reference and note', async () => {
    const { parent } = await scene();
    const cash = await booked(parent, { method: 'cash', payer: 'Tante Frieda' });
    const bank = await booked(parent, { reference: 'RF42Q7', note: 'Zirkusgeld' });
    const mine = `filters[]=person_id|${parent.personId}`;
    expect((await list(mine)).map(({ id }) => id)).toEqual([bank.id, cash.id]);
    expect((await list(`${mine}&filters[]=method|cash`)).map(({ id }) => id)).toEqual([cash.id]);
    expect((await list('search=frieda')).map(({ id }) => id)).toEqual([cash.id]);
    expect((await list('search=zirkusgeld')).map(({ id }) => id)).toEqual([bank.id]);
    expect((await list(`${mine}&sortBy[]=id&sortDesc[]=false`)).map(({ id }) => id)).toEqual([
      cash.id,
      bank.id,
    ]);
  });

  it('finds payments by period, amount and project', async () => {
    const { parent, first } = await scene();
    const other = await scene();
    const shares = [{ registration_id: first, amount: 10 }];
    const old = await booked(parent, { date: '2026-02-10', amount: 10.5, shares });
    const late = await booked(parent, { date: '2026-02-20', amount: 80 });
    const refunded = [{ registration_id: first, amount: -10 }];
    const back = await booked(parent, { date: '2026-02-25', amount: -10, shares: refunded });
    const mine = `filters[]=person_id|${parent.personId}`;
    const found = async (...filters: string[]) =>
      (await list([mine, 'sortBy=id', ...filters.map((one) => `filters[]=${one}`)].join('&'))).map(
        ({ id }) => id,
      );
    expect(await found('from|2026-02-20')).toEqual([late.id, back.id]);
    expect(await found('from|2026-02-10', 'until|2026-02-20')).toEqual([old.id, late.id]);
    expect(await found('amount_from|10.51')).toEqual([late.id]);
    expect(await found('amount_from|-10', 'amount_until|10.5')).toEqual([old.id, back.id]);
    const courseOf = async (registrationId: number) =>
      (
        await app.dataSource.manager.findOneOrFail(RegistrationEntity, {
          where: { id: registrationId },
          relations: { courseWeek: true },
        })
      ).courseWeek!.course_id;
    expect(await found(`course|${await courseOf(first)}`)).toContain(old.id);
    expect(await found(`course|${await courseOf(other.first)}`)).toEqual([]);
    const wrong = await app.as(await office(app)).get('/api/payment?filters[]=from|gestern');
    expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([422, ['filters']]);
  });

  it('asks the database as often for many as for one', async () => {
    const { parent } = await scene();
    const count = async () =>
      (await app.countStatements(() => list(`filters[]=person_id|${parent.personId}`))).length;
    await booked(parent, {});
    const one = await count();
    for (let index = 0; index < 5; index += 1) await booked(parent, {});
    expect(await count()).toBe(one);
  });

  it('is for holders of the permission', async () => {
    const leader = await someStaff(app, READER);
    await app.as(leader).get('/api/payment').expect(403);
    await app.as(leader).post('/api/payment').send({}).expect(403);
  });
});

it('says of a payment whose registration is gone for what it was', async () => {
  const { parent, children, first } = await scene();
  const { id } = await booked(parent, { shares: [{ registration_id: first, amount: 100 }] });
  await app.dataSource.manager.delete(ChildParentEntity, { child_id: children[0]!.id });
  await remove(app, first, 'staff');
  const { body } = await app
    .as(await office(app))
    .get(`/api/payment/${id}`)
    .expect(200);
  expect(body.data.shares).toEqual([
    expect.objectContaining({
      amount: 100,
      registration: { id: first, is_fee: false, people: null, course: null, courseWeek: null },
    }),
  ]);
});
