import type {
  FamilyExport,
  PaymentDocuments,
  PaymentRecord,
  Permission,
  ReceiptRecord,
  ReceiptSummary,
} from '@feria/shared';
import { EntityManager } from 'typeorm';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import {
  ReceiptCounterEntity,
  ReceiptEntity,
  ReceiptLineEntity,
} from '../../../src/model/ledger/receipt.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { forgetReceipts } from '../../../src/money/receipts/forget-receipts.js';
import { ReceiptList } from '../../../src/money/receipts/receipt-list.js';
import { cancel, HALF, somePlace } from '../../registrations/cancellation/support.js';
import {
  book,
  createQuietApp,
  office,
  remove,
  someFamily,
  travel,
} from '../../registrations/support/book.js';
import { edit } from '../payments/support.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someParent, someStaff, someWeek } from '../../support/builders.js';
import {
  makeReceipts,
  receiptOf,
  setOption,
  someOrganiser,
  somePaid,
  tryCancel,
  tryMake,
  tryReverse,
} from './support.js';

/* Receipts for payments (product/money.md#receipts). */

let app: TestApp;
let options: OptionEntity[];
beforeAll(async () => {
  app = await createQuietApp();
  await someOrganiser(app);
  options = await app.dataSource.manager.find(OptionEntity);
});
beforeEach(async () => {
  await travel(app, '2026-03-02T09:00:00Z');
  await app.dataSource.manager.save(options);
});
afterAll(() => app.close());

const DAY = '2026-03-02';

const last = async (): Promise<ReceiptCounterEntity> =>
  (await app.dataSource.manager.findOneBy(ReceiptCounterEntity, { id: 1 }))!;

const whole = (id: number): Promise<ReceiptEntity> =>
  app.dataSource.manager.findOneOrFail(ReceiptEntity, { where: { id }, relations: { lines: true } });

async function list(query: object): Promise<ReceiptRecord[]> {
  const { body } = await app
    .as(await office(app))
    .get('/api/receipt')
    .query(query)
    .expect(200);
  return body.data as ReceiptRecord[];
}

/** A family with two children, each with a place of 120 €. */
async function twoPlaces() {
  const { parent, children } = await someFamily(app, 2);
  const course = await someCourse(app, { name: 'Sommer', name_it: 'Estate' });
  const week = await someWeek(app, course, { name: 'Woche 1', name_it: 'Settimana 1' });
  const { registrations } = await book(app, parent, children, week);
  return { parent, children, week, ids: registrations.map(({ id }) => id!) };
}

