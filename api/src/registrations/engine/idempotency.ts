import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { In, LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { IdempotencyKeyEntity } from '../idempotency-key.entity.js';

/** A repeat gets the first answer for so long (decisions §5, rule 6). */
export const IDEMPOTENCY_MS = 24 * 3_600_000;

/** Answers longer than this are packed: the text of a large booking would not fit the column of MySQL as it is. */
const PACK_FROM = 10_000;

/** A request that can be told from others: whose, which key, which content. */
export interface IdempotentRequest {
  userId: number;
  keyHash: string;
  bodyHash: string;
}

/** The answer to an earlier request. */
export interface KeptAnswer {
  bodyHash: string;
  answer: unknown;
}

/** Keeps the answers of sign-ups, in their own transaction; refused requests leave nothing. */
@Injectable()
export class IdempotencyKeys {
  constructor(private readonly clock: Clock) {}

  /** @param content everything that makes it the same request */
  request(userId: number, key: string, content: unknown): IdempotentRequest {
    return { userId, keyHash: sha256(key), bodyHash: sha256(JSON.stringify(content)) };
  }

  /**
   * The first answers to those of the requests that were here before, by {@link keyOf}; what is older than it counts is
   * deleted. To be asked under the locks of the requests, so that of two sent at once the second sees the first.
   */
  async find(
    manager: EntityManager,
    requests: readonly IdempotentRequest[],
  ): Promise<Map<string, KeptAnswer>> {
    const kept = new Map<string, KeptAnswer>();
    if (requests.length === 0) return kept;
    const these = {
      user_id: In([...new Set(requests.map(({ userId }) => userId))]),
      key_hash: In([...new Set(requests.map(({ keyHash }) => keyHash))]),
    };
    const oldest = new Date(this.clock.now().getTime() - IDEMPOTENCY_MS);
    const rows = await manager.findBy(IdempotencyKeyEntity, these);
    for (const row of rows) {
      if (row.created_at < oldest) continue;
      kept.set(keyOf({ userId: row.user_id, keyHash: row.key_hash }), {
        bodyHash: row.body_hash,
        answer: unpack(row.response),
      });
    }
    if (kept.size < rows.length)
      await manager.delete(IdempotencyKeyEntity, { ...these, created_at: LessThan(oldest) });
    return kept;
  }

  /** Keeps answers. @throws QueryFailedError (duplicate key) when another request of the same key was faster. */
  async keep(
    manager: EntityManager,
    answers: readonly { request: IdempotentRequest; answer: unknown }[],
  ): Promise<void> {
    const created_at = this.clock.now();
    await insertRows(
      manager,
      IdempotencyKeyEntity,
      answers.map(({ request, answer }) => ({
        user_id: request.userId,
        key_hash: request.keyHash,
        body_hash: request.bodyHash,
        response: pack(answer),
        created_at,
      })),
    );
  }
}

/** What tells requests apart: the key of the one user is not that of the other. */
export function keyOf({ userId, keyHash }: Pick<IdempotentRequest, 'userId' | 'keyHash'>): string {
  return `${userId} ${keyHash}`;
}

function pack(answer: unknown): string {
  const text = JSON.stringify(answer);
  return text.length < PACK_FROM ? text : deflateRawSync(text).toString('base64');
}

function unpack(kept: string): unknown {
  // No base64 begins like this.
  return JSON.parse(kept.startsWith('{') ? kept : inflateRawSync(Buffer.from(kept, 'base64')).toString());
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
