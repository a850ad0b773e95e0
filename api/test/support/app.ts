import type { NestExpressApplication } from '@nestjs/platform-express';
import passport from 'passport';
import request from 'supertest';
import type { Test } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { DataSource, Logger as SqlLogger } from 'typeorm';
import { createApp } from '../../src/app.js';
import { JwtStrategy } from '../../src/core/auth/jwt.strategy.js';
import { setHealthKey } from '../../src/core/database/health-cipher.js';
import { Clock } from '../../src/core/clock.js';
import { readConfig, type Config } from '../../src/core/config/config.js';
import { migrate } from '../../src/core/database/data-source.js';
import { openDatabase } from '../../src/open-database.js';
import { Transactions } from '../../src/core/database/transactions.js';
import { PdfPrinter, PRINTER_LIMITS } from '../../src/core/pdf/pdf-printer.js';
import { OutboxWorker } from '../../src/mailing/outbox-worker.js';
import { checkLedger } from '../../src/ledger/check-ledger.js';
import { Logger } from '../../src/core/logger.js';
import { seedOptions } from '../../src/seed/options.js';
import { seedRoles } from '../../src/seed/roles.js';
import { Conformance } from './conformance.js';
import { createPlace, type TestPlace } from './database.js';

/** A clock that stands still until it is moved. */
class TestClock extends Clock {
  /** A Monday morning before the season. */
  at = new Date('2026-03-02T09:00:00.000Z');

  override now(): Date {
    return new Date(this.at);
  }

  /** Sets the instant, ISO 8601. */
  set(instant: string): void {
    this.at = new Date(instant);
  }

  advance(milliseconds: number): void {
    this.at = new Date(this.at.getTime() + milliseconds);
  }
}

export interface TestOptions {
  /** Environment of the app; `RATE_LIMIT` is off unless set here. */
  env?: Record<string, string>;
}

/** The whole app over HTTP, on a database of its own: migrated, with roles and options, without demo data. */
export interface TestApp {
  app: NestExpressApplication;
  /** A supertest agent; `http().get('/api/…')`. */
  http(): TestAgent;
  /** The same with a token, or with none. */
  as(user: { token: string } | null): TestAgent;
  dataSource: DataSource;
  config: Config;
  clock: TestClock;
  /** SQL statements that the work needed. */
  countStatements(work: () => Promise<unknown>): Promise<string[]>;
  /** The same, and how many rows the database gave for them. */
  countReads(work: () => Promise<unknown>): Promise<Reads>;
  place: TestPlace;
  close(): Promise<void>;
}

/** What the work asked the database. */
interface Reads {
  statements: string[];
  /** Rows that the statements brought. */
  rows: number;
}

/** Of printing: a document that takes long on a busy machine is not given up. */
export const PATIENT_PRINTER = { ...PRINTER_LIMITS, jobMs: 240_000 };

export async function createTestApp({ env = {} }: TestOptions = {}): Promise<TestApp> {
  Logger.silent = true;
  const place = await createPlace({ migrated: true });
  const config = readConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    SEED: 'none',
    RATE_LIMIT: 'off',
    ...env,
  });
  setHealthKey(config.healthKey);
  const recorder = new StatementRecorder();
  const dataSource = await openDatabase(config, recorder);
  recorder.watch(dataSource);
  await migrate(dataSource);
  const clock = new TestClock();
  const app = await createApp(config, dataSource, clock);
  app.get(PdfPrinter, { strict: false }).limits = PATIENT_PRINTER;
  await seedRoles(app.get(Transactions));
  await seedOptions(app.get(Transactions), config.appUrl);
  // Listening once is faster than once for each request, and lets requests run at the same time.
  await app.listen(0, '127.0.0.1');
  const opened = new OpenTestApp({ app, dataSource, recorder }, config, clock, place);
  openApps.push(opened);
  return opened;
}

/** Those that are open, in the order in which they were made. */
const openApps: OpenTestApp[] = [];

