import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';

/** Servers live in sbin, which an ordinary user's PATH lacks on Debian. */
export function findProgram(name: string): string | undefined {
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return directories.map((directory) => join(directory, name)).find((file) => existsSync(file));
}

/** Whether a server can be started here at all. */
export const mariadbIsInstalled = Boolean(findProgram('mariadbd') && findProgram('mariadb-install-db'));

/** A MariaDB server of this test alone, with the durability of production, to be killed and started again. */
export class PrivateMariadb {
  private server: ChildProcess | null = null;
  private readonly directory = mkdtempSync(join(tmpdir(), 'feria-crash-mariadb-'));
  private readonly killNow = (): void => {
    this.server?.kill('SIGKILL');
    rmSync(this.directory, { recursive: true, force: true });
  };

  private constructor(private readonly port: number) {
    process.once('exit', this.killNow); // however the test ends, the server must not stay
  }

  /** Makes a database, and gives its address. */
  async createDatabase(name: string): Promise<string> {
    const connection = await mysql.createConnection(this.url());
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    await connection.end();
    return this.url(name);
  }

  /** Installs and starts a server. */
  static async create(): Promise<PrivateMariadb> {
    const mariadb = new PrivateMariadb(await freePort());
    const { status, stderr } = spawnSync(findProgram('mariadb-install-db')!, [
      ...mariadb.options(),
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ]);
    if (status !== 0) throw new Error(`mariadb-install-db failed:\n${stderr.toString()}`);
    await mariadb.start();
    return mariadb;
  }

  /** Starts it, after a kill with what it finds, and waits until it answers. */
  async start(): Promise<void> {
    this.server = spawn(
      findProgram('mariadbd')!,
      [
        ...this.options(),
        `--socket=${join(this.directory, 'socket')}`,
        `--pid-file=${join(this.directory, 'pid')}`,
        `--port=${this.port}`,
        '--bind-address=127.0.0.1',
        '--skip-networking=0',
        '--innodb-buffer-pool-size=32M',
        '--innodb-flush-log-at-trx-commit=1',
      ],
      { stdio: 'ignore' },
    );
    for (let attempt = 0; attempt < 300 && this.server.exitCode === null; attempt += 1) {
      const connection = await mysql.createConnection(this.url()).catch(() => null);
      if (connection) return connection.end();
      await sleep(50);
    }
    throw new Error('mariadbd did not start');
  }

  /** kill -9. Resolves when the server is gone. */
  async kill(): Promise<void> {
    if (!this.server || this.server.exitCode !== null) return;
    const gone = once(this.server, 'close');
    this.server.kill('SIGKILL');
    await gone;
    this.server = null;
  }

  /** Ends it, and leaves nothing behind. */
  async remove(): Promise<void> {
    await this.kill();
    process.off('exit', this.killNow);
    this.killNow();
  }

  private url(database = ''): string {
    return `mysql://root@127.0.0.1:${this.port}/${database}`;
  }

  private options(): string[] {
    const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []; // else it would change to a user `mysql`
    // A server that starts deletes every `#sql…` file in its tmpdir: in the common one, also those in use by the others.
    const temporary = join(this.directory, 'tmp');
    mkdirSync(temporary, { recursive: true });
    return ['--no-defaults', `--datadir=${join(this.directory, 'data')}`, `--tmpdir=${temporary}`, ...asRoot];
  }
}

/** A port that nobody has just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
