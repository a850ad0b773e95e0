import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Place } from '../support/place.js';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
/** As the image and the unit of the operations guide start it. */
export const LIMIT = ['--max-old-space-size=512'];
/** Clock ticks of `/proc` in a second. */
const TICKS = 100;

/** The built app in a process of its own, as `npm start` starts it. Linux only: it reads `/proc`. */
export class BuiltApp {
  private constructor(
    readonly base: string,
    readonly pid: number,
    readonly stop: () => Promise<void>,
  ) {}

  /** @throws Error when it ends instead of saying where it listens, for example because it was not built */
  static async start(place: Place): Promise<BuiltApp> {
    const child = spawn(process.execPath, [...LIMIT, ...profile(), MAIN], {
      env: {
        ...process.env,
        DATA_DIR: place.dataDir,
        PORT: '0',
        SEED: 'none',
        RATE_LIMIT: 'off',
        ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // However the bench ends, nothing of it stays.
    process.once('exit', () => child.kill('SIGKILL'));
    const base = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-10_000);
        const [, address] = /Parents +(http:\S+)\//.exec(said) ?? [];
        if (address) resolve(address);
      });
      child.once('close', () => reject(new Error(`the app ended: ${said}`)));
    });
    return new BuiltApp(base, child.pid as number, async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    });
  }

  /** Waits until it has nothing to do any more, or for so many milliseconds. */
  async settle(atMostMs: number): Promise<void> {
    const until = performance.now() + atMostMs;
    let quiet = 0;
    while (performance.now() < until && quiet < 2) {
      const before = this.cpuMs();
      await sleep(100);
      quiet = this.cpuMs() - before <= 30 ? quiet + 1 : 0;
    }
  }

  /** Memory (RSS) in MB that the process takes now. */
  get megabytes(): number {
    return this.status('VmRSS');
  }

  /** Most memory (RSS) in MB since {@link forgetMost}. */
  get mostMegabytes(): number {
    return this.status('VmHWM');
  }

  forgetMost(): void {
    writeFileSync(`/proc/${this.pid}/clear_refs`, '5');
  }

  private status(name: string): number {
    const [, kilobytes] =
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${this.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  }

  private cpuMs(): number {
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  }
}

/** With `PROF=DIR` the app writes its CPU profile there when it ends. */
function profile(): string[] {
  return process.env.PROF ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROF}`] : [];
}
