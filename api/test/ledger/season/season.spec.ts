import { paymentReference } from '@feria/shared';
import { checkLedger } from '../../../src/ledger/check-ledger.js';
import { creditsOf } from '../../../src/ledger/balance.js';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { PaymentShareEntity } from '../../../src/model/ledger/payment-share.entity.js';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { bookCertain, camt, upload } from '../../money/bank-statements/support.js';
import { bookkeeper, close } from '../../money/books/support.js';
import { enterIban, fileOf, IBAN, statementOf } from '../../money/payouts/support.js';
import { setPayed, tryEdit } from '../../money/payments/support.js';
import {
  book,
  createQuietApp,
  move,
  office,
  remove,
  someFamily,
  travel,
} from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
} from '../../support/builders.js';
import { costOf, openOf, PlainBooks, sumOf, type Charge } from './plain-books.js';
import { expectFamily, expectSums, type Household } from './screens.js';

/*
 * A season of money in any order, beside a calculation of its own: sign-ups, payments of every kind, a second parent who pays, credit that is
 * used, paid out and comes back, fees of parents and of the office, closed books, erased families. After every step what is stored is what
 * the plain calculation says, and so is every screen that says what is open, paid or credit (product/money.md#one-balance). Nothing that was
 * booked once is ever changed (product/money.md#the-ledger).
 */

/**
 * Steps of all seasons; `LEDGER_STEPS=100000` is the long proof. A season has at most 250 of them, and a database of its own.
 * `LEDGER_SEED` is the seed of the first.
 */
const ALL_STEPS = Number(process.env.LEDGER_STEPS ?? 240);
const FIRST_SEED = Number(process.env.LEDGER_SEED ?? 20_261_127);
const STEPS = Math.min(250, Math.ceil(ALL_STEPS / 2));
const SEEDS = Array.from({ length: Math.ceil(ALL_STEPS / STEPS) }, (_, index) => FIRST_SEED + index);

const ACCOUNTS = ['IT60X0542811101000000123456', 'DE02120300000000202051'] as const;
const METHODS = ['bank', 'cash', 'card', 'other'];
/** Giving a place back costs half of its price until its week begins. */
const FEE_PERCENT = 50;

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Project {
  account: string;
  paymentDays: number | null;
  weeks: Awaited<ReturnType<typeof someWeek>>[];
}

interface Family {
  /** One or two; who has been on record longest comes first. */
  parents: Parent[];
  children: { id: number }[];
}

/** The second parent has the last child only. */
function householdOf(parent: Parent, { parents, children }: Family): Household {
  const ids = children.map(({ id }) => id);
  return { parent, parents, children: parent === parents[0] ? ids : ids.slice(-1) };
}

/** A payment that can be taken back. */
interface Paid {
  id: number;
  personId: number;
  amount: number;
}

/** What is stored is what the plain calculation says, and what was booked before is as it was. */
class Stored {
  private readonly seen = [new Map<number, string>(), new Map<number, string>()];

  constructor(private readonly app: TestApp) {}

  async expect(books: PlainBooks): Promise<void> {
    const { manager } = this.app.dataSource;
    const places = await manager.find(RegistrationEntity);
    const fees = await manager.find(CancellationFeeEntity);
    const stored = [
      ...places.map(({ id, payed_amount, price, discount, due_on }) => [
        id,
        'place',
        payed_amount,
        price - discount,
        due_on,
      ]),
      ...fees.map((fee) => [fee.registration_id, 'fee', fee.payed_amount, fee.amount, fee.due_on]),
    ];
    const planned = books.charges.map((charge) => [
      charge.id,
      charge.isFee ? 'fee' : 'place',
      charge.paid,
      costOf(charge),
      charge.dueOn,
    ]);
    const byId = (one: unknown[], other: unknown[]): number => Number(one[0]) - Number(other[0]);
    expect(stored.sort(byId)).toEqual(planned.sort(byId));
    const credits = await creditsOf(manager, [...books.credit.keys()]);
    for (const [personId, credit] of books.credit)
      expect([personId, credits.get(personId) ?? 0]).toEqual([personId, credit]);
    expect(books.total()).toBe(books.received);
  }