/** What of a test app takes memory. */
interface Parts {
  app: NestExpressApplication;
  dataSource: DataSource;
  recorder: StatementRecorder;
}
/**
 * Node never forgets a module, and a spec keeps its app in a variable of its module. So a closed app lets go of its parts: else
 * each file of a worker would leave 25 MB behind.
 */
class OpenTestApp implements TestApp {
  private parts: Parts | null;

  constructor(
    parts: Parts,
    readonly config: Config,
    readonly clock: TestClock,
    readonly place: TestPlace,
  ) {
    this.parts = parts;
  }

  get app(): NestExpressApplication {
    return this.open.app;
  }

  get dataSource(): DataSource {
    return this.open.dataSource;
  }

  http = (): TestAgent => {
    const { app } = this.open;
    const agent = request.agent(app.getHttpServer());
    agent.use((test: Test) => Conformance.of(app).watch(test));
    return agent;
  };

  as = (user: { token: string } | null): TestAgent => {
    const agent = this.http();
    if (user) agent.set('Authorization', `Bearer ${user.token}`);
    return agent;
  };

  countStatements = async (work: () => Promise<unknown>): Promise<string[]> =>
    (await this.countReads(work)).statements;

  countReads = async (work: () => Promise<unknown>): Promise<Reads> => {
    const { app, recorder } = this.open;
    // What the app does by the clock is not the work's. A test that counts needs none of it any more.
    const clock = app.get(SchedulerRegistry, { strict: false });
    for (const name of clock.getIntervals()) clock.deleteInterval(name);
    await app.get(OutboxWorker).drain();
    return recorder.during(work);
  };

  close = async (): Promise<void> => {
    const { app, dataSource } = this.open;
    // Whatever a test did, the ledger balances after it.
    const problems = dataSource.isInitialized ? await checkLedger(dataSource.manager) : [];
    await app.close();
    await this.place.remove();
    this.parts = null;
    openApps.splice(openApps.indexOf(this), 1);
    openApps.at(-1)?.takeProcess();
    expect(problems).toEqual([]);
  };

  /** Of what there is once in a process (logins, key of the health data) the app that was made last has its own. */
  takeProcess(): void {
    setHealthKey(this.config.healthKey);
    passport.use(this.open.app.get(JwtStrategy, { strict: false }));
  }

  private get open(): Parts {
    if (!this.parts) throw new Error('This test app is closed.');
    return this.parts;
  }
}

/** What the app does by itself besides the work. */
const NOT_OF_THE_WORK = /outbox_mail|opening_reminder|reminder_switch/;

class StatementRecorder implements SqlLogger {
  /** `null` while nobody counts: the statements of a long proof would fill the memory. */
  private reads: Reads | null = null;

  /** Counts the rows of what the data source runs from now on; its logger is told statements only. */
  watch(dataSource: DataSource): void {
    const createRunner = dataSource.createQueryRunner.bind(dataSource);
    dataSource.createQueryRunner = (mode) => {
      const runner = createRunner(mode);
      const query = runner.query.bind(runner) as (sql: string, ...rest: unknown[]) => Promise<unknown>;
      runner.query = (async (sql: string, ...rest: unknown[]) => {
        const found = await query(sql, ...rest);
        const rows = Array.isArray(found)
          ? found
          : ((found as { records?: unknown[] } | null)?.records ?? []);
        if (this.reads && !NOT_OF_THE_WORK.test(sql)) this.reads.rows += rows.length;
        return found;
      }) as typeof runner.query;
      return runner;
    };
  }

  async during(work: () => Promise<unknown>): Promise<Reads> {
    const reads: Reads = { statements: [], rows: 0 };
    this.reads = reads;
    try {
      await work();
    } finally {
      this.reads = null;
    }
    return reads;
  }

  logQuery(query: string): void {
    if (!NOT_OF_THE_WORK.test(query)) this.reads?.statements.push(query);
  }
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
