import 'reflect-metadata';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger as SqlLogger } from 'typeorm';
import { createApp } from '../../src/app.js';
import { setHealthKey } from '../../src/people/health-cipher.js';
import { readConfig } from '../../src/platform/config/config.js';
import { openDatabase } from '../../src/platform/database/data-source.js';
import type { AppFigures } from '../booking.js';

/** The app in a process of its own, counting what it asks of the database. Told to stop, it sends its figures. */
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
const app = await createApp(config, dataSource);
await app.listen(0, '127.0.0.1');
const { port } = app.getHttpServer().address() as { port: number };
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
counter.statements = 0;
process.send?.({ base: `http://127.0.0.1:${port}` });
process.on('message', () => {
  const figures: AppFigures = {
    statements: counter.statements,
    deadlocks: counter.deadlocks,
    eventLoopP99: delay.percentile(99) / 1e6,
    eventLoopMax: delay.max / 1e6,
  };
  process.send?.(figures, () => process.exit(0));
});
