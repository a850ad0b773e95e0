import { percentile } from './rush.js';

/** What happened to the calls of one step. */
class Step {
  readonly times: number[] = [];
  first = Infinity;
  last = 0;
  /** Answers with 503; the portal repeats them. */
  busy = 0;
  /** Answers with 304. */
  unchanged = 0;
  repeats = 0;
  errors = 0;
}

/** The times of every call, by step, in the order in which the steps first happened. */
export class StepTimes {
  private readonly steps = new Map<string, Step>();
  /** What went wrong, and how often. */
  readonly failures = new Map<string, number>();

  /** Notes an answer. @param started `performance.now()` before the call */
  note(name: string, started: number, status: number): void {
    const now = performance.now();
    const step = this.step(name);
    step.times.push(now - started);
    step.first = Math.min(step.first, started);
    step.last = Math.max(step.last, now);
    if (status === 503) step.busy += 1;
    if (status === 304) step.unchanged += 1;
  }

  noteRepeat(name: string): void {
    this.step(name).repeats += 1;
  }

  /** Notes a call that failed other than with 503. */
  noteError(name: string, reason: string): void {
    this.step(name).errors += 1;
    const key = `${name}: ${reason}`;
    this.failures.set(key, (this.failures.get(key) ?? 0) + 1);
  }

  get errors(): number {
    return [...this.steps.values()].reduce((sum, { errors }) => sum + errors, 0);
  }

  /** The slowest step by its p99, in milliseconds. */
  slowest(): { name: string; p99: number } {
    const all = [...this.steps].map(([name, { times }]) => ({ name, p99: percentile(times, 0.99) }));
    return all.reduce((one, other) => (other.p99 > one.p99 ? other : one), { name: '', p99: 0 });
  }

  /** A row for each step. */
  table(): Record<string, Record<string, number>> {
    return Object.fromEntries(
      [...this.steps].map(([name, { times, first, last, busy, unchanged, repeats, errors }]) => [
        name,
        {
          calls: times.length,
          'per second': Math.round((times.length / Math.max(1, last - first)) * 1000),
          'p50 ms': Math.round(percentile(times, 0.5)),
          'p99 ms': Math.round(percentile(times, 0.99)),
          'max ms': Math.round(percentile(times, 1)),
          'unchanged (304)': unchanged,
          'busy (503)': busy,
          repeats,
          errors,
        },
      ]),
    );
  }

  private step(name: string): Step {
    const step = this.steps.get(name) ?? new Step();
    this.steps.set(name, step);
    return step;
  }
}
