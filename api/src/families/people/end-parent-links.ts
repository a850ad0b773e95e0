import type { IsoDate } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { FormerGuardianEntity } from '../../model/families/former-guardian.entity.js';

/**
 * Takes parents from a child, and notes until when they were its parents: what they paid for it stays in their documents
 * (product/money.md#who-paid).
 * @param today their last day, `YYYY-MM-DD` in Rome
 */
export async function endParentLinks(
  manager: EntityManager,
  childId: number,
  personIds: readonly number[],
  today: IsoDate,
): Promise<void> {
  if (personIds.length === 0) return;
  await manager.delete(ChildParentEntity, { child_id: childId, person_id: In([...personIds]) });
  await manager.upsert(
    FormerGuardianEntity,
    personIds.map((person_id) => ({ child_id: childId, person_id, until: today })),
    ['child_id', 'person_id'],
  );
}
