import type { AuditAction } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { requestContext } from '../request-context.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** What the audit log will say of the request, if it changes something. */
export interface AuditContext {
  userId: number;
  action: AuditAction;
  resource: string;
  recordId: number | null;
  fields: string[];
  at: Date;
  /** Set by the first commit: a request is one line. */
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
  await manager.insert(AuditEntryEntity, {
    user_id: audit.userId,
    action: audit.action,
    resource: audit.resource,
    record_id: audit.recordId ?? (typeof id === 'number' ? id : null),
    fields: audit.fields.join(',') || null,
    at: audit.at,
  });
}
