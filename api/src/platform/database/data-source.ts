import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { DataSource, type Logger } from 'typeorm';
import type { BetterSqlite3DataSourceOptions } from 'typeorm/driver/better-sqlite3/BetterSqlite3DataSourceOptions.js';
import type { MysqlDataSourceOptions } from 'typeorm/driver/mysql/MysqlDataSourceOptions.js';
import { entities } from '../../entities.js';
import { migrations } from '../../migrations/index.js';
import type { Config } from '../config/config.js';
import { aloneInCluster, findCluster, isOnCluster, READ_WHAT_IS_COMMITTED } from './cluster.js';
import { libsql, prepareWriter, separateReadsFromWrites } from './sqlite.js';

/** Connections to MySQL/MariaDB of one process. */
const POOL_SIZE = 20;
/** Queries that may wait for a connection; the next is answered 503. */
const POOL_QUEUE_LIMIT = 2_000;

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Opens the database of the configuration: MySQL/MariaDB with `DATABASE_URL`, else the SQLite file `feria.sqlite` in
 * `DATA_DIR`. Does not migrate ({@link migrate}).
 */
export async function openDatabase(config: DatabaseConfig, logger?: Logger): Promise<DataSource> {
  const dataSource = new DataSource({
    ...(await engineOptions(config)),
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    logger,
    logging: logger !== undefined,
  });
  await dataSource.initialize();
  if (isSqlite(dataSource)) separateReadsFromWrites(dataSource);
  else await prepareConnections(dataSource);
  return dataSource;
}

/** Applies what is missing of the migrations. Safe when several processes start at once on one MySQL/MariaDB. */
export async function migrate(dataSource: DataSource): Promise<void> {
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
    extra: { queueLimit: POOL_QUEUE_LIMIT, enableKeepAlive: true },
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

interface RawPool {
  on(event: 'connection', listener: (connection: { query(sql: string): void }) => void): void;
}

const READ_COMMITTED = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/**
 * READ COMMITTED for every connection, set when it is opened: under REPEATABLE READ a read before the lock fixes the
 * snapshot, and seats are counted in the past.
 */
async function prepareConnections(dataSource: DataSource): Promise<void> {
  await findCluster(dataSource);
  const settings = [READ_COMMITTED, ...(isOnCluster(dataSource) ? [READ_WHAT_IS_COMMITTED] : [])];
  const { pool } = dataSource.driver as unknown as { pool: RawPool };
  pool.on('connection', (connection) => settings.forEach((setting) => connection.query(setting)));
  // `initialize` has opened one already, which waits in the pool.
  for (const setting of settings) await dataSource.query(setting);
}
