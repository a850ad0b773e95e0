import type { AuditAction } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../database/insert-rows.js';
import { requestContext } from '../request-context.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** What the audit log will say of the request, if it changes something. */
export interface AuditContext {
  userId: number;
  action: AuditAction;
  resource: string;
  recordId: number | null;
  /** The records of a call that changes several, a line each; see {@link noteRecords}. */
  recordIds?: readonly number[];
  fields: string[];
  at: Date;
  /** Set by the first commit: a request is written down once. */
  written: boolean;
}

/** What the current request is to be written down as; none outside requests and for calls that tell their own story. */
export function currentAudit(): AuditContext | null {
  return requestContext()?.audit ?? null;
}

/** Says more exactly which fields the current request changes: of all that a form sends, few are new. */
export function noteChangedFields(fields: string[]): void {
  const audit = currentAudit();
  if (audit) audit.fields = fields;
}

/** Says which records the current request changes, when its address names none. */
export function noteRecords(ids: readonly number[]): void {
  const audit = currentAudit();
  if (audit) audit.recordIds = ids;
}

/** Says that the current request changes nothing after all: what it asked for was refused with an answer of 200. */
export function noteNothingChanged(): void {
  const audit = currentAudit();
  if (audit) audit.written = true;
}

/**
 * Writes the line, in the transaction whose work it tells of. A refused delete (`success: false`) changed nothing.
 * @param result what the work returned; its `id` is that of a new record
 */
export async function writeAudit(
  manager: EntityManager,
  audit: AuditContext,
  result: unknown,
): Promise<void> {
  const { id, success } = (result ?? {}) as { id?: unknown; success?: unknown };
  if (success === false) return;
  const records = audit.recordIds ?? [audit.recordId ?? (typeof id === 'number' ? id : null)];
  await appendLines(
    manager,
    records.map((record_id) => ({
      user_id: audit.userId,
      action: audit.action,
      resource: audit.resource,
      record_id,
      fields: audit.fields.join(',') || null,
      at: audit.at,
    })),
  );
}

/** Appends lines as they are: for calls that share a transaction, where the request in hand is not the only one. */
export async function appendLines(
  manager: EntityManager,
  lines: readonly Omit<AuditEntryEntity, 'id' | 'user'>[],
): Promise<void> {
  await insertRows(manager, AuditEntryEntity, lines);
}
