import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';

/** Engines that a bench compares. */
export type Engine = 'sqlite' | 'mysql';

/** Database and directory of one run; nothing of it is left afterwards. */
export interface Place {
  dataDir: string;
  /** `undefined` on SQLite. */
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** The server that benches use, without a database. */
export const SERVER = process.env.TEST_MYSQL_URL ?? 'mysql://root@127.0.0.1:3306';

export async function createPlace(engine: Engine): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'feria-bench-'));
  const name = `feria_bench_${randomBytes(4).toString('hex')}`;
  const command = async (sql: string): Promise<void> => {
    const connection = await mysql.createConnection(SERVER);
    await connection.query(sql);
    await connection.end();
  };
  if (engine === 'mysql') await command(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return {
    dataDir,
    databaseUrl: engine === 'mysql' ? `${SERVER}/${name}` : undefined,
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      if (engine === 'mysql') await command(`DROP DATABASE ${name}`);
    },
  };
}
