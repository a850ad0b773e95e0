import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';

/** Engine that this run of the suite is for. */
export const ENGINE = process.env.TEST_ENGINE === 'mysql' ? 'mysql' : 'sqlite';

/** Where a test keeps its data; nothing of it is left afterwards. */
export interface TestPlace {
  dataDir: string;
  /** `undefined` on SQLite, whose file is in `dataDir`. */
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** A directory, and on MySQL/MariaDB a database, of this test alone. */
export async function createPlace(): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'feria-test-'));
  const removeDirectory = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (ENGINE === 'sqlite') {
    return { dataDir, databaseUrl: undefined, remove: () => Promise.resolve(removeDirectory()) };
  }
  const server = process.env.TEST_MYSQL_URL ?? 'mysql://root@127.0.0.1:3306';
  const prefix = process.env.TEST_MYSQL_PREFIX ?? `feria_test_${process.pid}_`;
  const name = `${prefix}${process.env.JEST_WORKER_ID ?? '0'}_${randomBytes(4).toString('hex')}`;
  const command = async (sql: string): Promise<void> => {
    const connection = await mysql.createConnection(server);
    await connection.query(sql);
    await connection.end();
  };
  await command(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return {
    dataDir,
    databaseUrl: `${server.replace(/\/+$/, '')}/${name}`,
    remove: async () => {
      removeDirectory();
      await command(`DROP DATABASE IF EXISTS ${name}`);
    },
  };
}
