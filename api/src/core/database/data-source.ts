import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { DataSource, type DataSourceOptions, type Logger, type MigrationInterface } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import type { BetterSqlite3DataSourceOptions } from 'typeorm/driver/better-sqlite3/BetterSqlite3DataSourceOptions.js';
import type { MysqlDataSourceOptions } from 'typeorm/driver/mysql/MysqlDataSourceOptions.js';
import type { Config } from '../config/config.js';
import {
  aloneInCluster,
  findCluster,
  isOnCluster,
  makeLockTables,
  READ_WHAT_IS_COMMITTED,
} from './cluster.js';
import { libsql, prepareWriter, separateReadsFromWrites } from './sqlite.js';
import { countTableChanges } from './table-changes.js';

/** Connections to MySQL/MariaDB of one process. */
const POOL_SIZE = 20;
/** Queries that may wait for a connection; the next is answered 503. */
const POOL_QUEUE_LIMIT = 2_000;

export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** What the database holds: the tables and how they come about. */
export type Schema = Pick<Required<DataSourceOptions>, 'entities' | 'migrations'>;

/**
 * Opens the database of the configuration: MySQL/MariaDB with `DATABASE_URL`, else the SQLite file `feria.sqlite` in
 * `DATA_DIR`. Does not migrate ({@link migrate}).
 */
export async function openDataSource(
  config: DatabaseConfig,
  schema: Schema,
  logger?: Logger,
): Promise<DataSource> {
  const dataSource = new DataSource({
    ...(await engineOptions(config)),
    ...schema,
    migrationsTransactionMode: 'each',
    synchronize: false,
    logger,
    logging: logger !== undefined,
  });
  await dataSource.initialize();
  if (isSqlite(dataSource)) separateReadsFromWrites(dataSource);
  else await prepareConnections(dataSource);
  countTableChanges(dataSource);
  return dataSource;
}

/** A migration that ran, and how long it took. */
export interface RanMigration {
  name: string;
  milliseconds: number;
}

/**
 * Applies what is missing of the migrations. Safe when several processes start at once on one MySQL/MariaDB.
 * @returns those that ran here, in their order
 */
export async function migrate(dataSource: DataSource): Promise<RanMigration[]> {
  if (isOnCluster(dataSource)) await makeLockTables(dataSource);
  const ran: RanMigration[] = [];
  for (const migration of dataSource.migrations) {
    const { up } = Object.getPrototypeOf(migration) as MigrationInterface;
    migration.up = async (runner) => {
      const start = performance.now();
      await up.call(migration, runner);
      const name = migration.name ?? migration.constructor.name;
      ran.push({ name, milliseconds: Math.round(performance.now() - start) });
    };
  }
  await runAlone(dataSource);
  return ran;
}

async function runAlone(dataSource: DataSource): Promise<void> {
  if (isSqlite(dataSource)) {
    await dataSource.runMigrations();
    return;
  }
  if (isOnCluster(dataSource)) {
    await aloneInCluster(dataSource, () => dataSource.runMigrations());
    return;
  }
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`SELECT GET_LOCK('feria_migrate', 300)`);
    await dataSource.runMigrations();
  } finally {
    await runner.query(`SELECT RELEASE_LOCK('feria_migrate')`).catch(() => undefined);
    await runner.release();
  }
}

/**
 * Writes the write-ahead log of SQLite into the database file and empties it: it holds earlier versions of rows. When a
 * reader of another process is in the way, it is left for the next call. Nothing to do on MySQL/MariaDB.
 */
export async function emptyWriteAheadLog(dataSource: DataSource): Promise<void> {
  if (isSqlite(dataSource)) await dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Whether this is the embedded engine. */
export function isSqlite(dataSource: DataSource): boolean {
  return dataSource.options.type === 'better-sqlite3';
}

async function engineOptions(
  config: DatabaseConfig,
): Promise<BetterSqlite3DataSourceOptions | MysqlDataSourceOptions> {
  if (!config.databaseUrl) {
    mkdirSync(config.dataDir, { recursive: true });
    return {
      type: 'better-sqlite3',
      driver: libsql,
      database: join(config.dataDir, 'feria.sqlite'),
      prepareDatabase: prepareWriter,
    };
  }
  return {
    type: await serverType(config.databaseUrl),
    url: config.databaseUrl.replace(/^mariadb:/, 'mysql:'),
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: ['DATE'],
    poolSize: POOL_SIZE,
    // `trace` would make a stack for each statement; TypeORM's errors have one.
    extra: { queueLimit: POOL_QUEUE_LIMIT, enableKeepAlive: true, trace: false },
  };
}

/** TypeORM must know MariaDB from MySQL: told `mysql`, every nullable column of MariaDB seems to drift. */
async function serverType(url: string): Promise<'mysql' | 'mariadb'> {
  const connection = await mysql.createConnection(url.replace(/^mariadb:/, 'mysql:'));
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    const version = (rows as { version: string }[])[0]?.version ?? '';
    return /mariadb/i.test(version) ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}

interface RawConnection {
  query(sql: string): void;
  promise(): unknown;
}

interface RawPool {
  on(event: 'connection', listener: (connection: RawConnection) => void): void;
}

const READ_COMMITTED = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/**
 * READ COMMITTED for every connection, set when it is opened: under REPEATABLE READ a read before the lock fixes the
 * snapshot, and seats are counted in the past.
 */
async function prepareConnections(dataSource: DataSource): Promise<void> {
  await findCluster(dataSource);
  const settings = [READ_COMMITTED, ...(isOnCluster(dataSource) ? [READ_WHAT_IS_COMMITTED] : [])];
  const pool = (dataSource.driver as MysqlDriver).pool as RawPool;
  pool.on('connection', (connection) => {
    for (const setting of settings) connection.query(setting);
    // TypeORM asks for it before each statement, and mysql2 makes a new one each time.
    const promising = connection.promise();
    connection.promise = () => promising;
  });
  // `initialize` has opened one already, which waits in the pool.
  for (const setting of settings) await dataSource.query(setting);
}
