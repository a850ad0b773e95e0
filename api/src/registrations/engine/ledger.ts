import { daysBetween } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { isDuplicateKey } from '../../platform/database/errors.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { ChildDayEntity } from '../child-day.entity.js';
import type { Days } from '../domain/move-up.js';
import { RegistrationEventEntity, type RegistrationEventKind } from '../registration-event.entity.js';

/** What every change of a registration writes beside the registration itself. */

/** An entry of the story of a registration. Amounts are cents. */
export interface LedgerEntry {
  registration: { id: number; child_id: number; course_week_id: number };
  kind: RegistrationEventKind;
  amount?: number | null;
}

/** Appends to the story; `userId` is who caused it. */
export async function appendEvents(
  manager: EntityManager,
  entries: readonly LedgerEntry[],
  userId: number | null,
  at: Date,
): Promise<void> {
  await appendEventsOfMany(
    manager,
    entries.map((entry) => ({ ...entry, userId })),
    at,
  );
}

/** The same where each entry was caused by somebody else. */
export async function appendEventsOfMany(
  manager: EntityManager,
  entries: readonly (LedgerEntry & { userId: number | null })[],
  at: Date,
): Promise<void> {
  await insertRows(
    manager,
    RegistrationEventEntity,
    entries.map(({ registration, kind, userId, amount = null }) => ({
      registration_id: registration.id,
      child_id: registration.child_id,
      course_week_id: registration.course_week_id,
      kind,
      user_id: userId,
      amount,
      at,
    })),
  );
}

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
 * A child got another programme on these days since they were read: weeks are locked, children are not, and the key
 * decides. Repeated by Transactions; the check, or the move-up, then finds what is now stored (decisions §5).
 */
export class DaysTaken extends Error {
  readonly repeatable = true;
}
