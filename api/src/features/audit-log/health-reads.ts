import { Injectable } from '@nestjs/common';
import { HEALTH_FIELDS, type ChildHealth, type HealthReadVia, type IsoDate } from '@feria/shared';
import { DataSource, LessThan } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { columnsOf, FixedQuery } from '../../core/database/fixed-query.js';
import { Transactions } from '../../core/database/transactions.js';
import { Housekeeping, KEEP_LOGS_MS } from '../../core/housekeeping/housekeeping.js';
import { HealthReadEntity } from './health-read.entity.js';

/** Children whose reading is written down with one statement. */
const PAGE = 500;

/** What a user was shown on a day at a place. */
const NOTED = new FixedQuery(
  { noted: columnsOf(HealthReadEntity, ['child_id']) },
  'FROM `health_read` noted WHERE noted.user_id = ? AND noted.date = ? AND noted.via = ?',
);

/** Readings that a process remembers. Then it forgets all of them, and looks them up again. */
const MAX_REMEMBERED = 50_000;

/** A child as it is shown, with the health fields that the reader gets. */
export type ShownChild = { id: number } & Partial<ChildHealth>;

/** The log of who was shown health data. Whatever hands out health fields calls it first, to parents too. */
@Injectable()
export class HealthReads {
  /** What is known to be noted: day, user, child and place. No health data. */
  private readonly remembered = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.deleteExpired(HealthReadEntity, (now) => ({
      date: LessThan(new Date(now.getTime() - KEEP_LOGS_MS).toISOString().slice(0, 10)),
    }));
  }

  /**
   * Notes that the user is shown the health data of the children, once a day for each user, child and place. A child
   * without health data is not noted. What is noted already is remembered, else looked up: parents open their page many times
   * a day, and a write for each would make the opening minute slower.
   */
  async note(userId: number, shown: readonly ShownChild[], via: HealthReadVia): Promise<void> {
    const date = this.clock.today();
    if (this.remembered.size > MAX_REMEMBERED) this.remembered.clear();
    const keyOf = (childId: number): string => `${date} ${userId} ${childId} ${via}`;
    const concerned = shown
      .filter((child) => hasHealth(child) && !this.remembered.has(keyOf(child.id)))
      .map(({ id }) => id);
    if (concerned.length === 0) return;
    await this.noteOnce(userId, concerned, { date, via });
    for (const id of concerned) this.remembered.add(keyOf(id));
  }

  /**
   * Notes what a device showed without a network, at the next contact: on a day, of the children that the user was shown by a list
   * on that day.
   */
  async noteOffline(userId: number, date: IsoDate, childIds: readonly number[]): Promise<void> {
    const listed = await NOTED.read(this.dataSource.manager, [userId, date, 'list']);
    const sent = new Set(childIds);
    const shown = listed.map(({ noted }) => noted.child_id).filter((id) => sent.has(id));
    if (shown.length > 0) await this.noteOnce(userId, shown, { date, via: 'offline' });
  }

  private async noteOnce(
    userId: number,
    concerned: readonly number[],
    { date, via }: { date: IsoDate; via: HealthReadVia },
  ): Promise<void> {
    const rows = await NOTED.read(this.dataSource.manager, [userId, date, via]);
    const known = new Set(rows.map(({ noted }) => noted.child_id));
    const childIds = concerned.filter((id) => !known.has(id));
    if (childIds.length === 0) return;
    await this.transactions.run(async (manager) => {
      for (let start = 0; start < childIds.length; start += PAGE)
        await manager
          .createQueryBuilder()
          .insert()
          .into(HealthReadEntity)
          .values(
            childIds.slice(start, start + PAGE).map((child_id) => ({ child_id, user_id: userId, date, via })),
          )
          .orIgnore()
          .updateEntity(false)
          .execute();
    });
  }
}

function hasHealth(child: ShownChild): boolean {
  return HEALTH_FIELDS.some((field) => Boolean(child[field]));
}
