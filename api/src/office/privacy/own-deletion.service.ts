import { Inject, Injectable } from '@nestjs/common';
import { toEuros, type AccountDeletion } from '@feria/shared';
import { DataSource, In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { Caller } from '../../accounts/second-factor/caller.js';
import { OwnConfirmation, type OwnProof } from '../../accounts/second-factor/own-confirmation.js';
import { recordAudit } from '../../core/audit/audit.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { recheckForeignKeys } from '../../core/crud/dependents.js';
import { lockRows } from '../../core/database/locks.js';
import { StorageCleanup } from '../../core/database/storage-cleanup.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, notFound } from '../../core/http/errors.js';
import { Logger } from '../../core/logger.js';
import { t } from '../../core/request-context.js';
import { Outbox } from '../../mailing/outbox.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { GuardianInvitationEntity } from '../../model/families/guardian-invitation.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { ReceiptEntity } from '../../model/ledger/receipt.entity.js';
import { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import { FamilyRegistrations } from '../../registrations/family-registrations.service.js';
import { CreditLeft } from './credit-first.js';
import { DeletionObstacles, goingOf } from './deletion-obstacles.js';
import { EraseFamily } from './erase-family.js';

/** Who deletes the own account: a parent. */
export interface Owner {
  user: CurrentUserData;
  person: NonNullable<CurrentUserData['person']>;
}

/**
 * A parent deletes the own account (product/accounts.md#deleting-ones-account): what the office does when it erases a family, once nothing is
 * open any more. The last mail tells that it is done; its row goes as soon as it is sent, since nothing of the family may stay.
 */
@Injectable()
export class OwnDeletion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly obstacles: DeletionObstacles,
    private readonly erasure: EraseFamily,
    private readonly confirmation: OwnConfirmation,
    private readonly registrations: FamilyRegistrations,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly storage: StorageCleanup,
    private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    outbox.follow('account-deleted', (manager, { id }) => manager.delete(OutboxMailEntity, { id }));
  }

  /** What is open, what goes and what stays. Writes and locks nothing. */
  async preview({ user, person }: Owner): Promise<AccountDeletion> {
    const { manager } = this.dataSource;
    const stored = await manager.findOneBy(ParentEntity, { id: person.id });
    if (!stored) throw notFound();
    const reader = { userId: user.id, personId: person.id, plz: person.plz };
    const own = this.registrations.present(await this.registrations.all(reader), reader);
    const { obstacles, plan, open, credit } = await this.obstacles.of(manager, stored, user, own);
    const going = goingOf(own, plan.alone, this.clock.today());
    const childIds = [...plan.alone, ...plan.shared];
    const children = await manager.find(ChildEntity, {
      select: { id: true, first_name: true, last_name: true },
      where: { id: In(childIds) },
      order: { birth: 'ASC', id: 'ASC' },
    });
    return {
      email: user.email,
      obstacles: obstacles.map(({ kind, message }) => ({ kind, message: t(message.key, message.params) })),
      places: going.filter(({ is_waiting }) => !is_waiting),
      waiting: going.filter(({ is_waiting }) => is_waiting),
      open: toEuros(open),
      credit: toEuros(credit),
      childrens: children.map(({ id, first_name, last_name }) => ({
        id,
        first_name,
        last_name,
        stays: plan.shared.includes(id),
      })),
      contacts: plan.shared.length ? await this.erasure.runningBookings(manager, user.id, plan.shared) : 0,
      invitations: await this.openInvitations(manager, person.id, user.email),
      kept: {
        payments: await manager.countBy(PaymentEntity, [{ person_id: person.id }, { payer_id: person.id }]),
        receipts: await manager.countBy(ReceiptEntity, { person_id: person.id }),
        years: this.config.accountingYears,
      },
    };
  }

  /**
   * Deletes account and data, after the password was asked for again, and the second factor where there is one.
   * @throws AppError 422 at `current_password`, `code` or `passkey`; 422 with what comes first while something is open; 403 for an API key
   *   and in a view; 429
   */
  async run({ user, person }: Owner, proof: OwnProof, caller: Caller): Promise<void> {
    const confirmed = await this.confirmation.check(user, proof, caller);
    const messageIds = await recheckForeignKeys(() =>
      this.transactions.run(async (manager) => {
        const stored = await this.erasure.lock(manager, person.id);
        const [account] = await lockRows(manager, UserEntity, [user.id]);
        if (!account || stored.user_id !== account.id) throw new AppError('unauthenticated');
        await this.confirmation.redeem(manager, confirmed);
        const { obstacles, plan } = await this.obstacles.of(manager, stored, user);
        const [first] = obstacles;
        if (first) throw new AppError('validation', { message: first.message });
        const erased = await this.erasure.erase(manager, stored, plan, null);
        await this.writeMail(manager, account);
        await recordAudit(manager, {
          action: 'delete',
          resource: 'my-family/deletion',
          recordId: person.id,
        });
        return erased.messageIds;
      }),
    ).catch((error: unknown): never => {
      // Only on the way it showed that money of a place becomes credit.
      if (error instanceof CreditLeft)
        throw new AppError('validation', { message: { key: 'account_deletion.becomes_credit' } });
      throw error;
    });
    await this.confirmation.done(confirmed);
    await this.storage.run({ messageIds });
    this.logger.info('account deleted by its owner', { user: user.id });
  }

  /** Without the number of the account, which is gone; without a name where nobody has confirmed the address. */
  private async writeMail(manager: EntityManager, account: UserEntity): Promise<void> {
    const isStrange = account.email_confirm_until !== null && account.email_confirmed_at === null;
    await this.outbox.write(manager, {
      kind: 'account-deleted',
      to: account.email,
      lang: account.lang,
      payload: { name: isStrange ? '' : account.name, at: this.clock.now().toISOString() },
    });
  }

  /** Sent by the parent, or to the parent's address. */
  private openInvitations(manager: EntityManager, person_id: number, email: string): Promise<number> {
    const open = {
      accepted_at: IsNull(),
      withdrawn_at: IsNull(),
      expires_at: MoreThan(this.clock.now()),
    };
    return manager.countBy(GuardianInvitationEntity, [
      { person_id, ...open },
      { email, ...open },
    ]);
  }
}
