import type { TestApp } from './app.js';
import { ENGINE } from './database.js';

/** Takes back a migration and all after it. @param name of its class */
export async function undoMigrationsFrom({ dataSource }: TestApp, name: string): Promise<void> {
  const count = dataSource.migrations.findIndex((migration) => migration.name === name);
  expect(count).toBeGreaterThan(0);
  // TypeORM switches the keys off when it migrates, but not when it goes back.
  if (ENGINE === 'sqlite') await dataSource.query('PRAGMA foreign_keys = OFF');
  for (let undone = dataSource.migrations.length; undone > count; undone -= 1)
    await dataSource.undoLastMigration();
  if (ENGINE === 'sqlite') await dataSource.query('PRAGMA foreign_keys = ON');
}
