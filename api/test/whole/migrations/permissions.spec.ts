import { grantToAdministrator, revokeFromAll } from '../../../src/migrations/permissions.js';
import { RoleEntity } from '../../../src/core/auth/role.entity.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { seedRoles } from '../../../src/seed/roles.js';
import { createTestApp, type TestApp } from '../../support/app.js';

describe('permissions in a migration', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const holders = async (permission: string): Promise<string[]> => {
    const roles = await app.dataSource.manager.find(RoleEntity, { relations: { permissions: true } });
    return roles
      .filter((role) => role.permissions?.some((held) => String(held.permission) === permission))
      .map(({ name }) => name);
  };
  const run = async (work: typeof grantToAdministrator, permissions: string[]): Promise<void> => {
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await work(runner, permissions);
    await runner.commitTransaction();
    await runner.release();
  };

  it('are given to the administrator, who may have some already', async () => {
    await run(grantToAdministrator, ['kite.index']);
    await run(grantToAdministrator, ['kite.create', 'kite.index']);
    expect(await holders('kite.index')).toEqual(['Administrator']);
    expect(await holders('kite.create')).toEqual(['Administrator']);
  });

  it('are taken from every role, and no other with them', async () => {
    await run(grantToAdministrator, ['kite.index']);
    expect(await holders('course.view')).toHaveLength(2);
    await run(revokeFromAll, ['kite.index', 'course.view']);
    expect([await holders('kite.index'), await holders('course.view')]).toEqual([[], []]);
    expect(await holders('course.index')).toHaveLength(2);
  });

  it('go nowhere in a database without roles', async () => {
    const { manager } = app.dataSource;
    await manager.createQueryBuilder().delete().from(RoleEntity).execute();
    await run(grantToAdministrator, ['kite.index']);
    expect(await holders('kite.index')).toEqual([]);
    await seedRoles(app.app.get(Transactions));
  });
});
