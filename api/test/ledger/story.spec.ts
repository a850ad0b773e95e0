import { creditsOf } from '../../src/ledger/ledger.js';
import { PaymentShareEntity } from '../../src/model/ledger/payment-share.entity.js';
import { PaymentEntity } from '../../src/model/ledger/payment.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { enterIban, IBAN } from '../money/payouts/support.js';
import { setPayed, tryEdit } from '../money/payments/support.js';
import { book, createQuietApp, move, office, remove, someFamily } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someCourse, someWeek, type Parent } from '../support/builders.js';

/*
 * A season of payments in any order, beside a calculation of its own: what is paid of each registration, what each parent has as
 * credit, and what the organiser has received. Nothing is paid above its price, and no credit lies beside what is open
 * (product/money.md#one-balance). Nothing that was booked once is ever changed (product/money.md#the-ledger).
 */

/** Steps of one story, and stories; `LEDGER_STEPS` makes them longer. */
const STEPS = Number(process.env.LEDGER_STEPS ?? 120);
const SEEDS = [1, 20_261_123];
const PRICE = 12_000;

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

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

interface Place {
  id: number;
  parent: Parent;
  price: number;
  discount: number;
  paid: number;
}

const costOf = ({ price, discount }: Place): number => price - discount;

/** What should be, by the plainest calculation. Cents. */
class Books {
  places: Place[] = [];
  readonly credit = new Map<number, number>();
  /** Files of transfers that the bank has not carried out: their credit is left alone. */
  files: { id: number; parent: Parent; amount: number }[] = [];
  received = 0;
  payments: { id: number; parent: Parent; amount: number; isOpen: boolean }[] = [];

  creditOf({ personId }: Parent): number {
    return this.credit.get(personId) ?? 0;
  }

  freeOf(parent: Parent): number {
    const own = this.files.filter((file) => file.parent === parent);
    return this.creditOf(parent) - own.reduce((sum, { amount }) => sum + amount, 0);
  }

  give({ personId }: Parent, amount: number): void {
    this.credit.set(personId, (this.credit.get(personId) ?? 0) + amount);
  }

  /** What is above a price is credit, and credit pays the oldest booking: all are due on the same day. */
  settle(): void {
    for (const place of this.places) {
      this.give(place.parent, Math.max(0, place.paid - costOf(place)));
      place.paid = Math.min(place.paid, costOf(place));
    }
    for (const place of [...this.places].sort((a, b) => a.id - b.id)) {
      const used = Math.min(this.freeOf(place.parent), costOf(place) - place.paid);
      this.give(place.parent, -used);
      place.paid += used;
    }
  }
}

/** Rows of the ledger as they were when they were first seen. */
const seen = { payment: new Map<number, string>(), share: new Map<number, string>() };

async function compare(books: Books): Promise<void> {
  const { manager } = app.dataSource;
  for (const { id, paid } of books.places) {
    const { payed_amount } = await manager.findOneByOrFail(RegistrationEntity, { id });
    expect({ id, payed_amount }).toEqual({ id, payed_amount: paid });
  }
  const persons = [...books.credit.keys()];
  const credits = await creditsOf(manager, persons);
  expect(persons.map((id) => [id, credits.get(id) ?? 0])).toEqual([...books.credit]);
  const rows = [
    [seen.payment, await manager.find(PaymentEntity, { order: { id: 'ASC' } })],
    [seen.share, await manager.find(PaymentShareEntity, { order: { id: 'ASC' } })],
  ] as const;
  for (const [before, now] of rows) {
    const texts = new Map(now.map((row) => [row.id, JSON.stringify(row)]));
    for (const [id, text] of before) expect(texts.get(id)).toBe(text);
    for (const [id, text] of texts) before.set(id, text);
  }
}

async function received(since: number): Promise<number> {
  const payments = await app.dataSource.manager.find(PaymentEntity);
  return payments.filter(({ id }) => id > since).reduce((sum, { amount }) => sum + amount, 0);
}