  /** The rules of the ledger hold, and no row of it is another one than when it was first seen. */
  async expectLedger(): Promise<void> {
    const { manager } = this.app.dataSource;
    expect(await checkLedger(manager)).toEqual([]);
    const tables = [await manager.find(PaymentEntity), await manager.find(PaymentShareEntity)];
    tables.forEach((rows, index) => {
      const before = this.seen[index]!;
      const now = new Map(rows.map((row) => [row.id, JSON.stringify(withoutPeople(row))]));
      for (const [id, text] of before) expect(now.get(id)).toBe(text);
      for (const [id, text] of now) before.set(id, text);
    });
  }
}

/** What goes when a family is erased; days, amounts and what they are for stay. */
function withoutPeople(row: PaymentEntity | PaymentShareEntity): object {
  return { ...row, person_id: null };
}

it.each(SEEDS)('every figure is that of a second calculation after every step (seed %p)', async (seed) => {
  const app = await createQuietApp();
  try {
    const season = new Season(app, seed);
    await season.begin();
    for (let step = 0; step < STEPS; step += 1) await season.step(step);
    await season.end();
  } finally {
    await app.close();
  }
});

class Season {
  private readonly books = new PlainBooks();
  private readonly stored: Stored;
  private readonly roll: () => number;
  private projects: Project[] = [];
  private families: Family[] = [];
  private payments: Paid[] = [];
  /** Transfers that the bank carried out, and that may come back. */
  private transfers: { personId: number; amount: number; endToEnd: string; paymentId: number }[] = [];
  private closed: string | null = null;
  private keeper!: Awaited<ReturnType<typeof bookkeeper>>;
  private eraser!: Awaited<ReturnType<typeof someStaff>>;
  private files = 0;

  constructor(
    private readonly app: TestApp,
    seed: number,
  ) {
    this.stored = new Stored(app);
    this.roll = dice(seed);
  }

  async begin(): Promise<void> {
    const { app } = this;
    this.keeper = await bookkeeper(app);
    this.eraser = await someStaff(app, 'Administrator');
    await this.travel('2026-03-02T09:00:00Z');
    const prices = [9_000, 12_000, 15_001];
    for (const [index, paymentDays] of [14, null, 3].entries()) {
      const account = ACCOUNTS[index === 2 ? 1 : 0];
      const course = await someCourse(app, {
        bank_iban: account,
        payment_days: paymentDays,
        cancellation: [{ days_before: 0, fee_percent: FEE_PERCENT }],
      });
      const weeks = [];
      // The weeks of all projects are on different days: a child can have all of them.
      for (const [at, price] of prices.entries()) {
        const monday = new Date(Date.UTC(2026, 5, 15 + 21 * index + 7 * at));
        const friday = new Date(monday.getTime() + 4 * 86_400_000);
        const [from, to] = [monday, friday].map((day) => day.toISOString().slice(0, 10));
        weeks.push(await someWeek(app, course, { price, max_participants: 500, from, to }));
      }
      this.projects.push({ account, paymentDays, weeks });
    }
    for (let at = 0; at < 4; at += 1) await this.newFamily(at % 2 === 0);
  }

  async step(number: number): Promise<void> {
    await this.pick(this.steps)();
    this.books.settle();
    await this.stored.expect(this.books);
    if (number % 5 === 0) await this.stored.expectLedger();
    if (number % 10 === 0) {
      const family = this.pick(this.families);
      await expectFamily(this.app, this.books, householdOf(this.pick(family.parents), family));
    }
    if (number % 50 === 0) await expectSums(this.app, this.books, this.keeper);
  }

  async end(): Promise<void> {
    await this.stored.expectLedger();
    for (const family of this.families)
      for (const parent of family.parents)
        await expectFamily(this.app, this.books, householdOf(parent, family));
    await expectSums(this.app, this.books, this.keeper);
  }

  private pick<Item>(from: readonly Item[]): Item {
    return from[Math.floor(this.roll() * from.length)]!;
  }

  /** From 1 on. */
  private cents(most: number): number {
    return 1 + Math.floor(this.roll() * most);
  }

  private get today(): string {
    return this.app.clock.today();
  }

