import { Injectable } from '@nestjs/common';
import {
  MAIL_KINDS,
  REGISTRATION_MAILS,
  type DeleteResult,
  type FailedMail,
  type MailKind,
  type MessageResult,
  type ResendResult,
} from '@feria/shared';
import { DataSource, In, type EntityManager } from 'typeorm';
import { recordAudit } from '../core/audit/audit.js';
import { Clock } from '../core/clock.js';
import { findPage } from '../core/crud/list.queries.js';
import { lockRows } from '../core/database/locks.js';
import { Transactions } from '../core/database/transactions.js';
import { ListPage } from '../core/http/envelope.js';
import { AppError, notFound } from '../core/http/errors.js';
import { filterBy, parseListQuery, type ListRules } from '../core/http/list-query.js';
import { AccountLinks } from './account-links.js';
import type { LoginChangedMail } from './mail-kinds.js';
import { OutboxMailEntity } from '../model/mailing/outbox-mail.entity.js';
import { Outbox } from './outbox.js';
import { t } from '../core/request-context.js';
import { UserEntity } from '../core/auth/user.entity.js';

export const FAILED_MAIL_LIST: ListRules = {
  sort: {
    id: 'mail.id',
    kind: 'mail.kind',
    recipient: 'mail.recipient',
    attempts: 'mail.attempts',
    created_at: 'mail.created_at',
    failed_at: 'mail.failed_at',
  },
  filters: { id: filterBy.id('mail.id'), kind: filterBy.oneOf('mail.kind', MAIL_KINDS) },
  defaultSort: { field: 'failed_at', order: 'DESC' },
};

const failed = { state: 'failed' } as const;

