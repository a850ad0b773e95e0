import { can, PARENT_ACCESS_PERMISSION } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { recordAudit, type AuditRecord } from '../../core/audit/audit.js';
import { ParentEntity } from '../people/parent.entity.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import type { ValidationErrors } from '../../core/http/errors.js';

/*
 * Two ways lead to what parents see of a child, its health data included: being linked to the child, and getting into the
 * account of somebody who is. Whatever opens one of them for staff calls these: it needs a permission, and it stands in the
 * audit log in a line of its own, which a list of all changed fields would hide.
 */

/** Says at the field that changing the parents of a child, or the login of a parent, needs `child.health`. */
export function refuseParentAccess(actor: CurrentUserData, field: string, problems: ValidationErrors): void {
  if (!can(actor, PARENT_ACCESS_PERMISSION)) problems.addOnce(field, 'validation.parent_access');
}

/** The person of an account; `null` for an account that is no parent's. */
export async function personIdOf(manager: EntityManager, userId: number): Promise<number | null> {
  const person = await manager.findOne(ParentEntity, { select: { id: true }, where: { user_id: userId } });
  return person?.id ?? null;
}

/** Writes into the audit log that staff changed this part of the login of this parent. */
export function auditLoginChange(
  manager: EntityManager,
  personId: number,
  part: 'email' | 'password' | 'second_factor',
): Promise<void> {
  return recordAudit(manager, {
    action: 'update',
    resource: 'parent/login',
    recordId: personId,
    fields: [part],
  });
}

/** Writes into the audit log which parents were linked to a child, and which links were taken away; a line each. */
export function auditParentLinks(
  manager: EntityManager,
  childId: number,
  links: ParentLinkChange,
): Promise<void> {
  return recordAudit(manager, parentLinkRecords(childId, links));
}

/** Persons who become parents of a child, and who are none any more. */
interface ParentLinkChange {
  added: readonly number[];
  removed: readonly number[];
}

/** The lines of {@link auditParentLinks}, for work on many children. */
export function parentLinkRecords(childId: number, { added, removed }: ParentLinkChange): AuditRecord[] {
  const entry = (action: 'create' | 'delete', personId: number): AuditRecord => ({
    ...{ action, resource: 'child/parents', recordId: childId },
    fields: [`parent ${personId}`],
  });
  return [...added.map((id) => entry('create', id)), ...removed.map((id) => entry('delete', id))];
}
