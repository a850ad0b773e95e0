import { romeDate } from '@feria/shared';
import { child } from '@feria/shared/resources/child/index';
import { parent } from '@feria/shared/resources/parent/index';
import type { EntityManager } from 'typeorm';
import { refuseApiKey } from '../../core/auth/api-keys.js';
import { recordAudit, type AuditRecord } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { insertRows } from '../../core/database/insert-rows.js';
import { laterTurn } from '../../core/pieces.js';
import { ChildParentEntity, ChildEntity } from '../../model/families/child.entity.js';
import { loggedOf } from '../../families/people/child-rules.js';
import { accountData, newAccount } from '../../families/people/parent-accounts.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { parentLinkRecords } from '../../accounts/access/child-access.js';
import { pieces, type Progress } from './importer.js';
import type { ReadRow } from './domain/read-sheet.js';

/** A parent of the file: what its row says, and the row of the table that it becomes. */
export interface PlannedParent {
  row: ReadRow;
  columns: Record<string, unknown>;
  entity: ParentEntity;
  tax: string;
}

/** The same of a child. */
export interface PlannedChild {
  row: ReadRow;
  columns: Record<string, unknown>;
  entity: ChildEntity;
  tax: string;
  /** Tax codes. */
  parents: string[];
}

/**
 * Stores parents, each that has an address with an account without a password; no mail tells them (product/catalogue.md#import). Three statements
 * and the lines of the log for some hundred rows.
 * @param ids of parents by tax code; those of the new ones are added
 */
export async function storeParents(
  manager: EntityManager,
  parents: readonly PlannedParent[],
  { ids, now, progress }: { ids: Map<string, number>; now: Date; progress: Progress },
): Promise<void> {
  if (parents.length > 0) refuseApiKey();
  for (const some of pieces(parents)) {
    const reached = some.filter(({ columns }) => columns.email);
    const accounts = reached.map(({ entity, columns }) =>
      newAccount(manager, { ...accountData(entity, columns), passwordHash: null }, now),
    );
    if (accounts.length > 0) await manager.insert(UserEntity, accounts);
    for (const [at, { entity }] of reached.entries()) entity.user_id = accounts[at]?.id ?? null;
    await manager.insert(
      ParentEntity,
      some.map(({ entity }) => entity),
    );
    for (const { tax, entity } of some) ids.set(tax, entity.id);
    await recordAudit(
      manager,
      some.map(({ entity, columns: { email, lang } }) => ({
        action: 'create' as const,
        resource: parent.name,
        recordId: entity.id,
        ...differenceOf(parent.name, null, { ...entity, ...(email ? { email, lang } : {}) }),
      })),
    );
    progress(some.length);
    await laterTurn();
  }
}

/**
 * Stores children with the links to their parents. Nobody is told of the links: a new child has no other parents.
 * @param ids of parents by tax code
 */
export async function storeChildren(
  manager: EntityManager,
  children: readonly PlannedChild[],
  { ids, progress }: { ids: ReadonlyMap<string, number>; progress: Progress },
): Promise<void> {
  for (const some of pieces(children)) {
    await manager.insert(
      ChildEntity,
      some.map(({ entity }) => entity),
    );
    const linked = some.map(({ entity, parents }) => ({
      childId: entity.id,
      added: parents.map((tax) => ids.get(tax) as number),
    }));
    await insertRows(
      manager,
      ChildParentEntity,
      linked.flatMap(({ childId, added }) =>
        added.map((person_id) => ({ child_id: childId, person_id, invited_by: null })),
      ),
    );
    await recordAudit(manager, [
      ...some.map(({ entity }) => ({
        action: 'create' as const,
        resource: child.name,
        recordId: entity.id,
        ...differenceOf(child.name, null, loggedOf(entity)),
      })),
      ...some.flatMap(({ entity }) => importedConsent(entity)),
      ...linked.flatMap(({ childId, added }) => parentLinkRecords(childId, { added, removed: [] })),
    ]);
    progress(some.length);
    await laterTurn();
  }
}

/** A line that says how the parents consented elsewhere, and since when; whose word it is, the line says itself. */
function importedConsent({ id, health_consent_way: way, health_consent_at: at }: ChildEntity): AuditRecord[] {
  if (!way || !at) return [];
  return [
    { action: 'call', resource: 'child/health-consent', recordId: id, fields: [`${way} ${romeDate(at)}`] },
  ];
}
