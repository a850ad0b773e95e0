import { BusyError } from './errors.js';

/** Gives the lock back. Calling it twice is harmless. */
export type Release = () => void;

/** First come, first served: one holder at a time, a bounded queue behind it. */
export class FifoMutex {
  private held = false;
  private readonly queue: ((release: Release) => void)[] = [];

  /** @param queueLimit callers that may wait; the next one is refused. */
  constructor(private readonly queueLimit: number) {}

  /**
   * Waits for the turn.
   * @throws BusyError when too many wait already.
   */
  acquire(): Promise<Release> {
    if (!this.held) {
      this.held = true;
      return Promise.resolve(this.releaseOnce());
    }
    if (this.queue.length >= this.queueLimit) return Promise.reject(new BusyError());
    return new Promise((resolve) => this.queue.push(resolve));
  }

  private releaseOnce(): Release {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const next = this.queue.shift();
      if (next) next(this.releaseOnce());
      else this.held = false;
    };
  }
}