  private get everybody(): Parent[] {
    return this.families.flatMap(({ parents }) => parents);
  }

  private async travel(instant: string): Promise<void> {
    await travel(this.app, instant, this.keeper, this.eraser, ...this.everybody);
  }

  private async newFamily(hasTwo: boolean): Promise<void> {
    const { app } = this;
    const { parent, children } = await someFamily(app, 2);
    const parents = [parent];
    if (hasTwo) {
      parents.push(await someParent(app));
      children.push(await someChild(app, parents));
    }
    for (const one of parents) {
      await enterIban(app, one, IBAN);
      this.books.credit.set(one.personId, 0);
    }
    this.families.push({ parents, children });
  }

  private dueOn(paymentDays: number | null): string | null {
    if (paymentDays === null) return null;
    const day = new Date(`${this.today}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + paymentDays);
    return day.toISOString().slice(0, 10);
  }

  private get places(): Charge[] {
    return this.books.charges.filter(({ isFee }) => !isFee);
  }

  private async post(path: string, body: object): Promise<{ id: number } | null> {
    const answer = await this.app
      .as(await office(this.app))
      .post(`/api/payment${path}`)
      .send({ mail: false, ...body });
    expect([200, 201, 422]).toContain(answer.status);
    return answer.status === 422 ? null : (answer.body as { data: { id: number } }).data;
  }

  /** A place ends: the fee is paid of what was paid, the rest is credit. */
  private leave(place: Charge, fee: number): void {
    const { books } = this;
    books.charges = books.charges.filter((other) => other !== place);
    const kept = Math.min(fee, place.paid);
    books.give(place.personId, place.paid - kept);
    if (fee === 0) return;
    const dueOn = fee > kept ? this.dueOn(place.paymentDays) : null;
    books.charges.push({ ...place, price: fee, discount: 0, paid: kept, dueOn, isFee: true });
  }

  private readonly steps: (() => Promise<void>)[] = [
    () => this.signUp(),
    () => this.signUp(),
    () => this.payForOwn(),
    () => this.payForOther(),
    () => this.transferWithReference(),
    () => this.editPaid(),
    () => this.bookPayments(),
    () => this.removeByOffice(),
    () => this.removeForFee(),
    () => this.giveBack(),
    () => this.waive(),
    () => this.moveToOtherWeek(),
    () => this.giveDiscount(),
    () => this.useCredit(),
    () => this.refund(),
    () => this.makeFile(),
    () => this.withdrawFile(),
    () => this.executeFile(),
    () => this.returnTransfer(),
    () => this.reverse(),
    () => this.nextDays(),
    () => this.closeBooks(),
    () => this.eraseFamily(),
  ];

  private async signUp(): Promise<void> {
    const { parents, children } = this.pick(this.families);
    // A child of one parent is booked by that one.
    const child = this.pick(children);
    const isShared = parents.length > 1 && child === children.at(-1);
    const parent = isShared ? this.pick(parents) : parents[0]!;
    const project = this.pick(this.projects);
    const week = this.pick(project.weeks);
    const { manager } = this.app.dataSource;
    if (await manager.existsBy(RegistrationEntity, { child_id: child.id, course_week_id: week.id })) return;
    const result = await book(this.app, parent, child, week);
    const price = week.price!;
    const used = Math.min(price, this.books.freeOf(parent.personId));
    expect([result.credit_used ?? 0, result.payment?.amount ?? 0]).toEqual([
      used / 100,
      (price - used) / 100,
    ]);
    this.books.charges.push({
      id: result.registrations[0]!.id!,
      childId: child.id,
      personId: parent.personId,
      price,
      discount: 0,
      paid: 0,
      dueOn: this.dueOn(project.paymentDays),
      account: project.account,
      paymentDays: project.paymentDays,
      isFee: false,
    });
  }

  /** More than a place costs is credit of who pays it; of a fee no more is paid than it is. */
  private async payForOwn(): Promise<void> {
    const { personId } = this.pick(this.everybody);
    const own = this.books.ofPerson(personId).filter((charge) => !charge.isFee || openOf(charge) > 0);
    const parts = own.map((charge) => ({
      charge,
      amount: charge.isFee ? this.cents(openOf(charge)) : this.cents(12_000),
    }));
    const over = this.roll() < 0.5 && parts.length > 0 ? 0 : this.cents(5_000);
    await this.payFor(personId, parts, over);
  }

  /** The second parent of a family, or a stranger, pays for a child of another one. */
  private async payForOther(): Promise<void> {
    const { parents } = this.pick(this.families);
    const [owing, payer] = this.roll() < 0.5 ? parents : [...parents].reverse();
    if (!owing || !payer) return;
    const shared = this.families.find((family) => family.parents.includes(owing))!.children.at(-1)!;
    const open = this.books
      .ofPerson(owing.personId)
      .filter((charge) => charge.childId === shared.id && openOf(charge) > 0);
    const parts = open.map((charge) => ({ charge, amount: this.cents(openOf(charge)) }));
    if (parts.length > 0) await this.payFor(payer.personId, parts, this.roll() < 0.5 ? 0 : this.cents(900));
  }

  private async payFor(
    personId: number,
    parts: readonly { charge: Charge; amount: number }[],
    over: number,
  ): Promise<void> {
    const amount = sumOf(parts, (part) => part.amount) + over;
    const date = this.roll() < 0.7 ? this.today : '2026-03-01';
    const made = await this.post('', {
      date,
      method: this.pick(METHODS),
      amount: amount / 100,
      person_id: personId,
      shares: parts.map(({ charge, amount: share }) => ({ registration_id: charge.id, amount: share / 100 })),
    });
    expect(made === null).toBe(this.closed !== null && date <= this.closed);
    if (made === null) return;
    for (const part of parts) part.charge.paid += part.amount;
    this.books.give(personId, over);
    this.books.received += amount;
    this.payments.push({ id: made.id, personId, amount });
  }

  /** By bank, with the reference of the family: what is due first on this account is paid. */
  private async transferWithReference(): Promise<void> {
    const { personId } = this.pick(this.everybody);
    const account = this.pick(ACCOUNTS);
    const charges = this.books.ofPerson(personId).filter((charge) => charge.account === account);
    const open = sumOf(charges, openOf);
    if (open === 0) return;
    const amount = this.cents(open);
    const text = paymentReference({ courseId: null, personId });
    const transfer = {
      amount: (amount / 100).toFixed(2),
      text,
      date: this.today,
      reference: `T${(this.files += 1)}`,
    };
    await upload(this.app, camt([transfer], account));
    expect((await bookCertain(this.app)).booked).toBe(1);
    this.books.pay(charges, amount);
    this.books.received += amount;
    const [last] = await this.app.dataSource.manager.find(PaymentEntity, { order: { id: 'DESC' }, take: 1 });
    this.payments.push({ id: last!.id, personId, amount });
  }

  private async editPaid(): Promise<void> {
    const place = this.pick(this.places);
    if (!place) return;
    const paid = Math.floor(this.roll() * costOf(place) * 1.2);
    expect((await tryEdit(this.app, place.id, { payed_amount: paid / 100, mail: false })).status).toBe(200);
    this.books.received += paid - place.paid;
    place.paid = paid;
  }

  private async bookPayments(): Promise<void> {
    const some = this.places.filter(() => this.roll() < 0.3);
    if (some.length === 0) return;
    const ids = some.map(({ id }) => id);
    expect((await setPayed(this.app, ids)).status).toBe(200);
    for (const place of some) {
      this.books.received += openOf(place);
      place.paid = costOf(place);
    }
  }

  private async removeByOffice(): Promise<void> {
    const place = this.pick(this.places);
    if (!place) return;
    await remove(this.app, place.id, 'staff');
    this.leave(place, 0);
  }

  private async removeForFee(): Promise<void> {
    const place = this.pick(this.places);
    if (!place) return;
    const fee = Math.floor(this.roll() * (feeOf(place) + 1));
    const answer = await this.app
      .as(await office(this.app))
      .delete(`/api/peopleCourseWeekRegistration/${place.id}`)
      .query({ fee: fee / 100, reason: 'Am Telefon abgesprochen' });
    // Of a place that costs nothing there is no fee.
    expect(answer.status).toBe(fee > 0 || feeOf(place) > 0 ? 200 : answer.status);
    if (answer.status === 200) this.leave(place, fee);
  }

  private async giveBack(): Promise<void> {
    const place = this.pick(this.places);
    if (!place) return;
    const parent = this.everybody.find(({ personId }) => personId === place.personId)!;
    const fee = feeOf(place);
    const answer = await this.app
      .as(parent)
      .delete(`/api/registration/${place.id}`)
      .query({ fee: fee / 100 });
    expect([answer.status, answer.body.data]).toEqual([200, expect.objectContaining({ success: true })]);
    this.leave(place, fee);
  }

  private async waive(): Promise<void> {
    const fee = this.pick(this.books.charges.filter(({ isFee }) => isFee));
    if (!fee) return;
    const { manager } = this.app.dataSource;
    const { id } = await manager.findOneByOrFail(CancellationFeeEntity, { registration_id: fee.id });
    await this.app
      .as(await office(this.app))
      .post(`/api/cancellationFee/${id}/waive`)
      .send({ reason: 'Krankheit' })
      .expect(200);
    this.leave(fee, 0);
  }

  private async moveToOtherWeek(): Promise<void> {
    const place = this.pick(this.places);
    if (!place) return;
    const project = this.pick(this.projects);
    const week = this.pick(project.weeks);
    const answer = await move(this.app, place.id, week);
    if (answer.status !== 200) return;
    place.price = week.price!;
    // What the office entered stays, at most the price.
    place.discount = Math.min(place.discount, place.price);
    place.dueOn ??= this.dueOn(project.paymentDays);
    place.account = project.account;
    place.paymentDays = project.paymentDays;
  }

  private async giveDiscount(): Promise<void> {
    const place = this.pick(this.places);
    if (!place) return;
    const discount = Math.floor(this.roll() * place.price);
    const change = { discount: discount / 100, discount_reason: 'Härtefall', mail: false };
    expect((await tryEdit(this.app, place.id, change)).status).toBe(200);
    place.discount = discount;
  }

  /** Credit of one parent for what another one pays for the child of both. */
  private async useCredit(): Promise<void> {
    const { parents, children } = this.pick(this.families);
    const [from, to] = this.roll() < 0.5 ? parents : [...parents].reverse();
    if (!from || !to) return;
    const charge = this.books
      .ofPerson(to.personId)
      .find(({ childId, isFee }) => childId === children.at(-1)!.id && !isFee);
    if (!charge) return;
    const credit = this.books.freeOf(from.personId);
    const amount = this.cents(Math.min(credit, openOf(charge)) + 500);
    const shares = [{ registration_id: charge.id, amount: amount / 100 }];
    const used = await this.post('/credit', { person_id: from.personId, shares });
    if (amount > credit) expect(used).toBeNull();
    if (used === null) return;
    // What is above the open amount stays the credit of who had it.
    const part = Math.min(amount, openOf(charge));
    this.books.give(from.personId, -part);
    charge.paid += part;
  }

  private async refund(): Promise<void> {
    const { personId } = this.pick(this.everybody);
    const credit = this.books.freeOf(personId);
    const amount = this.cents(credit + 1_000);
    const payment = { date: this.today, method: 'bank', amount: -amount / 100, person_id: personId };
    const made = await this.post('', payment);
    expect(made === null).toBe(amount > credit);
    if (made === null) return;
    this.books.give(personId, -amount);
    this.books.received -= amount;
  }

  private async makeFile(): Promise<void> {
    const { personId } = this.pick(this.everybody);
    const amount = this.books.freeOf(personId);
    const answer = await this.app
      .as(await office(this.app))
      .post('/api/credit/sepa-file')
      .send({ person_ids: [personId], account: ACCOUNTS[0] });
    expect(answer.status).toBe(amount > 0 ? 201 : 422);
    if (amount > 0) this.books.files.push({ id: answer.body.data.id as number, personId, amount });
  }

  private async withdrawFile(): Promise<void> {
    const file = this.pick(this.books.files);
    if (!file) return;
    await this.app
      .as(await office(this.app))
      .delete(`/api/credit/sepa-file/${file.id}`)
      .expect(200);
    this.books.files = this.books.files.filter((other) => other !== file);
  }

  /** The statement of the bank closes it. */
  private async executeFile(): Promise<void> {
    const file = this.pick(this.books.files);
    if (!file) return;
    const [payout] = (await fileOf(this.app, file)).payouts;
    const reference = payout!.end_to_end_id;
    const movement = { amount: (file.amount / 100).toFixed(2), reference, date: this.today };
    await upload(this.app, statementOf([movement]));
    this.books.files = this.books.files.filter((other) => other !== file);
    this.books.give(file.personId, -file.amount);
    this.books.received -= file.amount;
    const paymentId = (await fileOf(this.app, file)).payouts[0]!.payment_id!;
    this.transfers.push({ ...file, endToEnd: reference, paymentId });
  }

  private async returnTransfer(): Promise<void> {
    const transfer = this.pick(this.transfers);
    if (!transfer) return;
    this.transfers = this.transfers.filter((other) => other !== transfer);
    const { personId, amount, endToEnd: reference } = transfer;
    const movement = { amount: (amount / 100).toFixed(2), reference, date: this.today, isIncoming: true };
    await upload(this.app, statementOf([movement]));
    // Of an erased family nobody would have the credit: the office looks at the entry.
    if (!this.everybody.some((parent) => parent.personId === personId)) return;
    this.books.give(personId, amount);
    this.books.received += amount;
  }

  /** Where the money is by then, only the ledger knows: the plain calculation takes over what became less, and checks the sum. */
  private async reverse(): Promise<void> {
    const payment = this.pick(this.payments);
    if (!payment) return;
    if ((await this.post(`/${payment.id}/reverse`, {})) === null) return;
    this.payments = this.payments.filter((other) => other !== payment);
    this.books.received -= payment.amount;
    const { manager } = this.app.dataSource;
    const places = await manager.find(RegistrationEntity);
    const fees = await manager.find(CancellationFeeEntity);
    const paid = new Map(places.map((place) => [place.id, place.payed_amount]));
    for (const fee of fees) paid.set(fee.registration_id, fee.payed_amount);
    for (const charge of this.books.charges) charge.paid = paid.get(charge.id)!;
    const credits = await creditsOf(manager, [...this.books.credit.keys()]);
    for (const id of this.books.credit.keys()) this.books.credit.set(id, credits.get(id) ?? 0);
    expect(this.books.total()).toBe(this.books.received);
  }

  private async nextDays(): Promise<void> {
    // Before registration ends.
    if (this.today > '2026-05-20') return;
    const next = new Date(this.app.clock.now().getTime() + this.cents(3) * 86_400_000);
    await this.travel(next.toISOString());
  }

  private async closeBooks(): Promise<void> {
    const yesterday = new Date(this.app.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    await close(this.app, this.keeper, yesterday);
    this.closed = yesterday;
  }

  /** A family that has no credit, and would have none, is erased; another one comes. */
  private async eraseFamily(): Promise<void> {
    const family = this.pick(this.families);
    const [parent, second] = family.parents;
    if (!parent || second) return;
    const { personId } = parent;
    const own = this.books.ofPerson(personId);
    // What is paid of places becomes credit, and pays what is open of fees.
    const fees = own.filter(({ isFee }) => isFee);
    const ofPlaces = sumOf(own, ({ paid }) => paid) - sumOf(fees, ({ paid }) => paid);
    const isLeft =
      this.books.asideOf(personId) > 0 || this.books.freeOf(personId) + ofPlaces > sumOf(fees, openOf);
    const { status, body } = await this.app.as(this.eraser).post(`/api/parent/${personId}/erase`);
    expect([status, body.data?.success]).toEqual([200, !isLeft]);
    if (isLeft) return;
    this.books.ofErased += sumOf(own, ({ paid }) => paid);
    this.books.charges = this.books.charges.filter((charge) => !own.includes(charge));
    this.payments = this.payments.filter((payment) => payment.personId !== personId);
    this.families = this.families.filter((other) => other !== family);
    await this.newFamily(false);
  }
}

/** What giving a place back costs. */
function feeOf(place: Charge): number {
  return Math.floor((costOf(place) * FEE_PERCENT + 50) / 100);
}
