import { AccountTurns } from '../../../src/core/auth/account-turns.js';
import { BatchQueue } from '../../../src/core/database/batch-queue.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { ENGINE } from '../../support/database.js';
import type { TestApp } from '../../support/app.js';
import { at, guards, letOthersIn, type Point } from '../../support/interference/switches.js';

/** A gate at which everybody waits until it is opened; it stays open. */
export class Gate {
  private arrivals = 0;
  private isOpen = false;
  private readonly watchers: { count: number; resolve: () => void }[] = [];
  private readonly waiting: (() => void)[] = [];

  /** Arrives, and waits. */
  pass(): Promise<void> {
    this.arrivals += 1;
    for (const { count, resolve } of this.watchers) if (this.arrivals >= count) resolve();
    return this.isOpen ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Resolves when so many have arrived. */
  arrived(count: number): Promise<void> {
    if (this.arrivals >= count) return Promise.resolve();
    return new Promise((resolve) => this.watchers.push({ count, resolve }));
  }

  /** Lets the first of those who wait go on. */
  letOneIn(): void {
    this.waiting.shift()?.();
  }

  /** Lets the last of them go before the others. */
  letLastIn(): void {
    this.waiting.pop()?.();
  }

  open(): void {
    this.isOpen = true;
    while (this.waiting.length) this.letOneIn();
  }

  /**
   * Waits until every request has arrived, then lets one after the other go to its end: all have seen the same, and
   * none stands in another's way, which would make the database refuse and repeat it.
   */
  async oneByOne<T>(requests: Promise<T>[]): Promise<T[]> {
    await this.arrived(requests.length);
    const pending = new Set(requests);
    for (const request of requests) void request.finally(() => pending.delete(request));
    while (pending.size) {
      // Who is repeated because a key refused it comes here once more.
      const again = this.arrived(this.arrivals + 1);
      this.letOneIn();
      await Promise.race([...pending, again]);
    }
    return Promise.all(requests);
  }
}

/**
 * Runs the work with a gate between check and write. Afterwards the gate is open. Meanwhile every sign-up runs in its own
 * transaction, as if each came to another process: bookings of one batch never meet at a gate, and each process has turns of its own.
 */
export async function withGate<T>(point: Point, work: (gate: Gate) => Promise<T>): Promise<T> {
  const gate = new Gate();
  at[point] = () => gate.pass();
  const alone = jest.spyOn(BatchQueue.prototype, 'add').mockImplementation(function (
    this: BatchQueue<unknown, unknown>,
    item: unknown,
  ) {
    return this.runAlone(item);
  });
  const turns = jest.spyOn(AccountTurns.prototype, 'next').mockResolvedValue();
  try {
    return await work(gate);
  } finally {
    at[point] = letOthersIn;
    gate.open();
    alone.mockRestore();
    turns.mockRestore();
  }
}

/**
 * Runs the work with the locks off, and a gate where sign-ups have counted the seats. On MySQL/MariaDB rows are then read without
 * `FOR UPDATE`. On SQLite the one writer is the lock: there every statement commits by itself.
 * @param also further guards to switch off
 */
export async function withoutLocks<T>(
  apps: TestApp[],
  work: (gate: Gate) => Promise<T>,
  ...also: ('days' | 'keys')[]
): Promise<T> {
  const off = ['lock', ...also] as const;
  for (const guard of off) guards[guard] = false;
  const spies = apps.map(({ app, dataSource }) => {
    const spy = jest.spyOn(app.get(Transactions), 'run');
    if (ENGINE === 'sqlite') spy.mockImplementation((inside) => inside(dataSource.manager));
    return spy;
  });
  try {
    return await withGate('seats', work);
  } finally {
    for (const guard of off) guards[guard] = true;
    for (const spy of spies) spy.mockRestore();
  }
}
