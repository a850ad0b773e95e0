/**
 * A MariaDB or MySQL server for the tests: the one that was named, the one that runs here, or a private one.
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryFolder } from './memory-folder.mjs';
import { fromRoot, tempPrefix } from './paths.mjs';
import { run } from './processes.mjs';

const LOCAL_SERVER = 'mysql://root@127.0.0.1:3306';

/**
 * `url` names a server, without a database, whose user may create databases.
 * @typedef {{ url: string, description: string, stop: () => Promise<void> }} Server
 */

/**
 * The server that `TEST_MYSQL_URL` names; else a private one, which keeps its data in memory and does not wait for disks; else,
 * where that program is not installed, the one that runs here. Throws when one was named or started and does not answer.
 * @returns {Promise<Server | null>} null when this machine has none
 */
export async function findMysql() {
  const named = process.env.TEST_MYSQL_URL;
  if (named) return describe(named.replace(/\/$/, ''));
  return (await startPrivate()) ?? describe(LOCAL_SERVER).catch(() => null);
}

/** Why there is none, for people. */
export const noMysqlReason =
  'no MariaDB or MySQL: TEST_MYSQL_URL is unset, 127.0.0.1:3306 has none that takes root without a password, and mariadbd is not installed';

/**
 * Drops what an interrupted or careless test left behind.
 * @param {string} url
 * @param {string} prefix of the names of the databases; never empty
 */
export async function dropDatabases(url, prefix) {
  await withConnection(url, async (connection) => {
    const [rows] = await connection.query('SELECT schema_name AS name FROM information_schema.schemata');
    for (const { name } of rows) {
      if (name.startsWith(prefix)) await connection.query(`DROP DATABASE ${connection.escapeId(name)}`);
    }
  });
}

/**
 * A free port of 127.0.0.1. Somebody else may take it before we do; there is no better way to hand one to a program.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * @param {string} url
 * @returns {Promise<Server>}
 */
async function describe(url) {
  const version = await withConnection(url, async (connection) => {
    const [[row]] = await connection.query('SELECT VERSION() AS version');
    return row.version;
  });
  return { url, description: `${version} at ${new URL(url).host}`, stop: async () => {} };
}

/**
 * @template T
 * @param {string} url
 * @param {(connection: import('mysql2/promise').Connection) => Promise<T>} work
 */
async function withConnection(url, work) {
  const mysql = createRequire(fromRoot('api', 'package.json'))('mysql2/promise'); // a dependency of the API, not of the root
  const connection = await mysql.createConnection({ uri: url, connectTimeout: 10_000 });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** @returns {Promise<Server | null>} null when mariadbd is not installed */
async function startPrivate() {
  const daemon = findProgram('mariadbd');
  const installer = findProgram('mariadb-install-db');
  if (!daemon || !installer) return null;

  const directory = await mkdtemp(tempPrefix('mariadb', memoryFolder()));
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []; // as root it would change to a user `mysql`
  // A server that starts deletes every `#sql…` file in its tmpdir: in the common one, also those in use by the others.
  const temporary = join(directory, 'tmp');
  await mkdir(temporary);
  const places = [`--datadir=${join(directory, 'data')}`, `--tmpdir=${temporary}`];
  const installed = await run(
    installer,
    ['--no-defaults', ...places, '--auth-root-authentication-method=normal', '--skip-test-db', ...asRoot],
    { quiet: true },
  );
  if (installed.code !== 0) {
    await rm(directory, { recursive: true, force: true });
    throw new Error(`mariadb-install-db failed:\n${installed.output}`);
  }

  const port = await freePort();
  const child = spawn(
    daemon,
    [
      '--no-defaults',
      ...places,
      `--socket=${join(directory, 'socket')}`,
      `--pid-file=${join(directory, 'pid')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-networking=0',
      '--skip-log-bin',
      // Its data is thrown away: no need to wait for the disk.
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-flush-method=nosync',
      '--innodb-doublewrite=0',
      '--innodb-log-file-size=64M',
      '--performance-schema=0',
      ...asRoot,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  child.stderr.on('data', (chunk) => (log += chunk));
  const ended = new Promise((resolve) => child.once('close', resolve));

  const killNow = () => {
    child.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', killNow); // however we end, the server must not stay

  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(10_000, undefined, { ref: false })]);
    process.off('exit', killNow);
    killNow();
  };

  const url = `mysql://root@127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 150 && child.exitCode === null; attempt++) {
    const server = await describe(url).catch(() => null);
    if (server) return { ...server, description: `private ${server.description}`, stop };
    await sleep(200);
  }
  await stop();
  throw new Error(`mariadbd did not start:\n${log}`);
}

/**
 * Servers live in sbin, which an ordinary user's PATH lacks on Debian.
 * @param {string} name
 */
function findProgram(name) {
  const directories = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/usr/local/bin',
  ];
  return directories.map((directory) => join(directory, name)).find((file) => existsSync(file));
}
