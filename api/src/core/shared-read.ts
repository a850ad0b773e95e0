import { outsideRequests } from './request-context.js';

/**
 * A costly reading whose result is the same for everybody. Whoever asks before it begins shares its result, and one goes on at a time:
 * many who ask at once cost the time and memory of two. An answer is never older than its question. The result must not be changed.
 */
export class SharedRead<Result> {
  private running: Promise<Result> | null = null;
  private next: Promise<Result> | null = null;

  /** @param read runs outside of any request, so it does not end when the reader of one goes */
  constructor(private readonly read: () => Promise<Result>) {}

  /** @throws what the reading throws, to all who share it */
  ask(): Promise<Result> {
    this.next ??= this.begin(this.running);
    return this.next;
  }

  private async begin(before: Promise<Result> | null): Promise<Result> {
    await before?.catch(() => undefined);
    this.next = null;
    const running = outsideRequests(this.read);
    this.running = running;
    try {
      return await running;
    } finally {
      // Its result is not kept longer than somebody needs it.
      if (this.running === running) this.running = null;
    }
  }
}
