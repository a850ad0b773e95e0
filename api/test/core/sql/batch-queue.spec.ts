import type { EntityManager } from 'typeorm';
import { LocationEntity } from '../../../src/model/catalogue/location.entity.js';
import { BatchQueue } from '../../../src/core/database/batch-queue.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { createTestApp, type TestApp } from '../../support/app.js';

/** An item stores a location with its name; a refused one stores nothing. */
interface Item {
  name: string;
  refused?: boolean;
  /** The database answers with this error, so often. */
  fails?: { error: Error; times: number };
}

const deadlock = () => Object.assign(new Error('deadlock'), { errno: 1213 });
const duplicate = () => Object.assign(new Error('duplicate'), { errno: 1062 });

describe('a batch queue', () => {
  let app: TestApp;
  let transactions: Transactions;
  let queue: BatchQueue<Item, string>;
  /** Names of the items of each transaction that was started. */
  let batches: string[][];

  beforeAll(async () => {
    app = await createTestApp();
    transactions = app.app.get(Transactions);
  });
  beforeEach(() => {
    batches = [];
    queue = new BatchQueue(transactions, store);
  });
  afterAll(() => app.close());

  async function store(
    manager: EntityManager,
    items: readonly Item[],
  ): Promise<PromiseSettledResult<string>[]> {
    batches.push(items.map(({ name }) => name));
    const settled: PromiseSettledResult<string>[] = [];
    for (const { name, refused, fails } of items) {
      if (refused) {
        settled.push({ status: 'rejected', reason: new Error(`no ${name}`) });
        continue;
      }
      await manager.insert(LocationEntity, { name, name_it: name, search_text: name });
      if (fails && fails.times > 0) {
        fails.times -= 1;
        throw fails.error;
      }
      settled.push({ status: 'fulfilled', value: `did ${name}` });
    }
    return settled;
  }

  const stored = async (prefix: string): Promise<string[]> =>
    (await app.dataSource.manager.find(LocationEntity, { order: { id: 'ASC' } }))
      .map(({ name }) => name)
      .filter((name) => name.startsWith(prefix));
  const runAll = (items: Item[]) => Promise.allSettled(items.map((item) => queue.add(item)));
  const named = (prefix: string, count: number): Item[] =>
    Array.from({ length: count }, (_, index) => ({ name: `${prefix} ${String(index).padStart(3, '0')}` }));

  it('needs few commits for many items, and processes them in the order of their arrival', async () => {
    const items = named('order', 120);
    const results = await runAll(items);
    expect(results).toEqual(items.map(({ name }) => ({ status: 'fulfilled', value: `did ${name}` })));
    expect(await stored('order')).toEqual(items.map(({ name }) => name));
    expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  it('answers only after the commit', async () => {
    const seen = await Promise.all(
      named('answered', 5).map(async (item) => {
        await queue.add(item);
        return stored(item.name);
      }),
    );
    expect(seen.map((names) => names.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('refuses single items of a batch', async () => {
    const items = named('refused', 6).map((item, index) => ({ ...item, refused: index % 3 === 1 }));
    const results = await runAll(items);
    expect(results.map(({ status }) => status === 'rejected')).toEqual(items.map(({ refused }) => refused));
    expect(results[1]).toMatchObject({ reason: { message: 'no refused 001' } });
    expect(await stored('refused')).toHaveLength(4);
    expect(batches).toHaveLength(1);
  });

  it('repeats the whole batch when the database asks for it, and stores no item twice', async () => {
    const items: Item[] = named('anew', 3);
    items[2]!.fails = { error: deadlock(), times: 1 };
    await runAll(items);
    expect(await stored('anew')).toEqual(['anew 000', 'anew 001', 'anew 002']);
    expect(batches.map(({ length }) => length)).toEqual([3, 3]);
  });

  it('runs the items one by one when one of them fails the batch', async () => {
    const items: Item[] = named('bad', 5);
    items[2]!.fails = { error: new Error('this one cannot be stored'), times: Infinity };
    const results = await runAll(items);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(results[2]).toMatchObject({ reason: { message: 'this one cannot be stored' } });
    expect(await stored('bad')).toEqual(['bad 000', 'bad 001', 'bad 003', 'bad 004']);
    expect(batches.map(({ length }) => length)).toEqual([5, 1, 1, 1, 1, 1]);
  });

  it('repeats an item once when a key refuses it alone', async () => {
    const before = transactions.repeats.get('key') ?? 0;
    const items = [{ name: 'key 0', fails: { error: duplicate(), times: 1 } }];
    expect(await runAll(items)).toEqual([{ status: 'fulfilled', value: 'did key 0' }]);
    expect(await stored('key')).toEqual(['key 0']);
    expect(transactions.repeats.get('key')).toBe(before + 1);
    const again = [{ name: 'keys 1', fails: { error: duplicate(), times: 2 } }];
    expect(await runAll(again)).toMatchObject([{ status: 'rejected', reason: { errno: 1062 } }]);
  });

  it('fails the whole batch at once when the database cannot be reached', async () => {
    const items: Item[] = named('away', 4);
    const gone = Object.assign(new Error('gone'), { code: 'PROTOCOL_CONNECTION_LOST' });
    items[1]!.fails = { error: gone, times: Infinity };
    const results = await runAll(items);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    expect(batches).toHaveLength(1);
    expect(await stored('away')).toEqual([]);
    expect(await queue.add({ name: 'away no more' })).toBe('did away no more');
  });

  it('refuses a global repository inside, like every transaction', async () => {
    const global = new BatchQueue<null, number>(transactions, async () => [
      { status: 'fulfilled', value: await app.dataSource.manager.count(LocationEntity) },
    ]);
    await expect(global.add(null)).rejects.toThrow(/only its manager/);
  });

  it('refuses an item when too many wait', async () => {
    let letGo: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => (letGo = resolve));
    const slow = new BatchQueue<number, number>(transactions, async (_, items) => {
      await blocked;
      return items.map((value) => ({ status: 'fulfilled', value }));
    });
    const first = Array.from({ length: 5_000 }, (_, index) => slow.add(index));
    await expect(slow.add(-1)).rejects.toMatchObject({ name: 'BusyError' });
    letGo();
    expect(await Promise.all(first)).toEqual(Array.from({ length: 5_000 }, (_, index) => index));
  });
});
