import type {
  BankEntryRecord,
  MyFamily,
  PaymentDetail,
  PaymentDocuments,
  PaymentRecord,
} from '@feria/shared';
import { paymentReference } from '@feria/shared';
import type { Response } from 'supertest';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import {
  book,
  createQuietApp,
  firstId,
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
  type Staff,
} from '../../support/builders.js';
import { bookCertain, call, camt, entries, upload } from '../bank-statements/support.js';
import { openDocument } from '../documents/support/paid.js';
import { readPdf } from '../documents/support/pdf.js';
import { enterIban, IBAN, makeFile, someAccount } from '../payouts/support.js';
import { makeReceipts, someOrganiser, tryReverse } from '../receipts/support.js';
import { edit } from './support.js';

/* Who paid a payment (product/money.md#who-paid). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
  await someOrganiser(app);
});
afterAll(() => app.close());

async function named(parent: Parent, first_name: string, last_name: string): Promise<Parent> {
  await app.dataSource.manager.update(ParentEntity, { id: parent.personId }, { first_name, last_name });
  return parent;
}

const REFUSED =
  'Bezahlt haben kann nur, wer den Betrag schuldet, oder ein Elternteil von jedem Kind, für das bezahlt wird. Andere geben Sie mit ihrem Namen an.';

/** The scene, with a child of Eva's alone, Mara, for whom she owes 120 € too. */
async function patchwork() {
  const before = await scene();
  const { mother } = before;
  const mara = await someChild(app, mother, { first_name: 'Mara', last_name: 'Plattner' });
  const maraId = firstId(await book(app, mother, mara, await someWeek(app, await someCourse(app))));
  return { ...before, mara, maraId };
}

/** Eva Plattner owes 120 €, and Karl Lanz is the other parent of the child. */
async function scene() {
  const { parent, child } = await someFamily(app);
  const mother = await named(parent, 'Eva', 'Plattner');
  const father = await named(await someParent(app), 'Karl', 'Lanz');
  await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: father.personId });
  const course = await someCourse(app, { name: 'Zirkus', name_it: 'Circo' });
  const id = firstId(await book(app, mother, child, await someWeek(app, course)));
  const reference = paymentReference({ courseId: course.id, personId: mother.personId });
  return { mother, father, child, id, reference };
}

async function send(method: 'post' | 'put', path: string, body: object): Promise<Response> {
  const staff = app.as(await office(app));
  return staff[method](`/api/payment${path}`).set('api-lang', 'de').send(body);
}

async function booked({ personId }: Parent, more: object): Promise<PaymentDetail> {
  const body = { date: '2026-02-27', amount: 120, method: 'bank', person_id: personId, ...more };
  const answer = await send('post', '', body);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data as PaymentDetail;
}

async function listed(filters: string): Promise<PaymentRecord[]> {
  const { body } = await app
    .as(await office(app))
    .get('/api/payment')
    .query({ filters })
    .expect(200);
  return body.data as PaymentRecord[];
}

async function latestOf({ personId }: Parent): Promise<PaymentRecord> {
  const [first] = await listed(`person_id|${personId}`);
  return first!;
}

const payersOf = (payments: readonly PaymentRecord[]) =>
  payments.map(({ paid_by, payer }) => [paid_by?.id ?? null, payer]);

async function openEntry(): Promise<BankEntryRecord> {
  return (await entries(app, 'filters[]=state|open')).at(-1)!;
}

async function confirmationOf(user: Staff, child: { id: number }, query: Record<string, string> = {}) {
  const answer = await openDocument(app, user, `/export/tax-confirmation/${child.id}/2026/`, query);
  return answer.status === 200 ? (await readPdf(answer.body as Buffer)).text.join(' ') : answer.status;
}

