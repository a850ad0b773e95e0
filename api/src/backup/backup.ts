import { createHmac } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource, QueryRunner } from 'typeorm';
import { migrations } from '../migrations/index.js';
import type { Config } from '../core/config/config.js';
import { isSqlite } from '../core/database/data-source.js';
import { openDatabase } from '../open-database.js';
import {
  BackupError,
  checksumOf,
  FOLDERS,
  FORMAT,
  writeManifest,
  writeRows,
  type Line,
  type Manifest,
} from './archive.js';
import { readTables, tablesOf } from './rows.js';

type BackupConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'healthKey'>;

/**
 * Writes a backup of database and uploads into a new directory while the app goes on: all tables as they were at one
 * instant. Restored by {@link restore}, on either engine.
 * @throws BackupError when the directory is not empty or the database is not migrated.
 */
export async function backUp(config: BackupConfig, directory: string): Promise<Manifest> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await readdir(directory)).length) throw new BackupError(`${directory} is not empty`);
  const dataSource = await openDatabase(config);
  try {
    await requireMigrated(dataSource);
    const tables: Record<string, number> = {};
    for (const { tableName } of tablesOf(dataSource)) tables[tableName] = 0;
    // Before the rows, for what is replaced while they are read, and after them, for what came just before their instant.
    await copyFiles(config, directory);
    await onSnapshot(dataSource, (runner) => writeRows(directory, counted(readTables(runner), tables)));
    await copyFiles(config, directory);
    const manifest: Manifest = {
      format: FORMAT,
      created_at: new Date().toISOString(),
      migrations: migrations.map(({ name }) => name),
      health_key: fingerprintOf(config.healthKey),
      checksum: await checksumOf(directory),
      tables,
    };
    await writeManifest(directory, manifest);
    return manifest;
  } finally {
    await dataSource.destroy();
  }
}

/** Copies what is not there yet: a file never changes under its name. One that no row names does no harm. */
async function copyFiles({ dataDir }: BackupConfig, directory: string): Promise<void> {
  for (const folder of FOLDERS) await copyFolder(join(dataDir, folder), join(directory, folder));
}

async function copyFolder(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  const files = (await readdir(from, { withFileTypes: true })).filter((entry) => entry.isFile());
  for (const { name } of files) {
    if (name.startsWith('.')) continue; // half written
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_EXCL).catch((error: unknown) => {
      // Copied before, or removed since its name was read.
      if (!['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    });
  }
}

/** Tells keys apart without giving them away. */
export function fingerprintOf(key: Buffer): string {
  return createHmac('sha256', key).update('feria backup').digest('hex').slice(0, 16);
}

/** @throws BackupError when the database has not exactly the migrations of this version. */
async function requireMigrated(dataSource: DataSource): Promise<void> {
  const applied = await dataSource
    .query<{ name: string }[]>(`SELECT name FROM ${dataSource.driver.escape('migrations')}`)
    .catch(() => []);
  const names = new Set(applied.map(({ name }) => name));
  if (names.size !== migrations.length || !migrations.every(({ name }) => names.has(name)))
    throw new BackupError('the database was not migrated by this version: start the app once, then back up');
}

async function* counted(lines: AsyncIterable<Line>, tables: Record<string, number>): AsyncGenerator<Line> {
  for await (const line of lines) {
    tables[line[0]] = (tables[line[0]] ?? 0) + 1;
    yield line;
  }
}

async function onSnapshot(
  dataSource: DataSource,
  work: (runner: QueryRunner) => Promise<void>,
): Promise<void> {
  if (isSqlite(dataSource)) {
    await onCopy(dataSource, work);
    return;
  }
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
    await work(runner);
    await runner.query('COMMIT');
  } finally {
    await runner.release();
  }
}

/** SQLite copies itself as it is at one instant without holding up writers; the copy is read and thrown away. */
async function onCopy(dataSource: DataSource, work: (runner: QueryRunner) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'feria-backup-'));
  try {
    await dataSource.query(`VACUUM INTO '${join(directory, 'feria.sqlite').replaceAll("'", "''")}'`);
    const copy = await openDatabase({ databaseUrl: null, dataDir: directory });
    try {
      await work(copy.createQueryRunner());
    } finally {
      await copy.destroy();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
