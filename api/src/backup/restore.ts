import { existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { In, type DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { migrations } from '../migrations/index.js';
import type { Config } from '../core/config/config.js';
import { isSqlite, migrate } from '../core/database/data-source.js';
import { openDatabase } from '../open-database.js';
import { MessageReceiverEntity } from '../model/office/message.entity.js';
import type { MessageMail } from '../mailing/mail-kinds.js';
import { OutboxMailEntity } from '../model/mailing/outbox-mail.entity.js';
import { USELESS_AFTER } from '../mailing/outbox-queue.js';
import { BackupError, readManifest, readRows, FOLDERS, type Manifest } from './archive.js';
import { fingerprintOf } from './backup.js';
import { batchesOf, tablesOf, writeTable } from './rows.js';

type RestoreConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'healthKey'>;

/**
 * Tables that stay empty: nobody may get in with a session or a link that was ended or used after the backup, and a
 * repeated booking must not be answered with a registration that the backup does not hold.
 */
export const NOT_RESTORED: ReadonlySet<string> = new Set([
  'session',
  'api_key',
  'parent_view',
  'password_token',
  'email_token',
  'account_change',
  'guardian_invitation',
  'guardian_invitation_child',
  'idempotency_key',
  'rate_limit',
]);

/**
 * Puts a backup into an empty database, on either engine, and its uploads into `DATA_DIR`. All or nothing as far as the
 * database goes. No app may run on it meanwhile. Logins, links and what is only counted are left out ({@link NOT_RESTORED});
 * mails that were waiting are not sent by themselves ({@link holdBackMails}).
 * @throws BackupError when the backup is damaged, of another version, encrypted with another `HEALTH_KEY`, or when there are
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
    throw new BackupError(
      'HEALTH_KEY is not the key that encrypted the health data of this backup: where that installation set none, it is healthKey in secrets.json of its DATA_DIR',
    );
  for (const folder of FOLDERS) {
    const path = join(config.dataDir, folder);
    await mkdir(path, { recursive: true });
    if ((await readdir(path)).length) throw new BackupError(`${path} is not empty`);
  }
  const dataSource = await openDatabase(config);
  try {
    await migrate(dataSource);
    await requireEmpty(dataSource);
    for (const folder of FOLDERS) {
      if (existsSync(join(directory, folder)))
        await cp(join(directory, folder), join(config.dataDir, folder), { recursive: true });
    }
    await withoutForeignKeys(dataSource, async (runner) => {
      await writeAll(runner, directory, manifest);
      await holdBackMails(runner.manager, new Date());
    });
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
  for await (const [name, rows] of batchesOf(readRows(directory))) {
    const table = tables.get(name);
    if (!table) throw new BackupError(`the table ${name} of this backup is unknown`);
    if (!NOT_RESTORED.has(name)) await writeTable(runner, table, rows);
    written[name] = (written[name] ?? 0) + rows.length;
  }
  for (const [name, count] of Object.entries(manifest.tables))
    if ((written[name] ?? 0) !== count)
      throw new BackupError(`${name} should have ${count} rows, the backup holds ${written[name] ?? 0}`);
}

/**
 * A mail that waited at the time of the backup has most likely been sent since. It is put with the failed mails, where the
 * office sends it again or drops it. Links that set a password open nothing any more, so their mails are dropped.
 */
async function holdBackMails(manager: EntityManager, now: Date): Promise<void> {
  const waiting = { state: 'queued' as const };
  await manager.delete(OutboxMailEntity, { ...waiting, kind: In(Object.keys(USELESS_AFTER)) });
  const last_error = 'restored from a backup: it may have been sent since';
  const messages = await manager.findBy(OutboxMailEntity, { ...waiting, kind: 'message' });
  for (const { id, payload } of messages) {
    const { messageId, userId } = JSON.parse(payload) as MessageMail;
    await manager.update(
      MessageReceiverEntity,
      { message_id: messageId, user_id: userId },
      { state: 'failed', error: last_error, failed_mail_id: id },
    );
  }
  await manager.update(OutboxMailEntity, waiting, { state: 'failed', failed_at: now, last_error });
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
