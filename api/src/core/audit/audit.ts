import type { AuditAction } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../database/insert-rows.js';
import { requestContext } from '../request-context.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Longest list of field names that is kept in one entry. */
const MAX_FIELDS = 100;

/** One change, as the audit log shows it. */
export interface AuditRecord {
  action: AuditAction;
  /** The call without `/api` and ids: `course`, `course/copy`, `my-family/children`. */
  resource: string;
  /** Id of the record that was changed or made; `null` when the call is about no single record. */
  recordId?: number | null;
  /** Names of the fields that changed; never their values. */
  fields?: readonly string[];
}

/**
 * Writes changes into the audit log, in the name of the user who makes the request. To be called in the transaction that
 * makes the change, with its manager: then either both are stored or none.
 *
 *     await recordAudit(manager, { action: 'update', resource: 'location', recordId: id, fields: ['name'] });
 *
 * Writes nothing when no user acts, as in housekeeping and the seed.
 */
export async function recordAudit(
  manager: EntityManager,
  records: AuditRecord | readonly AuditRecord[],
): Promise<void> {
  const actor = requestContext()?.actor;
  if (!actor) return;
  await insertAuditEntries(
    manager,
    [records].flat().map((record) => ({ ...record, userId: actor.userId, at: actor.at })),
  );
}

/**
 * The same for work that is done for several requests at once, such as a batch of bookings: there the request at hand does not
 * tell who acts.
 */
export async function insertAuditEntries(
  manager: EntityManager,
  records: readonly (AuditRecord & { userId: number; at: Date })[],
): Promise<void> {
  await insertRows(
    manager,
    AuditEntryEntity,
    records.map(({ userId, action, resource, recordId = null, fields = [], at }) => ({
      user_id: userId,
      action,
      resource,
      record_id: recordId,
      fields: fields.slice(0, MAX_FIELDS).join(',') || null,
      at,
    })),
  );
}