describe('a receipt', () => {
  it('has the next number of its year, who paid, for which children and weeks, and how', async () => {
    const { parent, children, week, ids } = await twoPlaces();
    const shares = [
      { registration_id: ids[0], amount: 60.01 },
      { registration_id: ids[1], amount: 40 },
    ];
    const payment = await somePaid(app, parent, 100.01, { method: 'bank', shares });
    const before = (await last())?.number ?? 0;
    const [receipt] = await makeReceipts(app, [payment]);
    const number = `2026/${String(before + 1).padStart(6, '0')}`;
    expect(receipt).toEqual({
      id: expect.any(Number),
      number,
      date: DAY,
      payment_id: payment,
      paid_on: '2026-02-27',
      method: 'bank',
      amount: 100.01,
      payer: 'Eva Rossi',
      person: { id: parent.personId, first_name: 'Eva', last_name: 'Rossi' },
      lang: 'de',
      state: 'valid',
      cancelled_on: null,
      cancellation: null,
      cancel_reason: null,
      replaces: null,
    });
    const stored = await whole(receipt!.id);
    expect(stored).toMatchObject({
      payer_address: 'Lauben 1\n39100 Bozen',
      payer_tax: expect.stringMatching(/^[A-Z0-9]{16}$/),
      organiser: '<p>Jugenddienst Bozen<br />Talfergasse 1, 39100 Bozen</p>',
      organiser_tax: '94012345678',
      place: 'Bozen',
      exemption: null,
      stamp_duty: expect.stringContaining('Stempelsteuer von 2,00 €'),
    });
    const of = { kind: 'place', course: 'Sommer', week: 'Woche 1', starts_on: week.from, ends_on: week.to };
    expect(stored.lines).toHaveLength(2);
    expect(stored.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...of, child_id: children[0]!.id, amount: 6_001 }),
        expect.objectContaining({ ...of, child_id: children[1]!.id, amount: 4_000 }),
      ]),
    );
    const { body } = await app
      .as(await office(app))
      .get('/api/payment')
      .query({ filters: `id|${payment}` })
      .expect(200);
    expect((body.data as PaymentRecord[])[0]!.receipt).toEqual({ id: receipt!.id, number });
  });

  it('says the same for ever, whatever becomes of names, addresses and options', async () => {
    const { parent, ids } = await twoPlaces();
    const payment = await somePaid(app, parent, 120, { shares: [{ registration_id: ids[0], amount: 120 }] });
    const [receipt] = await makeReceipts(app, [payment]);
    const before = await whole(receipt!.id);
    const admin = await someStaff(app, 'Administrator');
    await app
      .as(admin)
      .put(`/api/parent/${parent.personId}`)
      .send({ last_name: 'Neu', address: 'Weg 9' })
      .expect(200);
    await setOption(app, 'payment_address', '<p>Anders</p>');
    await setOption(app, 'receipt_stamp_duty_note', 'Anders');
    await remove(app, ids[0]!, 'staff');
    expect(await whole(receipt!.id)).toEqual(before);
  });

  it('is in the language of the payer, or in the one that the office chooses', async () => {
    const { parent } = await someFamily(app, 1, 'it');
    const [own] = await makeReceipts(app, [await somePaid(app, parent, 100)]);
    const [chosen] = await makeReceipts(app, [await somePaid(app, parent, 100)], { lang: 'de' });
    expect([own!.lang, chosen!.lang]).toEqual(['it', 'de']);
    expect(await whole(own!.id)).toMatchObject({
      organiser: expect.stringContaining('Servizio Giovani'),
      place: 'Bolzano',
      stamp_duty: expect.stringContaining('Imposta di bollo'),
    });
    expect((await tryMake(app, [await somePaid(app, parent, 1)], { lang: 'en' })).status).toBe(422);
  });

  it('names who else paid by the name alone, never the parent for whom it was paid', async () => {
    const parent = await someParent(app);
    const [grandmother] = await makeReceipts(app, [await somePaid(app, parent, 20, { payer: 'Rosa Huber' })]);
    const [own] = await makeReceipts(app, [await somePaid(app, parent, 20, { payer: 'ROSSI EVA' })]);
    expect([grandmother!.payer, grandmother!.person]).toEqual(['Rosa Huber', null]);
    expect(await whole(grandmother!.id)).toMatchObject({ payer_tax: null, payer_address: null });
    expect([own!.payer, own!.person?.id]).toEqual(['Eva Rossi', parent.personId]);
    const { body } = await app.as(parent).get('/api/my-family/payment-documents').expect(200);
    expect((body.data as PaymentDocuments).receipts.map(({ id }) => id)).toEqual([own!.id]);
  });

  it('says what of it is credit, and what pays the fee of a place that was given back', async () => {
    const place = await somePlace(app);
    const payment = await somePaid(app, place.parent, 130, {
      method: 'bank',
      shares: [{ registration_id: place.id, amount: 120 }],
    });
    await travel(app, HALF, place.parent);
    await cancel(app, place.id, place.parent, 60);
    const [receipt] = await makeReceipts(app, [payment]);
    const { lines } = await whole(receipt!.id);
    expect(lines!.map(({ kind, amount, child_id }) => [kind, amount, child_id])).toEqual([
      ['fee', 6_000, place.child.id],
      ['credit', 7_000, null],
    ]);
  });

  it('has the note about stamp duty above the amount of the option only, and what the organiser wrote of an exemption', async () => {
    const parent = await someParent(app);
    const note = async (euros: number) => {
      const [receipt] = await makeReceipts(app, [await somePaid(app, parent, euros)]);
      return whole(receipt!.id);
    };
    expect((await note(77.47)).stamp_duty).toBeNull();
    expect((await note(77.48)).stamp_duty).not.toBeNull();
    await setOption(app, 'receipt_stamp_duty_from', '100,00');
    await setOption(app, 'receipt_exemption', 'Befreit nach Art. 82 GvD 117/2017.');
    expect(await note(100)).toMatchObject({
      stamp_duty: null,
      exemption: 'Befreit nach Art. 82 GvD 117/2017.',
    });
    await setOption(app, 'receipt_stamp_duty_note', null);
    expect((await note(500)).stamp_duty).toBeNull();
  });
});