/** The dead letters of the outbox: what the office sees, sends again or discards (product/mailing.md#outbox). */
@Injectable()
export class FailedMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly links: AccountLinks,
  ) {}

  /** @throws AppError 422 when the query asks for what is not declared, or for all of too many rows */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<FailedMail>> {
    const plan = parseListQuery(rawQuery, FAILED_MAIL_LIST);
    const query = this.dataSource.manager
      .createQueryBuilder(OutboxMailEntity, 'mail')
      .where('mail.state = :state', failed);
    const { rows, total } = await findPage(query, plan, ['mail.recipient']);
    return new ListPage(rows.map(present), total);
  }

  /** @throws AppError 404 not there, or not given up */
  async get(id: number): Promise<FailedMail> {
    const row = await this.dataSource.manager.findOneBy(OutboxMailEntity, { id, ...failed });
    if (!row) throw notFound();
    return present(row);
  }

  /**
   * Puts a mail back into the outbox, to the address that its reader has by now: most of them failed because it was
   * wrong. That an address was changed, and what can be undone by its link, goes to the old one again. A link to set a password,
   * to confirm an address or to undo a change is made anew.
   * @throws AppError 404 not there, or not given up (any more); 409 it cannot be sent again
   */
  async resend(id: number): Promise<MessageResult> {
    await this.transactions.run(async (manager) => {
      const [row] = await lockRows(manager, OutboxMailEntity, [id]);
      if (row?.state !== 'failed') throw notFound();
      if (!(await this.requeue(manager, [row]))) {
        throw new AppError('conflict', { message: { key: 'failed_mail.not_resendable' } });
      }
      await recordAudit(manager, { action: 'call', resource: 'failedMail/resend', recordId: id });
    });
    return { message: t('failed_mail.resent') };
  }

  /** The same for every mail that can be sent again. */
  async resendAll(): Promise<ResendResult> {
    const rows = await this.dataSource.manager.find(OutboxMailEntity, {
      select: { id: true },
      where: failed,
    });
    const ids = rows.map(({ id }) => id);
    let count = 0;
    // In small transactions: meanwhile the worker sends what is ready, and bookings go on.
    for (let start = 0; start < ids.length; start += 100) {
      count += await this.transactions.run(async (manager) => {
        // One call is one entry, however many transactions it takes.
        if (start === 0) await recordAudit(manager, { action: 'call', resource: 'failedMail/resend' });
        const locked = await lockRows(manager, OutboxMailEntity, ids.slice(start, start + 100));
        return this.requeue(
          manager,
          locked.filter(({ state }) => state === 'failed'),
        );
      });
    }
    return { count };
  }

  /** @throws AppError 404 not there, or not given up (any more) */
  async discard(id: number): Promise<DeleteResult> {
    await this.transactions.run(async (manager) => {
      const { affected } = await manager.delete(OutboxMailEntity, { id, ...failed });
      if (!affected) throw notFound();
      await recordAudit(manager, { action: 'delete', resource: 'failedMail', recordId: id });
    });
    return { success: true, message: t('failed_mail.discarded') };
  }

  /** @returns how many could be put back */
  private async requeue(manager: EntityManager, rows: readonly OutboxMailEntity[]): Promise<number> {
    const userIds = rows.flatMap(({ user_id }) => user_id ?? []);
    const users = await manager.find(UserEntity, {
      select: { id: true, email: true },
      where: { id: In([...new Set(userIds)]) },
    });
    const now = this.clock.now();
    let count = 0;
    for (const row of rows.filter(isResendable)) {
      const user = users.find(({ id }) => id === row.user_id);
      if (row.kind === 'password-set' || row.kind === 'email-confirmation') {
        if (!user) continue;
        if (row.kind === 'password-set') await this.links.sendPasswordLink(manager, user.id);
        else await this.links.sendConfirmation(manager, user.id);
        await manager.delete(OutboxMailEntity, { id: row.id });
      } else {
        const undoable = await this.withUndo(manager, row);
        const staysThere = undoable || row.kind === 'email-changed' || row.kind === 'email-taken-back';
        await manager.update(
          OutboxMailEntity,
          { id: row.id },
          {
            state: 'queued',
            attempts: 0,
            due_at: now,
            failed_at: null,
            last_error: null,
            recipient: staysThere ? row.recipient : (user?.email ?? row.recipient),
            ...undoable,
          },
        );
        await this.outbox.tell(manager, row, { state: 'queued', error: null });
      }
      count += 1;
    }
    this.outbox.wakeAfter(manager);
    return count;
  }

  /** The payload of a mail that can undo a change, with another link where that is still open; `null` for all other mails. */
  private async withUndo(manager: EntityManager, row: OutboxMailEntity): Promise<{ payload: string } | null> {
    const { undo, ...mail } = JSON.parse(row.payload) as Partial<LoginChangedMail>;
    if (!undo) return null;
    const fresh = await this.links.renewUndo(manager, undo.change);
    return { payload: JSON.stringify(fresh ? { ...mail, undo: fresh } : mail) };
  }
}

/**
 * Mails of registrations and notices hold all they need, a link to set a password or to confirm an address can be made
 * anew; one to reset a password was asked for long ago, and the parent who invites a guardian corrects the address.
 */
function isResendable({ kind, user_id }: OutboxMailEntity): boolean {
  if (kind === 'password-set' || kind === 'email-confirmation') return user_id !== null;
  return kind !== 'password-reset' && kind !== 'account-restored' && kind !== 'guardian-invitation';
}

function isRegistrationMail(kind: string): boolean {
  return (REGISTRATION_MAILS as readonly string[]).includes(kind);
}

function present(row: OutboxMailEntity): FailedMail {
  return {
    id: row.id,
    kind: row.kind as MailKind,
    recipient: row.recipient,
    lang: row.lang,
    course: isRegistrationMail(row.kind) ? (JSON.parse(row.payload) as { course: string }).course : null,
    attempts: row.attempts,
    last_error: row.last_error,
    created_at: row.created_at.toISOString(),
    failed_at: (row.failed_at ?? row.due_at).toISOString(),
    resendable: isResendable(row),
  };
}
