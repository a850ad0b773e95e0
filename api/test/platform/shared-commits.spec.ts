import type { EntityManager } from 'typeorm';
import { LocationEntity } from '../../src/catalogue/location/location.entity.js';
import { SharedCommits } from '../../src/platform/database/shared-commits.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { createTestApp, type TestApp } from '../support/app.js';

/** A work stores a location of its name; refused ones store nothing. */
interface Work {
  name: string;
  refused?: boolean;
  /** What the database says to it, so often. */
  fails?: { error: Error; times: number };
}

const deadlock = () => Object.assign(new Error('deadlock'), { errno: 1213 });
const duplicate = () => Object.assign(new Error('duplicate'), { errno: 1062 });

describe('works that share a commit', () => {
  let app: TestApp;
  let transactions: Transactions;
  let shared: SharedCommits<Work, string>;
  /** Names of the works of each transaction that was begun. */
  let begun: string[][];

  beforeAll(async () => {
    app = await createTestApp();
    transactions = app.app.get(Transactions);
  });
  beforeEach(() => {
    begun = [];
    shared = new SharedCommits(transactions, store);
  });
  afterAll(() => app.close());

  async function store(
    manager: EntityManager,
    works: readonly Work[],
  ): Promise<PromiseSettledResult<string>[]> {
    begun.push(works.map(({ name }) => name));
    const settled: PromiseSettledResult<string>[] = [];
    for (const { name, refused, fails } of works) {
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
  const runAll = (works: Work[]) => Promise.allSettled(works.map((work) => shared.run(work)));
  const named = (prefix: string, count: number): Work[] =>
    Array.from({ length: count }, (_, index) => ({ name: `${prefix} ${String(index).padStart(3, '0')}` }));

  it('need few commits when they come together, and are done in the order of their arrival', async () => {
    const works = named('order', 120);
    const results = await runAll(works);
    expect(results).toEqual(works.map(({ name }) => ({ status: 'fulfilled', value: `did ${name}` })));
    expect(await stored('order')).toEqual(works.map(({ name }) => name));
    expect(begun.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  it('are answered only when the commit is done', async () => {
    const seen = await Promise.all(
      named('answered', 5).map(async (work) => {
        await shared.run(work);
        return stored(work.name);
      }),
    );
    expect(seen.map((names) => names.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('are refused each by itself', async () => {
    const works = named('refused', 6).map((work, index) => ({ ...work, refused: index % 3 === 1 }));
    const results = await runAll(works);
    expect(results.map(({ status }) => status === 'rejected')).toEqual(works.map(({ refused }) => refused));
    expect(results[1]).toMatchObject({ reason: { message: 'no refused 001' } });
    expect(await stored('refused')).toHaveLength(4);
    expect(begun).toHaveLength(1);
  });

  it('are all begun anew when the database asks to repeat, and none is stored twice', async () => {
    const works: Work[] = named('anew', 3);
    works[2]!.fails = { error: deadlock(), times: 1 };
    await runAll(works);
    expect(await stored('anew')).toEqual(['anew 000', 'anew 001', 'anew 002']);
    expect(begun.map(({ length }) => length)).toEqual([3, 3]);
  });

  it('are done one by one when one of them breaks the share: it harms no neighbour', async () => {
    const works: Work[] = named('bad', 5);
    works[2]!.fails = { error: new Error('this one cannot be stored'), times: Infinity };
    const results = await runAll(works);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(results[2]).toMatchObject({ reason: { message: 'this one cannot be stored' } });
    expect(await stored('bad')).toEqual(['bad 000', 'bad 001', 'bad 003', 'bad 004']);
    expect(begun.map(({ length }) => length)).toEqual([5, 1, 1, 1, 1, 1]);
  });

  it('are repeated once when a key refuses one that is alone', async () => {
    const before = transactions.repeats.get('key') ?? 0;
    const works = [{ name: 'key 0', fails: { error: duplicate(), times: 1 } }];
    expect(await runAll(works)).toEqual([{ status: 'fulfilled', value: 'did key 0' }]);
    expect(await stored('key')).toEqual(['key 0']);
    expect(transactions.repeats.get('key')).toBe(before + 1);
    const again = [{ name: 'keys 1', fails: { error: duplicate(), times: 2 } }];
    expect(await runAll(again)).toMatchObject([{ status: 'rejected', reason: { errno: 1062 } }]);
  });

  it('all fail, without being tried one by one, when the database cannot be reached', async () => {
    const works: Work[] = named('away', 4);
    const gone = Object.assign(new Error('gone'), { code: 'PROTOCOL_CONNECTION_LOST' });
    works[1]!.fails = { error: gone, times: Infinity };
    const results = await runAll(works);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    expect(begun).toHaveLength(1);
    expect(await stored('away')).toEqual([]);
    expect(await shared.run({ name: 'away no more' })).toBe('did away no more');
  });

  it('refuse a global repository inside, like every transaction', async () => {
    const global = new SharedCommits<null, number>(transactions, async () => [
      { status: 'fulfilled', value: await app.dataSource.manager.count(LocationEntity) },
    ]);
    await expect(global.run(null)).rejects.toThrow(/only its manager/);
  });

  it('refuse the next when too many wait', async () => {
    let letGo: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => (letGo = resolve));
    const slow = new SharedCommits<number, number>(transactions, async (_, works) => {
      await blocked;
      return works.map((value) => ({ status: 'fulfilled', value }));
    });
    const first = Array.from({ length: 5_000 }, (_, index) => slow.run(index));
    await expect(slow.run(-1)).rejects.toMatchObject({ name: 'BusyError' });
    letGo();
    expect(await Promise.all(first)).toEqual(Array.from({ length: 5_000 }, (_, index) => index));
  });
});