describe('by the bank', () => {
  it('is the other parent, whose name the transfer has, also with the reference of the first', async () => {
    const { mother, father, reference } = await scene();
    await upload(app, camt([{ amount: '120.00', text: reference, name: 'LANZ KARL' }]));
    expect(await bookCertain(app)).toMatchObject({ booked: 1 });
    expect(await latestOf(mother)).toMatchObject({
      person: { id: mother.personId },
      paid_by: { id: father.personId, first_name: 'Karl', last_name: 'Lanz' },
      payer: 'LANZ KARL',
    });
  });

  it('is found by a search, and has the payment on the page of the family', async () => {
    const { mother, father, reference } = await scene();
    await app.dataSource.manager.update(
      ParentEntity,
      { id: father.personId },
      { first_name: 'Notburga', search_text: 'notburga lanz' },
    );
    await upload(app, camt([{ amount: '120.00', text: reference, name: 'LANZ NOTBURGA' }]));
    await bookCertain(app);
    const payment = await latestOf(mother);
    await app.dataSource.query('UPDATE payment_note SET payer = NULL WHERE payment_id = ?', [payment.id]);
    const ids = async (path: string): Promise<number[]> => {
      const { body } = await app
        .as(await office(app))
        .get(path)
        .expect(200);
      return [body.data.money?.payments ?? body.data].flat().map(({ id }: { id: number }) => id);
    };
    expect(await ids('/api/payment?search=Notburga')).toContain(payment.id);
    for (const { personId } of [mother, father])
      expect(await ids(`/api/family/${personId}`)).toContain(payment.id);
  });

  it('is who owes where the transfer has that name', async () => {
    const { mother, reference } = await scene();
    await upload(app, camt([{ amount: '120.00', text: reference, name: 'Plattner Eva' }]));
    expect(await bookCertain(app)).toMatchObject({ booked: 1 });
    expect(await latestOf(mother)).toMatchObject({ paid_by: { id: mother.personId } });
  });

  it('is the name as text where it fits no parent', async () => {
    const { mother, reference } = await scene();
    await upload(app, camt([{ amount: '120.00', text: reference, name: 'Oberrauch Zenzi' }]));
    await bookCertain(app);
    const payment = await latestOf(mother);
    expect(payment).toMatchObject({ paid_by: null, payer: 'Oberrauch Zenzi' });
    expect((await listed('payer_kind|other')).map(({ id }) => id)).toContain(payment.id);
    expect((await listed('payer_kind|parent')).map(({ id }) => id)).not.toContain(payment.id);
    await tryReverse(app, payment.id);
    for (const kind of ['other', 'parent'])
      expect(
        (await listed(`payer_kind|${kind}`)).map(({ reverses_id, id }) => reverses_id ?? id),
      ).not.toContain(payment.id);
  });

  it('is the name as text where it is the parent of another child', async () => {
    const { mother, father, maraId } = await patchwork();
    await upload(app, camt([{ amount: '120.00', text: 'Mara', name: 'LANZ KARL' }]));
    const entry = await openEntry();
    const body = { id: entry.id, shares: [{ registration_id: maraId, amount: 120 }] };
    const chosen = await call(app, 'book', { entries: [{ ...body, payer_person_id: father.personId }] });
    expect([chosen.status, chosen.body.errors]).toEqual([422, { 'entries.0.payer_person_id': [REFUSED] }]);
    expect((await call(app, 'book', { entries: [body] })).status).toBe(200);
    expect(payersOf([await latestOf(mother)])).toEqual([[null, 'LANZ KARL']]);
  });

  it('is whom the office chooses when it books the entry', async () => {
    const { mother, father, id } = await scene();
    await upload(app, camt([{ amount: '120.00', text: 'Zirkus', name: 'Oma' }]));
    const entry = await openEntry();
    const body = { id: entry.id, shares: [{ registration_id: id, amount: 120 }] };
    const stranger = await someParent(app);
    const wrong = await call(app, 'book', { entries: [{ ...body, payer_person_id: stranger.personId }] });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['entries.0.payer_person_id']]);
    const right = await call(app, 'book', { entries: [{ ...body, payer_person_id: father.personId }] });
    expect([right.status, right.body.errors]).toEqual([200, undefined]);
    expect(payersOf([await latestOf(mother)])).toEqual([[father.personId, 'Oma']]);
  });
});

