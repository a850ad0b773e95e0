/** Whose work it is, and what it comes before. */
export interface Turn {
  /** Who is counted together, such as an account; `null` for work of the app itself. */
  owner: string | null;
  /** Whether it goes before everything that is not. */
  isUrgent: boolean;
  /** Work that still waits when it fires is dropped: nobody would read what it makes. */
  signal?: AbortSignal | undefined;
}

/** What a {@link FairLimiter} allows. */
export interface FairLimiterOptions {
  /** Works at once. */
  atOnce: number;
  /** Works that may wait, of everybody. */
  waiting: number;
  /** Works of one owner that may wait. */
  waitingOfOwner: number;
  /** Makes the error of a work that is refused, or dropped. */
  refusal: () => Error;
}

interface Waiting extends Turn {
  start: () => void;
}

/**
 * Limits how much work goes on at once, and lets nobody's work wait for all of somebody else's: urgent work first, then the owner
 * whose last turn is longest ago, then the oldest.
 */
export class FairLimiter {
  private running = 0;
  private queue: Waiting[] = [];
  private turns = 0;
  /** When each owner who still waits had a turn last. */
  private readonly lastTurn = new Map<string | null, number>();

  constructor(private readonly options: FairLimiterOptions) {}

  /** Whether nobody works or waits. */
  get isIdle(): boolean {
    return this.running === 0 && this.queue.length === 0;
  }

  /**
   * Does the work when its turn has come.
   * @throws the refusal when too many wait already, or the signal fires before its turn; else what the work throws
   */
  async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    await this.turnOf(turn);
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.startNext();
    }
  }

  private turnOf(turn: Turn): Promise<void> {
    const { atOnce, waiting, waitingOfOwner, refusal } = this.options;
    if (this.running < atOnce) {
      this.begin(turn);
      return Promise.resolve();
    }
    const own = this.queue.filter(({ owner }) => owner !== null && owner === turn.owner).length;
    if (this.queue.length >= waiting || own >= waitingOfOwner || turn.signal?.aborted)
      return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const drop = (): void => {
        this.queue = this.queue.filter((other) => other !== entry);
        reject(refusal());
      };
      const entry: Waiting = {
        ...turn,
        start: () => {
          turn.signal?.removeEventListener('abort', drop);
          this.begin(turn);
          resolve();
        },
      };
      turn.signal?.addEventListener('abort', drop, { once: true });
      this.queue.push(entry);
    });
  }

  private begin({ owner }: Turn): void {
    this.running += 1;
    this.lastTurn.set(owner, (this.turns += 1));
  }

  private startNext(): void {
    if (this.isIdle) this.lastTurn.clear();
    if (this.queue.length === 0 || this.running >= this.options.atOnce) return;
    const next = this.queue.reduce((best, other) => (this.isBefore(other, best) ? other : best));
    this.queue = this.queue.filter((other) => other !== next);
    next.start();
  }

  /** Of equals the first stays, which came first. */
  private isBefore(one: Waiting, other: Waiting): boolean {
    if (one.isUrgent !== other.isUrgent) return one.isUrgent;
    return (this.lastTurn.get(one.owner) ?? 0) < (this.lastTurn.get(other.owner) ?? 0);
  }
}
