import 'reflect-metadata';
import { API, BASKET_API } from '@feria/shared';
import { hashPassword } from '../src/core/auth/passwords.js';
import { basketLines } from './support/basket-lines.js';
import { App, openDoor, prepare, type AppFigures } from './support/app.js';
import { PLENTY } from './support/catalogue.js';
import type { Crowd } from './support/crowd.js';
import { createPlace, type Engine } from './support/place.js';
import { compareRows, rawLoop } from './support/raw-loop.js';
import { percentile, rush, type Call } from './support/rush.js';

/**
 * `npm run bench:booking`: the opening minute over HTTP, as ratios to a hand-written loop of the same run on the same
 * MariaDB. One process for the app, one for the crowd. In the last scenarios each parent sends a basket of six lines. `npm run bench:booking -- 0,6` runs the scenarios of these numbers;
 * with `PROF=DIR` the app writes its CPU profile there.
 */

interface Scenario {
  engine: Engine;
  parents: number;
  weeks: number;
  /** Milliseconds that every commit is held back. */
  commitDelay: number;
  /** Each parent sends one basket with a line for each of so many projects. */
  basketLines?: number;
}

const SCENARIOS: Scenario[] = [
  { engine: 'mysql', parents: 300, weeks: 1, commitDelay: 0 },
  { engine: 'mysql', parents: 1_000, weeks: 1, commitDelay: 0 },
  { engine: 'mysql', parents: 300, weeks: 30, commitDelay: 0 },
  { engine: 'mysql', parents: 1_000, weeks: 30, commitDelay: 0 },
  { engine: 'mysql', parents: 300, weeks: 1, commitDelay: 10 },
  { engine: 'mysql', parents: 1_000, weeks: 1, commitDelay: 10 },
  { engine: 'mysql', parents: 1_000, weeks: 30, commitDelay: 10 },
  { engine: 'sqlite', parents: 300, weeks: 1, commitDelay: 0 },
  { engine: 'sqlite', parents: 1_000, weeks: 1, commitDelay: 0 },
  { engine: 'sqlite', parents: 1_000, weeks: 30, commitDelay: 0 },
  { engine: 'mysql', parents: 1_000, weeks: 1, commitDelay: 0, basketLines: 6 },
  { engine: 'sqlite', parents: 1_000, weeks: 1, commitDelay: 0, basketLines: 6 },
];

/** Parents who book before it begins: neither code nor connections are cold in the opening minute, nor in the raw loop. */
const WARM_UP = 50;
const PASSWORD = 'bench-password';

/** Open projects with a seat for everybody; one, unless there are baskets. */
function crowdOf(
  parents: number,
  { weeks, basketLines: projects = 1 }: Pick<Scenario, 'weeks' | 'basketLines'>,
  passwordHash: string | null,
) {
  const hot = { seats: PLENTY, queue: 0 };
  const opens = 'yesterday' as const;
  return { parents, weeks, passwordHash, hot, projects, hotProjects: projects, opens };
}

/** What a booking sends; the portal sends a key always. */
function bookingsOf({ weekIds, hotWeeks, parents }: Crowd, hasBaskets: boolean): Call[] {
  return parents.map((parent, index) => {
    const weeks = hasBaskets ? hotWeeks : hotWeeks.slice(index % weekIds.length).slice(0, 1);
    const bookings = basketLines(parent, weeks).map(({ child_id, course_id, course_week_id }) => ({
      course_id,
      bookedChildren: [{ id: child_id, courseWeeks: [{ id: course_week_id, dayType: 'full_day' }] }],
      emergency_contact1_phone: '+39 333 1111111',
      privacy: true,
    }));
    const { course_id = 0, ...single } = bookings[0] ?? {};
    const { token, childIds } = parent;
    return {
      path: hasBaskets ? `/${BASKET_API.send}` : `/${API.sendRegistration}/${course_id}`,
      token,
      key: `${index} ${childIds[0]}`,
      body: hasBaskets ? { bookings } : single,
    };
  });
}

function repeatsOf({ repeats }: AppFigures): string {
  const kinds = Object.entries(repeats).map(([kind, count]) => `${kind} ${count}`);
  return kinds.join(', ') || 'none';
}