it.each(SEEDS)('balances after every step (seed %p)', async (seed) => {
  const roll = dice(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)]!;
  const cents = (most: number): number => 1 + Math.floor(roll() * most);
  const course = await someCourse(app);
  const weeks = await Promise.all(
    [9_000, PRICE, 15_000].map((price) => someWeek(app, course, { price, max_participants: 500 })),
  );
  const families = await Promise.all(Array.from({ length: 4 }, () => someFamily(app, 2)));
  const staff = app.as(await office(app));
  for (const { parent } of families) await enterIban(app, parent, IBAN);
  const books = new Books();
  const last = Math.max(0, ...seen.payment.keys());
  const post = async (path: string, body: object): Promise<{ id: number } | null> => {
    const answer = await staff.post(`/api/payment${path}`).send({ mail: false, ...body });
    expect([200, 201, 422]).toContain(answer.status);
    return answer.status === 422 ? null : (answer.body as { data: { id: number } }).data;
  };

  const steps: (() => Promise<void>)[] = [
    async () => {
      const { parent, children } = pick(families);
      const child = pick(children);
      const taken = await app.dataSource.manager.existsBy(RegistrationEntity, { child_id: child.id });
      // Weeks are on the same days: a child has one of them.
      if (taken) return;
      const week = pick(weeks);
      const { registrations } = await book(app, parent, child, week);
      books.places.push({ id: registrations[0]!.id!, parent, price: week.price!, discount: 0, paid: 0 });
    },
    async () => {
      if (books.places.length === 0) return;
      const { parent } = pick(books.places);
      const own = books.places.filter((place) => place.parent === parent);
      const parts = own.map((place) => ({ place, amount: cents(PRICE) }));
      const over = roll() < 0.5 ? 0 : cents(5_000);
      const amount = parts.reduce((sum, part) => sum + part.amount, over);
      const made = await post('', {
        date: '2026-03-01',
        method: pick(['bank', 'cash', 'card', 'other']),
        amount: amount / 100,
        person_id: parent.personId,
        shares: parts.map(({ place, amount: share }) => ({ registration_id: place.id, amount: share / 100 })),
      });
      expect(made).not.toBeNull();
      for (const part of parts) part.place.paid += part.amount;
      if (over) books.give(parent, over);
      books.received += amount;
      books.payments.push({ id: made!.id, parent, amount, isOpen: true });
    },
    async () => {
      const place = pick(books.places);
      if (!place) return;
      const paid = Math.floor(roll() * PRICE * 1.2);
      expect((await tryEdit(app, place.id, { payed_amount: paid / 100, mail: false })).status).toBe(200);
      books.received += paid - place.paid;
      place.paid = paid;
    },
    async () => {
      const some = books.places.filter(() => roll() < 0.3);
      if (some.length === 0) return;
      expect(
        (
          await setPayed(
            app,
            some.map(({ id }) => id),
          )
        ).status,
      ).toBe(200);
      for (const place of some) {
        books.received += costOf(place) - place.paid;
        place.paid = costOf(place);
      }
    },
    async () => {
      const place = pick(books.places);
      if (!place) return;
      await remove(app, place.id, 'staff');
      if (place.paid > 0) books.give(place.parent, place.paid);
      books.places = books.places.filter((other) => other !== place);
    },
    async () => {
      const place = pick(books.places);
      if (!place) return;
      const week = pick(weeks);
      const answer = await move(app, place.id, week);
      if (answer.status !== 200) return;
      place.price = week.price!;
      // What the office entered stays, at most the price.
      place.discount = Math.min(place.discount, place.price);
    },
    async () => {
      const place = pick(books.places);
      if (!place) return;
      const discount = Math.floor(roll() * place.price);
      const change = { discount: discount / 100, discount_reason: 'Härtefall', mail: false };
      expect((await tryEdit(app, place.id, change)).status).toBe(200);
      place.discount = discount;
    },
    async () => {
      const place = pick(books.places);
      if (!place) return;
      const credit = books.freeOf(place.parent);
      const amount = cents(credit + 2_000);
      const shares = [{ registration_id: place.id, amount: amount / 100 }];
      const used = await post('/credit', { person_id: place.parent.personId, shares });
      expect(used === null).toBe(amount > credit);
      if (used === null) return;
      books.give(place.parent, -amount);
      place.paid += amount;
    },
    async () => {
      const { parent } = pick(families);
      const credit = books.freeOf(parent);
      const amount = cents(credit + 1_000);
      const payment = {
        date: '2026-03-01',
        method: 'bank',
        amount: -amount / 100,
        person_id: parent.personId,
      };
      const made = await post('', payment);
      expect(made === null).toBe(amount > credit);
      if (made === null) return;
      books.give(parent, -amount);
      books.received -= amount;
    },
    async () => {
      const { parent } = pick(families);
      const amount = books.freeOf(parent);
      const answer = await staff.post('/api/credit/sepa-file').send({ person_ids: [parent.personId] });
      expect(answer.status).toBe(amount > 0 ? 201 : 422);
      if (amount > 0) books.files.push({ id: answer.body.data.id as number, parent, amount });
    },
    async () => {
      const file = pick(books.files);
      if (!file) return;
      await staff.delete(`/api/credit/sepa-file/${file.id}`).expect(200);
      books.files = books.files.filter((other) => other !== file);
    },
    async () => {
      const file = pick(books.files);
      if (!file) return;
      const path = `/api/credit/sepa-file/${file.id}`;
      await staff.post(`${path}/executed`).send({ date: app.clock.today() }).expect(200);
      books.files = books.files.filter((other) => other !== file);
      books.give(file.parent, -file.amount);
      books.received -= file.amount;
      const { body } = await staff.get(`/api/credit/sepa-file?filters=id|${file.id}`).expect(200);
      // It may come back.
      const id = body.data[0].payouts[0].payment_id as number;
      books.payments.push({ id, parent: file.parent, amount: -file.amount, isOpen: true });
    },
    async () => {
      const payment = pick(books.payments);
      if (!payment) return;
      const before = totals(books);
      const made = await post(`/${payment.id}/reverse`, {});
      if (made === null) return;
      expect(payment.isOpen).toBe(true);
      payment.isOpen = false;
      books.received -= payment.amount;
      // Where the money was by then, only the ledger knows: the plain calculation takes over what became less, and checks the sum.
      const after = await takeOver(books);
      expect(before - after).toBe(payment.amount);
    },
  ];
  for (let step = 0; step < STEPS; step += 1) {
    await pick(steps)();
    books.settle();
    await compare(books);
    expect(await received(last)).toBe(books.received);
    expect(totals(books)).toBe(books.received);
  }
});

/** All that is paid of registrations and is credit: as much as was received. */
function totals(books: Books): number {
  const paid = books.places.reduce((sum, place) => sum + place.paid, 0);
  return [...books.credit.values()].reduce((sum, credit) => sum + credit, paid);
}

/** Reads what is paid and credit from the database. @returns the sum */
async function takeOver(books: Books): Promise<number> {
  const { manager } = app.dataSource;
  for (const place of books.places)
    place.paid = (await manager.findOneByOrFail(RegistrationEntity, { id: place.id })).payed_amount;
  const credits = await creditsOf(manager, [...books.credit.keys()]);
  for (const id of books.credit.keys()) books.credit.set(id, credits.get(id) ?? 0);
  return totals(books);
}
