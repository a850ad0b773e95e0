import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { isDuplicateKey } from '../database/errors.js';
import { Transactions } from '../database/transactions.js';
import { AppError } from '../http/errors.js';
import { outsideRequests } from '../request-context.js';
import { RateLimitEntity } from './rate-limit.entity.js';

/** So many hits in so many minutes. */
export interface Limit {
  hits: number;
  minutes: number;
}

/** Limits of decisions §3. A right password clears what wrong ones have counted. */
export const LIMITS = {
  login: { hits: 10, minutes: 15 },
  register: { hits: 10, minutes: 60 },
  forgot: { hits: 10, minutes: 60 },
  reset: { hits: 10, minutes: 60 },
  changePassword: { hits: 10, minutes: 15 },
  upload: { hits: 300, minutes: 60 },
  clientError: { hits: 20, minutes: 15 },
} satisfies Record<string, Limit>;

/**
 * Counts in the database, so that limits hold across processes. A bucket is account and address together: a stranger's
 * attempts from elsewhere lock nobody out.
 */
@Injectable()
export class RateLimiter {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a hit.
   * @throws AppError 429 with `Retry-After` when the bucket is full.
   */
  async hit(kind: keyof typeof LIMITS, ...identity: string[]): Promise<void> {
    if (!this.config.rateLimit) return;
    const limit = LIMITS[kind];
    const bucket = bucketOf(kind, identity);
    const now = this.clock.now();
    const row = await this.count(bucket, now, limit.minutes).catch((error: unknown) => {
      // Two first hits at once: the other one made the row, so this one finds it now.
      if (isDuplicateKey(error)) return this.count(bucket, now, limit.minutes);
      throw error;
    });
    if (row.hits <= limit.hits) return;
    const seconds = Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000));
    throw new AppError('too_many_requests', {
      retryAfterSeconds: seconds,
      message: { key: 'error.too_many_requests', params: { minutes: Math.ceil(seconds / 60) } },
    });
  }

  /** Forgets the hits of a bucket: the caller has shown who it is. */
  async clear(kind: keyof typeof LIMITS, ...identity: string[]): Promise<void> {
    if (!this.config.rateLimit) return;
    const bucket = bucketOf(kind, identity);
    // The row stays: taken away, it would have to be made anew, by all who are just being counted at once.
    const ended = { hits: 0, resets_at: this.clock.now() };
    await this.write((manager) => manager.update(RateLimitEntity, { bucket }, ended));
  }

  private count(bucket: string, now: Date, minutes: number): Promise<RateLimitEntity> {
    return this.write(async (manager) => {
      const updated = await manager.increment(RateLimitEntity, { bucket }, 'hits', 1);
      const present = updated.affected ? await manager.findOneByOrFail(RateLimitEntity, { bucket }) : null;
      if (present && present.resets_at > now) return present;
      const fresh = { bucket, hits: 1, resets_at: new Date(now.getTime() + minutes * 60_000) };
      if (present) await manager.update(RateLimitEntity, { bucket }, fresh);
      else await manager.insert(RateLimitEntity, fresh);
      return fresh;
    });
  }

  /** Counting is no change that the request makes: the log of changes would take it for the one that is refused next. */
  private write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return outsideRequests(() => this.transactions.run(work));
  }
}

function bucketOf(kind: string, identity: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...identity]))
    .digest('hex');
}
