import { AsyncLocalStorage } from 'node:async_hooks';

/** Questions of one statement at most. */
const MOST = 64;

interface Asked<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Reads with one statement what is asked in one turn of the event loop. In a rush a turn brings many requests, and each asks
 * first who it is. Nothing is kept: a statement begins after every question that it answers was asked, so an answer is never
 * older than the question.
 *
 * Create it outside of any request: a statement for many must not run in the context of one.
 */
export class Together<Question, Answer> {
  private waiting: Asked<Question, Answer>[] = [];
  private readonly outsideRequest = AsyncLocalStorage.snapshot() as (call: () => unknown) => unknown;

  /** @param readAll gives an answer for each question, in their order */
  constructor(private readonly readAll: (questions: readonly Question[]) => Promise<readonly Answer[]>) {}

  /** @throws what the statement throws, to each whom it was to answer */
  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      if (this.waiting.length === 1) this.outsideRequest(() => setImmediate(() => this.readWaiting()));
    });
  }

  private readWaiting(): void {
    const asked = this.waiting;
    this.waiting = [];
    for (let start = 0; start < asked.length; start += MOST) void this.read(asked.slice(start, start + MOST));
  }

  private async read(asked: readonly Asked<Question, Answer>[]): Promise<void> {
    try {
      const answers = await this.readAll(asked.map(({ question }) => question));
      asked.forEach(({ resolve }, place) => resolve(answers[place] as Answer));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}

/**
 * Values for a list in a statement: repeated until they are as many as a power of two, so that there are few texts of the
 * statement, however many values are asked for.
 */
export function padded<Value>(values: readonly [Value, ...Value[]]): Value[] {
  const size = 2 ** Math.ceil(Math.log2(values.length));
  return [...values, ...Array.from({ length: size - values.length }, () => values[0])];
}
