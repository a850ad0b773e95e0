import type { EntityManager } from 'typeorm';
import { LocationEntity } from '../../src/catalogue/location/location.entity.js';
import { lockRows } from '../../src/platform/database/locks.js';
import { SharedCommits } from '../../src/platform/database/shared-commits.js';
import { currentLanguage, openRequestContext } from '../../src/platform/request-context.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someLocation } from '../support/builders.js';

describe('works that share a commit', () => {
  let app: TestApp;
  let shared: SharedCommits;

  beforeAll(async () => {
    app = await createTestApp();
    shared = app.app.get(SharedCommits);
  });
  afterAll(() => app.close());

  const lock = (manager: EntityManager, ids: readonly number[]) => lockRows(manager, LocationEntity, ids);
  const share = <T>(work: (manager: EntityManager) => Promise<T>, ids: number[] = []) =>
    shared.run(lock, ids, work);
  const store = (manager: EntityManager, name: string) =>
    manager.save(manager.create(LocationEntity, { name, name_it: name }));
  const stored = async (prefix: string): Promise<string[]> =>
    (await app.dataSource.manager.find(LocationEntity, { order: { id: 'ASC' } }))
      .map(({ name }) => name)
      .filter((name) => name.startsWith(prefix));
  /** Whoever comes first runs alone; those who come meanwhile share. */
  const alone = () => share(() => Promise.resolve());
  const commits = (statements: string[]) => statements.filter((statement) => statement === 'COMMIT').length;

  it('need few commits when they come together, and run in the order of their arrival', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `order ${String(index).padStart(2, '0')}`);
    const statements = await app.countStatements(() =>
      Promise.all(names.map((name) => share((manager) => store(manager, name)))),
    );
    expect(await stored('order ')).toEqual(names);
    expect(commits(statements)).toBeLessThanOrEqual(4);
  });

  it('are each all or nothing: one that throws undoes itself and no other', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        share(async (manager) => {
          await store(manager, `each ${index} a`);
          if (index % 3 === 1) throw new Error(`no ${index}`);
          await store(manager, `each ${index} b`);
          return index;
        }),
      ),
    );
    results.forEach((result, index) => {
      if (index % 3 === 1)
        expect(result).toMatchObject({ status: 'rejected', reason: { message: `no ${index}` } });
      else expect(result).toEqual({ status: 'fulfilled', value: index });
    });
    expect(await stored('each ')).toHaveLength(16);
    expect((await stored('each ')).some((name) => name.startsWith('each 1 '))).toBe(false);
  });

  it('are answered only when the commit is done', async () => {
    const seen = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => {
        await share((manager) => store(manager, `answered ${index}`));
        return stored(`answered ${index}`);
      }),
    );
    expect(seen.map((names) => names.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('are all begun anew when the database asks to repeat, and none is stored twice', async () => {
    let tries = 0;
    await Promise.all([
      alone(),
      share((manager) => store(manager, 'anew first')),
      share(async (manager) => {
        await store(manager, 'anew second');
        tries += 1;
        if (tries === 1) throw Object.assign(new Error('deadlock'), { errno: 1213 });
      }),
    ]);
    expect(await stored('anew ')).toEqual(['anew first', 'anew second']);
    expect(tries).toBe(2);
  });

  it('all fail when the commit fails for good', async () => {
    const hopeless = Object.assign(new Error('deadlock'), { errno: 1213 });
    const results = await Promise.allSettled([
      alone(),
      share((manager) => store(manager, 'failed first')),
      share(() => Promise.reject(hopeless)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await stored('failed ')).toEqual([]);
    await share((manager) => store(manager, 'failed no more'));
    expect(await stored('failed ')).toEqual(['failed no more']);
  });

  it('speak the language of their own request', async () => {
    const inLanguage = (language: string) =>
      new Promise<string>((resolve, reject) => {
        const request = { get: () => language } as never;
        const response = { setHeader: () => undefined } as never;
        openRequestContext(request, response, () => {
          share(() => Promise.resolve(currentLanguage())).then(resolve, reject);
        });
      });
    const languages = ['it', 'de', 'en', 'it', 'en', 'de'];
    expect(await Promise.all(languages.map(inLanguage))).toEqual(languages);
  });

  it('refuse a global repository inside, like every transaction', async () => {
    await expect(share(() => app.dataSource.manager.count(LocationEntity))).rejects.toThrow(
      /only its manager/,
    );
  });

  it('lock the rows of all of them before the first begins', async () => {
    const one = await someLocation(app);
    const two = await someLocation(app);
    const asked: number[][] = [];
    const watched = (manager: EntityManager, ids: readonly number[]) => {
      asked.push([...ids]);
      return lock(manager, ids);
    };
    await Promise.all([
      shared.run(watched, [], () => Promise.resolve()),
      shared.run(watched, [two.id], () => Promise.resolve()),
      shared.run(watched, [one.id], () => Promise.resolve()),
    ]);
    expect(asked).toEqual([[], [two.id, one.id]]);
  });
});
