import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Connection } from './connection.js';

/** Connections that ask at once. */
export const CONNECTIONS = 32;
/** A subject is measured in turns with the others, so that a slow moment of the machine meets all. */
const TURNS = 3;
const TURN_MS = 1_000;

/** Something that is done again and again; `place` is the number of the one who does it, from 0. */
export type Work = (place: number) => Promise<unknown>;

/** How often a second each work was done. @param works by name, with how many do it at once */
export async function rates(
  works: Record<string, { atOnce: number; work: Work }>,
): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  // Once for each without counting: code, connections and caches are warm.
  for (const { atOnce, work } of Object.values(works)) await during(TURN_MS / 2, atOnce, work);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, { atOnce, work }] of Object.entries(works)) {
      done[name] = (done[name] ?? 0) + (await during(TURN_MS, atOnce, work)) / TURNS;
    }
  }
  return done;
}

async function during(milliseconds: number, atOnce: number, work: Work): Promise<number> {
  let count = 0;
  const start = performance.now();
  const doWork = async (place: number): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      await work(place);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, place) => doWork(place)));
  return (count / (performance.now() - start)) * 1_000;
}

/** Asks one address over many connections. Each answer must be 200. @param request the bytes, by the number of the one who asks */
export function asking(port: number, request: (place: number) => Buffer): { atOnce: number; work: Work } {
  const requests = Array.from({ length: CONNECTIONS }, (_, place) => request(place));
  const connections = requests.map(() => new Connection(port));
  return {
    atOnce: CONNECTIONS,
    work: async (place) => {
      const { status } = await (connections[place] as Connection).ask(requests[place] as Buffer);
      if (status !== 200) throw new Error(`${requests[place]?.toString().split('\r\n', 1)[0]}: ${status}`);
    },
  };
}

/** Bare Express, or Node's own server, in a process of its own. */
export async function startBare(kind: 'express' | 'http'): Promise<{ port: number; process: ChildProcess }> {
  const child = fork(fileURLToPath(new URL('./bare-process.ts', import.meta.url)), [kind]);
  const port = await new Promise<number>((resolve) =>
    child.once('message', (port) => resolve(port as number)),
  );
  return { port, process: child };
}
