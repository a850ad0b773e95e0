import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { addDays, romeInstant, romeToday } from '@feria/shared';
import { App, openDoor, prepare } from './support/app.js';
import { findMistakes } from './support/bookings-check.js';
import { OPENS_AT } from './support/catalogue.js';
import { goalsOf, smallGoalsOf, type Goal } from './support/goals.js';
import { plainDriver } from './support/hand-sql.js';
import { ARRIVALS_MS, openingMinute, scriptsOfPortal } from './support/opening-minute.js';
import { pictureOf, Resident, type Samples } from './support/resident.js';
import { createPlace, type Engine } from './support/place.js';
import { measureYardsticks, SUBJECT, type Subject } from './support/yardsticks.js';

/**
 * `npm run bench:opening`: the whole opening minute. Logged-in parents, each over a connection of its own, do what the portal
 * does, call by call, and beside them, in the same run, stand the yardsticks of shared/docs/adr/0012-opening-minute.md.
 * One process for the app, one for the crowd. `npm run bench:opening -- 0,5` runs the scenarios of these numbers, `-- all`
 * every one, `-- list` names them; with `PROF=DIR` the app writes its CPU profile there. After `npm run build` the app is what was
 * built, else the sources.
 *
 * `npm run bench:opening -- --small` is a small machine: the app has one core for itself and 512 MB, and is measured without the
 * yardsticks, which would not be a parent's. Linux only. `--picture FILE` draws the memory over the minute as SVG.
 */

interface Scenario {
  engine: Engine;
  parents: number;
  projects: number;
  /** Weeks of the hot project: one that all want, or many. */
  weeks: number;
  /** Milliseconds that every commit is held back; MariaDB only. */
  commitDelay: number;
  /** Each parent sends a basket with a line for each of so many projects, which open in the same minute. */
  basketLines?: number;
}

const SCENARIOS: Scenario[] = [
  { engine: 'sqlite', parents: 1_000, projects: 12, weeks: 1, commitDelay: 0 },
  { engine: 'mysql', parents: 1_000, projects: 12, weeks: 1, commitDelay: 0 },
  { engine: 'sqlite', parents: 300, projects: 12, weeks: 1, commitDelay: 0 },
  { engine: 'mysql', parents: 300, projects: 12, weeks: 1, commitDelay: 0 },
  { engine: 'sqlite', parents: 1_000, projects: 60, weeks: 30, commitDelay: 0 },
  { engine: 'mysql', parents: 1_000, projects: 60, weeks: 30, commitDelay: 0 },
  { engine: 'mysql', parents: 1_000, projects: 12, weeks: 1, commitDelay: 10 },
  { engine: 'mysql', parents: 1_000, projects: 60, weeks: 30, commitDelay: 10 },
  { engine: 'mysql', parents: 300, projects: 12, weeks: 30, commitDelay: 10 },
  { engine: 'sqlite', parents: 300, projects: 60, weeks: 30, commitDelay: 0 },
  { engine: 'sqlite', parents: 1_000, projects: 12, weeks: 1, commitDelay: 0, basketLines: 6 },
  { engine: 'mysql', parents: 1_000, projects: 12, weeks: 1, commitDelay: 0, basketLines: 6 },
];
/** What runs when nothing else is asked for. */
const DEFAULT = [0, 1];

/** Parents who book in another project before the opening: code and connections are warm. */
const WARM_UP = 50;
/** Of the children that come, so many find a seat, and so many a place on the waiting list. */
const SEATED = 0.7;
const QUEUED = 0.3;

/** What a run has to say. */
interface Shown {
  goals: Goal[];
  samples: Samples;
}

