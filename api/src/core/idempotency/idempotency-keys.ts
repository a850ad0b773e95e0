import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { IDEMPOTENCY_MS } from '@feria/shared';
import { In, LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../clock.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { insertRows } from '../database/insert-rows.js';
import { AppError } from '../http/errors.js';
import { sha256 } from '../text/sha256.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

/** Answers longer than this (characters) are compressed: the text of a large booking does not fit the column of MySQL. */
const PACK_FROM = 10_000;

/** Identifies a request: user, key and content. Hashes are SHA-256 (hex). */
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

/**
 * Stores the answers of sign-ups, of making a next season, and of payments, in their transaction, for repeated requests
 * (product/registrations.md#repeated-requests). Refused requests store nothing.
 */
@Injectable()
export class IdempotencyKeys {
  constructor(
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.deleteExpired(IdempotencyKeyEntity, (now) => ({
      created_at: LessThan(new Date(now.getTime() - IDEMPOTENCY_MS)),
    }));
  }

  /** @param content everything that must be equal in a repeated request */
  request(userId: number, key: string, content: unknown): IdempotentRequest {
    return { userId, keyHash: sha256(key), bodyHash: sha256(JSON.stringify(content)) };
  }

  /**
   * The stored answers of requests that were sent before, by {@link keyOf}. Deletes expired ones. Call it under the locks
   * of the weeks: of two equal requests sent at once, the second then finds the answer of the first.
   */
  async find(
    manager: EntityManager,
    requests: readonly IdempotentRequest[],
  ): Promise<Map<string, KeptAnswer>> {
    if (requests.length === 0) return new Map();
    const rows = await manager.findBy(IdempotencyKeyEntity, {
      user_id: In([...new Set(requests.map(({ userId }) => userId))]),
      key_hash: In([...new Set(requests.map(({ keyHash }) => keyHash))]),
    });
    return this.keptIn(manager, rows);
  }

  /** The same of rows that were read with something else. */
  async keptIn(
    manager: EntityManager,
    rows: readonly IdempotencyKeyEntity[],
  ): Promise<Map<string, KeptAnswer>> {
    const kept = new Map<string, KeptAnswer>();
    const oldest = new Date(this.clock.now().getTime() - IDEMPOTENCY_MS);
    for (const row of rows) {
      if (row.created_at < oldest) continue;
      kept.set(keyOf({ userId: row.user_id, keyHash: row.key_hash }), {
        bodyHash: row.body_hash,
        answer: unpack(row.response),
      });
    }
    if (kept.size < rows.length)
      await manager.delete(IdempotencyKeyEntity, {
        user_id: In([...new Set(rows.map(({ user_id }) => user_id))]),
        key_hash: In([...new Set(rows.map(({ key_hash }) => key_hash))]),
        created_at: LessThan(oldest),
      });
    return kept;
  }

  /**
   * Does the work, or gives the answer of the same request that was sent before; without a request always the work.
   * @throws AppError 409 when the key came with another content before
   */
  async once<Answer extends object>(
    manager: EntityManager,
    request: IdempotentRequest | null,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (!request) return work();
    const kept = (await this.find(manager, [request])).get(keyOf(request));
    if (kept && kept.bodyHash !== request.bodyHash) throw new AppError('idempotency_conflict');
    if (kept) return kept.answer as Answer;
    const answer = await work();
    await this.keep(manager, [{ request, answer }]);
    return answer;
  }

  /** Stores answers. @throws QueryFailedError (duplicate key) when another request with the same key was faster. */
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

/** Key of a request in a map. Two users may send the same `Idempotency-Key`. */
export function keyOf({ userId, keyHash }: Pick<IdempotentRequest, 'userId' | 'keyHash'>): string {
  return `${userId} ${keyHash}`;
}

function pack(answer: unknown): string {
  const text = JSON.stringify(answer);
  return text.length < PACK_FROM ? text : deflateRawSync(text).toString('base64');
}

/** The stored answer of a request, as it was given. */
export function unpack(kept: string): unknown {
  // Base64 never starts with a brace.
  return JSON.parse(kept.startsWith('{') ? kept : inflateRawSync(Buffer.from(kept, 'base64')).toString());
}