async function run(scenario: Scenario): Promise<Record<string, string | number>> {
  const { engine, parents, weeks, commitDelay, basketLines: lines = 1 } = scenario;
  const hasBaskets = lines > 1;
  const place = await createPlace(engine);
  const rawPlace = engine === 'mysql' ? await createPlace('mysql') : null;
  const door = await openDoor(commitDelay);
  try {
    const crowd = await prepare(place, crowdOf(parents + WARM_UP, scenario, null));
    let raw = 0;
    if (rawPlace?.databaseUrl) {
      const rawCrowd = await prepare(rawPlace, crowdOf(parents + WARM_UP, scenario, null));
      raw = await rawLoop(door.through(rawPlace.databaseUrl), rawCrowd, {
        warmUp: WARM_UP,
        hasBaskets,
      });
    }
    const app = await App.start(place, {
      databaseUrl: place.databaseUrl && door.through(place.databaseUrl),
    });
    const bookings = bookingsOf(crowd, hasBaskets);
    const warm = await rush(app.base, bookings.slice(0, WARM_UP));
    await app.count();
    const { answers, elapsed } = await rush(app.base, bookings.slice(WARM_UP));
    const figures = await app.stop();
    const refused = [...warm.answers, ...answers].filter(({ status }) => status !== 201).length;
    if (refused) throw new Error(`${refused} of ${parents} bookings were refused`);
    if (place.databaseUrl && rawPlace?.databaseUrl)
      await compareRows(place.databaseUrl, rawPlace.databaseUrl);
    const times = answers.map(({ milliseconds }) => milliseconds);
    return {
      engine,
      parents,
      weeks,
      'commit +ms': commitDelay,
      'lines each': lines,
      'per second': Math.round((parents / elapsed) * 1000),
      'lines a second': Math.round(((lines * parents) / elapsed) * 1000),
      'raw per second': raw ? Math.round((parents / raw) * 1000) : '',
      'of raw': raw ? (raw / elapsed).toFixed(2) : '',
      'p50 ms': Math.round(percentile(times, 0.5)),
      'p99 ms': Math.round(percentile(times, 0.99)),
      'statements each': (figures.statements / parents).toFixed(1),
      'CPU ms each': (figures.cpuMs / parents).toFixed(2),
      deadlocks: figures.deadlocks,
      repeats: repeatsOf(figures),
      'loop p99 ms': Math.round(figures.eventLoopP99),
      'loop max ms': Math.round(figures.eventLoopMax),
    };
  } finally {
    await door.close();
    await place.remove();
    await rawPlace?.remove();
  }
}

/** The login rush by itself: argon2id is meant to be slow. */
async function logins(engine: Engine, parents: number): Promise<Record<string, string | number>> {
  const place = await createPlace(engine);
  try {
    const crowd = await prepare(place, crowdOf(parents, { weeks: 1 }, await hashPassword(PASSWORD)));
    const app = await App.start(place);
    await app.count();
    const { answers, elapsed } = await rush(
      app.base,
      crowd.parents.map(({ email }) => ({ path: '/api/login', body: { email, password: PASSWORD } })),
    );
    const figures = await app.stop();
    const refused = answers.filter(({ status }) => status !== 200).length;
    if (refused) throw new Error(`${refused} of ${parents} logins were refused`);
    const times = answers.map(({ milliseconds }) => milliseconds);
    return {
      engine,
      parents,
      'per second': Math.round((parents / elapsed) * 1000),
      'p50 ms': Math.round(percentile(times, 0.5)),
      'p99 ms': Math.round(percentile(times, 0.99)),
      'CPU ms each': (figures.cpuMs / parents).toFixed(2),
      'loop p99 ms': Math.round(figures.eventLoopP99),
      'loop max ms': Math.round(figures.eventLoopMax),
    };
  } finally {
    await place.remove();
  }
}

const [only] = process.argv.slice(2);
const wanted = SCENARIOS.filter((_, index) => !only || only.split(',').includes(String(index)));
const rows: Record<string, string | number>[] = [];
for (const scenario of wanted) {
  const { engine, parents, weeks, commitDelay, basketLines: lines = 1 } = scenario;
  console.log(
    `${parents} parents, ${lines} lines each, ${weeks} weeks, ${engine}, +${commitDelay} ms a commit …`,
  );
  rows.push(await run(scenario));
}
console.log('\nThe opening minute: bookings over HTTP, and the raw loop of the same run');
console.table(rows);
if (!only) {
  console.log('The login rush by itself');
  console.table([await logins('mysql', 300), await logins('sqlite', 300)]);
}
