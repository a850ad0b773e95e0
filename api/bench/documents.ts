import 'reflect-metadata';
import { fork } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { createApp } from '../src/app.js';
import { setHealthKey } from '../src/core/database/health-cipher.js';
import { readConfig } from '../src/core/config/config.js';
import { migrate } from '../src/core/database/data-source.js';
import { openDatabase } from '../src/open-database.js';
import { PdfPrinter } from '../src/core/pdf/pdf-printer.js';
import type { Answer, Order } from './support/download-process.js';
import { fillWithRegistrations } from './support/paid-registrations.js';
import { createPlace, type Engine } from './support/place.js';

/**
 * `npm run bench:documents [-- sqlite|mysql]`: documents over HTTP from the whole app, held against limits.
 * The app runs in this process, so that its memory and its event loop are what is measured; who downloads is another.
 */
const CHILDREN = 1_000;
const WEEKS = 100;
const PDFS = 150;
const AT_ONCE = 4;

interface Figure {
  what: string;
  measured: string;
  wanted: string;
  kept: boolean;
}

/** The downloading process: answers an order with what came and how long it took. */
function reader() {
  const process = fork(fileURLToPath(new URL('./support/download-process.ts', import.meta.url)));
  return {
    fetch: (order: Order): Promise<Answer> =>
      new Promise((resolve) => {
        process.once('message', (answer: Answer) => resolve(answer));
        process.send(order);
      }),
    stop: () => process.kill(),
  };
}

async function run(engine: Engine): Promise<Figure[]> {
  const place = await createPlace(engine);
  const config = readConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    SEED: 'none',
    RATE_LIMIT: 'off',
  });
  setHealthKey(config.healthKey);
  const dataSource = await openDatabase(config);
  await migrate(dataSource);
  const app = await createApp(config, dataSource);
  await app.listen(0, '127.0.0.1');
  const client = reader();
  try {
    const { token, courseId, childIds } = await fillWithRegistrations(app, dataSource, {
      children: CHILDREN,
      weeks: WEEKS,
    });
    const base = await app.getUrl();
    const get = (paths: string[], atOnce: number) => client.fetch({ base, token, paths, atOnce });

    const confirmation = (id: number) => `/confirmation/${courseId}/${id}/`;
    await get(childIds.slice(0, 20).map(confirmation), AT_ONCE);
    const pdf = await get(childIds.slice(0, PDFS).map(confirmation), AT_ONCE);
    const perSecond = (PDFS / pdf.milliseconds) * 1000;
    await app.get(PdfPrinter).onApplicationShutdown();
    // As in production, where what writes workbooks is loaded at the start.
    await get(['/export/payments?filters=id%7C1'], 1);

    global.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const started = process.cpuUsage();
    const xlsx = await get(['/export/payments'], 1);
    const cpu = process.cpuUsage(started);
    delay.disable();
    clearInterval(watch);
    const stall = delay.max / 1e6;
    const growth = (most - before) / 1e6;

    const figure = (what: string, value: number, unit: string, kept: boolean, wanted: string): Figure => ({
      what: `${engine}: ${what}`,
      measured: `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`,
      wanted,
      kept: kept && pdf.refused + xlsx.refused === 0,
    });
    const rows = CHILDREN * WEEKS;
    return [
      figure(
        `warm confirmations of ${WEEKS / 20} weeks, ${AT_ONCE} at once`,
        perSecond,
        'per s',
        perSecond >= 10,
        '≥ 10',
      ),
      figure(
        `export of ${rows} registrations`,
        xlsx.milliseconds / 1000,
        's',
        xlsx.milliseconds < 5_000,
        '< 5',
      ),
      // On a machine that does other things too, this is what the export itself needs.
      figure('… its processor time', (cpu.user + cpu.system) / 1e6, 's', true, ''),
      figure('size of the file', xlsx.bytes / 1e6, 'MB', xlsx.bytes > 1e6, ''),
      figure('memory it takes (RSS)', growth, 'MB', growth < 250, '< 250'),
      figure('longest stall of the event loop', stall, 'ms', stall < 100, '< 100'),
      figure('99 of 100 turns of the event loop', delay.percentile(99) / 1e6, 'ms', true, ''),
    ];
  } finally {
    client.stop();
    await app.close();
    await place.remove();
  }
}

const [wanted] = process.argv.slice(2);
const engines: Engine[] = wanted === 'mysql' || wanted === 'sqlite' ? [wanted] : ['sqlite'];
const figures: Figure[] = [];
for (const engine of engines) figures.push(...(await run(engine)));
console.table(figures);
if (figures.some(({ kept }) => !kept)) process.exitCode = 1;
