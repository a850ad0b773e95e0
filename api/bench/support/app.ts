import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LIMIT } from '../others/built-app.js';
import { builtAppProcess } from './built-app-process.js';
import { readConfig } from '../../src/core/config/config.js';
import { migrate } from '../../src/core/database/data-source.js';
import { Transactions } from '../../src/core/database/transactions.js';
import { setHealthKey } from '../../src/core/database/health-cipher.js';
import { openDatabase } from '../../src/open-database.js';
import { seedOptions } from '../../src/seed/options.js';
import { seedRoles } from '../../src/seed/roles.js';
import { gatherCrowd, type Crowd, type CrowdOptions } from './crowd.js';
import { SERVER, type Place } from './place.js';
import { slowCommits } from './slow-commits.js';

/** Figures of the app's process, counted from the order to count. */
export interface AppFigures {
  statements: number;
  cpuMs: number;
  deadlocks: number;
  /** How often work was repeated, by reason. */
  repeats: Record<string, number>;
  eventLoopP99: number;
  eventLoopMax: number;
  /** The most memory (RSS) that the process had so far. */
  memoryMb: number;
}

/** What the app's process is told. `clockAheadMs`: its clock goes ahead of ours by this. */
export type AppOrder = 'count' | 'stop' | { clockAheadMs: number };

/** Migrates and seeds an empty database and fills it with the crowd. */
export async function prepare(place: Place, options: Omit<CrowdOptions, 'jwtSecret'>): Promise<Crowd> {
  const config = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, SEED: 'none' });
  setHealthKey(config.healthKey);
  const dataSource = await openDatabase(config);
  await migrate(dataSource);
  const transactions = new Transactions(dataSource);
  await seedRoles(transactions);
  await seedOptions(transactions, config.appUrl);
  const crowd = await gatherCrowd(dataSource, { ...options, jwtSecret: config.jwtSecret });
  await dataSource.destroy();
  return crowd;
}

/** How the app's process is started. */
export interface AppOptions {
  /** Where the app finds its database, when that is not the place's own address. */
  databaseUrl?: string | undefined;
  /** Run what `npm run build` made, by plain Node: compiling the sources takes memory that no installation needs. */
  isBuilt?: boolean;
  /** A machine with one core and 512 MB: see {@link SMALL}. */
  isSmall?: boolean;
}

/** What an app on a machine with 512 MB is started with; the operations guide says the same. */
const SMALL = ['--max-old-space-size=256', '--max-semi-space-size=4'];
/** The core that a small app has for itself; the crowd and the database have the others. */
const CORE = '1';

/** The app in a process of its own; with `PROF=DIR` it writes its CPU profile there. */
export class App {
  private constructor(
    readonly base: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(
    place: Place,
    { databaseUrl = place.databaseUrl, isBuilt = false, isSmall = false }: AppOptions = {},
  ): Promise<App> {
    const file = isBuilt
      ? await builtAppProcess()
      : fileURLToPath(new URL('./app-process.ts', import.meta.url));
    const child = fork(file, {
      ...(isBuilt ? { execArgv: isSmall ? SMALL : LIMIT } : {}),
      // A line for each login belongs to what is measured, and not on the screen.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        DATA_DIR: place.dataDir,
        PORT: '0',
        SEED: 'none',
        RATE_LIMIT: 'off',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      },
    });
    if (isSmall) execFileSync('taskset', ['-a', '-p', '-c', CORE, String(child.pid)], { stdio: 'ignore' });
    const base = await new Promise<string>((resolve, reject) => {
      child.once('message', (message: { base: string }) => resolve(message.base));
      child.once('exit', (code) => reject(new Error(`the app ended with ${code}`)));
    });
    return new App(base, child);
  }

  /** Memory (RSS) in MB that the process takes now. Linux only. */
  get megabytes(): number {
    const status = readFileSync(`/proc/${this.process.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
  }

  /** Has the app count from now on. */
  async count(): Promise<void> {
    await this.tell('count');
  }

  /** Sets the app's clock ahead of ours. */
  async setClockAhead(clockAheadMs: number): Promise<void> {
    await this.tell({ clockAheadMs });
  }

  /** Ends the app's process. @returns what it counted */
  async stop(): Promise<AppFigures> {
    return (await this.tell('stop')) as AppFigures;
  }

  private tell(order: AppOrder): Promise<unknown> {
    return new Promise((resolve) => {
      this.process.once('message', resolve);
      this.process.send(order);
    });
  }
}

/** A door to the database that holds every commit back. */
export interface Door {
  /** The same address, through the door. */
  through(url: string): string;
  close(): Promise<void>;
}

/** @param commitDelay milliseconds; 0: there is no door */
export async function openDoor(commitDelay: number): Promise<Door> {
  if (commitDelay === 0) return { through: (url) => url, close: () => Promise.resolve() };
  const server = new URL(SERVER);
  const door = await slowCommits({ host: server.hostname, port: Number(server.port || 3306) }, commitDelay);
  return {
    through: (url) => {
      const address = new URL(url);
      address.port = String(door.port);
      return address.href;
    },
    close: () => door.close(),
  };
}