describe('numbers', () => {
  it('begin with 1 in each year, follow the days of the payments, and never go back with the date', async () => {
    const parent = await someParent(app);
    const [late, early] = [
      await somePaid(app, parent, 10, { date: '2026-02-20' }),
      await somePaid(app, parent, 11, { date: '2026-02-10' }),
    ];
    const before = (await last())?.number ?? 0;
    const made = await makeReceipts(app, [late, early]);
    expect(made.map(({ payment_id }) => payment_id)).toEqual([early, late]);
    expect((await last()).number).toBe(before + 2);
    const counter = await last();
    await travel(app, '2026-12-31T23:30:00Z');
    const [next] = await makeReceipts(app, [await somePaid(app, parent, 12, { date: '2026-12-30' })]);
    expect([next!.number, next!.date]).toEqual(['2027/000001', '2027-01-01']);
    // A clock that goes back: the next number has the day of the last one.
    await travel(app, '2026-12-31T10:00:00Z');
    const [again] = await makeReceipts(app, [await somePaid(app, parent, 13, { date: '2026-12-30' })]);
    expect([again!.number, again!.date]).toEqual(['2027/000002', '2027-01-01']);
    // The tests after this one go on in 2026.
    const { manager } = app.dataSource;
    await manager.delete(ReceiptLineEntity, [{ receipt_id: next!.id }, { receipt_id: again!.id }]);
    await manager.delete(ReceiptEntity, [next!.id, again!.id]);
    await manager.save(counter);
  });

  it('are not lost with what fails after they were given', async () => {
    const parent = await someParent(app);
    const payment = await somePaid(app, parent, 10);
    const before = await last();
    const query = EntityManager.prototype.query;
    const spy = jest.spyOn(EntityManager.prototype, 'query').mockImplementation(function (
      this: EntityManager,
      ...args: Parameters<typeof query>
    ) {
      if (/INSERT INTO .receipt_line/.test(String(args[0]))) throw new Error('no space left');
      return query.apply(this, args);
    } as never);
    const { status } = await tryMake(app, [payment]);
    spy.mockRestore();
    expect(status).toBe(500);
    expect(await last()).toEqual(before);
    const [receipt] = await makeReceipts(app, [payment]);
    expect(receipt!.number).toBe(`2026/${String(before.number + 1).padStart(6, '0')}`);
  });

  it('are given to all payments of a call or to none', async () => {
    const parent = await someParent(app);
    const good = await somePaid(app, parent, 10);
    const refund = await somePaid(app, parent, -5);
    const before = await last();
    const { status, body } = await tryMake(app, [good, refund, 999_999]);
    expect([status, body.errors]).toEqual([
      422,
      {
        'payment_ids.1': [
          `Zahlung Nr. ${refund} ist kein Geld, das eingegangen ist: Dafür gibt es keine Quittung.`,
        ],
        'payment_ids.2': ['Diesen Eintrag gibt es nicht.'],
      },
    ]);
    expect(await last()).toEqual(before);
    expect(await list({ filters: `payment_id|${good}` })).toEqual([]);
  });
});

