import { paymentReference, type FamilyExport, type OfficeFamily, type PaymentDetail } from '@feria/shared';
import type { Response } from 'supertest';
import { ChildParentEntity, type ChildEntity } from '../../../src/model/families/child.entity.js';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { checkLedger } from '../../../src/ledger/check-ledger.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import { bookCertain, call, camt, entries, upload } from '../../money/bank-statements/support.js';
import { openDocument, someRegistration } from '../../money/documents/support/paid.js';
import { readPdf } from '../../money/documents/support/pdf.js';
import { someOrganiser } from '../../money/receipts/support.js';
import { readXlsx, values } from '../../money/documents/support/xlsx.js';
import { createQuietApp, erase, historyOf, office, someFamily, travel } from '../support/book.js';
import type { TestApp } from '../../support/app.js';
import { someParent, someStaff, someWeek } from '../../support/builders.js';
import { creditOf } from '../../support/pay.js';
import { cancel, feeOf, HALF, somePlace, type Place } from './support.js';

/* A fee that is open is a debt wherever a registration is one (product/registrations.md#cancellation). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
  await someOrganiser(app);
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

/** A place that was given back for 60 €. @param cents that were paid of its 120 € */
async function someFee(cents = 0): Promise<Place> {
  const place = await somePlace(app, cents);
  await travel(app, HALF, place.parent);
  expect(await cancel(app, place.id, place.parent, 60)).toMatchObject({ success: true });
  return place;
}

const referenceOf = ({ course, parent }: Place): string =>
  paymentReference({ courseId: course.id, personId: parent.personId });

async function post(path: string, body: object): Promise<Response> {
  return app
    .as(await office(app))
    .post(`/api/payment${path}`)
    .send(body);
}

function payment({ parent, id }: Place, amount: number, share = amount): object {
  return {
    date: '2026-06-20',
    amount,
    method: 'cash',
    person_id: parent.personId,
    shares: [{ registration_id: id, amount: share }],
  };
}

describe('the office', () => {
  it('books a payment of a fee, and the detail says for what it was', async () => {
    const place = await someFee(2_000);
    const answer = await post('', payment(place, 50, 40));
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    const { shares } = answer.body.data as PaymentDetail;
    expect(shares.map(({ amount, registration }) => [amount, registration?.is_fee ?? null])).toEqual([
      [40, true],
      [10, null],
    ]);
    expect(shares[0]?.registration).toMatchObject({
      id: place.id,
      people: { id: place.child.id },
      course: { id: place.course.id },
    });
    expect(await feeOf(app, place.id)).toEqual({ amount: 6_000, payed_amount: 6_000 });
    expect((await historyOf(app, place.id)).at(-1)).toMatchObject({ kind: 'paid', amount: 6_000 });
  });

  it('cannot book more on a fee than is open, nor for another family', async () => {
    const place = await someFee();
    const tooMuch = await post('', payment(place, 60.01));
    expect([tooMuch.status, tooMuch.body.errors]).toEqual([
      422,
      { 'shares.0.amount': ['So viel ist von dieser Abmeldegebühr nicht offen.'] },
    ]);
    const { parent } = await someFamily(app);
    expect((await post('', payment({ ...place, parent }, 10))).body.errors).toEqual({
      'shares.0.registration_id': [expect.any(String)],
    });
    expect(await feeOf(app, place.id)).toEqual({ amount: 6_000, payed_amount: 0 });
  });

  it('uses credit for a fee at once, and takes a payment back: then it is open again', async () => {
    const place = await someFee();
    const { parent, id } = place;
    const paid = await post('', { ...payment(place, 70), shares: [] });
    expect(await creditOf(app, parent)).toBe(1_000);
    expect(await feeOf(app, id)).toEqual({ amount: 6_000, payed_amount: 6_000 });
    expect((await post(`/${paid.body.data.id}/reverse`, {})).status).toBe(200);
    expect(await feeOf(app, id)).toEqual({ amount: 6_000, payed_amount: 0 });
  });

  it('takes the refund of a fee back: it pays the fee again, and no more than that', async () => {
    const place = await someFee(6_000);
    const { parent, id } = place;
    const refund = async (euros: number): Promise<number> =>
      (await post('', payment(place, -euros))).body.data.id as number;
    const [first, second] = [await refund(20), await refund(10)];
    expect(await feeOf(app, id)).toEqual({ amount: 6_000, payed_amount: 3_000 });
    expect((await post(`/${first}/reverse`, {})).status).toBe(200);
    expect([await feeOf(app, id), await creditOf(app, parent)]).toEqual([
      { amount: 6_000, payed_amount: 5_000 },
      0,
    ]);
    // Only 4 € of it are open by then.
    expect((await post('', payment(place, 6))).status).toBe(201);
    expect((await post(`/${second}/reverse`, {})).status).toBe(200);
    expect([await feeOf(app, id), await creditOf(app, parent)]).toEqual([
      { amount: 6_000, payed_amount: 6_000 },
      600,
    ]);
    expect(await checkLedger(app.dataSource.manager)).toEqual([]);
  });

  it('sees fees on the page of the family, in the sums of the season', async () => {
    const place = await someFee(2_000);
    const answer = await app
      .as(await office(app))
      .get(`/api/family/${place.parent.personId}`)
      .expect(200);
    const { seasons } = answer.body.data as OfficeFamily;
    expect(seasons).toMatchObject([
      {
        year: 2026,
        registrations: [],
        payed_amount: 20,
        open: 40,
        credit: 0,
        fees: [
          {
            registration_id: place.id,
            amount: 60,
            payed_amount: 20,
            open: 40,
            people: { id: place.child.id },
            course: { id: place.course.id },
            courseWeek: { id: place.week.id },
            reference: referenceOf(place),
          },
        ],
      },
    ]);
  });

  it('cannot delete a week that a fee was paid for', async () => {
    const place = await someFee();
    const staff = await someStaff(app, 'Administrator');
    const answer = await app.as(staff).delete(`/api/courseWeek/${place.week.id}`).expect(200);
    expect(answer.body.data).toMatchObject({
      success: false,
      message: expect.stringContaining('1 Abmeldegebühr – '),
    });
  });
});