describe('by the office', () => {
  it('is who owes, unless it says somebody else', async () => {
    const { mother } = await scene();
    expect(await booked(mother, {})).toMatchObject({ paid_by: { id: mother.personId }, payer: null });
  });

  it('is another parent of the children whom it chooses', async () => {
    const { mother, father } = await scene();
    const payment = await booked(mother, { payer_person_id: father.personId });
    expect(payment).toMatchObject({ person: { id: mother.personId }, paid_by: { id: father.personId } });
  });

  it('is no parent of other children', async () => {
    const { mother } = await scene();
    const { personId: payer_person_id } = await someParent(app);
    const body = {
      date: '2026-02-27',
      amount: 1,
      method: 'bank',
      person_id: mother.personId,
      payer_person_id,
    };
    const answer = await send('post', '', body);
    expect([answer.status, answer.body.errors]).toEqual([422, { payer_person_id: [REFUSED] }]);
  });

  it('is no parent of another child than the one that is paid for', async () => {
    const { mother, father, id, maraId } = await patchwork();
    const body = { date: '2026-02-27', method: 'bank', person_id: mother.personId };
    const pay = (amount: number, ...ids: number[]) => ({
      ...body,
      amount,
      payer_person_id: father.personId,
      shares: ids.map((registration_id) => ({ registration_id, amount: amount / ids.length })),
    });
    for (const wrong of [pay(120, maraId), pay(100, id, maraId)]) {
      const answer = await send('post', '', wrong);
      expect([answer.status, answer.body.errors]).toEqual([422, { payer_person_id: [REFUSED] }]);
    }
    expect((await send('post', '', pay(60, id))).status).toBe(201);
  });

  it('is not said afterwards either of a parent of another child', async () => {
    const { mother, father, id, maraId } = await patchwork();
    const put = async (registration_id: number) => {
      const { id: payment } = await booked(mother, { shares: [{ registration_id, amount: 120 }] });
      return send('put', `/${payment}/payer`, { payer_person_id: father.personId });
    };
    const answer = await put(maraId);
    expect([answer.status, answer.body.errors]).toEqual([422, { payer_person_id: [REFUSED] }]);
    expect((await put(id)).status).toBe(200);
  });

  it('is the other parent where it writes that name', async () => {
    const { mother, father } = await scene();
    expect(payersOf([await booked(mother, { payer: 'Karl Lanz' })])).toEqual([
      [father.personId, 'Karl Lanz'],
    ]);
  });

  it('is said afterwards, once, of a payment by somebody who is not on record', async () => {
    const { mother, father } = await scene();
    const { id } = await booked(mother, { payer: 'K. Lanz' });
    const answer = await send('put', `/${id}/payer`, { payer_person_id: father.personId });
    expect([answer.status, answer.body.data.paid_by?.id, answer.body.data.payer]).toEqual([
      200,
      father.personId,
      'K. Lanz',
    ]);
  });

  it('is said with the name of somebody who is not on record', async () => {
    const { mother } = await scene();
    const { id } = await booked(mother, {});
    const answer = await send('put', `/${id}/payer`, { payer: 'Rosa Huber' });
    expect(payersOf([answer.body.data])).toEqual([[null, 'Rosa Huber']]);
  });

  it('is not said for a refund, for nobody, or for a payment that is not there', async () => {
    const { mother, father } = await scene();
    await booked(mother, { amount: 200 });
    const refund = await booked(mother, { amount: -10 });
    const body = { payer_person_id: father.personId };
    expect((await send('put', `/${refund.id}/payer`, body)).status).toBe(422);
    const { id } = await latestOf(mother);
    expect(id).toBe(refund.id);
    const nobody = await send('put', `/${refund.id - 1}/payer`, {});
    expect([nobody.status, Object.keys(nobody.body.errors ?? {})]).toEqual([422, ['payer_person_id']]);
    expect((await send('put', '/99999999/payer', body)).status).toBe(404);
  });

  it('is not said anew while a receipt names who paid', async () => {
    const { mother, father } = await scene();
    const { id } = await booked(mother, {});
    const [receipt] = await makeReceipts(app, [id]);
    const answer = await send('put', `/${id}/payer`, { payer_person_id: father.personId });
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining(receipt!.number)]);
    expect(payersOf([await latestOf(mother)])).toEqual([[mother.personId, null]]);
  });

  it('needs the permission to book', async () => {
    const { mother } = await scene();
    const { id } = await booked(mother, {});
    const reader = await someStaff(app, READER);
    await app.as(reader).put(`/api/payment/${id}/payer`).send({ payer: 'Rosa Huber' }).expect(403);
  });
});