describe('a second receipt', () => {
  it('of the same payment is refused while one is valid', async () => {
    const payment = await somePaid(app, await someParent(app), 10);
    const [receipt] = await makeReceipts(app, [payment]);
    const { status, body } = await tryMake(app, [payment]);
    expect([status, body.errors]).toEqual([
      409,
      {
        'payment_ids.0': [
          `Für Zahlung Nr. ${payment} gibt es schon die Quittung ${receipt!.number}. Stornieren Sie diese zuerst, wenn sie falsch ist.`,
        ],
      },
    ]);
  });

  it('is made in the place of one that was cancelled, and says so', async () => {
    const payment = await somePaid(app, await someParent(app), 10);
    const [first] = await makeReceipts(app, [payment]);
    const { body } = await tryCancel(app, first!.id);
    expect(body.data).toMatchObject({
      number: first!.number,
      state: 'cancelled',
      cancelled_on: DAY,
      cancellation: 'office',
      cancel_reason: 'Adresse falsch',
    });
    const [second] = await makeReceipts(app, [payment]);
    expect(second).toMatchObject({ state: 'valid', replaces: first!.number });
    expect(await receiptOf(app, first!.id)).toEqual(body.data);
  });
});

describe('cancelling', () => {
  it('needs a reason, and is done once', async () => {
    const [receipt] = await makeReceipts(app, [await somePaid(app, await someParent(app), 10)]);
    expect((await tryCancel(app, receipt!.id, ' ')).status).toBe(422);
    expect((await tryCancel(app, receipt!.id)).status).toBe(200);
    const twice = await tryCancel(app, receipt!.id);
    expect([twice.status, twice.body.message]).toEqual([
      409,
      `Die Quittung ${receipt!.number} ist schon storniert.`,
    ]);
    expect((await tryCancel(app, 999_999)).status).toBe(404);
  });

  it('comes with the payment that is taken back, with its reason, and there is no other receipt', async () => {
    const payment = await somePaid(app, await someParent(app), 10);
    const [receipt] = await makeReceipts(app, [payment]);
    expect((await tryReverse(app, payment, 'Falsche Familie')).status).toBe(200);
    expect(await receiptOf(app, receipt!.id)).toMatchObject({
      state: 'cancelled',
      cancelled_on: DAY,
      cancellation: 'reversed',
      cancel_reason: 'Falsche Familie',
    });
    const { status, body } = await tryMake(app, [payment]);
    expect([status, body.errors]).toEqual([
      422,
      { 'payment_ids.0': [`Zahlung Nr. ${payment} ist storniert: Dafür gibt es keine Quittung.`] },
    ]);
  });

  it('does not come with a payment that cannot be taken back', async () => {
    const parent = await someParent(app);
    const payment = await somePaid(app, parent, 50);
    const [receipt] = await makeReceipts(app, [payment]);
    await somePaid(app, parent, -30);
    expect((await tryReverse(app, payment)).status).toBe(422);
    expect((await receiptOf(app, receipt!.id)).state).toBe('valid');
  });

  it('comes with another day that the form enters for the payment, whose new booking has a receipt of its own', async () => {
    const { parent, ids } = await twoPlaces();
    const shares = [{ registration_id: ids[0], amount: 120 }];
    const payment = await somePaid(app, parent, 120, { method: 'bank', shares });
    const [receipt] = await makeReceipts(app, [payment]);
    await edit(app, ids[0]!, { payed_amount: 120, payed_at: '2026-02-25' });
    expect(await receiptOf(app, receipt!.id)).toMatchObject({ state: 'cancelled', cancellation: 'redated' });
    const { status, body } = await tryMake(app, [payment]);
    expect([status, Object.values(body.errors as object)]).toEqual([
      422,
      [[expect.stringContaining('ganz zurückgezahlt oder anders gebucht')]],
    ]);
    const { body: page } = await app
      .as(await office(app))
      .get('/api/payment')
      .query({ filters: [`person_id|${parent.personId}`, 'receipt|none'] })
      .expect(200);
    const again = (page.data as PaymentRecord[]).find(({ date }) => date === '2026-02-25');
    const [second] = await makeReceipts(app, [again!.id]);
    expect(second).toMatchObject({ paid_on: '2026-02-25', amount: 120, replaces: null });
  });

  it('is no matter of a refund: the money was received', async () => {
    const parent = await someParent(app);
    const payment = await somePaid(app, parent, 50);
    const [receipt] = await makeReceipts(app, [payment]);
    await somePaid(app, parent, -50);
    expect((await receiptOf(app, receipt!.id)).state).toBe('valid');
  });
});

