import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { migrate } from '../../src/core/database/data-source.js';
import { openDatabase } from '../../src/open-database.js';

/** Engine that this run of the suite is for. */
export const ENGINE = process.env.TEST_ENGINE === 'mysql' ? 'mysql' : 'sqlite';

/** What `createPlace` keeps from one run to the next. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/feria/test-databases/', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../../src/migrations/', import.meta.url));

/** Where a test keeps its data; nothing of it is left afterwards. */
export interface TestPlace {
  dataDir: string;
  /** `undefined` on SQLite, whose file is in `dataDir`. */
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/**
 * A directory, and on MySQL/MariaDB a database, of this test alone.
 * @param options `migrated`: with every table, copied from a database that was migrated before, which takes a tenth of the time.
 *   On MySQL/MariaDB that is done once for each run of `npm test`; without it the caller migrates.
 */
export async function createPlace({ migrated = false } = {}): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'feria-test-'));
  const removeDirectory = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (ENGINE === 'sqlite') {
    if (migrated) copyFileSync(await sqliteTemplate(), join(dataDir, 'feria.sqlite'));
    return { dataDir, databaseUrl: undefined, remove: () => Promise.resolve(removeDirectory()) };
  }
  const server = (process.env.TEST_MYSQL_URL ?? 'mysql://root@127.0.0.1:3306').replace(/\/$/, '');
  const prefix = process.env.TEST_MYSQL_PREFIX ?? `feria_test_${process.pid}_`;
  const name = `${prefix}${process.env.JEST_WORKER_ID ?? '0'}_${randomBytes(4).toString('hex')}`;
  const withConnection = async (work: (connection: Connection) => Promise<unknown>): Promise<void> => {
    const connection = await mysql.createConnection(server);
    try {
      await work(connection);
    } finally {
      await connection.end();
    }
  };
  await withConnection(async (connection) => {
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    // Only `npm test` gives a prefix, and drops every database that begins with it.
    if (migrated && process.env.TEST_MYSQL_PREFIX) {
      const template = `${prefix}template`;
      await makeTemplate(connection, server, template);
      await copyTables(connection, template, name);
    }
  });
  return {
    dataDir,
    databaseUrl: `${server}/${name}`,
    remove: async () => {
      removeDirectory();
      await withConnection((connection) => connection.query(`DROP DATABASE IF EXISTS ${name}`));
    },
  };
}

let template: Promise<string> | undefined;

/** A migrated SQLite file, made when there is none of the same migrations. */
function sqliteTemplate(): Promise<string> {
  template ??= makeSqliteTemplate();
  return template;
}

async function makeSqliteTemplate(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, file)));
  const file = join(CACHE, `${hash.digest('hex')}.sqlite`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'feria-test-'));
  const dataSource = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
  // In one step: other workers may look for it.
  const draft = `${file}.${process.pid}`;
  copyFileSync(join(dataDir, 'feria.sqlite'), draft);
  renameSync(draft, file);
  rmSync(dataDir, { recursive: true });
  return file;
}

/** Makes the migrated database that others are copied from, unless another test of the run has. */
async function makeTemplate(connection: Connection, server: string, template: string): Promise<void> {
  // Also when it is there: it may be in the making.
  await connection.query(`SELECT GET_LOCK('${template}', 120)`);
  try {
    if ((await rowsOf(connection, `SHOW DATABASES LIKE '${template}'`)).length > 0) return;
    await connection.query(`CREATE DATABASE ${template} CHARACTER SET utf8mb4`);
    const dataSource = await openDatabase({ databaseUrl: `${server}/${template}`, dataDir: '' });
    try {
      await migrate(dataSource);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await connection.query(`SELECT RELEASE_LOCK('${template}')`);
  }
}

/** Copies the tables of a database into an empty one, with rows, keys and the state of the migrations. */
async function copyTables(connection: Connection, from: string, to: string): Promise<void> {
  await connection.query(`USE ${to}`);
  await connection.query('SET FOREIGN_KEY_CHECKS = 0'); // the tables come in the order of their names
  for (const row of await rowsOf(connection, `SHOW TABLES FROM ${from}`)) {
    const table = String(Object.values(row)[0]);
    const [created] = await rowsOf(connection, `SHOW CREATE TABLE ${from}.\`${table}\``);
    await connection.query(String(created?.['Create Table']));
    await connection.query(`INSERT INTO \`${table}\` SELECT * FROM ${from}.\`${table}\``);
  }
}

async function rowsOf(connection: Connection, sql: string): Promise<RowDataPacket[]> {
  const [rows] = await connection.query<RowDataPacket[]>(sql);
  return rows;
}
