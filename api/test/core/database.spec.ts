import { ChildDayEntity } from '../../src/model/registrations/child-day.entity.js';
import { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import { LocationEntity } from '../../src/model/catalogue/location.entity.js';
import { isDuplicateKey, isForeignKeyViolation } from '../../src/core/database/errors.js';
import { lockRows } from '../../src/core/database/locks.js';
import { LOCK_TABLES, makeLockTables } from '../../src/core/database/cluster.js';
import { migrate } from '../../src/core/database/data-source.js';
import { findDrift } from '../../src/core/database/drift.js';
import { Transactions } from '../../src/core/database/transactions.js';
import { OptionEntity } from '../../src/model/settings/option.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { next, someCourse, someLocation, someWeek } from '../support/builders.js';
import { ENGINE } from '../support/database.js';

/** A test of something that only SQLite has. On MySQL and MariaDB there is nothing to test, so none is shown as skipped. */
const itOnSqlite = (name: string, test: () => Promise<void>): void => {
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

  const locationNames = async (): Promise<string[]> =>
    (await app.dataSource.manager.find(LocationEntity, { order: { id: 'ASC' } })).map(({ name }) => name);
  const newLocation = (name: string): LocationEntity =>
    app.dataSource.manager.create(LocationEntity, { name, name_it: name });

  it('has, after all migrations, exactly the tables and columns of the entities', async () => {
    const drift = await findDrift(app.dataSource);
    expect(
      [...drift, drift.length > 0 && 'Write it: npm run migration:generate -- NAME'].filter(Boolean),
    ).toEqual([]);
  });

  it('undoes every migration and applies all of them again', async () => {
    // With a database of its own: the other tests need their tables.
    const separateApp = await createTestApp();
    try {
      for (let count = separateApp.dataSource.migrations.length; count > 0; count -= 1)
        await separateApp.dataSource.undoLastMigration();
      const runner = separateApp.dataSource.createQueryRunner();
      expect(await runner.hasTable('registration')).toBe(false);
      expect(await runner.hasTable('user')).toBe(false);
      await runner.release();
      const ran = await migrate(separateApp.dataSource);
      expect(ran.map(({ name }) => name)).toEqual(
        separateApp.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name),
      );
      for (const { milliseconds } of ran) expect(milliseconds).toBeGreaterThanOrEqual(0);
      expect(await migrate(separateApp.dataSource)).toEqual([]);
      expect(await separateApp.dataSource.manager.count(OptionEntity)).toBe(0);
    } finally {
      await separateApp.close();
    }
  });

  it.each([
    ['creates the tables that hold the locks of a cluster', []],
    [
      'keeps the tables that version 0.1.0 created for these locks without a migration',
      [
        'CREATE TABLE migration_lock (id int NOT NULL PRIMARY KEY, until datetime NOT NULL, owner char(36) NOT NULL)',
        'CREATE TABLE cluster_lock (what varchar(64) NOT NULL, id int NOT NULL, turn int unsigned NOT NULL, PRIMARY KEY (what, id))',
      ],
    ],
  ])('%s, and records their migration once', async (_, statementsBefore) => {
    // With a database of its own: the other tests need their tables.
    const separateApp = await createTestApp();
    const runner = separateApp.dataSource.createQueryRunner();
    const hasTables = () =>
      Promise.all(['migration_lock', 'cluster_lock'].map((table) => runner.hasTable(table)));
    try {
      while ((await hasTables()).includes(true)) await separateApp.dataSource.undoLastMigration();
      for (const statement of statementsBefore) await separateApp.dataSource.query(statement);
      // Twice, as when two nodes of a cluster start at the same time.
      await makeLockTables(separateApp.dataSource);
      await makeLockTables(separateApp.dataSource);
      const ran = (await migrate(separateApp.dataSource)).map(({ name }) => name);
      expect(ran.filter((name) => name === LOCK_TABLES)).toHaveLength(1);
      // Fails when a table has other columns than the code expects.
      await separateApp.dataSource.query(`INSERT INTO cluster_lock (what, id, turn) VALUES ('course', 1, 1)`);
      await separateApp.dataSource.query(
        `INSERT INTO migration_lock (id, until, owner) VALUES (1, '2026-03-02 08:00:00', 'a node')`,
      );
      expect(await hasTables()).toEqual([true, true]);
    } finally {
      await runner.release();
      await separateApp.close();
    }
  });

  it('stores nothing of a transaction that throws', async () => {
    const name = `rolled back ${next()}`;
    await expect(
      transactions.run(async (manager) => {
        await manager.save(newLocation(name));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await locationNames()).not.toContain(name);
  });

  it('shows what a transaction wrote to nobody else before it ends', async () => {
    const name = `half done ${next()}`;
    let seen: string[] = [];
    let reportRead: () => void = () => undefined;
    const readDone = new Promise<void>((resolve) => {
      reportRead = resolve;
    });
    // Reads outside of the transaction, while it waits below with its row written and not committed.
    const reader = new Promise<void>((resolve) => {
      setImmediate(() => void locationNames().then((found) => ((seen = found), reportRead(), resolve())));
    });
    await transactions.run(async (manager) => {
      await manager.save(newLocation(name));
      await readDone;
    });
    await reader;
    expect(seen).not.toContain(name);
    expect(await locationNames()).toContain(name);
  });

  it('keeps concurrent transactions apart: each commits or rolls back alone', async () => {
    const wanted = Array.from({ length: 40 }, (_, index) => `apart ${index}`);
    const results = await Promise.allSettled(
      wanted.map((name, index) =>
        transactions.run(async (manager) => {
          await manager.save(newLocation(name));
          await new Promise((resolve) => setImmediate(resolve));
          if (index % 2) throw new Error('odd');
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const stored = (await locationNames()).filter((name) => name.startsWith('apart '));
    expect(stored.sort()).toEqual(wanted.filter((_, index) => index % 2 === 0).sort());
  });

  it('loses no update when many transactions lock a row, read it, add one and write it', async () => {
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

  it('loses updates without the lock (shows that the test above can fail)', async () => {
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

  it('locks rows in the order of their ids, in whatever order they are asked for', async () => {
    const course = await someCourse(app);
    const weeks = [await someWeek(app, course), await someWeek(app, course), await someWeek(app, course)];
    const ids = weeks.map(({ id }) => id);
    const locked = await transactions.run((manager) =>
      lockRows(manager, CourseWeekEntity, [ids[2], ids[0], ids[1], ids[0]] as number[]),
    );
    expect(locked.map(({ id }) => id)).toEqual(ids);
  });

  it('refuses the manager of the data source inside a transaction, because it could wait for ever', async () => {
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

  it('tells the database neither begin nor end of what is one statement, and repeats that too', async () => {
    let tries = 0;
    const statements = await app.countStatements(() =>
      transactions.runStatement(async (manager) => {
        tries += 1;
        await expect(transactions.runStatement(() => Promise.resolve(1))).rejects.toThrow(/nested/);
        if (tries < 2) throw Object.assign(new Error('deadlock'), { errno: 1213 });
        await manager.query("UPDATE location SET name = 'alone' WHERE id = 0");
      }),
    );
    expect(statements).toHaveLength(1);
    expect(tries).toBe(2);
  });

  it('repeats the whole work after a deadlock, five times at most', async () => {
    const deadlock = (): Error => Object.assign(new Error('deadlock'), { errno: 1213 });
    let tries = 0;
    const result = await transactions.run(async (manager) => {
      tries += 1;
      await manager.save(newLocation(`try ${tries}`));
      if (tries < 3) throw deadlock();
      return tries;
    });
    expect(result).toBe(3);
    expect((await locationNames()).filter((name) => name.startsWith('try '))).toEqual(['try 3']);

    tries = 0;
    await expect(
      transactions.run(() => {
        tries += 1;
        return Promise.reject(deadlock());
      }),
    ).rejects.toMatchObject({ errno: 1213 });
    // The first run and five repeats.
    expect(tries).toBe(6);
  });

  it('does not repeat the work after any other error', async () => {
    let tries = 0;
    await expect(
      transactions.run(() => {
        tries += 1;
        return Promise.reject(new Error('mine'));
      }),
    ).rejects.toThrow('mine');
    expect(tries).toBe(1);
  });

  it('recognises the errors for a duplicate key and for a broken reference', async () => {
    // The seed has stored this option already.
    const insertExistingKey = transactions.run(async (manager) => {
      await manager.insert(OptionEntity, { key: 'app_name', value: 'x' });
    });
    expect(isDuplicateKey(await insertExistingKey.catch((error: unknown) => error))).toBe(true);
    const insertOrphan = transactions.run(async (manager) => {
      await manager.insert(ChildDayEntity, { child_id: 1, date: '2026-07-06', registration_id: 999_999 });
    });
    expect(isForeignKeyViolation(await insertOrphan.catch((error: unknown) => error))).toBe(true);
  });

  it('gives back exactly what was stored: dates, times, booleans and text with any characters', async () => {
    const course = await someCourse(app, {
      name: "Ötzi 🏔️ ß „Quoted“ 'single' 100% a_b \\ ende",
      from: '2026-06-15',
      custom_labels: true,
      register_from_time: '08:30',
    });
    const { manager } = app.dataSource;
    const stored = await manager.findOneByOrFail(CourseEntity, { id: course.id });
    expect(stored.name).toBe("Ötzi 🏔️ ß „Quoted“ 'single' 100% a_b \\ ende");
    expect([stored.from, stored.custom_labels, stored.active, stored.register_from_time]).toEqual([
      '2026-06-15',
      true,
      true,
      '08:30',
    ]);
  });

  // libsql, the SQLite driver, aborts the whole process when it gets a parameter of a type that it does not know.
  itOnSqlite('refuses a parameter that the driver cannot take, and converts booleans and dates', async () => {
    await expect(app.dataSource.query('SELECT ?', [{ a: 1 }])).rejects.toThrow(/cannot be bound/);
    expect(await app.dataSource.query('SELECT ? AS a, ? AS b', [true, new Date(0)])).toEqual([
      { a: 1, b: '1970-01-01 00:00:00.000' },
    ]);
  });

  // Statements that begin like a read go to a second connection, which is read-only. This one begins so, but deletes.
  itOnSqlite('sends reads through a connection that cannot write', async () => {
    await expect(
      app.dataSource.query("WITH x AS (SELECT 1) DELETE FROM location WHERE name = 'nobody'"),
    ).rejects.toThrow(/readonly|query_only|read-only|attempt to write/i);
  });

  it('still works after all the failed statements above', async () => {
    const { id } = await someLocation(app);
    expect(await app.dataSource.manager.existsBy(LocationEntity, { id })).toBe(true);
  });
});
