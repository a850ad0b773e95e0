import { daysBetween, type IsoDate } from '@feria/shared';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { isDuplicateKey } from '../core/database/errors.js';
import { insertRows } from '../core/database/insert-rows.js';
import { keepRegistrations, noteEndedPlaces } from '../presence/place-ended.js';
import { ChildDayEntity } from '../model/registrations/child-day.entity.js';
import type { Days } from './domain/seats.js';
import { bookFee, transfer, type Booked } from '../ledger/ledger.js';
import { bumpVersions } from './locking.js';
import { payersOf } from './registration-families.js';
import {
  RegistrationEventEntity,
  type RegistrationEventKind,
} from '../model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';

/** What a change of a registration writes in other tables: its history, and the days of the child. */

/** An entry of the registration history. Amounts are cents. */
export interface HistoryEntry {
  registration: { id: number; child_id: number; course_week_id: number };
  kind: RegistrationEventKind;
  amount?: number | null;
  /** Id of the week it was in before; only of a registration that was moved. */
  from?: number | null;
  /** Why the office departed from a rule of the course. */
  reason?: string | null;
  /** Of `removed`: whether a place ended. */
  hadPlace?: boolean;
  /** User who caused it; `null` for the server. */
  userId: number | null;
}

/** Appends to the registration history (product/registrations.md#registration-history). */
export async function appendHistory(
  manager: EntityManager,
  entries: readonly HistoryEntry[],
  at: Date,
): Promise<void> {
  await insertRows(
    manager,
    RegistrationEventEntity,
    entries.map(
      ({ registration, kind, userId, hadPlace = null, amount = null, from = null, reason = null }) => ({
        registration_id: registration.id,
        child_id: registration.child_id,
        course_week_id: registration.course_week_id,
        from_course_week_id: from,
        kind,
        user_id: userId,
        amount,
        reason,
        had_place: hadPlace,
        at,
      }),
    ),
  );
}

/** SQL, with an entry `event`: whether what ended was an offer that was declined: both stand in the history at the same moment. */
export const DECLINED = `(SELECT COUNT(*) FROM registration_event answer
  WHERE answer.registration_id = event.registration_id AND answer.kind = 'declined')`;

/**
 * Takes the days of confirmed registrations.
 * @throws DaysTaken when a child has another programme on one of them
 */
export async function takeDays(
  manager: EntityManager,
  confirmed: readonly { registrationId: number; childId: number; days: Days }[],
): Promise<void> {
  const rows = confirmed.flatMap(({ registrationId, childId, days }) =>
    daysBetween(days.from, days.to).map((date) => ({
      child_id: childId,
      date,
      registration_id: registrationId,
    })),
  );
  await insertRows(manager, ChildDayEntity, rows).catch((error: unknown) => {
    throw isDuplicateKey(error) ? new DaysTaken() : error;
  });
}

/**
 * A child got another programme on these days after they were read: weeks are locked, children are not, and the primary
 * key decides. `Transactions` repeats the work, which then reads what is stored now (product/registrations.md#one-programme-a-day).
 */
export class DaysTaken extends Error {
  readonly repeatable = true;
}

/** A registration to remove; cents. */
export interface RemovedRegistration {
  registration: Pick<RegistrationEntity, 'id' | 'child_id' | 'course_week_id' | 'booked_by' | 'is_waiting'>;
  /** The amount that becomes credit. */
  refund: number;
  /** Why the office charged another fee than that of the steps; stays in the history. */
  reason?: string | null;
  /** What is owed in place of the price; what is not refunded pays it. */
  fee?: { amount: number; due_on: IsoDate | null };
}

/**
 * Removes registrations of locked weeks and payers, with their days (ON DELETE CASCADE). Their history stays, and what was paid becomes
 * credit of who pays (product/money.md#the-ledger). A child without parents has no credit: there the money stays where it is. A fee is
 * owed from then on (product/registrations.md#cancellation). A child that is on site today becomes an open point.
 * @returns the parents whose credit grew: the caller settles their balances when it has done everything else
 */
export async function removeRegistrations(
  manager: EntityManager,
  removed: readonly RemovedRegistration[],
  userId: number | null,
  at: Date,
  { isParent = false } = {},
): Promise<number[]> {
  if (removed.length === 0) return [];
  const confirmed = removed.flatMap(({ registration }) => (registration.is_waiting ? [] : [registration]));
  await keepRegistrations(manager, confirmed, at);
  await endGroups(
    manager,
    removed.flatMap(({ registration }) => (registration.is_waiting ? [registration.id] : [])),
  );
  const credited = await creditRefunds(manager, removed, { userId: isParent ? null : userId, at });
  await manager.delete(RegistrationEntity, { id: In(removed.map(({ registration }) => registration.id)) });
  await appendHistory(
    manager,
    removed.flatMap(({ registration, refund, fee, reason }) => [
      { registration, kind: 'removed', amount: refund, reason, hadPlace: !registration.is_waiting, userId },
      ...(fee ? [{ registration, kind: 'fee' as const, amount: fee.amount, userId }] : []),
    ]),
    at,
  );
  await bookFees(manager, removed, at);
  await noteEndedPlaces(manager, confirmed, { userId, at });
  await bumpVersions(
    manager,
    removed.map(({ registration }) => registration.course_week_id),
  );
  return credited;
}

/**
 * Ends the groups in which registrations wait together: the other lines wait alone from then on. The caller holds the weeks of all of them
 * and fills their seats.
 */
export async function endGroups(manager: EntityManager, registrationIds: readonly number[]): Promise<void> {
  if (registrationIds.length === 0) return;
  const grouped = await manager.find(RegistrationEntity, {
    select: { id: true, together_id: true },
    where: { id: In([...registrationIds]), together_id: Not(IsNull()) },
  });
  const ids = grouped.flatMap(({ together_id }) => together_id ?? []);
  if (ids.length > 0)
    await manager.update(RegistrationEntity, { together_id: In([...new Set(ids)]) }, { together_id: null });
}

async function bookFees(
  manager: EntityManager,
  removed: readonly RemovedRegistration[],
  at: Date,
): Promise<void> {
  for (const { registration, fee } of removed) {
    if (!fee) continue;
    const { id: registration_id, child_id, course_week_id, booked_by } = registration;
    await bookFee(manager, { registration_id, child_id, course_week_id, booked_by, ...fee }, at);
  }
}

async function creditRefunds(
  manager: EntityManager,
  removed: readonly RemovedRegistration[],
  booked: Booked,
): Promise<number[]> {
  const paid = removed.filter(({ refund }) => refund > 0);
  if (paid.length === 0) return [];
  const payers = await payersOf(
    manager,
    paid.map(({ registration }) => registration),
  );
  const transfers = paid.flatMap(({ registration: { id }, refund }) => {
    const personId = payers.get(id);
    return personId ? [{ from: { registrationId: id }, to: { personId }, amount: refund }] : [];
  });
  await transfer(manager, transfers, booked);
  return [...new Set(transfers.map(({ to }) => to.personId))];
}
