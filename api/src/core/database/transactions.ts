import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { repeatReason } from './errors.js';

/** How often a transaction is repeated when the database asks for it (product/registrations.md#lock-first-read-after). */
const MAX_REPEATS = 5;

const inTransaction = new AsyncLocalStorage<true>();

/**
 * The one door for writes. `run` opens a transaction, hands over its manager and commits; deadlocks, lock waits and
 * snapshot conflicts repeat the whole work, so it must do nothing outside the database that cannot be done twice.
 */
@Injectable()
export class Transactions {
  /** How often work was repeated since the start, by reason: see `repeatReason`. */
  readonly repeats = new Map<string, number>();
  private readonly createRunner: DataSource['createQueryRunner'];

  constructor(dataSource: DataSource) {
    this.createRunner = dataSource.createQueryRunner.bind(dataSource);
    // Inside a transaction every query must use its manager: one through a global repository would wait for a second
    // connection, and with the pool exhausted by callers that do the same, for ever.
    dataSource.createQueryRunner = (mode) => {
      if (inTransaction.getStore()) {
        throw new Error('inside Transactions.run only its manager may be used, not a global repository');
      }
      return this.createRunner(mode);
    };
  }

  /**
   * Runs the work in a transaction of its own.
   * @throws whatever the work throws, after rolling back; a repeatable error after {@link MAX_REPEATS} repeats.
   */
  run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.repeated(work, true);
  }

  /**
   * The same for work that is one statement, or some of which each stands for itself: a statement is a transaction by itself, so
   * neither its beginning nor its end is told to the database. Nothing is rolled back but the statement that fails.
   */
  runStatement<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.repeated(work, false);
  }

  private async repeated<T>(
    work: (manager: EntityManager) => Promise<T>,
    isTransaction: boolean,
  ): Promise<T> {
    if (inTransaction.getStore()) throw new Error('Transactions.run must not be nested');
    for (let repeat = 0; ; repeat += 1) {
      try {
        return await this.once(work, isTransaction);
      } catch (error) {
        const reason = repeatReason(error);
        if (reason === null || repeat >= MAX_REPEATS) throw error;
        this.noteRepeat(reason);
        await new Promise((wake) => setTimeout(wake, Math.random() * 20 * 2 ** repeat));
      }
    }
  }

  /** Counts a repeat that somebody else decided on. */
  noteRepeat(reason: string): void {
    this.repeats.set(reason, (this.repeats.get(reason) ?? 0) + 1);
  }

  private async once<T>(work: (manager: EntityManager) => Promise<T>, isTransaction: boolean): Promise<T> {
    const runner = this.createRunner('master');
    try {
      if (isTransaction) await runner.startTransaction();
      const result = await inTransaction.run(true, () => work(runner.manager));
      if (isTransaction) await runner.commitTransaction();
      return result;
    } catch (error) {
      // A commit can fail too (a cluster refuses it): then the transaction is still marked open here.
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}
