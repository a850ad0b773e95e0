import { addDays, formatDate, romeDate, type IsoDate } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { isOnCluster, markLocks } from '../core/database/cluster.js';
import { AppError, invalidField } from '../core/http/errors.js';
import { OptionEntity } from '../model/settings/option.entity.js';

/**
 * Until when the books are closed (product/money.md#closing-the-books). Who books holds a shared lock on this day until the booking is
 * stored, and who closes an exclusive one: neither overtakes the other. It is the last lock of a booking, and the first of closing.
 */

const KEY = 'books_closed_until';

/** On a cluster no lock is shared: bookings mark one of these, by chance, and who closes marks all. */
const SLOTS = 16;
const SLOT = 'books';

/** Last day of closed books, `YYYY-MM-DD`; `null` when nothing is closed. Without a lock, for what is only shown. */
export async function readClosedUntil(manager: EntityManager): Promise<IsoDate | null> {
  const stored = await manager.findOneBy(OptionEntity, { key: KEY });
  return stored?.value || null;
}

/** The same for who books: nobody closes further until this transaction ends. One statement. */
export async function holdBooks(manager: EntityManager): Promise<IsoDate | null> {
  const query = manager.createQueryBuilder(OptionEntity, 'held').where('held.key = :key', { key: KEY });
  if (manager.dataSource.driver.options.type !== 'better-sqlite3') query.setLock('pessimistic_read');
  const stored = await query.getOne();
  if (isOnCluster(manager.dataSource)) await markLocks(manager, SLOT, [Math.floor(Math.random() * SLOTS)]);
  return stored?.value || null;
}

/** The same for who closes or opens the books: no booking is under way. Before any other lock. */
export async function lockBooks(manager: EntityManager): Promise<OptionEntity> {
  const query = manager.createQueryBuilder(OptionEntity, 'held').where('held.key = :key', { key: KEY });
  if (manager.dataSource.driver.options.type !== 'better-sqlite3') query.setLock('pessimistic_write');
  const stored = await query.getOneOrFail();
  if (isOnCluster(manager.dataSource))
    await markLocks(
      manager,
      SLOT,
      Array.from({ length: SLOTS }, (_, slot) => slot),
    );
  return stored;
}

/**
 * Refuses a day of closed books at the field of a form, and keeps what is open so until the transaction ends.
 * @param date `YYYY-MM-DD`; nothing for the date of today, which is never closed
 * @throws AppError 422 at the field, with the last closed day
 */
export async function refuseClosed(
  manager: EntityManager,
  field: string,
  date: IsoDate | null | undefined,
): Promise<void> {
  if (!date) return;
  const closed = await holdBooks(manager);
  if (closed !== null && date <= closed) throw closedAt(field, closed);
}

/** 422: the day at the field lies in closed books. */
export function closedAt(field: string, closed: IsoDate): AppError {
  return invalidField(field, 'books.closed', { date: formatDate(closed) });
}

/**
 * The day on which an entry of the bank is booked: its value date, or today where that lies in closed books or is still to come.
 * @param closed last day of closed books
 */
export function bookedOn(valueDate: IsoDate, closed: IsoDate | null, today: IsoDate): IsoDate {
  return valueDate > today || (closed !== null && valueDate <= closed) ? today : valueDate;
}

/** The day of something that happens at an instant: that of today in Rome, and never one of closed books. */
export function openDay(at: Date, closed: IsoDate | null): IsoDate {
  const day = romeDate(at);
  return closed !== null && day <= closed ? addDays(closed, 1) : day;
}