describe('the organiser', () => {
  it.each([
    [
      'name and address',
      'payment_address',
      '<p>Name und Anschrift des Veranstalters</p>',
      'Anschrift (Deutsch)',
    ],
    ['an empty address', 'payment_address', '<p>&nbsp;</p>', 'Anschrift (Deutsch)'],
    ['the tax number', 'organiser_tax', ' ', 'Steuernummer des Veranstalters'],
  ] as const)('is never a placeholder: %s', async (_, key, value, name) => {
    const payment = await somePaid(app, await someParent(app), 10);
    await setOption(app, key, value);
    const { status, body } = await tryMake(app, [payment]);
    expect([status, body.errors]).toEqual([
      422,
      {
        organiser: [
          `Für Quittungen fehlt eine Angabe des Veranstalters: „${name}“. Bitte unter „Einstellungen → Zahlungsbestätigung“ eintragen.`,
        ],
      },
    ]);
  });

  it('is asked for in the language of the receipt only', async () => {
    const payment = await somePaid(app, await someParent(app), 10);
    await setOption(app, 'payment_address_it', '<p>Nome e indirizzo dell’organizzatore</p>');
    expect((await tryMake(app, [payment], { lang: 'it' })).body.errors).toHaveProperty('organiser');
    expect((await tryMake(app, [payment])).status).toBe(201);
  });
});

describe('the list', () => {
  it('is filtered by year and state, and searched by number and name, with sums', async () => {
    const parent = await someParent(app);
    const admin = await someStaff(app, 'Administrator');
    await app.as(admin).put(`/api/parent/${parent.personId}`).send({ last_name: 'Größing' }).expect(200);
    const [first, second] = await makeReceipts(app, [
      await somePaid(app, parent, 10.1),
      await somePaid(app, parent, 20.2),
    ]);
    await tryCancel(app, first!.id);
    const found = async (query: object) => (await list(query)).map(({ id }) => id);
    const person = `person_id|${parent.personId}`;
    expect(await found({ search: 'grossing' })).toEqual([second!.id, first!.id]);
    expect(await found({ search: second!.number })).toEqual([second!.id]);
    expect(await found({ filters: [person, 'state|valid'] })).toEqual([second!.id]);
    expect(await found({ filters: [person, 'state|cancelled', 'year|2026'] })).toEqual([first!.id]);
    expect(await found({ filters: [person, 'year|2025'] })).toEqual([]);
    expect(await found({ filters: person, sortBy: 'amount' })).toEqual([first!.id, second!.id]);
    const { body } = await app
      .as(await office(app))
      .get('/api/receipt/summary')
      .query({ search: 'Größing' })
      .expect(200);
    expect(body.data satisfies ReceiptSummary).toEqual({
      valid: 1,
      valid_amount: 20.2,
      cancelled: 1,
      cancelled_amount: 10.1,
      years: [2026],
    });
    await app
      .as(await office(app))
      .get('/api/receipt?filters=state|lost')
      .expect(422);
  });

  it('needs the permission to see payments, and making and cancelling that to book them', async () => {
    const payment = await somePaid(app, await someParent(app), 10);
    const reader = await someStaff(app, ['payment.index']);
    await app
      .as(reader)
      .post('/api/receipt')
      .send({ payment_ids: [payment] })
      .expect(403);
    const [receipt] = await makeReceipts(app, [payment]);
    await app.as(reader).post(`/api/receipt/${receipt!.id}/cancel`).send({ reason: 'x' }).expect(403);
    await app.as(reader).get('/api/receipt').expect(200);
    const other = await someStaff(app, ['course.index']);
    await app.as(other).get('/api/receipt').expect(403);
    await app.as(other).get('/api/receipt/summary').expect(403);
  });

  it('makes and cancels in the log of changes', async () => {
    const [receipt] = await makeReceipts(app, [await somePaid(app, await someParent(app), 10)]);
    await tryCancel(app, receipt!.id);
    const entries = await app.dataSource.manager.find(AuditEntryEntity, {
      where: { record_id: receipt!.id, resource: 'receipt' },
    });
    expect(entries.map(({ action }) => action)).toEqual(['create']);
    expect(
      await app.dataSource.manager.existsBy(AuditEntryEntity, {
        record_id: receipt!.id,
        resource: 'receipt/cancel',
      }),
    ).toBe(true);
  });
});

