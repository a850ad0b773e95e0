import { Injectable } from '@nestjs/common';
import {
  compactIban,
  isIban,
  isSepaIban,
  maskedIban,
  type MyRefundAccount,
  type RefundAccount,
} from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { OwnConfirmation, type OwnProof } from '../../accounts/second-factor/own-confirmation.js';
import { AccountNotices } from '../../accounts/users/account-notices.js';
import type { Caller } from '../../accounts/second-factor/caller.js';
import { recordAudit } from '../../core/audit/audit.js';
import { refuseApiKey } from '../../core/auth/api-keys.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, notFound } from '../../core/http/errors.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { RefundAccountEntity } from '../../model/money/refund-account.entity.js';
import { organiserAccounts, presentAccount, refundAccountsOf } from './refund-accounts.js';

/** Enters the account to which credit of a parent is paid out (product/money.md#paying-out-credit). */
@Injectable()
export class EnterAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly confirmation: OwnConfirmation,
    private readonly notices: AccountNotices,
  ) {}

  /** What a parent has entered, or the office for them; nothing that only the bank told. */
  async ofParent(personId: number): Promise<MyRefundAccount> {
    const account = await this.dataSource.manager.findOneBy(RefundAccountEntity, { person_id: personId });
    return {
      account: presentAccount(account ? { iban: account.iban, source: account.told_by } : undefined),
      version: versionOf(account),
    };
  }

  /**
   * The parent enters an account, or takes it away: money will go there, so it is changed like a login, after {@link OwnConfirmation}.
   * @param iban `null` for none
   * @param version of what the writer was shown, where the form has one
   * @throws AppError 422 at `iban`, also when it was changed meanwhile, and at password and second factor; 429
   */
  async byParent(
    personId: number,
    { iban, version, ...proof }: OwnProof & { iban: string | null; version: string | null },
    by: { user: CurrentUserData; caller: Caller },
  ): Promise<MyRefundAccount> {
    const compact = await this.read(iban);
    const confirmed = await this.confirmation.check(by.user, proof, by.caller);
    await this.confirmation.change(confirmed, async (manager) => {
      await lockRows(manager, ParentEntity, [personId]);
      const stored = await manager.findOneBy(RefundAccountEntity, { person_id: personId });
      if (version !== null && version !== versionOf(stored)) throw changedMeanwhile(stored);
      await this.write(manager, personId, compact, 'parent');
    });
    return this.ofParent(personId);
  }

  /**
   * The office enters it for a parent.
   * @param iban `null` to take back what was entered: the account of the last payment by bank counts again
   * @returns the account that counts now
   * @throws AppError 403 for an API key: money will go there; 404; 422 at `iban`
   */
  async byOffice(personId: number, iban: string | null): Promise<{ account: RefundAccount | null }> {
    refuseApiKey();
    const compact = await this.read(iban);
    return this.transactions.run(async (manager) => {
      await this.write(manager, personId, compact, 'office');
      return { account: presentAccount((await refundAccountsOf(manager, [personId])).get(personId)) };
    });
  }

  /** @throws AppError 422 at `iban`: wrong check digits, no SEPA country, an account of the organiser */
  private async read(iban: string | null): Promise<string | null> {
    if (!iban?.trim()) return null;
    if (!isIban(iban)) throw invalidField('iban', 'validation.iban');
    if (!isSepaIban(iban)) throw invalidField('iban', 'payout.no_sepa');
    const compact = compactIban(iban);
    const own = await organiserAccounts(this.dataSource.manager);
    if (own.some((account) => account.iban === compact)) throw invalidField('iban', 'payout.own_account');
    return compact;
  }

  private async write(
    manager: EntityManager,
    personId: number,
    iban: string | null,
    told_by: RefundAccountEntity['told_by'],
  ): Promise<void> {
    const [person] = await lockRows(manager, ParentEntity, [personId]);
    if (!person) throw notFound();
    await manager.delete(RefundAccountEntity, { person_id: personId });
    if (iban !== null)
      await manager.insert(RefundAccountEntity, {
        person_id: personId,
        iban,
        told_by,
        told_at: this.clock.now(),
      });
    // Whoever did not expect it can act: money will go there.
    if (person.user_id !== null) await this.notices.refundAccountChanged(manager, person.user_id);
    // Not the number itself: the log of changes is read by more people than it is meant for.
    await recordAudit(manager, {
      action: 'update',
      resource: told_by === 'parent' ? 'my-family/refund-account' : 'refund-account',
      recordId: personId,
      fields: ['iban'],
    });
  }
}

/** Changes with every change of the account; nobody learns the account from it. */
function versionOf(account: RefundAccountEntity | null): string {
  return account === null ? '0' : account.told_at.toISOString();
}

function changedMeanwhile(stored: RefundAccountEntity | null): AppError {
  return stored === null
    ? invalidField('iban', 'payout.changed_none')
    : invalidField('iban', 'payout.changed', { now: maskedIban(stored.iban) });
}
