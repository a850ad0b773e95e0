import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger as SqlLogger } from 'typeorm';
import { createApp } from '../../src/app.js';
import { Clock } from '../../src/core/clock.js';
import { listen } from '../../src/listen.js';
import { setHealthKey } from '../../src/core/database/health-cipher.js';
import { readConfig } from '../../src/core/config/config.js';
import { openDatabase } from '../../src/open-database.js';
import { Transactions } from '../../src/core/database/transactions.js';
import type { AppFigures, AppOrder } from './app.js';

/**
 * The app in a process of its own. Told to `count` it begins to; told to `stop`, it sends its figures. Its clock can be set,
 * so that a project opens when the bench wants it to.
 */
class AheadClock extends Clock {
  aheadMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }
}

class Counter implements SqlLogger {
  statements = 0;
  deadlocks = 0;

  logQuery(): void {
    this.statements += 1;
  }
  logQueryError(error: string | Error): void {
    if (/deadlock|lock wait/i.test(String(error))) this.deadlocks += 1;
  }
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

const config = readConfig(process.env);
setHealthKey(config.healthKey);
const counter = new Counter();
const dataSource = await openDatabase(config, counter);
const clock = new AheadClock();
const app = await createApp(config, dataSource, clock);
const port = await listen(app, { port: 0, host: '127.0.0.1' });
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const { repeats } = app.get(Transactions);
const profiler = process.env.PROF ? new Session() : null;
profiler?.connect();
let cpu = process.cpuUsage();
process.send?.({ base: `http://127.0.0.1:${port}` });
process.on('message', (message: AppOrder) => {
  if (typeof message === 'object') {
    clock.aheadMs = message.clockAheadMs;
    process.send?.('set');
    return;
  }
  if (message === 'count') {
    counter.statements = 0;
    counter.deadlocks = 0;
    repeats.clear();
    delay.reset();
    cpu = process.cpuUsage();
    profiler?.post('Profiler.enable');
    profiler?.post('Profiler.start');
    process.send?.('counting');
    return;
  }
  const { user, system } = process.cpuUsage(cpu);
  const figures: AppFigures = {
    statements: counter.statements,
    cpuMs: (user + system) / 1000,
    deadlocks: counter.deadlocks,
    repeats: Object.fromEntries(repeats),
    eventLoopP99: delay.percentile(99) / 1e6,
    eventLoopMax: delay.max / 1e6,
    memoryMb: process.resourceUsage().maxRSS / 1024,
  };
  profiler?.post('Profiler.stop', (_, { profile }) =>
    writeFileSync(`${process.env.PROF}/${process.pid}.cpuprofile`, JSON.stringify(profile)),
  );
  process.send?.(figures, () => process.exit(0));
});
