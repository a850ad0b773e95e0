import { RoleEntity, RolePermissionEntity } from '../../../src/core/auth/role.entity.js';
import { LogOfChanges1790000000351 } from '../../../src/migrations/1790000000351-log-of-changes.js';
import { createTestApp, type TestApp } from '../../support/app.js';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

it('who could read the log of changes still can, and the first role of the office as well', async () => {
  const { manager } = app.dataSource;
  const migration = new LogOfChanges1790000000351();
  const runner = app.dataSource.createQueryRunner();
  const holders = async (): Promise<string[]> => {
    const roles = await manager.find(RoleEntity, { relations: { permissions: true }, order: { id: 'ASC' } });
    return roles
      .filter(({ permissions }) => permissions?.some(({ permission }) => permission === 'auditLog.index'))
      .map(({ name }) => name);
  };
  for (const [name, permission] of [
    ['Kontenverwaltung', 'user.index'],
    ['Kasse', 'payment.index'],
  ] as const) {
    const role = await manager.save(manager.create(RoleEntity, { name }));
    await manager.insert(RolePermissionEntity, { role_id: role.id, permission });
  }
  await migration.down(runner);
  expect(await holders()).toEqual([]);
  expect(await manager.countBy(RolePermissionEntity, { permission: 'user.index' })).toBeGreaterThan(0);
  await migration.up(runner);
  await migration.up(runner);
  await runner.release();
  expect(await holders()).toEqual(['Administrator', 'Office', 'Kontenverwaltung']);
});
