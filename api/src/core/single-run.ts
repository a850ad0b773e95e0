import { outsideRequests } from './request-context.js';

/**
 * Work that a timer starts again and again: never twice at once in this process, outside of any request, and never rejecting.
 * Several processes may do it at once, so the work itself locks what it does and looks again.
 */
export class SingleRun {
  private running: Promise<void> | undefined;

  /** @param failed told of what the work throws; the next start does what this one did not */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Starts the work, unless it goes on already. @returns when it is done */
  start(): Promise<void> {
    this.running ??= outsideRequests(this.work)
      .catch(this.failed)
      .finally(() => (this.running = undefined));
    return this.running;
  }

  /** Waits for work that goes on. */
  async finish(): Promise<void> {
    await this.running;
  }
}
