import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { random } from '../../src/seed/demo/random.js';
import type { Crowd } from './crowd.js';
import type { CrowdParent } from './families.js';
import { Journey, sleep, type Acknowledged } from './journey.js';
import { StepTimes } from './step-times.js';

const PORTAL_PAGE = fileURLToPath(new URL('../../../portal/dist/index.html', import.meta.url));

/** Parents arrive within this time; the project opens in its middle. */
export const ARRIVALS_MS = 10_000;

export interface OpeningMinute {
  times: StepTimes;
  /** Milliseconds from the opening until the last parent saw the result, or from the start when nothing opened. */
  lastResultMs: number;
  acknowledged: Acknowledged[];
  /** Parents who never got an answer to their sign-up. */
  unanswered: number;
  /** CPU of the crowd itself, in milliseconds. */
  crowdCpuMs: number;
}

export interface MinuteOptions {
  port: number;
  crowd: Crowd;
  parents: readonly CrowdParent[];
  courseId: number;
  /** The weeks that are booked, in turn. */
  weekIds: readonly number[];
  arrivalsMs: number;
}

/** Lets the parents do what they do around the opening, `arrivalsMs / 2` from now. */
export async function openingMinute(options: MinuteOptions): Promise<OpeningMinute> {
  const { parents, weekIds, arrivalsMs } = options;
  const times = new StepTimes();
  const rng = random(parents.length);
  const scripts = scriptsOfPortal();
  const cpu = process.cpuUsage();
  const start = performance.now();
  const journeys = parents.map(
    (parent, index) =>
      new Journey(
        parent,
        { ...options, times, scripts, weekId: weekIds[index % weekIds.length] as number },
        random(1 + index),
      ),
  );
  await Promise.all(
    journeys.map(async (journey) => {
      await sleep(arrivalsMs * rng.next());
      await journey.run();
    }),
  );
  const { user, system } = process.cpuUsage(cpu);
  const last = Math.max(...journeys.map(({ finishedAt }) => finishedAt));
  return {
    times,
    lastResultMs: last - start - arrivalsMs / 2,
    acknowledged: journeys.flatMap(({ acknowledged }) => (acknowledged === null ? [] : [acknowledged])),
    unanswered: journeys.filter(({ acknowledged }) => acknowledged === null).length,
    crowdCpuMs: (user + system) / 1_000,
  };
}

/** What the page of the portal names; empty when it is not built, or `BENCH_PAGES=off` leaves pages out. */
export function scriptsOfPortal(): string[] {
  if (process.env.BENCH_PAGES === 'off' || !existsSync(PORTAL_PAGE)) return [];
  return [...readFileSync(PORTAL_PAGE, 'utf8').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path]) => path as string,
  );
}
