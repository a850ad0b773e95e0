import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestPlace } from '../../../support/database.js';

/** The built app. */
export const MAIN = join(import.meta.dirname, '../../../../dist/main.js');

/** The built app in a process of its own, to be killed. */
export class AppProcess {
  private constructor(
    private readonly child: ChildProcess,
    /** Where it answers. */
    readonly url: string,
    /** What it has logged until now. */
    readonly output: () => string,
  ) {}

  /** Starts the app over a place, with these variables besides, and waits until it serves. */
  static async start(
    { dataDir, databaseUrl }: TestPlace,
    variables: Record<string, string> = {},
  ): Promise<AppProcess> {
    const child = spawn(process.execPath, [MAIN], {
      // Nothing of the shell's configuration, and a port of its own choice.
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        PORT: '0',
        SEED: 'none',
        RATE_LIMIT: 'off',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const killNow = (): boolean => child.kill('SIGKILL');
    process.once('exit', killNow); // however the test ends, the app must not stay
    child.once('close', () => process.off('exit', killNow));
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        const address = /Parents +(http:\S+)\//.exec(output)?.[1];
        if (address) resolve(address);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('close', (code) => reject(new Error(`the app ended with ${code}:\n${output}`)));
    });
    return new AppProcess(child, url, () => output);
  }

  /** Id of the process. */
  get pid(): number {
    return this.child.pid as number;
  }

  /** kill -9. Resolves when the process is gone. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'close');
    this.child.kill('SIGKILL');
    await gone;
  }
}
