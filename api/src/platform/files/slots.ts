import { AppError } from '../http/errors.js';

/** Seconds after which a caller may come again when the line was too long. */
const RETRY_SECONDS = 5;

/** So many at a time, so many more in line. */
export class Slots {
  private readonly waiting: (() => void)[] = [];

  constructor(
    private free: number,
    private readonly places: number,
  ) {}

  /**
   * Does the work when a slot is free.
   * @throws AppError 503 with `Retry-After` when the line is full.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else if (this.waiting.length < this.places) await new Promise<void>((wake) => this.waiting.push(wake));
    else throw new AppError('busy', { retryAfterSeconds: RETRY_SECONDS });
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