describe('when a family is erased', () => {
  it('its receipts forget who it was, and keep numbers, days and amounts', async () => {
    const { parent, ids } = await twoPlaces();
    const shares = [{ registration_id: ids[0], amount: 120 }];
    const payment = await somePaid(app, parent, 120, { shares });
    const grandmother = await somePaid(app, parent, 20, {
      payer: 'Zenzi Oberhofer',
      shares: [{ registration_id: ids[1], amount: 20 }],
    });
    const made = await makeReceipts(app, [payment, grandmother]);
    await tryCancel(app, made[0]!.id, 'Rossi wollte es anders');
    const { body } = await app.as(parent).get('/api/my-family/export').expect(200);
    expect((body.data as FamilyExport).receipts).toEqual([
      expect.objectContaining({ number: made[0]!.number, payer: 'Eva Rossi', amount: 120 }),
    ]);
    const before = await Promise.all(made.map(({ id }) => whole(id)));
    const children = before.map(({ lines }) => lines![0]!.child);
    expect(children).not.toContain(null);
    // The weeks are over: otherwise what was paid becomes credit, which is paid out first.
    await travel(app, '2026-09-01T09:00:00Z');
    const erased = await app.as(await office(app)).post(`/api/parent/${parent.personId}/erase`);
    expect(erased.body.data).toMatchObject({ success: true });
    for (const { id, number, amount } of made) {
      const stored = await whole(id);
      expect(stored).toMatchObject({
        payer: null,
        payer_tax: null,
        payer_address: null,
        cancel_reason: null,
      });
      expect(stored.lines!.every(({ child }) => child === null)).toBe(true);
      expect(await receiptOf(app, id)).toMatchObject({ number, amount, payer: null, person: null });
    }
    expect(await list({ search: 'Oberhofer' })).toEqual([]);
    // Only the accounting archive knows them.
    const receipts = app.app.get(ReceiptList);
    const readBy = async (...permissions: Permission[]) => {
      const read = await receipts.whole(
        made.map(({ id }) => id),
        { permissions },
      );
      return read.map(({ payer, lines }) => [payer, lines[0]!.child]);
    };
    expect(await readBy('payment.index')).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await readBy('payment.index', 'payment.archive')).toEqual([
      ['Eva Rossi', children[0]],
      ['Zenzi Oberhofer', children[1]],
    ]);
  });

  it('a child that goes alone is taken out of the lines, and the other child and the payer stay', async () => {
    const { parent, children, ids } = await twoPlaces();
    const shares = ids.map((registration_id) => ({ registration_id, amount: 120 }));
    const [receipt] = await makeReceipts(app, [await somePaid(app, parent, 240, { shares })]);
    const [gone, stays] = children;
    const name = await app.dataSource.manager.findOneByOrFail(ChildEntity, { id: stays!.id });
    await forgetReceipts(app.dataSource.manager, { childIds: [gone!.id] });
    const stored = await whole(receipt!.id);
    expect(stored.payer).toBe('Eva Rossi');
    expect(Object.fromEntries(stored.lines!.map(({ child_id, child }) => [child_id, child]))).toEqual({
      [gone!.id]: null,
      [stays!.id]: `${name.first_name} ${name.last_name}`,
    });
  });
});
