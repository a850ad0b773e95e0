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

/** Why there can be no cluster here, for people; `null` when there can. */
export function whyNoCluster(): string | null {
  const missing = [
    ...['mariadbd', 'mariadb-install-db', 'rsync'].filter((name) => !findProgram(name)),
    // The script that brings a node up to date looks with one of them whether its port is taken.
    ...(findProgram('ss') || findProgram('lsof') ? [] : ['lsof']),
    ...(PROVIDER ? [] : ['libgalera_smm.so']),
  ];
  return missing.length ? `no Galera cluster here: ${missing.join(', ')} missing` : null;
}

/**
 * Who the servers are. What they start to bring a node up to date gives up the rights of root and could then not write;
 * root has the packages, and with them their user.
 */
function account(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string): number => Number(execFileSync('id', [option, 'mysql']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

function hand(directory: string): void {
  const { uid, gid } = account();
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
}

/** Long enough for a node that gets all data anew on a busy machine. */
const START_MS = 60_000;
/** A node under start takes connections and leaves them without a word. */
const CONNECT_MS = 2_000;

/** One server of the cluster, with the durability of production, to be killed and started again. */
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
    for (const made of [directory, join(directory, 'tmp')]) hand(made);
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

  /** An empty server, which is no member of anything yet. */
  install(): void {
    const options = ['--auth-root-authentication-method=normal', '--skip-test-db'];
    execFileSync(findProgram('mariadb-install-db')!, [...this.places(), ...options], {
      stdio: 'pipe',
      ...account(),
    });
  }

  /** Takes the data of a node that was ended, and its place in the history of the cluster with it. */
  copyFrom(other: GaleraNode): void {
    execFileSync('cp', ['-a', join(other.directory, 'data'), this.directory], account());
  }

  /** Starts it as the first of a cluster, or joins those that live, and waits until it has everything they have. */
  async start({ first = false } = {}): Promise<void> {
    // Now and then the library ends its server at the start, before it has touched anything ("thread schedparams").
    for (let attempt = 1; ; attempt += 1) {
      this.spawn(first);
      const deadline = Date.now() + START_MS;
      while (this.isAlive && Date.now() < deadline) {
        if ((await this.status('wsrep_local_state_comment')) === 'Synced') return;
        await sleep(100);
      }
      const hung = this.isAlive;
      await this.kill();
      if (hung || attempt === 3) throw new Error(`a node did not start:\n${this.lastWords()}`);
    }
  }

  /** kill -9. Resolves when the server is gone. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Ends it in order, as an update of the machine does. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** End of the server's own log. */
  lastWords(): string {
    return existsSync(this.log) ? readFileSync(this.log, 'utf8').split('\n').slice(-60).join('\n') : '';
  }

  /** For the end of the test process, where nothing can be waited for. */
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
        ...this.places(),
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
      { stdio: 'ignore', ...account() },
    );
  }

  /**
   * How far a killed node had come, as the units of systemd ask before they start it: with that the others send only what
   * it lacks, without it everything.
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
    spawnSync(findProgram('mariadbd')!, [...this.places(), ...options], { stdio: 'ignore', ...account() });
    const position = /Recovered position: *(\S+)/.exec(existsSync(log) ? readFileSync(log, 'utf8') : '')?.[1];
    return position ? [`--wsrep-start-position=${position}`] : [];
  }

  private places(): string[] {
    return [
      '--no-defaults',
      `--datadir=${join(this.directory, 'data')}`,
      `--tmpdir=${join(this.directory, 'tmp')}`,
    ];
  }
}

/** Three servers on this machine that are one database, of this test alone. */
export class GaleraCluster {
  private readonly directory = mkdtempSync(join(tmpdir(), 'feria-galera-'));
  readonly nodes: GaleraNode[] = [];
  private readonly removeNow = (): void => {
    for (const node of this.nodes) node.killNow();
    rmSync(this.directory, { recursive: true, force: true, maxRetries: 5 });
  };

  private constructor() {
    hand(this.directory);
    process.once('exit', this.removeNow); // however the test ends, the servers must not stay
  }

  /** Installs and starts it. */
  static async create(): Promise<GaleraCluster> {
    const cluster = new GaleraCluster();
    try {
      await cluster.found();
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

  /** Waits until the living nodes have agreed that they are the cluster, and each has all that was committed. */
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
    const words = living.map((node) => node.lastWords());
    throw new Error(`the cluster did not settle, ${states.join(' | ')}:\n${words.join('\n\n')}`);
  }

  /** Ends it, and leaves nothing behind. */
  async remove(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()));
    process.off('exit', this.removeNow);
    this.removeNow();
  }

  private async found(): Promise<void> {
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
    // Once up and down, so that its data say where in the history they stand: copies of it join without a transfer.
    await first.start({ first: true });
    await first.stop();
    for (const other of others) other.copyFrom(first);
    await first.start({ first: true });
    for (const other of others) await other.start();
    await this.settled();
  }
}
