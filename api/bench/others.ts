import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { TABLE } from '../test/accounts/access/table.js';
import { setHealthKey } from '../src/core/database/health-cipher.js';
import { readConfig } from '../src/core/config/config.js';
import { migrate } from '../src/core/database/data-source.js';
import { Transactions } from '../src/core/database/transactions.js';
import { openDatabase } from '../src/open-database.js';
import { seedOptions } from '../src/seed/options.js';
import { seedRoles } from '../src/seed/roles.js';
import type { Ask, Costly, World } from './others/ask.js';
import { COSTLY_ASKS } from './others/costly-asks.js';
import { BuiltApp } from './others/built-app.js';
import { Bystander } from './others/bystander.js';
import { Client } from './others/client.js';
import { AT_ONCE, beyondIdle, GOAL_MS, judged, measure, type Scene } from './others/measure.js';
import { openSession, seedLargeOrganiser } from './support/large-organiser.js';
import { createPlace, type Engine } from './support/place.js';

/**
 * `npm run bench:others [-- sqlite|mysql] [--only PATTERN]`: how long others wait. Starts the built app with what a large organiser has,
 * sends for each route the most expensive request that somebody with the needed permission may send, alone and 205 times at once,
 * and has another client ask `/health/live` all the time. PATTERN is a regular expression for routes; `uploads` measures the files
 * of `api/test/whole/security/support/hostile-uploads.ts`, with the memory that each takes. A whole run takes about half an hour for each engine. On a machine that does
 * other work, `--by-cpu` judges by the time that the app's main thread worked without a pause. Linux only.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, 'by-cpu': { type: 'boolean', default: false } },
});
const engines = positionals.length > 0 ? (positionals as Engine[]) : (['sqlite', 'mysql'] as const);
const only = new RegExp(values.only);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
let missed = 0;
for (const engine of engines) missed += await run(engine);
process.exit(missed === 0 ? 0 : 1);

async function run(engine: Engine): Promise<number> {
  const place = await createPlace(engine);
  const config = readConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    SEED: 'none',
    RATE_LIMIT: 'off',
  });
  setHealthKey(config.healthKey);
  const dataSource = await openDatabase(config);
  try {
    await migrate(dataSource);
    const transactions = new Transactions(dataSource);
    await seedRoles(transactions);
    await seedOptions(transactions, config.appUrl);
    const organiser = await seedLargeOrganiser(dataSource, config.jwtSecret);
    const app = await BuiltApp.start(place);
    const client = new Client(app.base);
    const bystander = new Bystander(app.base, app.pid);
    try {
      const tokenOf = ({ as = 'nobody' }: Ask): string | null =>
        as === 'nobody' ? null : typeof as === 'object' ? as.token : organiser.tokens[as];
      const counters = new Map<string, number>();
      const known = new Map<string, Promise<unknown>>();
      const world: World = {
        ...organiser,
        next: (kind) => {
          const number = counters.get(kind) ?? 0;
          counters.set(kind, number + 1);
          return number;
        },
        known: <T>(what: string, make: () => Promise<T>): Promise<T> => {
          const made = known.get(what) ?? make();
          known.set(what, made);
          return made as Promise<T>;
        },
        rows: (sql) => dataSource.query(sql),
        login: (userId) => openSession(dataSource.manager, userId, config.jwtSecret),
        send: async (route, ask) => {
          const answer = await client.send(
            route,
            { ...ask, headers: { 'Accept-Encoding': 'identity' } },
            tokenOf({ as: whoMay(route), ...ask }),
          );
          if (answer.status >= 300 || answer.status === 0)
            throw new Error(`${route}: ${answer.status} ${answer.text.slice(0, 500)}`);
          return answer.text ? (JSON.parse(answer.text) as { data: unknown }).data : undefined;
        },
      };
      const scene: Scene = { app, client, bystander, world, idle: [], tokenOf, isByCpu: values['by-cpu'] };
      // Code, connections and caches are warm.
      await app.settle(30_000);
      return await showRoutes(scene, engine);
    } finally {
      bystander.stop();
      client.close();
      await app.stop();
    }
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await place.remove();
  }
}

/** Measures every route that was asked for. @returns how many miss the goal, answer wrongly or have no entry */
async function showRoutes(scene: Scene, engine: Engine): Promise<number> {
  const wanted = Object.keys(TABLE).filter((route) => only.test(route));
  const forgotten = wanted.filter((route) => !(route in COSTLY_ASKS));
  const asked = wanted.flatMap((route) =>
    [COSTLY_ASKS[route] ?? []].flat().map((entry) => ({ route, entry })),
  );
  // What leaves work behind would be in the way of the others.
  asked.sort((one, other) => Number(one.entry.last ?? false) - Number(other.entry.last ?? false));
  const rows: Record<string, string | number>[] = [];
  let missed = forgotten.length;
  for (const { route, entry } of asked) {
    const ask: Costly = {
      ...entry,
      ask: async (world, n) => ({ as: whoMay(route), ...(await entry.ask(world, n)) }),
    };
    const measured = await measure(scene, route, ask);
    const beyond = beyondIdle(measured);
    const isFine = judged(scene, measured) <= GOAL_MS && !/\b500\b/.test(measured.statuses);
    if (!isFine) missed += 1;
    const row = {
      route,
      who: TABLE[route]?.who ?? '',
      'most expensive request': measured.what,
      requests: measured.requests,
      answers: measured.statuses,
      'took ms': Math.round(measured.took),
      'others wait ms': Math.round(measured.alone),
      [`${AT_ONCE} at once`]: measured.atOnce === null ? '' : Math.round(measured.atOnce),
      'beyond idle': Math.round(beyond),
      'busy ms': Math.round(measured.busiest),
      MB: Math.round(measured.megabytes),
      fine: isFine ? 'yes' : 'NO',
    };
    rows.push(row);
    console.log(`${engine} ${Object.values(row).join(' | ')}`);
  }
  const idle = Math.max(...scene.idle).toFixed(0);
  console.log(
    `${engine}: longest wait of the other client while nothing is asked, in ${scene.idle.length} looks: ${idle} ms`,
  );
  console.table(rows);
  for (const route of forgotten) console.log(`${engine}: no entry for ${route}, see api/bench/others`);
  return missed;
}

/** The account that asks when a request does not name one: whoever sees the most of those who may. */
function whoMay(route: string): Ask['as'] {
  const rule = TABLE[route];
  if (!rule) return 'nobody';
  const isIn = (caller: 'visitor' | 'admin') => rule.expect(caller, 'own') === 'in';
  if (isIn('visitor')) return 'nobody';
  return isIn('admin') ? 'admin' : 'family';
}
