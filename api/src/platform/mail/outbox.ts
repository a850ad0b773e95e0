import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { MailKind, UiLanguage } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { insertRows } from '../database/insert-rows.js';
import type { MailPayloads } from './mail-kinds.js';
import { OutboxMailEntity } from './outbox-mail.entity.js';
import { mailDomain } from './sender.js';

/** A mail to be written into the outbox. */
export interface OutboxDraft<Kind extends MailKind> {
  kind: Kind;
  to: string;
  /** Account behind the address, if it has one. */
  userId?: number;
  lang: UiLanguage;
  payload: MailPayloads[Kind];
}

/** Mark of a transaction that has written mails, on its query runner. */
const WROTE = 'wroteMail';

/** Writes mails as rows, in the transaction of what they tell of; the worker sends them later (decisions §5, §7). */
@Injectable()
export class Outbox {
  private readonly domain: string;
  private readonly listeners: (() => void)[] = [];

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
    dataSource: DataSource,
  ) {
    this.domain = mailDomain(config.appUrl);
    dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        if (!queryRunner.data[WROTE]) return;
        for (const listener of this.listeners) setImmediate(listener);
      },
    });
  }

  /** Writes a mail. It is sent soon after the manager's transaction has committed, and never if it does not. */
  write<Kind extends MailKind>(manager: EntityManager, draft: OutboxDraft<Kind>): Promise<void> {
    return this.writeAll(manager, [draft]);
  }

  /** The same for many, in one statement. */
  async writeAll(manager: EntityManager, drafts: readonly OutboxDraft<MailKind>[]): Promise<void> {
    if (drafts.length === 0) return;
    const now = this.clock.now();
    this.wakeAfter(manager);
    await insertRows(
      manager,
      OutboxMailEntity,
      drafts.map((draft) => ({
        message_id: `${randomUUID()}@${this.domain}`,
        kind: draft.kind,
        recipient: draft.to,
        user_id: draft.userId ?? null,
        lang: draft.lang,
        payload: JSON.stringify(draft.payload),
        state: 'queued' as const,
        attempts: 0,
        due_at: now,
        created_at: now,
      })),
    );
  }

  /** Has the worker look for mails as soon as the manager's transaction has committed. */
  wakeAfter(manager: EntityManager): void {
    if (manager.queryRunner) manager.queryRunner.data[WROTE] = true;
  }

  /** Has the listener called whenever mails were written and committed by this process. */
  onWritten(listener: () => void): void {
    this.listeners.push(listener);
  }
}
