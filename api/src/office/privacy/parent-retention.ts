import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addDays, monthsBefore, romeInstant } from '@feria/shared';
import { DataSource, In, IsNull, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { lockRows } from '../../core/database/locks.js';
import { StorageCleanup } from '../../core/database/storage-cleanup.js';
import { Transactions } from '../../core/database/transactions.js';
import { Housekeeping } from '../../core/housekeeping/housekeeping.js';
import { creditSql } from '../../ledger/balance.js';
import { Outbox } from '../../mailing/outbox.js';
import { eraseParents } from './erase-parents.js';

/** Parents looked at in one transaction; the number of its statements does not depend on how many there are. */
const BATCH = 200;

/** How long before the erasure the parent is told by mail. */
const NOTICE_DAYS = 30;

const DAY = 86_400_000;

/**
 * Erases parents who have no child any more (their children were anonymised or deleted) and were not active for
 * `RETENTION_MONTHS`: no login, and the office did not save their data. A mail tells them 30 days before; a login keeps the
 * account. Accounts that hold roles are staff's and stay. Part of the hourly housekeeping, in every process.
 */
@Injectable()
export class ParentRetention implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
    private readonly outbox: Outbox,
    private readonly storage: StorageCleanup,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add('retention of parents', () => this.run());
  }

  /** Starts the period of parents never seen before, warns those whose time ends in 30 days, erases those who were warned. */
  async run(): Promise<void> {
    await this.transactions.run((manager) =>
      manager.update(ParentEntity, { active_at: IsNull() }, { active_at: this.clock.now() }),
    );
    await this.inBatches(
      (manager) => this.toWarn(manager),
      (manager, people) => this.warn(manager, people),
    );
    const messageIds: string[] = [];
    await this.inBatches(
      (manager) => this.toErase(manager),
      async (manager, people) => {
        messageIds.push(...(await eraseParents(manager, people)));
      },
    );
    if (messageIds.length) await this.storage.run({ messageIds });
  }

  /** Does the work with all whom the query finds; each batch is locked and looked up again before. */
  private async inBatches(
    query: (manager: EntityManager) => SelectQueryBuilder<ParentEntity>,
    work: (manager: EntityManager, people: ParentEntity[]) => Promise<void>,
  ): Promise<void> {
    for (let after = 0, full = true; full;) {
      const found = await query(this.dataSource.manager)
        .andWhere('person.id > :after', { after })
        .take(BATCH)
        .getMany();
      const ids = found.map(({ id }) => id);
      if (ids.length) {
        await this.transactions.run(async (manager) => {
          await lockRows(manager, ParentEntity, ids);
          const people = await query(manager)
            .andWhere({ id: In(ids) })
            .getMany();
          if (people.length) await work(manager, people);
        });
      }
      full = ids.length === BATCH;
      after = ids.at(-1) ?? after;
    }
  }

  private toWarn(manager: EntityManager): SelectQueryBuilder<ParentEntity> {
    const before = new Date(this.cutoff().getTime() + NOTICE_DAYS * DAY);
    return this.unused(manager, before).andWhere(
      'person.user_id IS NOT NULL AND person.erasure_warned_at IS NULL',
    );
  }

  private toErase(manager: EntityManager): SelectQueryBuilder<ParentEntity> {
    const warned = new Date(this.clock.now().getTime() - NOTICE_DAYS * DAY);
    return this.unused(manager, this.cutoff()).andWhere(
      '(person.user_id IS NULL OR person.erasure_warned_at <= :warned)',
      { warned },
    );
  }

  private cutoff(): Date {
    return romeInstant(monthsBefore(this.clock.today(), this.config.retentionMonths));
  }

  /** Not active since, without a child, credit, a role or a session. */
  private unused(manager: EntityManager, before: Date): SelectQueryBuilder<ParentEntity> {
    return (
      manager
        .createQueryBuilder(ParentEntity, 'person')
        .leftJoinAndSelect('person.user', 'user')
        .where('person.active_at < :before', { before })
        .andWhere('NOT EXISTS (SELECT 1 FROM child_parent link WHERE link.person_id = person.id)')
        // Credit is still owed to the parent.
        .andWhere(`${creditSql('person.id')} = 0`)
        .andWhere('NOT EXISTS (SELECT 1 FROM user_role held WHERE held.user_id = person.user_id)')
        .andWhere(
          'NOT EXISTS (SELECT 1 FROM session login WHERE login.user_id = person.user_id AND login.expires_at > :now)',
          { now: this.clock.now() },
        )
        .orderBy('person.id')
    );
  }

  private async warn(manager: EntityManager, people: readonly ParentEntity[]): Promise<void> {
    const now = this.clock.now();
    await manager.update(
      ParentEntity,
      { id: In(people.map(({ id }) => id)) },
      {
        erasure_warned_at: now,
      },
    );
    await this.outbox.writeAll(
      manager,
      people
        .flatMap(({ user }) => user ?? [])
        .map(({ id, name, email, lang }) => ({
          kind: 'account-expiring' as const,
          to: email,
          userId: id,
          lang,
          payload: { name, at: now.toISOString(), last_day: addDays(this.clock.today(), NOTICE_DAYS) },
        })),
    );
  }
}
