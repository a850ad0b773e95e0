import { SelectQueryBuilder } from 'typeorm';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { createQuietApp, anotherProcess, office, someFamily } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import type { Staff } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import { somebodyWaits } from '../../support/lock-waits.js';
import { bookkeeper, close, journalUntil, tryClose } from './support.js';

/*
 * Somebody books while another one closes the books: what was booked first stands in the books that are closed, and what comes later is
 * refused (product/money.md#closing-the-books).
 */

let app: TestApp;
let second: TestApp;
let keeper: Staff;
beforeAll(async () => {
  app = await createQuietApp();
  second = ENGINE === 'mysql' ? await anotherProcess(app) : app;
  keeper = await bookkeeper(app);
});
beforeEach(async () => {
  await app.dataSource.manager.update(OptionEntity, { key: 'books_closed_until' }, { value: null });
});
afterAll(async () => {
  if (second !== app) await second.close();
  await app.close();
});

async function books(date: string): Promise<number> {
  const { parent } = await someFamily(app);
  const payment = { date, amount: 10, method: 'bank', person_id: parent.personId, mail: false };
  const { status } = await second
    .as(await office(app))
    .post('/api/payment')
    .send(payment);
  return status;
}

it('whoever is first, the closed journal stays as it was', async () => {
  for (let day = 1; day <= 9; day += 1) {
    const until = `2026-02-0${day}`;
    const bookings = [books(until), books(until), books('2026-03-01')];
    const [, ...statuses] = await Promise.all([close(app, keeper, until), ...bookings]);
    const journal = await journalUntil(app, until);
    expect(statuses.every((status) => status === 201 || status === 422)).toBe(true);
    expect(statuses[2]).toBe(201);
    expect(await books(until)).toBe(422);
    expect(await journalUntil(app, until)).toBe(journal);
  }
});

it('two who close at once end with the later day', async () => {
  const answers = await Promise.all([
    tryClose(app, keeper, '2026-02-10'),
    tryClose(second, keeper, '2026-02-20'),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
  const { value } = await app.dataSource.manager.findOneByOrFail(OptionEntity, { key: 'books_closed_until' });
  expect(value).toBe('2026-02-20');
});

// On SQLite one transaction runs after the other: there is nothing that could be switched off.
if (ENGINE === 'mysql') {
  /**
   * Books on a day while it is being closed: the booking stops when it has looked at the books for the last
   * time, and goes on when `meanwhile` is over.
   * @param meanwhile gets the closing, with the journal as it then is
   */
  async function bookWhileClosing(meanwhile: (closing: Promise<string>) => Promise<unknown>) {
    let hasLooked = (): void => undefined;
    const looked = new Promise<void>((resolve) => (hasLooked = resolve));
    let goOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const getOne = SelectQueryBuilder.prototype.getOne;
    let looks = 0;
    const spy = jest.spyOn(SelectQueryBuilder.prototype, 'getOne').mockImplementation(async function (
      this: SelectQueryBuilder<object>,
    ) {
      const row = await getOne.call(this);
      if (this.expressionMap.mainAlias?.target !== OptionEntity) return row;
      looks += 1;
      // Once for the field of the form, once before it writes.
      if (looks === 2) {
        hasLooked();
        await gate;
      }
      return row;
    } as never);
    try {
      const booking = books('2026-02-25');
      await looked;
      const closing = close(app, keeper, '2026-02-28').then(() => journalUntil(app, '2026-02-28'));
      await meanwhile(closing);
      goOn();
      const [status, before] = await Promise.all([booking, closing]);
      return { status, before, after: await journalUntil(app, '2026-02-28') };
    } finally {
      goOn();
      spy.mockRestore();
    }
  }

  it('closing waits for a booking that has looked at the books', async () => {
    const { status, before, after } = await bookWhileClosing(() => somebodyWaits(app));
    expect(status).toBe(201);
    expect(after).toBe(before);
  });

  it('control: without the lock a payment comes into books that are closed', async () => {
    const setLock = SelectQueryBuilder.prototype.setLock;
    const spy = jest.spyOn(SelectQueryBuilder.prototype, 'setLock').mockImplementation(function (
      this: SelectQueryBuilder<object>,
      ...args: Parameters<typeof setLock>
    ) {
      return this.expressionMap.mainAlias?.target === OptionEntity ? this : setLock.apply(this, args);
    } as never);
    try {
      const { status, before, after } = await bookWhileClosing((closing) => closing);
      expect(status).toBe(201);
      expect(after).not.toBe(before);
    } finally {
      spy.mockRestore();
    }
  });
}
