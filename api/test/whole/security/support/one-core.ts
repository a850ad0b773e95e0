import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';

/** Whether processes can be kept on one core here (Linux with util-linux). */
export const CAN_PIN = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** A server in a process of its own, on the first core where that can be chosen. */
export interface OneCoreServer {
  base: string;
  /** CPU time in ms that its main thread has used so far; other processes of the machine do not change it. */
  mainThreadMs(): number;
  /** Most memory in MB that the process takes while something is done, above what it takes before. */
  megabytesOf(work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts Node with these arguments.
 * @param address finds the address in what it prints
 */
export async function startOnOneCore(
  args: string[],
  env: Record<string, string>,
  address: RegExp,
): Promise<OneCoreServer> {
  const node = [process.execPath, ...args];
  const [command = '', ...rest] = CAN_PIN ? ['taskset', '-c', '0', ...node] : node;
  // taskset becomes the process that it is given, so this is its id.
  const child = spawn(command, rest, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const base = await addressOf(child, address);
  return {
    base,
    mainThreadMs: () => mainThreadMs(child.pid ?? 0),
    megabytesOf: (work) => megabytesOf(child.pid ?? 0, work),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function addressOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    // Read to the end: the app would stop at a closed pipe.
    child.stdout?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-10_000);
      const [, address] = pattern.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.once('close', () => reject(new Error(`the server ended: ${said}`)));
  });
}

/** Threads that hash passwords are not counted: they do not keep anybody waiting for the main one. */
function mainThreadMs(pid: number): number {
  const [nanoseconds = ''] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ', 1);
  return Number(nanoseconds) / 1e6;
}

async function megabytesOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const of = (name: string): number => {
    const [, kilobytes] =
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  };
  const before = of('VmRSS');
  // The kernel counts the most anew from here.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  return of('VmHWM') - before;
}