async function run(scenario: Scenario, isSmall: boolean): Promise<Shown> {
  const { engine, parents, projects, weeks, commitDelay, basketLines = 1 } = scenario;
  const hasBaskets = basketLines > 1;
  const place = await createPlace(engine);
  const door = await openDoor(commitDelay);
  const databaseUrl = place.databaseUrl && door.through(place.databaseUrl);
  const hot = { seats: Math.ceil((SEATED * parents) / weeks), queue: Math.ceil((QUEUED * parents) / weeks) };
  const options = {
    projects,
    hotProjects: basketLines,
    weeks,
    hot,
    opens: 'tomorrow' as const,
    passwordHash: null,
  };
  let app: App | null = null;
  let resident: Resident | null = null;
  try {
    const crowd = await prepare(place, { ...options, parents: parents + WARM_UP });
    const started = await App.start(place, { databaseUrl, isSmall, isBuilt: IS_BUILT || isSmall });
    app = started;
    resident = new Resident(() => started.megabytes);
    const idleMb = await resident.idle();
    const port = Number(new URL(app.base).port);
    const { practice } = crowd;
    if (!practice) throw new Error('there is no second project');
    // First: the mails of the warm-up would keep the app busy.
    const rates = isSmall ? null : await measureYardsticks(port, place, databaseUrl, crowd);
    await openingMinute({
      port,
      parents: crowd.parents.slice(0, WARM_UP),
      arrivalsMs: 0,
      weeks: [practice],
      hasBaskets,
    });
    const opensAt = romeInstant(addDays(romeToday(), 1), OPENS_AT).getTime();
    await app.count();
    await app.setClockAhead(opensAt - ARRIVALS_MS / 2 - Date.now());
    resident.begin();
    const minute = await openingMinute({
      port,
      parents: crowd.parents.slice(WARM_UP),
      arrivalsMs: ARRIVALS_MS,
      weeks: crowd.hotWeeks,
      hasBaskets,
    });
    const samples = resident.end();
    const figures = await app.stop();
    app = null;
    const driver = plainDriver(place, place.databaseUrl, 1);
    const mistakes = await findMistakes(driver, minute.acknowledged, crowd.weekIds);
    await driver.close();

    console.table(minute.times.table());
    for (const [failure, count] of minute.times.failures) console.log(`  ${count} × ${failure}`);
    console.table({
      'app: CPU, ms a parent': (figures.cpuMs / parents).toFixed(1),
      'crowd: CPU, ms a parent': (minute.crowdCpuMs / parents).toFixed(1),
      'app: statements a parent': (figures.statements / parents).toFixed(1),
      'app: memory (RSS) when idle, MB': Math.round(idleMb),
      'app: most memory (RSS) in the minute, MB': Math.round(samples.most),
      'app: most memory (RSS) of all, MB': Math.round(figures.memoryMb),
      'app: event loop p99, ms': Math.round(figures.eventLoopP99),
      'app: event loop max, ms': Math.round(figures.eventLoopMax),
      deadlocks: figures.deadlocks,
      'last result after the opening, s': (minute.lastResultMs / 1_000).toFixed(1),
      'load of the machine': loadavg()
        .map((load) => load.toFixed(1))
        .join(' '),
      ...mistakes,
    });
    const memory = { idleMb, residentMb: samples.most };
    if (rates === null) return { goals: smallGoalsOf({ minute, mistakes, memory }), samples };
    console.log('One call by itself, 32 connections, a second');
    console.table(
      Object.fromEntries(
        Object.entries(SUBJECT).map(([key, name]) => [name, Math.round(rates[key as Subject])]),
      ),
    );
    return { goals: goalsOf({ rates, minute, figures, mistakes, memory, hasBaskets }), samples };
  } finally {
    resident?.end();
    await app?.stop();
    await door.close();
    await place.remove();
  }
}

function nameOf({ engine, parents, projects, weeks, commitDelay, basketLines }: Scenario): string {
  const how = basketLines ? `, baskets of ${basketLines} lines` : '';
  return `${engine}, ${parents} parents, ${projects} projects, ${weeks} hot weeks, +${commitDelay} ms a commit${how}`;
}

/** The numbers that the command line asks for. */
function wanted(argument: string | undefined): number[] {
  if (argument === undefined) return DEFAULT;
  if (argument === 'all') return SCENARIOS.map((_, index) => index);
  return argument.split(',').map(Number);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'boolean', default: false }, picture: { type: 'string' } },
});
const [argument] = positionals;
/** Pages and scripts are asked for only when they were built. */
const IS_BUILT = scriptsOfPortal().length > 0;
if (argument === 'list') {
  SCENARIOS.forEach((scenario, index) => console.log(`${index}: ${nameOf(scenario)}`));
} else {
  if (!IS_BUILT) console.log('The page and its scripts are left out: run npm run build first.');
  // The crowd leaves the core of the app alone.
  if (values.small)
    execFileSync('taskset', ['-a', '-p', '-c', '0', String(process.pid)], { stdio: 'ignore' });
  const lines: Record<string, Samples> = {};
  for (const number of wanted(argument)) {
    const scenario = SCENARIOS[number];
    if (!scenario) throw new Error(`there is no scenario ${number}`);
    console.log(`\n${number}: ${nameOf(scenario)}${values.small ? ', one core, 512 MB' : ''}`);
    const { goals, samples } = await run(scenario, values.small);
    console.table(goals);
    lines[scenario.engine === 'mysql' ? 'MariaDB' : 'SQLite'] = samples;
  }
  if (values.picture) writeFileSync(values.picture, pictureOf(lines));
}
