import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Waits } from './bystander.js';

/**
 * Somebody else, in a process of its own: asks `/health/live` again and again over one connection. Told `begin`, it forgets what it has
 * seen; told `end`, it tells its longest wait since, and how long the thread of the app that answers worked in one of its waits.
 */
const PAUSE_MS = 2;

const [, , base = '', pid = ''] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let waits: Waits = { longest: 0, busiest: 0, asked: 0 };
let since = { at: performance.now(), cpu: cpuMs() };

function ask(): void {
  since = { at: performance.now(), cpu: cpuMs() };
  const sent = request(`${base}/health/live`, { agent }, (response) => {
    response.resume();
    response.on('end', () => {
      note();
      waits.asked += 1;
      setTimeout(ask, PAUSE_MS);
    });
  });
  sent.on('error', () => process.exit(1));
  sent.end();
}

function note(): void {
  waits.longest = Math.max(waits.longest, performance.now() - since.at);
  waits.busiest = Math.max(waits.busiest, cpuMs() - since.cpu);
}

/** CPU time (ms) that the app's main thread has used. Other processes of the machine do not change it. */
function cpuMs(): number {
  const [nanoseconds = ''] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ', 1);
  return Number(nanoseconds) / 1e6;
}

process.on('message', (order: 'begin' | 'end') => {
  if (order === 'begin') {
    waits = { longest: 0, busiest: 0, asked: 0 };
    since = { at: performance.now(), cpu: cpuMs() };
  }
  process.send?.(waits);
});
process.on('disconnect', () => process.exit(0));
ask();
