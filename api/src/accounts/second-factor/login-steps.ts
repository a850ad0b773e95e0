import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LoginStep } from '@feria/shared';
import { LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { Housekeeping } from '../../core/housekeeping/housekeeping.js';
import { invalidField } from '../../core/http/errors.js';
import { sha256 } from '../../core/text/sha256.js';
import { LoginStepEntity, type LoginStepPurpose } from '../../core/auth/login-step.entity.js';

/** How long somebody may take for a step. */
const STEP_MS = 10 * 60_000;
/** Wrong answers after which a step has to be begun anew. */
const MAX_ATTEMPTS = 5;

/** What a step is begun with. */
interface NewStep {
  purpose: LoginStepPurpose;
  userId?: number;
  challenge?: string;
  remember?: boolean;
}

/** Steps of signing in and of adding factors: each is good for one success, a few attempts and some minutes. */
@Injectable()
export class LoginSteps {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.deleteExpired(LoginStepEntity, (now) => ({ expires_at: LessThan(now) }));
  }

  /** Begins a step, in the transaction of its cause. Only the hash of its token is stored. */
  async begin(
    manager: EntityManager,
    { purpose, userId, challenge, remember = false }: NewStep,
  ): Promise<LoginStep> {
    const token = randomBytes(32).toString('base64url');
    const expires_at = new Date(this.clock.now().getTime() + STEP_MS);
    await manager.insert(LoginStepEntity, {
      token_hash: sha256(token),
      purpose,
      user_id: userId ?? null,
      challenge: challenge ?? null,
      remember,
      expires_at,
    });
    return { token, expires_at: expires_at.toISOString() };
  }

  /**
   * Counts an attempt, before anybody knows whether it succeeds: so attempts at the same time cannot be more either.
   * @throws AppError 422 at `token` when the step has ended, was tried too often, or is none: they are not told apart
   */
  async attempt(token: string, purpose: LoginStepPurpose): Promise<LoginStepEntity> {
    return this.transactions.run(async (manager) => {
      const counted = await manager
        .createQueryBuilder()
        .update(LoginStepEntity)
        .set({ attempts: () => 'attempts + 1' })
        .where('token_hash = :hash AND purpose = :purpose', { hash: sha256(token), purpose })
        .andWhere('expires_at > :now AND attempts < :most', { now: this.clock.now(), most: MAX_ATTEMPTS })
        .execute();
      if (!counted.affected) throw stepEnded();
      return manager.findOneByOrFail(LoginStepEntity, { token_hash: sha256(token) });
    });
  }

  /**
   * Ends a step that succeeded.
   * @throws AppError 422 at `token` when another call has ended it
   */
  async end(manager: EntityManager, { id }: LoginStepEntity): Promise<void> {
    const { affected } = await manager.delete(LoginStepEntity, { id });
    if (!affected) throw stepEnded();
  }
}

function stepEnded() {
  return invalidField('token', 'second_factor.step_ended');
}
