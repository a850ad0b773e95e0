import { setTimeout as sleep } from 'node:timers/promises';
import type { Ask, Costly, World } from './ask.js';
import type { Bystander, Waits } from './bystander.js';
import type { BuiltApp } from './built-app.js';
import type { Answered, Client } from './client.js';

/** Requests that are sent at once. */
export const AT_ONCE = 205;
/** Longest time (ms) beyond idle that somebody else should wait. */
export const GOAL_MS = 100;
/** Whoever sent many at once goes away after this (ms), and looks no further at the answers. */
const PATIENCE_MS = 4_000;
/** Longest time (ms) that one request alone may take. */
const ALONE_MS = 120_000;
/** After which the app should have nothing left to do, ms. */
const SETTLE_MS = 20_000;
/** Milliseconds in which nothing is asked, to know how long one waits then. */
const IDLE_MS = 300;
/** A wait that misses the goal is measured so often; the machine may have been busy with something else. */
const TRIES = 3;

export interface Measured {
  what: string;
  /** Statuses of all answers, with how often each came; `gone` are those that were not waited for. */
  statuses: string;
  requests: number;
  /** Bytes of the largest answer. */
  bytes: number;
  /** Longest wait of the other client while nothing else is asked, ms. */
  idle: number;
  alone: number;
  atOnce: number | null;
  /** Longest time (ms of CPU) that the app's main thread worked while the other client waited once. */
  busiest: number;
  /** How long the one request took by itself, ms. */
  took: number;
  /** Most memory of the app above what it had before, MB. */
  megabytes: number;
}

export interface Scene {
  app: BuiltApp;
  client: Client;
  bystander: Bystander;
  world: World;
  /** Longest waits of the other client while nothing is asked, in the order in which they were measured. */
  idle: number[];
  tokenOf: (ask: Ask) => string | null;
  /** Judges by the time that the app's main thread worked without a pause, which other work of the machine does not change. */
  isByCpu: boolean;
}

/** How long somebody else waits while this is asked, once and {@link AT_ONCE} times at once; the best of some tries. */
export async function measure(scene: Scene, route: string, entry: Costly): Promise<Measured> {
  let best: Measured | undefined;
  for (let tries = 0; tries < (entry.once ? 1 : TRIES); tries += 1) {
    const measured = await tryOnce(scene, route, entry);
    best = best ? better(best, measured) : measured;
    if (judged(scene, best) <= GOAL_MS) break;
  }
  return best as Measured;
}

/** Milliseconds that the goal is about: what others wait beyond idle, or where other work is in the way, how long the app worked. */
export function judged({ isByCpu }: Pick<Scene, 'isByCpu'>, measured: Measured): number {
  return isByCpu ? Math.min(measured.busiest, beyondIdle(measured)) : beyondIdle(measured);
}

/** Milliseconds that somebody else waits longer than while nothing is asked. */
export function beyondIdle({ idle, alone, atOnce }: Measured): number {
  return Math.max(0, Math.max(alone, atOnce ?? 0) - idle);
}

function better(one: Measured, other: Measured): Measured {
  return {
    ...one,
    alone: Math.min(one.alone, other.alone),
    atOnce: one.atOnce === null || other.atOnce === null ? null : Math.min(one.atOnce, other.atOnce),
    megabytes: Math.min(one.megabytes, other.megabytes),
    busiest: Math.min(one.busiest, other.busiest),
  };
}

async function tryOnce(scene: Scene, route: string, { what, ask, once }: Costly): Promise<Measured> {
  const { app, bystander, world, idle } = scene;
  const counts = new Map<string, number>();
  let bytes = 0;
  const note = ({ status, bytes: size }: Answered): void => {
    const name = status === 0 ? 'gone' : String(status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    bytes = Math.max(bytes, size);
  };
  const send = async (each: Ask): Promise<void> =>
    note(await scene.client.send(route, each, scene.tokenOf(each)));

  idle.push((await bystander.during(() => sleep(IDLE_MS))).longest);
  const first = await ask(world, 0);
  const before = app.megabytes;
  app.forgetMost();
  let took = 0;
  const alone = await bystander.during(async () => {
    const start = performance.now();
    await patiently(scene, ALONE_MS, () => send(first));
    took = performance.now() - start;
    await app.settle(SETTLE_MS);
  });
  const megabytes = app.mostMegabytes - before;
  let atOnce: Waits | null = null;
  if (!once) {
    const asks: Ask[] = [];
    for (let n = 0; n < AT_ONCE; n += 1) asks.push(await ask(world, n));
    atOnce = await bystander.during(async () => {
      await patiently(scene, PATIENCE_MS, () => Promise.all(asks.map(send)));
      await app.settle(SETTLE_MS);
    });
  }
  return {
    what,
    bytes,
    took,
    megabytes,
    requests: once ? 1 : AT_ONCE,
    alone: alone.longest,
    atOnce: atOnce?.longest ?? null,
    busiest: Math.max(alone.busiest, atOnce?.busiest ?? 0),
    statuses: [...counts].map(([status, count]) => (count > 1 ? `${status} ×${count}` : status)).join(', '),
    idle: median(idle),
  };
}

/** Does the work, and gives its open requests up when it takes longer. */
async function patiently(
  { client }: Scene,
  milliseconds: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const timer = setTimeout(() => client.giveUp(), milliseconds);
  try {
    await work();
  } finally {
    clearTimeout(timer);
  }
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
