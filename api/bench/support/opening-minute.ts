import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { random } from '../../src/seed/demo/random.js';
import { BasketJourney } from './basket-journey.js';
import type { Week } from './catalogue.js';
import type { CrowdParent } from './families.js';
import { SignUpJourney, sleep, type Acknowledged, type JourneyOptions } from './journey.js';
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
  parents: readonly CrowdParent[];
  /** What is booked: one of these weeks, in turn; by baskets, each of them. */
  weeks: readonly Pick<Week, 'id' | 'courseId'>[];
  hasBaskets?: boolean;
  arrivalsMs: number;
}

/** Lets the parents do what they do around the opening, `arrivalsMs / 2` from now. */
export async function openingMinute(options: MinuteOptions): Promise<OpeningMinute> {
  const { parents, arrivalsMs, hasBaskets = false } = options;
  const weeks = options.weeks as JourneyOptions['weeks'];
  const times = new StepTimes();
  const rng = random(parents.length);
  const scripts = scriptsOfPortal();
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { port } = options;
  const journeys = parents.map((parent, index) => {
    const rng = random(1 + index);
    if (hasBaskets) return new BasketJourney(parent, { port, times, scripts, weeks }, rng);
    const [first] = weeks;
    return new SignUpJourney(
      parent,
      { port, times, scripts, weeks: [weeks[index % weeks.length] ?? first] },
      rng,
    );
  });
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
