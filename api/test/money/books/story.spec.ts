import { addDays, romeDate } from '@feria/shared';
import { checkLedger } from '../../../src/ledger/check-ledger.js';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
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
import { someCourse, someWeek, type Staff } from '../../support/builders.js';
import { tryEdit } from '../payments/support.js';
import { bookkeeper, close, journalUntil } from './support.js';

/*
 * Some months of payments in any order, with days of any month. Whatever is called, the journal of closed books stays as it was when they
 * were closed, to the letter (product/money.md#closing-the-books).
 */

/** Steps of one story; `LEDGER_STEPS` makes them longer. */
const STEPS = Number(process.env.LEDGER_STEPS ?? 150);
const SEEDS = [7, 20_261_127];

let app: TestApp;
let keeper: Staff;
beforeAll(async () => {
  app = await createQuietApp();
  keeper = await bookkeeper(app);
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

it.each(SEEDS)('no call changes the journal of closed books (seed %p)', async (seed) => {
  const { manager } = app.dataSource;
  const roll = dice(seed);
  const upTo = (most: number): number => Math.floor(roll() * most);
  const pick = <T>(from: readonly T[]): T => from[upTo(from.length)]!;
  const course = await someCourse(app);
  const weeks = await Promise.all(
    [90_00, 120_00, 150_00].map((price) => someWeek(app, course, { price, max_participants: 500 })),
  );
  const families = await Promise.all(Array.from({ length: 4 }, () => someFamily(app, 3)));
  const parents = families.map(({ parent }) => parent);
  const free = families.flatMap(({ parent, children }) => children.map((child) => ({ parent, child })));
  let now = app.clock.now();
  /** What was closed, and its journal then. */
  let closed = { until: '', journal: '' };
  const seen = { refused: 0, booked: 0, closings: 0 };

  const today = (): string => romeDate(now);
  const someDay = (): string => addDays(today(), -upTo(60));
  const places = (): Promise<RegistrationEntity[]> =>
    manager.find(RegistrationEntity, { order: { id: 'ASC' } });
  const post = async (path: string, body: object): Promise<void> => {
    const { status, body: answer } = await app
      .as(await office(app))
      .post(`/api/payment${path}`)
      .send({ mail: false, ...body });
    expect([200, 201, 422]).toContain(status);
    if (JSON.stringify(answer).includes('Bücher')) seen.refused += 1;
    else if (status !== 422) seen.booked += 1;
  };

  const steps: (() => Promise<unknown>)[] = [
    async () => {
      const next = free.shift();
      if (next) await book(app, next.parent, next.child, pick(weeks));
    },
    async () => {
      const { personId } = pick(parents);
      const amount = 1 + upTo(200);
      await post('', { date: someDay(), method: pick(['bank', 'cash']), amount, person_id: personId });
    },
    () =>
      post('', {
        date: someDay(),
        method: 'cash',
        amount: -(1 + upTo(40)),
        person_id: pick(parents).personId,
      }),
    async () => {
      const place = pick(await places());
      if (!place) return;
      const change = { payed_amount: upTo(150), payed_at: roll() < 0.5 ? someDay() : undefined, mail: false };
      const { body } = await tryEdit(app, place.id, change);
      if (JSON.stringify(body).includes('Bücher')) seen.refused += 1;
    },
    async () => {
      const place = pick(await places());
      if (place?.payed_at)
        await tryEdit(app, place.id, {
          payed_amount: place.payed_amount / 100,
          payed_at: someDay(),
          mail: false,
        });
    },
    async () => {
      const place = pick(await places());
      const discount = upTo(80);
      if (place) await tryEdit(app, place.id, { discount, discount_reason: 'Härtefall', mail: false });
    },
    async () => {
      const ids = (await places()).filter(() => roll() < 0.3).map(({ id }) => id);
      if (ids.length === 0) return;
      const body = { data: ids, date: someDay(), method: 'card', mail: false };
      await app
        .as(await office(app))
        .post('/api/peopleCourseWeekRegistration/setPayed')
        .send(body);
    },
    async () => {
      const place = pick(await places());
      if (place) await remove(app, place.id, 'staff');
    },
    async () => {
      const place = pick(await places());
      if (place) await move(app, place.id, pick(weeks));
    },
    async () => {
      const payment = pick(await manager.find(PaymentEntity, { order: { id: 'ASC' } }));
      if (payment) await post(`/${payment.id}/reverse`, {});
    },
    async () => {
      now = new Date(now.getTime() + upTo(4) * 86_400_000);
      await travel(app, now.toISOString(), keeper, ...parents);
    },
    async () => {
      const until = addDays(today(), -1 - upTo(20));
      if (until < closed.until) return;
      expect((await close(app, keeper, until)).closed_until).toBe(until);
      closed = { until, journal: await journalUntil(app, until) };
      seen.closings += 1;
    },
  ];
  // The first of them opens what the seed before has closed.
  if (seed !== SEEDS[0])
    await app.as(keeper).post('/api/books/open').send({ until: null, reason: 'Neue Geschichte' }).expect(200);
  for (let step = 0; step < STEPS; step += 1) {
    await pick(steps)();
    if (closed.until) expect(await journalUntil(app, closed.until)).toBe(closed.journal);
  }
  expect(await checkLedger(manager)).toEqual([]);
  // It has told something.
  expect(seen.refused).toBeGreaterThan(2);
  expect(seen.booked).toBeGreaterThan(5);
  expect(seen.closings).toBeGreaterThan(2);
});
