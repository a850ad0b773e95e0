/** The writing of mails is over when none was written for so long. */
export const QUIET_MS = 500;
/** However long it goes on, mails do not wait longer than this. */
export const LONGEST_WAIT_MS = 30_000;

/**
 * Holds the sending of mails back while others are being written: in the opening minute the process has better to do than
 * to render mails, which come a little later then. Nothing depends on it: the rows are there, and the worker looks for them
 * by itself as well.
 */
export class OutboxThrottle {
  private timer: NodeJS.Timeout | undefined;
  private since: number | undefined;

  /** @param go looks for mails; called when it has become quiet, and at every mail of a rush that takes too long */
  constructor(private readonly go: () => void) {}

  /** Mails are being written just now, and none has waited too long yet. */
  get holds(): boolean {
    return this.since !== undefined && performance.now() - this.since < LONGEST_WAIT_MS;
  }

  /** Mails were written. */
  written(): void {
    this.since ??= performance.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.since = undefined;
      this.go();
    }, QUIET_MS).unref();
    if (!this.holds) this.go();
  }

  /** Forgets what waits. */
  stop(): void {
    clearTimeout(this.timer);
    this.since = undefined;
  }
}
