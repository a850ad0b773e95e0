import { lockRows } from '../../../src/core/database/locks.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someParent } from '../../support/builders.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** More than the first connections of the pool: one that was opened before its settings were made must not stay so. */
const CALLERS = 12;

it('what is read under a lock is the last that was committed, even after a read before the lock', async () => {
  const { id } = await someParent(app);
  const count = (): Promise<void> =>
    app.app.get(Transactions).run(async (manager) => {
      // Under REPEATABLE READ this read would fix what all later ones see.
      await manager.findOneByOrFail(UserEntity, { id });
      await lockRows(manager, UserEntity, [id]);
      const { company_name } = await manager.findOneByOrFail(UserEntity, { id });
      await manager.update(UserEntity, { id }, { company_name: String(Number(company_name ?? 0) + 1) });
    });
  await Promise.all(Array.from({ length: CALLERS }, count));
  const { company_name } = await app.dataSource.manager.findOneByOrFail(UserEntity, { id });
  expect(company_name).toBe(String(CALLERS));
});
