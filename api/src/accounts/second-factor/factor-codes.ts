import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { AccountNotices } from '../users/account-notices.js';
import { hashOfRecoveryCode } from './recovery-codes.js';
import { AuthenticatorAppEntity, RecoveryCodeEntity } from '../../model/accounts/second-factor.entity.js';
import { isAppCode, stepOfCode } from './totp.js';

/** Checks what is typed as second factor: codes of the app, and recovery codes. Each counts once. */
@Injectable()
export class FactorCodes {
  constructor(
    private readonly notices: AccountNotices,
    private readonly clock: Clock,
  ) {}

  /** Whether a code is one of the account's. It is used up. The caller holds the lock of the account. */
  async takes(manager: EntityManager, userId: number, code: string): Promise<boolean> {
    return isAppCode(code)
      ? this.takesAppCode(manager, userId, code)
      : this.takesRecovery(manager, userId, code);
  }

  private async takesAppCode(manager: EntityManager, userId: number, code: string): Promise<boolean> {
    const app = await manager.findOneBy(AuthenticatorAppEntity, { user_id: userId });
    const step = app && stepOfCode(app.secret, code, this.clock.now(), app.last_step);
    if (!step) return false;
    const taken = { user_id: userId, last_step: LessThan(step) };
    return Boolean((await manager.update(AuthenticatorAppEntity, taken, { last_step: step })).affected);
  }

  private async takesRecovery(manager: EntityManager, userId: number, code: string): Promise<boolean> {
    const unused = { user_id: userId, hash: hashOfRecoveryCode(code), used_at: IsNull() };
    const { affected } = await manager.update(RecoveryCodeEntity, unused, { used_at: this.clock.now() });
    if (!affected) return false;
    await this.notices.recoveryCodeUsed(manager, userId);
    return true;
  }
}
