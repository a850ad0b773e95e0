import { Semaphore } from 'async-mutex';

/** Gives a place back. Calling it twice is harmless. */
export type Release = () => void;

/** What a {@link Limiter} allows. */
export interface LimiterOptions {
  /** Callers that may work at once. */
  atOnce: number;
  /** Callers that may wait for a place; the next one is refused. */
  waiting: number;
  /** Makes the error of a caller that is refused. */
  refusal: () => Error;
}

/** Limits how many callers work at once. First come, first served, with a bounded queue. */
export class Limiter {
  private readonly semaphore: Semaphore;
  /** Callers that work or wait. The semaphore does not tell how many wait. */
  private callers = 0;

  constructor(private readonly options: LimiterOptions) {
    this.semaphore = new Semaphore(options.atOnce);
  }

  /** Whether nobody works or waits. */
  get isIdle(): boolean {
    return this.callers === 0;
  }

  /**
   * Waits for a place. Whoever takes one must give it back.
   * @throws the refusal when too many wait already.
   */
  async acquire(): Promise<Release> {
    const { atOnce, waiting, refusal } = this.options;
    if (this.callers >= atOnce + waiting) throw refusal();
    this.callers += 1;
    const [, giveBack] = await this.semaphore.acquire();
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.callers -= 1;
      giveBack();
    };
  }

  /**
   * Does the work when a place is free.
   * @throws the refusal when too many wait already, else what the work throws.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }
}
