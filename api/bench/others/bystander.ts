import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** What another client has seen. */
export interface Waits {
  /** Its longest wait, ms. */
  longest: number;
  /** Longest time (ms of CPU) that the app's main thread worked in one of its waits: without what other processes of the machine add. */
  busiest: number;
  /** Requests that were answered. */
  asked: number;
}

/** Another client, which does nothing but ask `/health/live`. */
export class Bystander {
  private readonly process: ChildProcess;

  /** @param pid process of the app */
  constructor(base: string, pid: number) {
    const file = fileURLToPath(new URL('./bystander-process.ts', import.meta.url));
    this.process = fork(file, [base, String(pid)]);
  }

  /** What it sees while something is done, and until its next answer after that. */
  async during(work: () => Promise<unknown>): Promise<Waits> {
    await this.tell('begin');
    await work();
    const { asked } = await this.tell('end');
    let now = await this.tell('end');
    while (now.asked === asked) {
      await sleep(5);
      now = await this.tell('end');
    }
    return now;
  }

  stop(): void {
    this.process.disconnect();
  }

  private tell(order: 'begin' | 'end'): Promise<Waits> {
    return new Promise((resolve) => {
      this.process.once('message', (answer) => resolve(answer as Waits));
      this.process.send(order);
    });
  }
}