describe('the office waives a fee', () => {
  async function waive(id: number, body: object): Promise<Response> {
    const { manager } = app.dataSource;
    const fee = await manager.findOneBy(CancellationFeeEntity, { registration_id: id });
    return app
      .as(await office(app))
      .post(`/api/cancellationFee/${fee?.id ?? 0}/waive`)
      .send(body);
  }

  it('nothing is owed any more, what was paid becomes credit, and the reason stays in the history', async () => {
    const place = await someFee(2_000);
    const answer = await waive(place.id, { reason: 'Krankheit' });
    expect([answer.status, answer.body.data]).toEqual([200, { message: 'Die Abmeldegebühr ist erlassen.' }]);
    expect(await feeOf(app, place.id)).toBeNull();
    expect(await creditOf(app, place.parent)).toBe(2_000);
    const { manager } = app.dataSource;
    const events = await manager.findBy(RegistrationEventEntity, { registration_id: place.id });
    expect(events.at(-1)).toMatchObject({ kind: 'waived', amount: 6_000, reason: 'Krankheit' });
    expect((await waive(place.id, { reason: 'noch einmal' })).status).toBe(404);
  });

  it('two at once do it once', async () => {
    const place = await someFee(6_000);
    const answers = await Promise.all([1, 2].map(() => waive(place.id, { reason: 'x' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await creditOf(app, place.parent)).toBe(6_000);
  });

  it.each([{}, { reason: ' ' }, { reason: 'x'.repeat(256) }])('not without a reason: %s', async (body) => {
    const place = await someFee();
    const answer = await waive(place.id, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['reason']]);
  });
});

describe('a bank statement', () => {
  it('pays a fee by its reference, and what is over is only suggested', async () => {
    const place = await someFee();
    await upload(app, camt([{ amount: '60.00', text: referenceOf(place) }]));
    expect((await entries(app, 'filters[]=state|open')).at(-1)).toMatchObject({
      suggestion: { certainty: 'certain', shares: [{ registration_id: place.id, is_fee: true, amount: 60 }] },
    });
    expect(await bookCertain(app)).toMatchObject({ booked: 1, amount: 60 });
    expect(await feeOf(app, place.id)).toEqual({ amount: 6_000, payed_amount: 6_000 });
    expect(await creditOf(app, place.parent)).toBe(0);
  });

  it('is booked by hand on a fee, up to what is open', async () => {
    const place = await someFee(3_000);
    await upload(app, camt([{ amount: '50.00', text: 'Camp', name: 'Oma' }]));
    const { id } = (await entries(app, 'filters[]=state|open')).at(-1)!;
    const shares = (amount: number) => [{ registration_id: place.id, amount }];
    const tooMuch = await call(app, 'book', { entries: [{ id, shares: shares(50) }] });
    expect([tooMuch.status, Object.keys(tooMuch.body.errors)]).toEqual([422, ['entries.0.shares.0.amount']]);
    const entry = { id, shares: shares(30), credit_person_id: place.parent.personId };
    expect((await call(app, 'book', { entries: [entry] })).status).toBe(200);
    expect(await feeOf(app, place.id)).toEqual({ amount: 6_000, payed_amount: 6_000 });
    expect(await creditOf(app, place.parent)).toBe(2_000);
  });
});

describe('documents', () => {
  it('the statement lists the fee as a charge', async () => {
    const place = await someFee(2_000);
    const answer = await openDocument(app, place.parent, `/export/statement/${place.parent.personId}/2026`);
    const words = (await readPdf(answer.body as Buffer)).text.join(' ');
    expect(words).toContain('Abmeldegebühr');
    expect(words).toContain('60,00 €');
    expect(words).toContain('40,00 €');
  });

  it('there is no confirmation for the tax return of a fee alone', async () => {
    const place = await someFee(12_000);
    const answer = await openDocument(app, place.parent, `/export/tax-confirmation/${place.child.id}/2026`);
    expect(answer.status).toBe(404);
  });

  it('the confirmation for the tax return has a fee apart from the weeks, and in no sum of them', async () => {
    const place = await someFee(12_000);
    const next = await someWeek(app, place.course, { name: 'Zweite', from: '2026-08-03', to: '2026-08-07' });
    const other = await someRegistration(app, place.child as ChildEntity, next, {
      booked_by: place.parent.id,
      payed_amount: 12_000,
      payed_at: '2026-06-20',
    });
    expect(other.payed_amount).toBe(12_000);
    const answer = await openDocument(app, place.parent, `/export/tax-confirmation/${place.child.id}/2026`);
    expect(answer.status).toBe(200);
    const words = (await readPdf(answer.body as Buffer)).text.join(' ');
    expect(words).toMatch(
      /Zweite.*Bezahlt insgesamt 120,00 €.*Abmeldegebühren.*Abmeldegebühren insgesamt 60,00 €/,
    );
  });

  it('the export of payments has a row for the fee, and one for what is still to be refunded', async () => {
    const place = await someFee(7_500);
    const staff = await office(app);
    const query = { 'filters[]': `course_id|${place.course.id}` };
    const answer = await openDocument(app, staff, '/export/payments', query);
    const rows = values(readXlsx(answer.body as Buffer)[0]);
    const heads = ['Status', 'Preis', 'Bezahlt', 'Offen', 'Zu erstatten'];
    expect(rows.map((row) => heads.map((head) => row[head] ?? null))).toEqual([
      ['Abmeldegebühr', 60, 60, 0, null],
      ['Abgemeldet', null, 15, 0, 15],
    ]);
  });
});

describe('data of a family', () => {
  it('its export has the fees', async () => {
    const place = await someFee(2_000);
    const answer = await app.as(place.parent).get('/api/my-family/export').expect(200);
    expect((answer.body.data as FamilyExport).cancellation_fees).toMatchObject([
      {
        child_id: place.child.id,
        amount: 60,
        payed_amount: 20,
        due_on: null,
        created_at: expect.any(String),
      },
    ]);
  });

  it('the fee goes with the child; what was paid stays in the ledger', async () => {
    const place = await someFee(2_000);
    await erase(app, [place.child]);
    expect(await feeOf(app, place.id)).toBeNull();
    expect(await checkLedger(app.dataSource.manager)).toEqual([]);
    expect(
      await app.dataSource.query('SELECT SUM(amount) AS paid FROM payment_share WHERE registration_id = ?', [
        place.id,
      ]),
    ).toEqual([{ paid: expect.anything() }]);
  });

  it('a parent who is erased is forgotten as who booked, while the other parent stays', async () => {
    const place = await someFee();
    const { manager } = app.dataSource;
    const other = await someParent(app);
    await manager.insert(ChildParentEntity, { child_id: place.child.id, person_id: other.personId });
    const staff = await someStaff(app, 'Administrator');
    const answer = await app.as(staff).post(`/api/parent/${place.parent.personId}/erase`).send({});
    expect(answer.body.data).toMatchObject({ success: true });
    expect(await manager.findOneBy(CancellationFeeEntity, { registration_id: place.id })).toMatchObject({
      booked_by: null,
      amount: 6_000,
    });
  });
});

describe('the check of the ledger', () => {
  it.each([
    ['Cancellation fees whose paid amount is not that of their shares', 'payed_amount = 1999'],
    ['Cancellation fees of nothing, or paid above their amount', 'amount = 1999'],
  ])('%s', async (broken, change) => {
    const place = await someFee(2_000);
    const set = (values: string) =>
      app.dataSource.query(`UPDATE cancellation_fee SET ${values} WHERE registration_id = ?`, [place.id]);
    await set(change);
    const problems = await checkLedger(app.dataSource.manager);
    await set('payed_amount = 2000, amount = 6000');
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${broken}: \\d+$`))]);
  });
});
