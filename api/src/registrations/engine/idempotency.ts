import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { AppError } from '../../platform/http/errors.js';
import { IdempotencyKeyEntity } from '../idempotency-key.entity.js';

/** A repeat gets the first answer for so long (decisions §5, rule 6). */
export const IDEMPOTENCY_MS = 24 * 3_600_000;

/** A request that can be told from others: whose, which key, which content. */
export interface IdempotentRequest {
  userId: number;
  keyHash: string;
  bodyHash: string;
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
   * The first answer, if the request was here before. To be asked under the locks of the request, so that of two sent
   * at once the second sees the first.
   * @throws AppError 409 when the key came with another content
   */
  async find(manager: EntityManager, request: IdempotentRequest): Promise<unknown> {
    const row = await manager.findOneBy(IdempotencyKeyEntity, {
      user_id: request.userId,
      key_hash: request.keyHash,
    });
    if (!row || this.isOver(row)) return null;
    if (row.body_hash !== request.bodyHash) throw new AppError('idempotency_conflict');
    return unpack(row.response);
  }

  /** Keeps the answer. @throws QueryFailedError (duplicate key) when another request of the same key was faster. */
  async keep(manager: EntityManager, request: IdempotentRequest, answer: unknown): Promise<void> {
    const now = this.clock.now();
    await manager.delete(IdempotencyKeyEntity, {
      user_id: request.userId,
      key_hash: request.keyHash,
      created_at: LessThan(new Date(now.getTime() - IDEMPOTENCY_MS)),
    });
    await manager.insert(IdempotencyKeyEntity, {
      user_id: request.userId,
      key_hash: request.keyHash,
      body_hash: request.bodyHash,
      response: pack(answer),
      created_at: now,
    });
  }

  private isOver(row: IdempotencyKeyEntity): boolean {
    return this.clock.now().getTime() - row.created_at.getTime() > IDEMPOTENCY_MS;
  }
}

/** The text of a large booking, which repeats itself, would not fit the column of MySQL as it is. */
function pack(answer: unknown): string {
  return deflateRawSync(JSON.stringify(answer)).toString('base64');
}

function unpack(packed: string): unknown {
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString());
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
