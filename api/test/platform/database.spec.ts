import { ChildDayEntity } from '../../src/registrations/child-day.entity.js';
import { CourseWeekEntity } from '../../src/catalogue/course-week/course-week.entity.js';
import { CourseEntity } from '../../src/catalogue/course/course.entity.js';
import { LocationEntity } from '../../src/catalogue/location/location.entity.js';
import { isDuplicateKey, isForeignKeyViolation } from '../../src/platform/database/errors.js';
import { lockRows } from '../../src/platform/database/locks.js';
import { migrate } from '../../src/platform/database/data-source.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { OptionEntity } from '../../src/options/option.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { next, someCourse, someLocation, someWeek } from '../support/builders.js';
import { ENGINE } from '../support/database.js';

/** What concerns the embedded engine only; on the other there is nothing to test. */
const onSqlite = (name: string, test: () => Promise<void>): void => {
  if (ENGINE === 'sqlite') it(name, test);
};

describe('database', () => {
  let app: TestApp;
  let transactions: Transactions;

  beforeAll(async () => {
    app = await createTestApp();
    transactions = app.app.get(Transactions);
  });
  afterAll(() => app.close());

  const names = async (): Promise<string[]> =>
    (await app.dataSource.manager.find(LocationEntity, { order: { id: 'ASC' } })).map(({ name }) => name);
  const location = (name: string): LocationEntity =>
    app.dataSource.manager.create(LocationEntity, { name, name_it: name });

  it('is what the entities say: no drift between entities and migrations', async () => {
    const { upQueries } = await app.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('goes back through every migration and forward again', async () => {
    const own = await createTestApp();
    try {
      for (let count = own.dataSource.migrations.length; count > 0; count -= 1)
        await own.dataSource.undoLastMigration();
      const runner = own.dataSource.createQueryRunner();
      expect(await runner.hasTable('registration')).toBe(false);
      expect(await runner.hasTable('user')).toBe(false);
      await runner.release();
      await migrate(own.dataSource);
      expect(await own.dataSource.manager.count(OptionEntity)).toBe(0);
    } finally {
      await own.close();
    }
  });

  it('stores nothing of a transaction that throws', async () => {
    const name = `rolled back ${next()}`;
    await expect(
      transactions.run(async (manager) => {
        await manager.save(location(name));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await names()).not.toContain(name);
  });

  it('does not show a transaction to others before it ends', async () => {
    const name = `half done ${next()}`;
    let seen: string[] = [];
    let look: () => void = () => undefined;
    const looked = new Promise<void>((resolve) => {
      look = resolve;
    });
    const reader = new Promise<void>((resolve) => {
      setImmediate(() => void names().then((found) => ((seen = found), look(), resolve())));
    });
    await transactions.run(async (manager) => {
      await manager.save(location(name));
      await looked;
    });
    await reader;
    expect(seen).not.toContain(name);
    expect(await names()).toContain(name);
  });

  it('keeps concurrent transactions apart: each commits or rolls back alone', async () => {
    const wanted = Array.from({ length: 40 }, (_, index) => `apart ${index}`);
    const results = await Promise.allSettled(
      wanted.map((name, index) =>
        transactions.run(async (manager) => {
          await manager.save(location(name));
          await new Promise((resolve) => setImmediate(resolve));
          if (index % 2) throw new Error('odd');
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const stored = (await names()).filter((name) => name.startsWith('apart '));
    expect(stored.sort()).toEqual(wanted.filter((_, index) => index % 2 === 0).sort());
  });

  it('counts no update lost when many read, add one and write', async () => {
    const week = await someWeek(app, await someCourse(app));
    await Promise.all(
      Array.from({ length: 30 }, () =>
        transactions.run(async (manager) => {
          const [locked] = await lockRows(manager, CourseWeekEntity, [week.id]);
          await new Promise((resolve) => setImmediate(resolve));
          await manager.update(
            CourseWeekEntity,
            { id: week.id },
            { queue_counter: (locked?.queue_counter ?? 0) + 1 },
          );
        }),
      ),
    );
    const { queue_counter } = await app.dataSource.manager.findOneByOrFail(CourseWeekEntity, { id: week.id });
    expect(queue_counter).toBe(30);
  });

  it('loses updates without the lock (control of the test above)', async () => {
    const week = await someWeek(app, await someCourse(app));
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        const found = await app.dataSource.manager.findOneByOrFail(CourseWeekEntity, { id: week.id });
        await new Promise((resolve) => setImmediate(resolve));
        await app.dataSource.manager.update(
          CourseWeekEntity,
          { id: week.id },
          { queue_counter: found.queue_counter + 1 },
        );
      }),
    );
    const { queue_counter } = await app.dataSource.manager.findOneByOrFail(CourseWeekEntity, { id: week.id });
    expect(queue_counter).toBeLessThan(30);
  });

  it('locks rows in id order, whatever the order asked for', async () => {
    const course = await someCourse(app);
    const weeks = [await someWeek(app, course), await someWeek(app, course), await someWeek(app, course)];
    const ids = weeks.map(({ id }) => id);
    const locked = await transactions.run((manager) =>
      lockRows(manager, CourseWeekEntity, [ids[2], ids[0], ids[1], ids[0]] as number[]),
    );
    expect(locked.map(({ id }) => id)).toEqual(ids);
  });

  it('refuses a global repository inside a transaction, which could wait for ever', async () => {
    await expect(
      transactions.run(async () => {
        await app.dataSource.manager.count(LocationEntity);
      }),
    ).rejects.toThrow(/only its manager/);
    expect(await app.dataSource.manager.count(LocationEntity)).toBeGreaterThanOrEqual(0);
  });

  it('refuses a transaction inside a transaction', async () => {
    await expect(transactions.run(() => transactions.run(() => Promise.resolve(1)))).rejects.toThrow(
      /nested/,
    );
  });

  it('repeats the whole work when the database asks for it, then gives up', async () => {
    const deadlock = (): Error => Object.assign(new Error('deadlock'), { errno: 1213 });
    let tries = 0;
    const result = await transactions.run(async (manager) => {
      tries += 1;
      await manager.save(location(`try ${tries}`));
      if (tries < 3) throw deadlock();
      return tries;
    });
    expect(result).toBe(3);
    expect((await names()).filter((name) => name.startsWith('try '))).toEqual(['try 3']);

    tries = 0;
    await expect(
      transactions.run(() => {
        tries += 1;
        return Promise.reject(deadlock());
      }),
    ).rejects.toMatchObject({ errno: 1213 });
    expect(tries).toBe(6);
  });

  it('does not repeat other errors', async () => {
    let tries = 0;
    await expect(
      transactions.run(() => {
        tries += 1;
        return Promise.reject(new Error('mine'));
      }),
    ).rejects.toThrow('mine');
    expect(tries).toBe(1);
  });

  it('recognises a duplicate key and a broken reference on this engine', async () => {
    const insertTwice = transactions.run(async (manager) => {
      await manager.insert(OptionEntity, { key: 'app_name', value: 'x' });
    });
    expect(isDuplicateKey(await insertTwice.catch((error: unknown) => error))).toBe(true);
    const orphan = transactions.run(async (manager) => {
      await manager.insert(ChildDayEntity, { child_id: 1, date: '2026-07-06', registration_id: 999_999 });
    });
    expect(isForeignKeyViolation(await orphan.catch((error: unknown) => error))).toBe(true);
  });

  it('keeps what it gives back: instants, dates, switches and texts of any script', async () => {
    const course = await someCourse(app, {
      name: "Ötzi 🏔️ ß „Quoted“ 'single' 100% a_b \\ ende",
      from: '2026-06-15',
      custom_field: true,
      register_from_time: '08:30',
    });
    const { manager } = app.dataSource;
    const again = await manager.findOneByOrFail(CourseEntity, { id: course.id });
    expect(again.name).toBe("Ötzi 🏔️ ß „Quoted“ 'single' 100% a_b \\ ende");
    expect([again.from, again.custom_field, again.custom_labels, again.register_from_time]).toEqual([
      '2026-06-15',
      true,
      false,
      '08:30',
    ]);
  });

  onSqlite('refuses what libsql cannot bind instead of taking the process down', async () => {
    await expect(app.dataSource.query('SELECT ?', [{ a: 1 }])).rejects.toThrow(/cannot be bound/);
    expect(await app.dataSource.query('SELECT ? AS a, ? AS b', [true, new Date(0)])).toEqual([
      { a: 1, b: '1970-01-01 00:00:00.000' },
    ]);
  });

  onSqlite('reads through a connection that cannot write', async () => {
    await expect(
      app.dataSource.query("WITH x AS (SELECT 1) DELETE FROM location WHERE name = 'nobody'"),
    ).rejects.toThrow(/readonly|query_only|read-only|attempt to write/i);
  });

  it('still finds locations after all that', async () => {
    const { id } = await someLocation(app);
    expect(await app.dataSource.manager.existsBy(LocationEntity, { id })).toBe(true);
  });
});
