import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LINK_MAILS, type MailKind, type ContentLanguage } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import { CONFIG, type Config } from '../core/config/config.js';
import { insertRows } from '../core/database/insert-rows.js';
import type { MailPayloads } from './mail-kinds.js';
import { OutboxMailEntity, type OutboxState } from '../model/mailing/outbox-mail.entity.js';
import { mailDomain } from './sender.js';

/** A mail to be written into the outbox. */
export interface OutboxDraft<Kind extends MailKind> {
  kind: Kind;
  to: string;
  /** Account behind the address, if it has one. */
  userId?: number;
  lang: ContentLanguage;
  payload: MailPayloads[Kind];
}

/** How long in ms before it is written a mail is due whose reader waits for it: see {@link dueAt}. */
const HEAD_START_MS = 24 * 3_600_000;

/**
 * When a mail that is written now is due. The queue sends what is due longest, so a mail with a link, which somebody waits for
 * in front of the screen, goes before everything that was written in the last day, such as the mails of an opening minute or
 * notices to hundreds of parents. A retry has no head start: a mail that fails must not keep others waiting.
 */
function dueAt(kind: MailKind, now: Date): Date {
  const isAwaited = (LINK_MAILS as readonly MailKind[]).includes(kind);
  return isAwaited ? new Date(now.getTime() - HEAD_START_MS) : now;
}

/** Mails to hundreds at once, for which nobody waits: every other mail goes before them, whenever it was written (ADR 17). */
const CAN_WAIT: readonly MailKind[] = ['message', 'payment-reminder'];

/** Whether a mail that waits is still to be sent to an account. Its attempts count this one, so the first is 1. */
type IsWanted<Kind extends MailKind> = (
  payload: MailPayloads[Kind],
  userId: number | null,
  attempts: number,
) => Promise<boolean>;

/** What has become of a mail: it was sent, given up, or put back to be sent again. */
export interface MailOutcome {
  state: OutboxState;
  /** Why it was given up. */
  error: string | null;
}

type OnOutcome = (manager: EntityManager, row: OutboxMailEntity, outcome: MailOutcome) => Promise<unknown>;

/** Mark of a transaction that has written mails, on its query runner. */
const WROTE = 'wroteMail';

/** Writes mails as rows, in the transaction of what they tell of; the worker sends them later (product/mailing.md#outbox). */
@Injectable()
export class Outbox {
  private readonly domain: string;
  private readonly listeners: (() => void)[] = [];
  private readonly conditions = new Map<MailKind, IsWanted<MailKind>>();
  private readonly followers = new Map<string, OnOutcome>();

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
        can_wait: CAN_WAIT.includes(draft.kind),
        due_at: dueAt(draft.kind, now),
        created_at: now,
      })),
    );
  }

  /** Has the worker look for mails as soon as the manager's transaction has committed. */
  wakeAfter(manager: EntityManager): void {
    if (manager.queryRunner) manager.queryRunner.data[WROTE] = true;
  }

  /** Has mails of a kind deleted unsent when, at the time of sending, `isWanted` says no: what they tell may not be true any more. */
  sendOnlyIf<Kind extends MailKind>(kind: Kind, isWanted: IsWanted<Kind>): void {
    this.conditions.set(kind, isWanted as IsWanted<MailKind>);
  }

  /** Whether a mail is to be sent, see {@link sendOnlyIf}. */
  async isWanted({ kind, payload, user_id, attempts }: OutboxMailEntity): Promise<boolean> {
    const condition = this.conditions.get(kind as MailKind);
    return !condition || condition(JSON.parse(payload) as MailPayloads[MailKind], user_id, attempts);
  }

  /** Has `note` called with each mail of a kind that is sent, given up or put back, in the transaction that says so. */
  follow(kind: MailKind, note: OnOutcome): void {
    this.followers.set(kind, note);
  }

  /** Tells whoever follows mails of this kind, see {@link follow}. */
  async tell(manager: EntityManager, row: OutboxMailEntity, outcome: MailOutcome): Promise<void> {
    await this.followers.get(row.kind)?.(manager, row, outcome);
  }

  /** Has the listener called whenever mails were written and committed by this process. */
  onWritten(listener: () => void): void {
    this.listeners.push(listener);
  }
}
