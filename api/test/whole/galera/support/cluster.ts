import { execFileSync, spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { findProgram, freePort } from '../../crash/support/mariadb.js';

/** Where Debian and Red Hat put the library that makes a MariaDB a member of a cluster. */
const PROVIDER = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/lib64/galera-4/libgalera_smm.so',
  '/usr/lib64/galera/libgalera_smm.so',
  '/usr/lib/libgalera_smm.so',
].find((file) => existsSync(file));

/** Why no cluster can run on this machine, as a sentence; `null` when it can. */
export function whyNoCluster(): string | null {
  const missing = [
    ...['mariadbd', 'mariadb-install-db', 'rsync'].filter((name) => !findProgram(name)),
    // The script that copies data to a node uses one of them to see whether its port is in use.
    ...(findProgram('ss') || findProgram('lsof') ? [] : ['lsof']),
    ...(PROVIDER ? [] : ['libgalera_smm.so']),
  ];
  return missing.length ? `no Galera cluster here: ${missing.join(', ')} missing` : null;
}

/**
 * The account that the servers run as: as root, the user `mysql`, which the packages create. The script that copies data to
 * a node gives up the rights of root, and could not write into directories of root.
 */
function serverAccount(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string): number => Number(execFileSync('id', [option, 'mysql']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** Makes that account the owner of a directory. */
function giveToServer(directory: string): void {
  const { uid, gid } = serverAccount();
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
}

/** Long enough for a node that copies all data from another one on a busy machine. */
const START_MS = 60_000;
/** A node that is starting accepts connections and does not answer. */
const CONNECT_MS = 2_000;

/** One server of the cluster, which can be killed and started again. It flushes at every commit, as in production. */
export class GaleraNode {
  private server: ChildProcess | null = null;
  private readonly log: string;

  constructor(
    private readonly directory: string,
    private readonly ports: { sql: number; group: number; ist: number; sst: number },
    private readonly cluster: { name: string; addresses: string },
  ) {
    this.log = join(directory, 'error.log');
    mkdirSync(join(directory, 'tmp'), { recursive: true });
    for (const made of [directory, join(directory, 'tmp')]) giveToServer(made);
  }

  get isAlive(): boolean {
    return this.server !== null && this.server.exitCode === null && this.server.signalCode === null;
  }

  /** Address of the server, or of a database of it. */
  url(database = ''): string {
    return `mysql://root@127.0.0.1:${this.ports.sql}/${database}`;
  }

  /** A connection of the test's own; the caller ends it. */
  connect(database = ''): Promise<Connection> {
    return mysql.createConnection({ uri: this.url(database), connectTimeout: CONNECT_MS });
  }

  /** A figure of the cluster as this node sees it (`SHOW STATUS`); `null` when the node does not answer. */
  async status(name: string): Promise<string | null> {
    const connection = await this.connect().catch(() => null);
    if (!connection) return null;
    try {
      const [rows] = await connection.query<RowDataPacket[]>('SHOW GLOBAL STATUS LIKE ?', [name]);
      return (rows[0] as { Value: string } | undefined)?.Value ?? null;
    } catch {
      return null;
    } finally {
      await connection.end().catch(() => undefined);
    }
  }

  /** Creates the data directory of an empty server. */
  install(): void {
    const options = ['--auth-root-authentication-method=normal', '--skip-test-db'];
    execFileSync(findProgram('mariadb-install-db')!, [...this.directoryOptions(), ...options], {
      stdio: 'pipe',
      ...serverAccount(),
    });
  }

  /** Copies the data of a stopped node, with its position in the history of the cluster. */
  copyFrom(other: GaleraNode): void {
    execFileSync('cp', ['-a', join(other.directory, 'data'), this.directory], serverAccount());
  }

  /**
   * Starts the server and waits until it has all data of the cluster.
   * @param first whether it begins a new cluster; else it joins the living nodes
   * @throws Error with the end of its log when it does not start within a minute, or ends three times
   */
  async start({ first = false } = {}): Promise<void> {
    // Sometimes the Galera library ends its server during the start, before it has changed anything ("thread schedparams").
    for (let attempt = 1; ; attempt += 1) {
      this.spawn(first);
      const deadline = Date.now() + START_MS;
      while (this.isAlive && Date.now() < deadline) {
        if ((await this.status('wsrep_local_state_comment')) === 'Synced') return;
        await sleep(100);
      }
      const hung = this.isAlive;
      await this.kill();
      if (hung || attempt === 3) throw new Error(`a node did not start:\n${this.endOfLog()}`);
    }
  }

  /** kill -9. Resolves when the server is gone. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** SIGTERM, as an update of the machine sends. Resolves when the server is gone. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** The last 60 lines of the server's log. */
  endOfLog(): string {
    return existsSync(this.log) ? readFileSync(this.log, 'utf8').split('\n').slice(-60).join('\n') : '';
  }

  /** Kills the server without waiting, for the `exit` handler of the test process. */
  readonly killNow = (): void => {
    this.server?.kill('SIGKILL');
  };

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.server && this.isAlive) {
      const gone = once(this.server, 'close');
      this.server.kill(signal);
      await gone;
    }
    this.server = null;
  }

  private spawn(first: boolean): void {
    this.server = spawn(
      findProgram('mariadbd')!,
      [
        ...this.directoryOptions(),
        ...this.recoveredPosition(first),
        `--log-error=${this.log}`,
        `--socket=${join(this.directory, 'socket')}`,
        `--pid-file=${join(this.directory, 'pid')}`,
        `--port=${this.ports.sql}`,
        '--bind-address=127.0.0.1',
        '--skip-networking=0',
        '--innodb-buffer-pool-size=32M',
        '--innodb-flush-log-at-trx-commit=1',
        '--binlog-format=ROW',
        '--default-storage-engine=InnoDB',
        '--innodb-autoinc-lock-mode=2',
        '--wsrep-on=1',
        `--wsrep-provider=${PROVIDER}`,
        `--wsrep-cluster-name=${this.cluster.name}`,
        `--wsrep-cluster-address=gcomm://${this.cluster.addresses}`,
        ...(first ? ['--wsrep-new-cluster'] : []),
        `--wsrep-node-address=127.0.0.1:${this.ports.group}`,
        '--wsrep-sst-method=rsync',
        `--wsrep-sst-receive-address=127.0.0.1:${this.ports.sst}`,
        `--wsrep-provider-options=${[
          `base_port=${this.ports.group}`,
          `gmcast.listen_addr=tcp://127.0.0.1:${this.ports.group}`,
          `ist.recv_addr=127.0.0.1:${this.ports.ist}`,
          'gcache.size=32M',
        ].join(';')}`,
      ],
      { stdio: 'ignore', ...serverAccount() },
    );
  }

  /**
   * The option with the last commit that a killed node has stored; the systemd unit of MariaDB reads it the same way before a
   * start. With it the other nodes send only what is missing, without it all data.
   */
  private recoveredPosition(first: boolean): string[] {
    if (first || !existsSync(this.log)) return [];
    const log = join(this.directory, 'recovery.log');
    rmSync(log, { force: true });
    const options = [
      '--wsrep-recover',
      `--log-error=${log}`,
      '--skip-networking',
      `--socket=${this.directory}/recovery`,
    ];
    spawnSync(findProgram('mariadbd')!, [...this.directoryOptions(), ...options], {
      stdio: 'ignore',
      ...serverAccount(),
    });
    const position = /Recovered position: *(\S+)/.exec(existsSync(log) ? readFileSync(log, 'utf8') : '')?.[1];
    return position ? [`--wsrep-start-position=${position}`] : [];
  }

  private directoryOptions(): string[] {
    return [
      '--no-defaults',
      `--datadir=${join(this.directory, 'data')}`,
      `--tmpdir=${join(this.directory, 'tmp')}`,
    ];
  }
}

/** A cluster of three database servers on this machine, for one test file. */
export class GaleraCluster {
  private readonly directory = mkdtempSync(join(tmpdir(), 'feria-galera-'));
  readonly nodes: GaleraNode[] = [];
  private readonly removeNow = (): void => {
    for (const node of this.nodes) node.killNow();
    rmSync(this.directory, { recursive: true, force: true, maxRetries: 5 });
  };

  private constructor() {
    giveToServer(this.directory);
    process.once('exit', this.removeNow); // however the test ends, the servers must not stay
  }

  /** Installs and starts the three servers. */
  static async create(): Promise<GaleraCluster> {
    const cluster = new GaleraCluster();
    try {
      await cluster.bootstrap();
      return cluster;
    } catch (error) {
      await cluster.remove();
      throw error;
    }
  }

  /** Makes a database on every node. */
  async createDatabase(name: string): Promise<void> {
    const connection = await this.nodes[0]!.connect();
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    await connection.end();
  }

  get living(): GaleraNode[] {
    return this.nodes.filter(({ isAlive }) => isAlive);
  }

  /**
   * Waits until the living nodes form one cluster and each has every commit.
   * @throws Error with their logs after a minute
   */
  async settled(): Promise<void> {
    const { living } = this;
    const deadline = Date.now() + START_MS;
    let states: string[] = [];
    while (Date.now() < deadline) {
      states = await Promise.all(
        living.map(async (node) =>
          [
            await node.status('wsrep_local_state_comment'),
            await node.status('wsrep_cluster_status'),
            await node.status('wsrep_cluster_size'),
            await node.status('wsrep_last_committed'),
          ].join(),
        ),
      );
      const isOne = new Set(states).size === 1;
      if (isOne && states[0]!.startsWith(`Synced,Primary,${living.length},`)) return;
      await sleep(100);
    }
    const logs = living.map((node) => node.endOfLog());
    throw new Error(`the cluster did not settle, ${states.join(' | ')}:\n${logs.join('\n\n')}`);
  }

  /** Kills the servers and removes their files. */
  async remove(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()));
    process.off('exit', this.removeNow);
    this.removeNow();
  }

  private async bootstrap(): Promise<void> {
    const ports = [];
    while (ports.length < 3) {
      ports.push({
        sql: await freePort(),
        group: await freePort(),
        ist: await freePort(),
        sst: await freePort(),
      });
    }
    const identity = {
      name: `feria-${randomBytes(6).toString('hex')}`, // 32 characters at most
      addresses: ports.map(({ group }) => `127.0.0.1:${group}`).join(),
    };
    this.nodes.push(
      ...ports.map((own, index) => new GaleraNode(join(this.directory, String(index + 1)), own, identity)),
    );
    const [first, ...others] = this.nodes as [GaleraNode, ...GaleraNode[]];
    first.install();
    // Started and stopped once, so that its data hold a position in the history: nodes with a copy of them need no transfer.
    await first.start({ first: true });
    await first.stop();
    for (const other of others) other.copyFrom(first);
    await first.start({ first: true });
    for (const other of others) await other.start();
    await this.settled();
  }
}
