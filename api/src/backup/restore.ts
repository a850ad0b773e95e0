import { existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource, QueryRunner } from 'typeorm';
import { migrations } from '../migrations/index.js';
import type { Config } from '../platform/config/config.js';
import { isSqlite, migrate, openDatabase } from '../platform/database/data-source.js';
import { BackupError, readManifest, readRows, UPLOADS, type Manifest } from './archive.js';
import { fingerprintOf } from './backup.js';
import { pagesOf, tablesOf, writeTable } from './rows.js';

type RestoreConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'healthKey'>;

/**
 * Puts a backup into an empty database, on either engine, and its uploads into `DATA_DIR`. All or nothing as far as the
 * database goes. No app may run on it meanwhile.
 * @throws BackupError when the backup is damaged, of another version, sealed with another `HEALTH_KEY`, or when there are
 *   data already.
 */
export async function restore(config: RestoreConfig, directory: string): Promise<Manifest> {
  const manifest = await readManifest(directory);
  const known = migrations.map(({ name }) => name);
  if (manifest.migrations.join() !== known.join())
    throw new BackupError(
      'this backup was made by another version: restore it with that one, then start the new one, which migrates it',
    );
  if (manifest.health_key !== fingerprintOf(config.healthKey))
    throw new BackupError('HEALTH_KEY is not the key that sealed the health data of this backup');
  const uploads = join(config.dataDir, UPLOADS);
  await mkdir(uploads, { recursive: true });
  if ((await readdir(uploads)).length) throw new BackupError(`${uploads} is not empty`);
  const dataSource = await openDatabase(config);
  try {
    await migrate(dataSource);
    await requireEmpty(dataSource);
    if (existsSync(join(directory, UPLOADS)))
      await cp(join(directory, UPLOADS), uploads, { recursive: true });
    await withoutForeignKeys(dataSource, (runner) => writeAll(runner, directory, manifest));
    return manifest;
  } finally {
    await dataSource.destroy();
  }
}

async function requireEmpty(dataSource: DataSource): Promise<void> {
  for (const { tableName } of tablesOf(dataSource)) {
    const rows = await dataSource.query<unknown[]>(
      `SELECT 1 FROM ${dataSource.driver.escape(tableName)} LIMIT 1`,
    );
    if (rows.length) throw new BackupError(`the database is not empty: ${tableName} has rows`);
  }
}

async function writeAll(runner: QueryRunner, directory: string, manifest: Manifest): Promise<void> {
  const tables = new Map(tablesOf(runner.dataSource).map((table) => [table.tableName, table]));
  const written: Record<string, number> = {};
  for await (const [name, rows] of pagesOf(readRows(directory))) {
    const table = tables.get(name);
    if (!table) throw new BackupError(`the table ${name} of this backup is unknown`);
    await writeTable(runner, table, rows);
    written[name] = (written[name] ?? 0) + rows.length;
  }
  for (const [name, count] of Object.entries(manifest.tables))
    if ((written[name] ?? 0) !== count)
      throw new BackupError(`${name} should have ${count} rows, the backup holds ${written[name] ?? 0}`);
}

/** One transaction; the keys are switched off for its connection alone. SQLite takes that only outside a transaction. */
async function withoutForeignKeys(
  dataSource: DataSource,
  work: (runner: QueryRunner) => Promise<void>,
): Promise<void> {
  const sqlite = isSqlite(dataSource);
  const runner = dataSource.createQueryRunner();
  const check = (on: boolean): Promise<unknown> =>
    runner.query(
      sqlite ? `PRAGMA foreign_keys = ${on ? 'ON' : 'OFF'}` : `SET FOREIGN_KEY_CHECKS = ${on ? 1 : 0}`,
    );
  try {
    await check(false);
    await runner.startTransaction();
    await work(runner);
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await check(true);
    await runner.release();
  }
}
