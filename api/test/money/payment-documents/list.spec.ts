import { createTestApp, type TestApp } from '../../support/app.js';
import { somePayment } from '../../support/pay.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
} from '../../support/builders.js';
import { openDocument, someRegistration } from '../documents/support/paid.js';
import { book } from './support/book.js';
import { someOrganiser } from '../receipts/support.js';

const PATH = '/api/my-family/payment-documents';
const UNPAID = { payed_amount: 0, payed_at: null };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await someOrganiser(app);
});
afterAll(() => app.close());

async function someFamily() {
  const parent = await someParent(app);
  const course = await someCourse(app);
  const register = async () => {
    const child = await someChild(app, parent);
    const week = await someWeek(app, course);
    const { id } = await someRegistration(app, child, week, { ...UNPAID, booked_by: parent.id });
    return { child, id };
  };
  const paid = (date: string, registrationId: number, amount: number) =>
    book(app, { date, personId: parent.personId, shares: [{ registrationId, amount }] });
  return { parent, register, paid };
}

describe('the list of documents', () => {
  it('has each year with charges or payments, and the children for whom something was paid', async () => {
    const { parent, register, paid } = await someFamily();
    const [one, two] = [await register(), await register()];
    await paid('2025-12-30', one.id, 3_000);
    await paid('2024-05-01', two.id, 500);
    await paid('2024-05-02', two.id, -500);
    const { body } = await app.as(parent).get(PATH).expect(200);
    const mia = { id: one.child.id, first_name: one.child.first_name, last_name: 'Rossi' };
    expect(body.data).toEqual({
      person_id: parent.personId,
      credit: 0,
      years: [
        { year: 2026, statement: true, childrens: [] },
        { year: 2025, statement: true, childrens: [mia] },
        { year: 2024, statement: true, childrens: [] },
      ],
      payments: expect.any(Array),
      receipts: [],
    });
  });

  it('says how much credit the parent has', async () => {
    const parent = await someParent(app);
    await somePayment(app, parent);
    await somePayment(app, await someParent(app));
    const { body } = await app.as(parent).get(PATH).expect(200);
    expect(body.data).toMatchObject({ credit: 10, years: [{ year: 2026, childrens: [] }] });
  });

  it('says what the parent paid, the newest first, what was given back and what was taken back', async () => {
    const { parent, register, paid } = await someFamily();
    const { id: registrationId } = await register();
    const { personId } = parent;
    const first = await paid('2026-03-01', registrationId, 3_050);
    const cash = { date: '2026-02-01', method: 'cash' as const, personId };
    const wrong = await book(app, { ...cash, shares: [{ registrationId, amount: 700 }] });
    const back = await book(app, {
      ...cash,
      date: '2026-03-02',
      reversesId: wrong,
      shares: [{ registrationId, amount: -700 }],
    });
    const refund = await paid('2026-03-02', registrationId, -50);
    await somePayment(app, await someParent(app));
    const { body } = await app.as(parent).get(PATH).expect(200);
    expect(body.data.payments).toEqual([
      { id: refund, date: '2026-03-02', amount: -0.5, method: 'bank', kind: 'refund', paid_by: null },
      { id: back, date: '2026-03-02', amount: -7, method: 'cash', kind: 'reversal', paid_by: null },
      { id: first, date: '2026-03-01', amount: 30.5, method: 'bank', kind: 'payment', paid_by: null },
      { id: wrong, date: '2026-02-01', amount: 7, method: 'cash', kind: 'reversed', paid_by: null },
    ]);
  });

  it('has what another parent paid for what this one owes, with that part of it, and who it was', async () => {
    const [mother, father] = [await someParent(app), await someParent(app)];
    const course = await someCourse(app);
    const owed = async (parents: Parent[], bookedBy: Parent) =>
      someRegistration(app, await someChild(app, parents), await someWeek(app, course), {
        ...UNPAID,
        booked_by: bookedBy.id,
      });
    const [shared, ofFather] = [await owed([mother, father], mother), await owed([father], father)];
    const id = await book(app, {
      date: '2026-03-01',
      personId: father.personId,
      payerId: father.personId,
      shares: [
        { registrationId: shared.id, amount: 3_000 },
        { registrationId: ofFather.id, amount: 4_000 },
      ],
    });
    const payments = async (parent: Parent) =>
      (await app.as(parent).get(PATH).expect(200)).body.data.payments as object[];
    const { first_name, last_name } = await app.dataSource.manager.findOneByOrFail(ParentEntity, {
      id: father.personId,
    });
    expect(await payments(mother)).toMatchObject([
      { id, amount: 30, kind: 'payment', paid_by: `${first_name} ${last_name}` },
    ]);
    expect(await payments(father)).toMatchObject([{ id, amount: 70, paid_by: null }]);
  });

  it('names only documents that can be opened', async () => {
    const { parent, register, paid } = await someFamily();
    const { id } = await register();
    await paid('2025-12-30', id, 3_000);
    const { body } = await app.as(parent).get(PATH).expect(200);
    for (const { year, childrens } of body.data.years as { year: number; childrens: { id: number }[] }[]) {
      expect((await openDocument(app, parent, `/export/statement/${parent.personId}/${year}/`)).status).toBe(
        200,
      );
      for (const child of childrens)
        expect(
          (await openDocument(app, parent, `/export/tax-confirmation/${child.id}/${year}/`)).status,
        ).toBe(200);
    }
  });

  it('is empty for a parent who never had to pay', async () => {
    const parent = await someParent(app);
    await someChild(app, parent);
    const { body } = await app.as(parent).get(PATH).expect(200);
    expect(body.data).toEqual({
      person_id: parent.personId,
      credit: 0,
      years: [],
      payments: [],
      receipts: [],
    });
  });

  it('is the same for the office, which needs the permission', async () => {
    const { parent, register, paid } = await someFamily();
    const { child, id } = await register();
    await paid('2026-03-01', id, 3_000);
    const path = `/api/family/${parent.personId}/payment-documents`;
    const { body } = await app
      .as(await someStaff(app, ['payment.index']))
      .get(path)
      .expect(200);
    expect(body.data.years).toEqual([
      { year: 2026, statement: true, childrens: [expect.objectContaining({ id: child.id })] },
    ]);
    await app
      .as(await someStaff(app, ['person.view']))
      .get(path)
      .expect(403);
    await app.as(parent).get(path).expect(403);
  });

  it('needs as many statements for a large family as for a small one', async () => {
    const { parent, register, paid } = await someFamily();
    const statements = async () =>
      (await app.countStatements(() => app.as(parent).get(PATH).expect(200))).length;
    await paid('2026-03-01', (await register()).id, 100);
    const few = await statements();
    for (let count = 0; count < 5; count += 1) await paid('2026-03-01', (await register()).id, 100);
    expect(await statements()).toBe(few);
  });
});
