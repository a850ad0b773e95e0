import {
  openAmount,
  parsePaymentReference,
  paymentOfRecord,
  toCents,
  type Books,
  type CreditRecord,
  type CreditSummary,
  type Dashboard,
  type MyFamily,
  type OfficeFamily,
  type PaymentRecord,
  type PaymentReminderRecord,
  type PaymentReminderSummary,
  type StaffRegistration,
} from '@feria/shared';
import { JournalExport } from '../../../src/money/journal/journal-export.js';
import { PaymentsExport } from '../../../src/money/exports/payments-export.js';
import { office } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import type { Parent, Staff } from '../../support/builders.js';
import { openOf, sumOf, type Charge, type PlainBooks } from './plain-books.js';

/*
 * Every screen that says what is open, paid or credit (product/money.md#one-balance), beside the plain calculation. Cents.
 */

async function read<Data>(app: TestApp, user: { token: string }, path: string): Promise<Data> {
  const { status, body } = await app.as(user).get(path);
  expect([path, status]).toEqual([path, 200]);
  return (body as { data: Data }).data;
}

const isLate = ({ dueOn }: Charge, today: string): boolean => dueOn !== null && dueOn < today;

/** A family, as one of its parents has it. */
export interface Household {
  parent: Parent;
  /** All who pay for its children, the parent too. */
  parents: readonly Parent[];
  /** Ids of the children of the parent. */
  children: readonly number[];
}

/** What the office and the parent see of one family. */
export async function expectFamily(
  app: TestApp,
  books: PlainBooks,
  { parent, parents, children }: Household,
): Promise<void> {
  const staff = await office(app);
  const { personId } = parent;
  const persons = parents.map((one) => one.personId);
  const own = books.ofPerson(personId);
  const ofAll = books.charges.filter(({ childId }) => children.includes(childId));
  const [credit, aside] = [books.creditOf(personId), books.asideOf(personId)];

  const page = await read<OfficeFamily>(app, staff, `/api/family/${personId}`);
  expect({
    open: toCents(page.money!.open),
    credit: toCents(page.money!.credit),
    aside: toCents(page.money!.to_pay_out),
    seasons: toCents(sumOf(page.seasons!, ({ open }) => open)),
    paid: toCents(sumOf(page.seasons!, ({ payed_amount }) => payed_amount)),
    above: sumOf(page.seasons!, (season) => season.credit),
  }).toEqual({
    open: sumOf(own, openOf),
    credit,
    aside,
    seasons: sumOf(ofAll, openOf),
    paid: sumOf(ofAll, ({ paid }) => paid),
    above: 0,
  });

  const mine = await read<MyFamily>(app, parent, '/api/my-family');
  const asked = persons.map((id) => [
    id,
    toCents(
      sumOf(
        mine.payments.filter(({ reference }) => parsePaymentReference(reference)?.personId === id),
        ({ amount }) => amount,
      ),
    ),
  ]);
  expect({
    asked,
    fees: toCents(sumOf(mine.payments, ({ fees }) => fees)),
    transfers: new Set(mine.payments.map(({ bank_iban, reference }) => bank_iban + reference)).size,
    credit: toCents(mine.credit),
    aside: toCents(mine.credit_to_pay_out ?? 0),
  }).toEqual({
    asked: persons.map((id) => [
      id,
      sumOf(
        ofAll.filter((charge) => charge.personId === id),
        openOf,
      ),
    ]),
    fees: sumOf(
      ofAll.filter(({ isFee }) => isFee),
      openOf,
    ),
    // One for each parent and account.
    transfers: new Set(
      ofAll.filter((charge) => openOf(charge) > 0).map((charge) => `${charge.personId} ${charge.account}`),
    ).size,
    credit: credit - aside,
    aside,
  });

  const [row] = await read<CreditRecord[]>(app, staff, `/api/credit?filters=id|${personId}`);
  expect([toCents(row?.credit ?? 0), toCents(row?.to_pay_out ?? 0)]).toEqual([credit, aside]);

  const today = app.clock.today();
  const late = own.filter((charge) => openOf(charge) > 0 && isLate(charge, today));
  const [due] = await read<PaymentReminderRecord[]>(
    app,
    staff,
    `/api/payment-reminder?filters=id|${personId}`,
  );
  expect([toCents(due?.overdue ?? 0), toCents(due?.open ?? 0)]).toEqual(
    late.length > 0 ? [sumOf(late, openOf), sumOf(own, openOf)] : [0, 0],
  );
}

