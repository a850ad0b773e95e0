import type { AuditAction } from '@feria/shared';
import { callsAbout } from '@feria/shared/resources/logged';
import { In, type EntityManager } from 'typeorm';
import { insertRows } from '../database/insert-rows.js';
import { requestContext } from '../request-context.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { storedChanges, type KeptChanges } from './changes.js';

/** Longest list of field names that is kept in one entry. */
const MAX_FIELDS = 100;

/** One change, as the audit log shows it. */
export interface AuditRecord {
  action: AuditAction;
  /** The call without `/api` and ids: `course`, `course/copy`, `my-family/children`. */
  resource: string;
  /** Id of the record that was changed or made; `null` when the call is about no single record. */
  recordId?: number | null;
  /** Names of the fields that changed. */
  fields?: readonly string[];
  /** Old and new values of those fields whose values are kept. `differenceOf` gives both. */
  changes?: KeptChanges;
}

/**
 * Writes changes into the audit log, in the name of the user who makes the request. To be called in the transaction that
 * makes the change, with its manager: then either both are stored or none.
 *
 *     const difference = differenceOf('location', before, after);
 *     await recordAudit(manager, { action: 'update', resource: 'location', recordId: id, ...difference });
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
    [records]
      .flat()
      .map((record) => ({ ...record, userId: actor.userId, apiKey: actor.apiKey, at: actor.at })),
  );
}

/**
 * The same for work that is done for several requests at once, such as a batch of bookings: there the request at hand does not
 * tell who acts.
 */
export async function insertAuditEntries(
  manager: EntityManager,
  records: readonly (AuditRecord & { userId: number; apiKey?: string | null; at: Date })[],
): Promise<void> {
  await insertRows(
    manager,
    AuditEntryEntity,
    records.map(({ userId, apiKey = null, action, resource, recordId = null, fields = [], changes, at }) => ({
      user_id: userId,
      api_key: apiKey,
      action,
      resource,
      record_id: recordId,
      fields: fields.slice(0, MAX_FIELDS).join(',') || null,
      changes: storedChanges(changes),
      at,
    })),
  );
}

/**
 * Takes the values out of every line about records that are personal and go: the lines stay, with the names of the fields.
 * @param kind name of the resource, as `loggedKind` knows it
 */
export async function forgetValues(
  manager: EntityManager,
  kind: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const about = { resource: In(callsAbout(kind)), record_id: In([...new Set(ids)]) };
  await manager.update(AuditEntryEntity, about, { changes: null });
}
