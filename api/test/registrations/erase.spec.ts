import { ChildEntity } from '../../src/model/families/child.entity.js';
import { Transactions } from '../../src/core/database/transactions.js';
import { EraseChild } from '../../src/registrations/use-cases/erase-child.js';
import type { TestApp } from '../support/app.js';
import { someCourse, someWeek } from '../support/builders.js';
import {
  book,
  createQuietApp,
  daysOf,
  erase,
  firstId,
  kindsTo,
  occupy,
  office,
  placeOf,
  someFamily,
  historyOf,
  travel,
} from './support/book.js';
import { faults } from './support/rush.js';
import { pay } from '../support/pay.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

/** A child confirmed in a full week with somebody behind it, and waiting in another behind whom somebody waits too. */
async function setTheScene() {
  const course = await someCourse(app);
  const week = await someWeek(app, course, { max_participants: 1 });
  const other = await someWeek(app, course, { max_participants: 1 });
  await occupy(app, other, 1);
  const { parent, child } = await someFamily(app);
  const confirmed = firstId(await book(app, parent, child, week));
  const waiting = firstId(await book(app, parent, child, other));
  const behind = await someFamily(app);
  const next = firstId(await book(app, behind.parent, behind.child, week));
  const last = firstId(await book(app, behind.parent, behind.child, other));
  return { week, other, parent, child, confirmed, waiting, behind, next, last };
}

const active = (ids: number[]): Promise<number> =>
  app.app.get(Transactions).run((manager) => app.app.get(EraseChild, { strict: false }).active(manager, ids));

describe('a child that is erased', () => {
  it('leaves all its weeks, and the queue moves up with its mail', async () => {
    const { week, other, child, confirmed, waiting, behind, next, last } = await setTheScene();
    await erase(app, [child]);
    expect(await placeOf(app, confirmed)).toBeNull();
    expect(await placeOf(app, waiting)).toBeNull();
    expect(await daysOf(app, child)).toEqual([]);
    expect(await placeOf(app, next)).toBe('confirmed');
    expect(await placeOf(app, last)).toBe('waiting');
    expect(await kindsTo(app, behind.parent)).toEqual(['waiting', 'waiting', 'new-waiting']);
    expect(await app.dataSource.manager.countBy(ChildEntity, { id: child.id })).toBe(0);
    expect(await faults(app, [week, other])).toEqual([]);
  });

  it('gets no mail that would keep its name', async () => {
    const { parent, child } = await setTheScene();
    await erase(app, [child]);
    expect(await kindsTo(app, parent)).toEqual(['new', 'waiting']);
  });

  it('leaves its history, with what was paid and is to refund', async () => {
    const { child, confirmed, waiting } = await setTheScene();
    await pay(app, confirmed, 5_000);
    await erase(app, [child]);
    const by = { user_id: (await office(app)).id };
    expect((await historyOf(app, confirmed)).at(-1)).toEqual({ kind: 'removed', amount: 5_000, ...by });
    expect((await historyOf(app, waiting)).at(-1)).toEqual({ kind: 'removed', amount: 0, ...by });
  });

  it('takes past registrations with it: nothing is to refund, and nobody moves up', async () => {
    const { week, child, confirmed, next } = await setTheScene();
    await pay(app, confirmed, 5_000);
    await travel(app, '2026-08-01T09:00:00Z');
    await erase(app, [child]);
    expect((await historyOf(app, confirmed)).at(-1)).toMatchObject({ kind: 'removed', amount: 0 });
    expect(await placeOf(app, next)).toBe('waiting');
    expect(await faults(app, [week])).toEqual([]);
  });

  it('goes together with others, in one transaction', async () => {
    const { child, behind, next, week } = await setTheScene();
    await erase(app, [behind.child, child]);
    expect(await placeOf(app, next)).toBeNull();
    expect(await faults(app, [week])).toEqual([]);
  });

  it('stays as it was when the transaction fails afterwards', async () => {
    const { child, confirmed, next } = await setTheScene();
    const eraseChild = app.app.get(EraseChild, { strict: false });
    const failing = app.app.get(Transactions).run(async (manager) => {
      await eraseChild.lock(manager, [child.id]);
      await eraseChild.removeRegistrations(manager, [child.id], null);
      throw new Error('the caller cannot');
    });
    await expect(failing).rejects.toThrow('the caller cannot');
    expect([await placeOf(app, confirmed), await placeOf(app, next)]).toEqual(['confirmed', 'waiting']);
  });
});

describe('active registrations', () => {
  it('are those whose week has not ended, confirmed or waiting', async () => {
    const { week, other, child } = await setTheScene();
    expect(await active([child.id])).toBe(2);
    await travel(app, `${week.to}T12:00:00Z`);
    expect(await active([child.id])).toBe(2);
    await travel(app, `${other.from}T12:00:00Z`);
    expect(await active([child.id])).toBe(1);
    await travel(app, '2026-08-01T09:00:00Z');
    expect(await active([child.id])).toBe(0);
  });

  it('of no child are none', async () => {
    expect(await active([])).toBe(0);
  });
});
