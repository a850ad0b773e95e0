import type { Response } from 'express';
import { AppError } from '../http/errors.js';

/** Calls of one account that work at the same time. What the database answers to them at once is computed without a pause. */
const AT_ONCE = 4;
/** Calls of one account that may wait. */
const WAITING = 300;
/** So long (milliseconds) may the calls work that begin in one turn of the event loop. */
const TURN_MS = 20;
/** Seconds after which somebody whose calls are too many may come again. */
const RETRY_SECONDS = 2;
/** Calls at most that are looked at in one turn of the event loop. */
const PER_TURN = 64;

/** What of an answer tells that it is over: it was sent, or its reader has gone. */
type Answer = Pick<Response, 'destroyed' | 'once' | 'off'>;

interface Waiting {
  begin: () => void;
}

/**
 * Lets the calls of accounts begin, when it is known whose they are: accounts in turns, the oldest call of each first, and of one
 * account {@link AT_ONCE} at the same time. So nobody waits for all that somebody else has asked for, and what was asked for in one
 * moment does not work in one turn of the event loop, where on SQLite nobody else would be heard (ADR 35). A call waits only before
 * it has read, locked or decided anything, and is dropped when its reader has gone.
 */
export class AccountTurns {
  private readonly running = new Map<number, number>();
  /** By account; whose turn comes next stands first. */
  private readonly waiting = new Map<number, Waiting[]>();
  /** When the first call of this turn of the event loop began; `null` before. */
  private began: number | null = null;
  /** Calls that may still begin in turns that are planned. */
  private planned = 0;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(private readonly now = () => performance.now()) {}

  /** Whether nobody works or waits. */
  get isIdle(): boolean {
    return this.running.size === 0 && this.waiting.size === 0;
  }

  /**
   * Resolves when the call may begin. It works until its answer is sent, or its reader has gone.
   * @param account whose call it is
   * @throws AppError 503 when too many calls of the account wait already, or the reader goes before the turn
   */
  next(account: number, answer: Answer): Promise<void> {
    const own = this.waiting.get(account) ?? [];
    if (answer.destroyed || own.length >= WAITING) return Promise.reject(busy());
    if (this.began === null && this.waiting.size === 0 && !this.isFull(account)) {
      this.beginTurn();
      this.begin(account, answer);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const drop = (): void => {
        this.leave(account, entry);
        reject(busy());
      };
      const entry: Waiting = {
        begin: () => {
          answer.off('close', drop);
          this.begin(account, answer);
          resolve();
        },
      };
      answer.once('close', drop);
      this.waiting.set(account, [...own, entry]);
      this.plan();
    });
  }

  private nextAccount(): number | null {
    for (const account of this.waiting.keys()) if (!this.isFull(account)) return account;
    return null;
  }

  private isFull(account: number): boolean {
    return (this.running.get(account) ?? 0) >= AT_ONCE;
  }

  private begin(account: number, answer: Answer): void {
    this.running.set(account, (this.running.get(account) ?? 0) + 1);
    answer.once('close', () => this.end(account));
  }

  private end(account: number): void {
    const left = (this.running.get(account) ?? 0) - 1;
    if (left > 0) this.running.set(account, left);
    else this.running.delete(account);
    this.plan();
  }

  private leave(account: number, entry: Waiting): void {
    const left = (this.waiting.get(account) ?? []).filter((other) => other !== entry);
    if (left.length > 0) this.waiting.set(account, left);
    else this.waiting.delete(account);
  }

  /** The turn ends when Node has looked at everything else. */
  private beginTurn(): void {
    if (this.began !== null) return;
    this.began = this.now();
    setImmediate(() => {
      this.began = null;
      this.plan();
    });
  }

  /** Between two of these Node does what the first has begun, as far as it goes without a pause. */
  private plan(): void {
    for (; this.planned < Math.min(this.waiting.size, PER_TURN); this.planned += 1)
      setImmediate(() => {
        this.planned -= 1;
        this.beginNext();
      });
  }

  private beginNext(): void {
    this.beginTurn();
    const hasTime = this.now() - (this.began ?? 0) < TURN_MS;
    const account = hasTime ? this.nextAccount() : null;
    if (account !== null) {
      const [first, ...others] = this.waiting.get(account) ?? [];
      // Behind the others.
      this.waiting.delete(account);
      if (others.length > 0) this.waiting.set(account, others);
      first?.begin();
    }
    if (account !== null || !hasTime) this.plan();
  }
}

function busy(): AppError {
  return new AppError('busy', { retryAfterSeconds: RETRY_SECONDS });
}
