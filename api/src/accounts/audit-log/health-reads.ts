import { Injectable } from '@nestjs/common';
import { HEALTH_FIELDS, type ChildHealth, type HealthReadVia, type IsoDate } from '@feria/shared';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { BatchQueue } from '../../core/database/batch-queue.js';
import { columnsOf, FixedQuery } from '../../core/database/fixed-query.js';
import { Transactions } from '../../core/database/transactions.js';
import { requestContext } from '../../core/request-context.js';
import { Housekeeping, KEEP_LOGS_MS } from '../../core/housekeeping/housekeeping.js';
import { HealthReadEntity } from '../../model/accounts/health-read.entity.js';

/** Children whose reading is written down with one statement. */
const PAGE = 500;

/** What a user was shown on a day at a place. */
const NOTED = new FixedQuery(
  { noted: columnsOf(HealthReadEntity, ['child_id']) },
  'FROM `health_read` noted WHERE noted.user_id = ? AND noted.date = ? AND noted.via = ?',
);

/** SQL: whether a `child` is noted already; takes user, day and place. For a statement that reads the child anyway. */
export const IS_NOTED = `EXISTS (SELECT 1 FROM \`health_read\` noted
  WHERE noted.child_id = child.id AND noted.user_id = ? AND noted.date = ? AND noted.via = ?)`;

/** Readings that a process remembers. Then it forgets all of them, and looks them up again. */
const MAX_REMEMBERED = 50_000;

/** What the reader of a page has found out with it: the children that are noted on the day, see {@link IS_NOTED}. */
export interface KnownReads {
  date: IsoDate;
  childIds: ReadonlySet<number>;
}

/** Children whose reading is to be written down. */
interface Reading {
  userId: number;
  childIds: readonly number[];
  date: IsoDate;
  via: HealthReadVia;
}

/** A child as it is shown, with the health fields that the reader gets; `answered` where that is an answer about its health. */
export type ShownChild = { id: number; answered?: boolean } & Partial<ChildHealth>;

/** The log of who was shown health data. Whatever hands out health fields calls it first, to parents too. */
@Injectable()
export class HealthReads {
  /** What is known to be noted: day, user, child and place. No health data. */
  private readonly remembered = new Set<string>();
  /** Families who open their page together share a statement, and so a commit. Each waits for it. */
  private readonly readings: BatchQueue<Reading, void>;

  constructor(
    private readonly dataSource: DataSource,
    transactions: Transactions,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    this.readings = new BatchQueue(transactions, storeReadings, true);
    housekeeping.deleteExpired(HealthReadEntity, (now) => ({
      date: LessThan(new Date(now.getTime() - KEEP_LOGS_MS).toISOString().slice(0, 10)),
    }));
  }

  /**
   * Notes that the user is shown the health data of the children, once a day for each user, child and place. A child
   * without health data is not noted. What is noted already is remembered, else looked up: parents open their page many times
   * a day, and a write for each would make the opening minute slower.
   * @param known for who has looked up already what is noted; that of another day does not count
   */
  async note(
    userId: number,
    shown: readonly ShownChild[],
    place: HealthReadVia,
    known?: KnownReads,
  ): Promise<void> {
    // What a program reads is not what its maker has read that day.
    const via = requestContext()?.actor?.apiKey ? 'api' : place;
    const date = this.clock.today();
    if (this.remembered.size > MAX_REMEMBERED) this.remembered.clear();
    const keyOf = (childId: number): string => `${date} ${userId} ${childId} ${via}`;
    const concerned = shown
      .filter((child) => hasHealth(child) && !this.remembered.has(keyOf(child.id)))
      .map(({ id }) => id);
    if (concerned.length === 0) return;
    const looked =
      known?.date === date && via === place ? known.childIds : await this.lookUp(userId, date, via);
    await this.write({ userId, childIds: concerned.filter((id) => !looked.has(id)), date, via });
    for (const id of concerned) this.remembered.add(keyOf(id));
  }

  /**
   * Notes what a device showed without a network, at the next contact: on a day, of the children that the user was shown by a list
   * on that day.
   */
  async noteOffline(userId: number, date: IsoDate, childIds: readonly number[]): Promise<void> {
    const sent = new Set(childIds);
    const shown = [...(await this.lookUp(userId, date, 'list'))].filter((id) => sent.has(id));
    if (shown.length === 0) return;
    const noted = await this.lookUp(userId, date, 'offline');
    await this.write({ userId, childIds: shown.filter((id) => !noted.has(id)), date, via: 'offline' });
  }

  private async lookUp(userId: number, date: IsoDate, via: HealthReadVia): Promise<ReadonlySet<number>> {
    const rows = await NOTED.read(this.dataSource.manager, [userId, date, via]);
    return new Set(rows.map(({ noted }) => noted.child_id));
  }

  private async write(reading: Reading): Promise<void> {
    if (reading.childIds.length > 0) await this.readings.add(reading);
  }
}

/** Another process may have written the same meanwhile. */
async function storeReadings(
  manager: EntityManager,
  readings: readonly Reading[],
): Promise<PromiseSettledResult<void>[]> {
  const rows = readings.flatMap(({ userId, childIds, date, via }) =>
    childIds.map((child_id) => ({ child_id, user_id: userId, date, via })),
  );
  for (let start = 0; start < rows.length; start += PAGE)
    await manager
      .createQueryBuilder()
      .insert()
      .into(HealthReadEntity)
      .values(rows.slice(start, start + PAGE))
      .orIgnore()
      .updateEntity(false)
      .execute();
  return readings.map(() => ({ status: 'fulfilled', value: undefined }));
}

function hasHealth(child: ShownChild): boolean {
  return child.answered === true || HEALTH_FIELDS.some((field) => Boolean(child[field]));
}