/** What the office sees of all families. */
export async function expectSums(app: TestApp, books: PlainBooks, keeper: Staff): Promise<void> {
  const staff = await office(app);
  const places = books.charges.filter(({ isFee }) => !isFee);
  const open = sumOf(books.charges, openOf);
  const all = 'itemsPerPage=-1';

  const list = await read<StaffRegistration[]>(app, staff, `/api/peopleCourseWeekRegistration?${all}`);
  expect(toCents(sumOf(list, ({ payed_amount }) => payed_amount))).toBe(sumOf(places, ({ paid }) => paid));
  expect(sumOf(list, (row) => openAmount(paymentOfRecord(row)))).toBe(sumOf(places, openOf));
  const filtered = await read<StaffRegistration[]>(
    app,
    staff,
    `/api/peopleCourseWeekRegistration?${all}&filters=open|1`,
  );
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);
  expect(ids(filtered)).toEqual(ids(places.filter((place) => openOf(place) > 0)));

  const credit = await read<CreditSummary>(app, staff, '/api/credit/summary');
  expect([toCents(credit.credit), toCents(credit.to_pay_out), credit.parents]).toEqual([
    sumOf([...books.credit.values()], (amount) => amount),
    sumOf(books.files, ({ amount }) => amount),
    [...books.credit.values()].filter((amount) => amount > 0).length,
  ]);

  const payments = await read<PaymentRecord[]>(app, staff, `/api/payment?${all}`);
  expect(sumOf(payments, ({ amount }) => toCents(amount))).toBe(books.received);

  const { open_payments, open_fees } = await read<Dashboard>(app, staff, '/api/dashboard');
  expect({
    count: open_payments.count + open_fees.count,
    amount: toCents(open_payments.amount) + toCents(open_fees.amount),
  }).toEqual({
    count: books.charges.filter((charge) => openOf(charge) > 0).length,
    amount: open,
  });

  const late = books.charges.filter((charge) => openOf(charge) > 0 && isLate(charge, app.clock.today()));
  const { ages } = await read<PaymentReminderSummary>(app, staff, '/api/payment-reminder/summary');
  expect([sumOf(ages, ({ debts }) => debts), toCents(sumOf(ages, ({ amount }) => amount))]).toEqual([
    late.length,
    sumOf(late, openOf),
  ]);

  await expectExport(app, books);
  await expectJournal(app, books, keeper);
}

async function expectExport(app: TestApp, books: PlainBooks): Promise<void> {
  const payments = app.app.get(PaymentsExport);
  const rows = [];
  const plan = await payments.plan({}, { permissions: ['payment.index'] });
  for await (const page of payments.pages(plan, 'de')) rows.push(...page);
  expect(sumOf(rows, ({ paid }) => paid)).toBe(books.received);
  const charged = rows.filter(({ state }) => state === 'confirmed' || state === 'fee');
  expect(sumOf(charged, ({ price, discount, paid }) => (price ?? 0) - discount - paid)).toBe(
    sumOf(books.charges, openOf),
  );
}

/** Its lines, and the sums of open days, to which today does not belong yet. */
async function expectJournal(app: TestApp, books: PlainBooks, keeper: Staff): Promise<void> {
  const today = app.clock.today();
  const lines = [];
  for await (const page of app.app.get(JournalExport).pages({ from: '2000-01-01', to: today }, 'de'))
    lines.push(...page);
  expect(sumOf(lines, ({ amount }) => amount)).toBe(books.received);
  const { closed_until, until, received, paid_out } = await read<Books>(
    app,
    keeper,
    `/api/books?until=${today}`,
  );
  const openDays = lines.filter(
    ({ date }) => (closed_until === null || date > closed_until) && date <= until,
  );
  expect(toCents(received) - toCents(paid_out)).toBe(sumOf(openDays, ({ amount }) => amount));
}
