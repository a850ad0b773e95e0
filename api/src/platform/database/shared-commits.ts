import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BusyError, isRepeatable } from './errors.js';
import { insideTransaction, Transactions } from './transactions.js';

/** Works that share one commit at most: the last of them waits for all, so the number bounds what a caller waits. */
const SHARE = 25;
/** Works that may wait; the next caller is answered 503. */
const QUEUE_LIMIT = 5_000;

interface Waiting {
  /** Rows to lock for the work. */
  ids: readonly number[];
  /** Runs the work in the context of its caller, where its language and request id are. */
  run(manager: EntityManager): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Locks rows in the order of their ids. */
export type Lock = (manager: EntityManager, ids: readonly number[]) => Promise<unknown>;

/**
 * Works that arrive together share one transaction, so that hundreds at once need a few commits and not hundreds. Each
 * is all or nothing by a savepoint of its own; they run first come, first served, and are answered when the commit is
 * done. A work that comes alone runs alone: nobody waits for company.
 */
@Injectable()
export class SharedCommits {
  private readonly waiting: Waiting[] = [];
  private running = false;

  constructor(private readonly transactions: Transactions) {}

  /**
   * Runs the work in a transaction that others may share.
   * @param ids rows that the work will lock; those of all that share are locked at once, in id order
   * @throws what the work throws, after undoing it alone; BusyError when too many wait
   */
  run<T>(lock: Lock, ids: readonly number[], work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (this.waiting.length >= QUEUE_LIMIT) return Promise.reject(new BusyError());
    const inContext = AsyncLocalStorage.snapshot() as <R>(call: () => R) => R;
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({
        ids,
        run: (manager) => inContext(() => insideTransaction(() => work(manager))),
        resolve: resolve as (result: unknown) => void,
        reject,
      });
      if (!this.running) void this.drain(lock);
    });
  }

  private async drain(lock: Lock): Promise<void> {
    this.running = true;
    try {
      while (this.waiting.length) await this.share(lock, this.waiting.splice(0, SHARE));
    } finally {
      this.running = false;
    }
  }

  private async share(lock: Lock, works: readonly Waiting[]): Promise<void> {
    try {
      const settled = await this.transactions.run(async (manager) => {
        // Begun anew when the database asks to repeat: the answers of a transaction that was undone count for nothing.
        const answers: (() => void)[] = [];
        await lock(
          manager,
          works.flatMap(({ ids }) => ids),
        );
        for (const work of works) answers.push(await this.single(manager, work));
        return answers;
      });
      for (const answer of settled) answer();
    } catch (error) {
      for (const { reject } of works) reject(error);
    }
  }

  /** One work behind its savepoint; gives how to answer it once the commit is done. */
  private async single(manager: EntityManager, { run, resolve, reject }: Waiting): Promise<() => void> {
    await manager.query('SAVEPOINT shared_work');
    try {
      const result = await run(manager);
      await manager.query('RELEASE SAVEPOINT shared_work');
      return () => resolve(result);
    } catch (error) {
      // A deadlock has undone the whole transaction already, and whatever else asks to repeat repeats all of it.
      if (isRepeatable(error)) throw error;
      await manager.query('ROLLBACK TO SAVEPOINT shared_work');
      return () => reject(error);
    }
  }
}
