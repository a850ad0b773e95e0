import type { EntityManager } from 'typeorm';
import { lockRows } from '../../core/database/locks.js';
import { notFound } from '../../core/http/errors.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';

/**
 * Locks a child whose lists are to be changed.
 * @param personId the parent who changes them, whose child it must be; `null` for the office
 * @throws AppError 404
 */
export async function lockChild(
  manager: EntityManager,
  childId: number,
  personId: number | null,
): Promise<ChildEntity> {
  const [child] = await lockRows(manager, ChildEntity, [childId]);
  const isTheirs =
    personId === null ||
    (await manager.existsBy(ChildParentEntity, { child_id: childId, person_id: personId }));
  if (!child || !isTheirs) throw notFound();
  return child;
}
