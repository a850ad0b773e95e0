import type { EntityManager } from 'typeorm';
import type { TestApp } from './app.js';
import { ENGINE } from './database.js';

/**
 * MariaDB: resolves when a transaction on the app's database waits for a lock. The pause is longer than the 100 ms for which
 * InnoDB keeps giving the same answer to one who asks again.
 */
export async function somebodyWaits({ dataSource }: Pick<TestApp, 'dataSource'>): Promise<void> {
  for (let waiting = 0; waiting === 0;) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    const [row] = await dataSource.query<{ waiting: number | string }[]>(
      `SELECT COUNT(*) AS waiting FROM information_schema.INNODB_TRX t
       JOIN information_schema.PROCESSLIST p ON p.ID = t.trx_mysql_thread_id
       WHERE p.DB = DATABASE() AND t.trx_state = 'LOCK WAIT'`,
    );
    waiting = Number(row?.waiting);
  }
}

/** Runs a request while a transaction of somebody else has written and not yet committed. */
export async function duringWrite<T>(
  app: Pick<TestApp, 'dataSource'>,
  write: (manager: EntityManager) => Promise<unknown>,
  request: () => PromiseLike<T>,
): Promise<T> {
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction();
  await write(runner.manager);
  const answer = Promise.resolve(request());
  if (ENGINE === 'mysql') await somebodyWaits(app);
  await runner.commitTransaction();
  await runner.release();
  return answer;
}
