import type { ArchivedParentDetail, ArchivedParentRecord } from '@feria/shared';
import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import {
  ArchivedChildEntity,
  ArchivedParentEntity,
  ArchivedPayerEntity,
  ArchivedReceiptEntity,
} from '../../../src/model/ledger/accounting-archive.entity.js';
import { Retention } from '../../../src/office/privacy/retention.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { PaymentEntity, PaymentNoteEntity } from '../../../src/model/ledger/payment.entity.js';
import type { TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { creditOf, pay } from '../../support/pay.js';
import { book, createQuietApp, firstId, remove, travel } from '../../registrations/support/book.js';
import { openDocument } from '../documents/support/paid.js';
import { someReceipt } from '../receipts/support.js';
import { readXlsx } from '../documents/support/xlsx.js';

/* Who paid, and for which child, is kept for the accounts when a family is erased (product/money.md#accounting-archive). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

const NAMES = { first_name: 'Maria', last_name: 'Plattner' };

async function plattner(): Promise<Parent> {
  const parent = await someParent(app);
  await app.dataSource.manager.update(ParentEntity, { id: parent.personId }, NAMES);
  return parent;
}

/** Books money of today for a parent, in cents. */
async function bookFor(parent: Parent, cents: number, more: object = {}): Promise<void> {
  const staff = await someStaff(app, ['payment.index', 'payment.update']);
  const body = {
    date: app.clock.today(),
    amount: cents / 100,
    method: 'bank',
    person_id: parent.personId,
    ...more,
  };
  const { status, body: answer } = await app.as(staff).post('/api/payment').send(body);
  expect([status, answer.errors]).toEqual([201, undefined]);
}

/** The rows of the journal of a day, as the sheet has them. */
async function journalRows(reader: Staff, day: string): Promise<Record<string, unknown>[]> {
  const answer = await openDocument(app, reader, '/export/journal', { from: day, to: day });
  expect(answer.status).toBe(200);
  const [sheet] = readXlsx(answer.body as Buffer);
  return sheet!.rows;
}

/** A family that has paid for a week in summer, which is over. */
async function paidFamily(amount = 9_500) {
  const course = await someCourse(app, { name: 'Zirkus', name_it: 'Circo' });
  const week = await someWeek(app, course);
  const parent = await plattner();
  const child = await someChild(app, parent, { first_name: 'Anna', last_name: 'Berger' });
  const id = firstId(await book(app, parent, child, week));
  await bookFor(parent, amount, {
    payer: 'Nonna Plattner',
    note: 'danke',
    shares: [{ registration_id: id, amount: amount / 100 }],
  });
  await travel(app, '2026-09-01T09:00:00Z');
  return { parent, child, id, week };
}

async function erase(parent: Parent, expected = true): Promise<string> {
  const staff = await someStaff(app, [
    'person.index',
    'person.update',
    'child.index',
    'child.update',
    'person.view',
  ]);
  const { body } = await app.as(staff).post(`/api/parent/${parent.personId}/erase`).expect(200);
  expect(body.data.success).toBe(expected);
  return body.data.message as string;
}

const accountant = () => someStaff(app, ['payment.index', 'payment.archive']);

async function listed(query = ''): Promise<ArchivedParentRecord[]> {
  const { body } = await app
    .as(await accountant())
    .get(`/api/accountingArchive?itemsPerPage=100${query}`)
    .expect(200);
  return body.data as ArchivedParentRecord[];
}

describe('erasing a family that has paid', () => {
  it('keeps who paid, and for which child', async () => {
    const { parent } = await paidFamily();
    const { tax, address, plz, place } = await app.dataSource.manager.findOneByOrFail(ParentEntity, {
      id: parent.personId,
    });
    await erase(parent);
    const found = (await listed()).filter(({ id }) => id === parent.personId);
    expect(found).toEqual([
      {
        id: parent.personId,
        ...NAMES,
        tax,
        address,
        plz,
        place,
        last_booked_on: '2026-03-02',
        kept_until: '2036-12-31',
      },
    ]);
    const { body } = await app
      .as(await accountant())
      .get(`/api/accountingArchive/${parent.personId}`)
      .expect(200);
    expect((body.data as ArchivedParentDetail).shares).toEqual([
      expect.objectContaining({
        date: '2026-03-02',
        payer: 'Nonna Plattner',
        child: 'Berger Anna',
        course: 'Zirkus',
        is_credit: false,
        amount: 95,
      }),
    ]);
  });

  it('keeps a parent who only paid what another one owes, and forgets the words of what they paid', async () => {
    const course = await someCourse(app);
    const owing = await someParent(app);
    const paying = await plattner();
    const child = await someChild(app, [owing, paying]);
    const id = firstId(await book(app, owing, child, await someWeek(app, course)));
    const shares = [{ registration_id: id, amount: 95 }];
    await bookFor(owing, 9_500, { payer_person_id: paying.personId, reference: 'von Papa', shares });
    const payment = await app.dataSource.manager.findOneByOrFail(PaymentEntity, {
      person_id: owing.personId,
    });
    await travel(app, '2026-09-01T09:00:00Z');
    await erase(paying);
    expect((await listed()).filter(({ id: found }) => found === paying.personId)).toEqual([
      expect.objectContaining({ ...NAMES, last_booked_on: '2026-03-02' }),
    ]);
    const { manager } = app.dataSource;
    expect(await manager.existsBy(PaymentNoteEntity, { payment_id: payment.id })).toBe(false);
    // The parent who owes has not paid it, now either.
    expect(await manager.findOneBy(PaymentEntity, { id: payment.id })).toMatchObject({
      person_id: owing.personId,
      payer_id: paying.personId,
    });
    const staff = await someStaff(app, ['payment.index']);
    const { body } = await app.as(staff).get(`/api/payment/${payment.id}`).expect(200);
    expect(body.data).toMatchObject({ person: { id: owing.personId }, paid_by: null, payer: null });
    const archived = await app
      .as(await accountant())
      .get(`/api/accountingArchive/${paying.personId}`)
      .expect(200);
    expect((archived.body.data as ArchivedParentDetail).shares).toEqual([
      expect.objectContaining({ payer: 'Plattner Maria', amount: 95 }),
    ]);
  });

  it('is found by name and tax number, whatever the case and the accents', async () => {
    const { parent } = await paidFamily();
    await erase(parent);
    for (const q of ['plattner', 'maria pláttner'])
      expect((await listed(`&search=${encodeURIComponent(q)}`)).map(({ id }) => id)).toContain(
        parent.personId,
      );
    expect(await listed('&search=niemand')).toEqual([]);
  });

  it('stores nothing of it as it was typed, and no note', async () => {
    const { parent, child } = await paidFamily();
    await erase(parent);
    const rows = await Promise.all(
      ['archived_parent', 'archived_child', 'archived_payer', 'payment_note'].map((table) =>
        app.dataSource.query(`SELECT * FROM ${table}`),
      ),
    );
    expect(JSON.stringify(rows)).not.toMatch(/Plattner|Berger|danke/);
    expect(await app.dataSource.manager.existsBy(ArchivedChildEntity, { child_id: child.id })).toBe(true);
  });

  it('keeps nothing of who never paid', async () => {
    const parent = await plattner();
    await someChild(app, parent);
    await erase(parent);
    expect(await app.dataSource.manager.existsBy(ArchivedParentEntity, { person_id: parent.personId })).toBe(
      false,
    );
  });
});

describe('the journal', () => {
  it('names them for holders of the permission, and for nobody else', async () => {
    const { parent } = await paidFamily();
    const before = await journalRows(await accountant(), '2026-03-02');
    await erase(parent);
    // The note goes with the words of the family.
    const rows = await journalRows(await accountant(), '2026-03-02');
    expect(rows).toEqual(before.map(({ Notiz: _, ...row }) => row));
    expect(JSON.stringify(rows)).toMatch(/Plattner Maria.*Berger Anna/);
    const others = await journalRows(await someStaff(app, ['payment.index']), '2026-03-02');
    expect(JSON.stringify(others)).not.toMatch(/Plattner|Berger/);
    expect(others).toHaveLength(before.length);
  });

  it('names a child that was anonymised, while its parent is still there', async () => {
    const { parent, child } = await paidFamily();
    await travel(app, '2029-09-01T09:00:00Z');
    await app.app.get(Retention).anonymise();
    const kept = await app.dataSource.manager.findOneByOrFail(ArchivedChildEntity, { child_id: child.id });
    expect(JSON.parse(kept.data)).toMatchObject({ first_name: 'Anna', last_name: 'Berger' });
    const rows = await journalRows(await accountant(), '2026-03-02');
    expect(JSON.stringify(rows)).toContain('Berger Anna');
    // A second time it is no name any more, and what is kept stays.
    await erase(parent);
    expect(
      (await app.dataSource.manager.findOneByOrFail(ArchivedChildEntity, { child_id: child.id })).data,
    ).toBe(kept.data);
  });
});

describe('credit', () => {
  it('is settled before a family is erased', async () => {
    const { parent } = await paidFamily();
    await bookFor(parent, 4_000);
    expect(await creditOf(app, parent)).toBe(1_500);
    const message = await erase(parent, false);
    expect(message).toContain('15,00 €');
    expect(await app.dataSource.manager.existsBy(ParentEntity, { id: parent.personId })).toBe(true);
  });

  it('that only arises because places are removed undoes the erasing', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course);
    const parent = await plattner();
    const child = await someChild(app, parent);
    const id = firstId(await book(app, parent, child, week));
    await pay(app, id, 5_000);
    expect(await erase(parent, false)).toContain('50,00 €');
    expect(await creditOf(app, parent)).toBe(0);
    // Cancelled and paid out, it can be erased.
    await remove(app, id, 'staff');
    await bookFor(parent, -5_000);
    await erase(parent);
  });

  it('is settled before a parent is deleted', async () => {
    const parent = await plattner();
    await bookFor(parent, 4_000);
    const staff = await someStaff(app, ['person.index', 'person.update']);
    const { body } = await app.as(staff).delete(`/api/parent/${parent.personId}`).expect(200);
    expect(body.data).toMatchObject({ success: false, message: expect.stringContaining('40,00 €') });
  });
});

it('ends ten years after the year of the last booking', async () => {
  const { parent, child } = await paidFamily();
  await someReceipt(app, parent);
  // What the receipt is for is paid back: credit is settled first.
  await bookFor(parent, -1_000);
  await erase(parent);
  const { manager } = app.dataSource;
  const isKept = async () => [
    await manager.existsBy(ArchivedParentEntity, { person_id: parent.personId }),
    await manager.existsBy(ArchivedChildEntity, { child_id: child.id }),
    (await manager.count(ArchivedPayerEntity)) > 0,
    (await manager.count(ArchivedReceiptEntity)) > 0,
  ];
  await travel(app, '2036-12-31T20:00:00Z');
  await app.app.get(Housekeeping).sweep();
  expect(await isKept()).toEqual([true, true, true, true]);
  await travel(app, '2036-12-31T23:30:00Z');
  await app.app.get(Housekeeping).sweep();
  expect(await isKept()).toEqual([false, false, false, false]);
});