describe('what follows from a payment', () => {
  it('a payment that takes it back has the same payer, now and later', async () => {
    const { mother, father } = await scene();
    const { id } = await booked(mother, { payer: 'Rosa Huber' });
    expect((await tryReverse(app, id)).status).toBe(200);
    expect(payersOf(await listed(`person_id|${mother.personId}`))).toEqual([
      [null, 'Rosa Huber'],
      [null, 'Rosa Huber'],
    ]);
    await send('put', `/${id}/payer`, { payer_person_id: father.personId });
    expect((await listed(`person_id|${mother.personId}`)).map(({ paid_by }) => paid_by?.id)).toEqual([
      father.personId,
      father.personId,
    ]);
  });

  it('a payment that is booked again with another day has the same payer', async () => {
    const { mother, father, id } = await scene();
    await booked(mother, {
      payer_person_id: father.personId,
      shares: [{ registration_id: id, amount: 120 }],
    });
    await edit(app, id, { payed_at: '2026-02-20' });
    expect(
      (await listed(`person_id|${mother.personId}`)).map(({ amount, paid_by }) => [amount, paid_by?.id]),
    ).toEqual([
      [120, father.personId],
      [-120, father.personId],
      [120, father.personId],
    ]);
  });

  it('the receipt names who paid', async () => {
    const { mother, father } = await scene();
    const { id } = await booked(mother, { payer_person_id: father.personId });
    const [receipt] = await makeReceipts(app, [id]);
    expect([receipt!.payer, receipt!.person?.id]).toEqual(['Karl Lanz', father.personId]);
  });

  it('each parent of a child has a confirmation for the tax return of what they paid', async () => {
    const { mother, father, child, id } = await scene();
    await booked(mother, { amount: 70, shares: [{ registration_id: id, amount: 70 }] });
    // What is credit first keeps its payer.
    await booked(mother, { amount: 50, payer_person_id: father.personId });
    expect((await stored(app, id))!.payed_amount).toBe(12_000);
    const [ofMother, ofFather] = [await confirmationOf(mother, child), await confirmationOf(father, child)];
    expect(ofMother).toContain('Bezahlt von Eva Plattner');
    expect(ofMother).toContain('Bezahlt insgesamt 70,00 €');
    expect(ofFather).toContain('Bezahlt von Karl Lanz');
    expect(ofFather).toContain('Bezahlt insgesamt 50,00 €');
    const staff = await someStaff(app, ['payment.index']);
    const query = { person_id: String(father.personId) };
    expect(await confirmationOf(staff, child, query)).toBe(ofFather);
    expect(await confirmationOf(mother, child, query)).toBe(404);
  });

  it('what is paid out to a parent is in no confirmation of theirs, whatever pays a place meanwhile', async () => {
    const { mother, father, child, id } = await scene();
    await someAccount(app);
    await booked(mother, { shares: [{ registration_id: id, amount: 120 }] });
    await booked(mother, { amount: 100 });
    await enterIban(app, mother, IBAN);
    const file = await makeFile(app, [mother]);
    await booked(mother, { amount: 100, payer_person_id: father.personId });
    const later = await someWeek(app, await someCourse(app), {
      from: '2026-08-03',
      to: '2026-08-07',
      price: 10_000,
    });
    const second = firstId(await book(app, mother, child, later));
    expect((await stored(app, second))!.payed_amount).toBe(10_000);
    await app
      .as(await office(app))
      .post(`/api/credit/sepa-file/${file.id}/executed`)
      .send({ date: app.clock.today() })
      .expect(200);
    expect(await confirmationOf(mother, child)).toContain('Bezahlt insgesamt 120,00 €');
    expect(await confirmationOf(father, child)).toContain('Bezahlt insgesamt 100,00 €');
  });

  it('credit of another parent names to them no child that is not theirs, whoever it pays for later', async () => {
    const { mother, father, mara, id, maraId } = await patchwork();
    // Karl's 120 € pay for the common child. When its place ends they are Eva's credit, which pays for Mara at once.
    const { id: payment } = await booked(mother, {
      payer_person_id: father.personId,
      shares: [{ registration_id: id, amount: 120 }],
    });
    await remove(app, id, 'staff');
    expect((await stored(app, maraId))!.payed_amount).toBe(12_000);
    const [receipt] = await makeReceipts(app, [payment]);
    const answer = await openDocument(app, father, `/export/receipt/${receipt!.id}`);
    const text = (await readPdf(answer.body as Buffer)).text.join(' ');
    expect(text).toContain('Karl Lanz');
    expect(text).toContain('Guthaben');
    expect(text).not.toContain('Mara');
    const staff = await someStaff(app, ['payment.index']);
    const query = { person_id: String(father.personId) };
    expect(await confirmationOf(father, mara)).toBe(404);
    expect(await confirmationOf(staff, mara, query)).toBe(404);
    // Nobody else paid it.
    expect(await confirmationOf(mother, mara)).toBe(404);
  });

  it('what somebody paid who is not on record is in no confirmation for the tax return', async () => {
    const { mother, father, child, id } = await scene();
    await booked(mother, { payer: 'Rosa Huber', shares: [{ registration_id: id, amount: 120 }] });
    expect([await confirmationOf(mother, child), await confirmationOf(father, child)]).toEqual([404, 404]);
  });

  it('who owes reads beside a payment that somebody else has made it; who paid does not', async () => {
    const { mother, father, id } = await scene();
    const shares = (amount: number) => [{ registration_id: id, amount }];
    await booked(mother, { amount: 20, shares: shares(20) });
    await booked(mother, { amount: 50, payer_person_id: father.personId, shares: shares(50) });
    await booked(mother, { amount: 30, payer: 'Rosa Huber', shares: shares(30) });
    const read = async (reader: Staff) => {
      const { body } = await app.as(reader).get('/api/my-family/payment-documents').expect(200);
      return (body.data as PaymentDocuments).payments.map(({ amount, paid_by }) => [amount, paid_by]);
    };
    expect(await read(mother)).toEqual([
      [30, 'Rosa Huber'],
      [50, 'Karl Lanz'],
      [20, null],
    ]);
    expect(await read(father)).toEqual([[50, null]]);
    for (const [suffix, words] of [
      ['', 'bezahlt von'],
      ['it/', 'pagato da'],
    ] as const) {
      const answer = await openDocument(app, mother, `/export/statement/${mother.personId}/2026/${suffix}`);
      const text = (await readPdf(answer.body as Buffer)).text.join(' ').replace(/\s+/g, ' ');
      expect(text).toContain(`${words} Karl Lanz`);
      expect(text).toContain(`${words} Rosa Huber`);
      expect(text).not.toContain(`${words} Eva`);
    }
  });

  it('only who owes a place sees on which day it was paid, in my family and in the own data', async () => {
    const { mother, father, id } = await scene();
    await booked(mother, { shares: [{ registration_id: id, amount: 120 }] });
    const seen = async (reader: Parent) => {
      const { body } = await app.as(reader).get('/api/my-family').expect(200);
      const data = await app
        .as(await someStaff(app, 'Administrator'))
        .get(`/api/parent/${reader.personId}/export`)
        .expect(200);
      return [(body.data as MyFamily).registrations, data.body.data.registrations].map(
        ([registration]: { payed_amount: number; payed_at: string | null }[]) => [
          registration!.payed_amount,
          registration!.payed_at,
        ],
      );
    };
    expect(await seen(mother)).toEqual([
      [120, '2026-02-27'],
      [120, '2026-02-27'],
    ]);
    expect(await seen(father)).toEqual([
      [120, null],
      [120, null],
    ]);
  });

  it('who only paid is offered the own confirmation and payment, and nothing of who owes', async () => {
    const { mother, father, child, id } = await scene();
    const own = await booked(mother, {
      amount: 50,
      payer_person_id: father.personId,
      shares: [{ registration_id: id, amount: 50 }],
    });
    await booked(mother, { amount: 30, shares: [{ registration_id: id, amount: 30 }] });
    const { body } = await app.as(father).get('/api/my-family/payment-documents').expect(200);
    const documents = body.data as PaymentDocuments;
    expect(documents.years).toEqual([
      { year: 2026, statement: true, childrens: [expect.objectContaining({ id: child.id })] },
    ]);
    expect(documents.payments.map((payment) => payment.id)).toEqual([own.id]);
    expect(documents.credit).toBe(0);
    const statement = await openDocument(app, father, `/export/statement/${father.personId}/2026/`);
    const text = (await readPdf(statement.body as Buffer)).text.join(' ');
    expect(text).toContain('Kosten 0,00 €, bezahlt 0,00 €. Für andere bezahlt: 50,00 €.');
    for (const hidden of ['30,00 €', 'Plattner']) expect(text).not.toContain(hidden);
  });
});
