import { In, type EntityManager, type EntityTarget } from 'typeorm';
import { BatchQueue } from '../../../src/features/registrations/booking-batch/batch-queue.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { ENGINE } from '../../support/database.js';
import type { TestApp } from '../../support/app.js';

/**
 * Hooks between check and write, and switches for the guards that keep two bookings apart (locks, days, keys). They exist
 * in tests only: `jest.mock` wraps the modules below. A spec must import this file before anything else.
 */

jest.mock('../../../src/core/database/locks.js', () => unlockable());
jest.mock('../../../src/core/database/errors.js', () => withoutKeys());
jest.mock('../../../src/features/registrations/waiting-list/seats-and-queues.js', () => pausingSeats());
jest.mock('../../../src/features/registrations/waiting-list/places.js', () => unlockableCourses());
jest.mock('../../../src/features/registrations/registration-records.js', () => pausingDays());

/** What can be switched off, for a negative control. */
const guards = {
  /** `FOR UPDATE`; on SQLite the transaction. */
  lock: true,
  /** Rows of `child_day`. */
  days: true,
  /** Duplicate and foreign keys are recognised, and repeat the transaction. */
  keys: true,
};

/**
 * Before weeks are locked; where a sign-up has counted seats and queue; where a sign-up or a move-up is about to take the
 * days of a child.
 */
type Point = 'lock' | 'seats' | 'days';
/** What happens there. */
const at: Record<Point, () => Promise<void>> = {
  lock: letOthersIn,
  seats: letOthersIn,
  days: letOthersIn,
};

/** Waits several turns of the event loop, so that other requests can run in between. */
async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

type Work = (...args: unknown[]) => Promise<unknown>;

function unlockable(): object {
  const locks = jest.requireActual<Record<'lockRows' | 'lockRowsToChange', Work>>(
    '../../../src/core/database/locks.js',
  );
  const switchable =
    (lock: Work) => async (manager: EntityManager, target: EntityTarget<{ id: number }>, ids: number[]) => {
      await at.lock();
      return guards.lock
        ? lock(manager, target, ids)
        : manager.find(target, { where: { id: In(ids) }, order: { id: 'ASC' } });
    };
  return {
    ...locks,
    lockRows: switchable(locks.lockRows),
    lockRowsToChange: switchable(locks.lockRowsToChange),
  };
}

function unlockableCourses(): object {
  const places = jest.requireActual<{ lockCourses: Work }>(
    '../../../src/features/registrations/waiting-list/places.js',
  );
  const lockCourses: Work = async (...args) => (guards.lock ? places.lockCourses(...args) : undefined);
  return { ...places, lockCourses };
}

function withoutKeys(): object {
  type Test = (error: unknown) => boolean;
  const errors = jest.requireActual<{ isDuplicateKey: Test; isForeignKeyViolation: Test }>(
    '../../../src/core/database/errors.js',
  );
  return {
    ...errors,
    isDuplicateKey: (error: unknown) => guards.keys && errors.isDuplicateKey(error),
    isForeignKeyViolation: (error: unknown) => guards.keys && errors.isForeignKeyViolation(error),
  };
}

function pausingSeats(): object {
  const queries = jest.requireActual<{ seatsOf: Work }>(
    '../../../src/features/registrations/waiting-list/seats-and-queues.js',
  );
  const seatsOf: Work = async (...args) => {
    const seats = await queries.seatsOf(...args);
    await at.seats();
    return seats;
  };
  return { ...queries, seatsOf };
}

function pausingDays(): object {
  const records = jest.requireActual<{ takeDays: Work }>(
    '../../../src/features/registrations/registration-records.js',
  );
  const takeDays: Work = async (...args) => {
    await at.days();
    if (guards.days) await records.takeDays(...args);
  };
  return { ...records, takeDays };
}

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
 * transaction, as if each came to another process: bookings of one batch never meet at a gate.
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
  try {
    return await work(gate);
  } finally {
    at[point] = letOthersIn;
    gate.open();
    alone.mockRestore();
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
