import { In, type EntityManager } from 'typeorm';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { PickupPersonEntity } from '../../model/families/pickup-person.entity.js';

/** A departure as a mark tells it. */
interface Departure {
  child_id: number;
  /** See `LEFT_WITH` of the rules; `null` and nothing name nobody. */
  left_with?: string | null;
}

/**
 * Who may pick up children now: alone who may go home alone, its parents, its pick-up persons. Emergency contacts and others may not by this
 * alone, and nobody may whom nobody named. Three statements, none when nobody left with somebody.
 */
export async function readAuthorised(
  manager: EntityManager,
  departures: readonly Departure[],
): Promise<(departure: Departure) => boolean> {
  const ids = [...new Set(departures.flatMap(({ child_id, left_with }) => (left_with ? child_id : [])))];
  if (ids.length === 0) return () => false;
  const alone = await manager.find(ChildEntity, {
    select: { id: true },
    where: { id: In(ids), leave_alone: true },
  });
  const parents = await manager.findBy(ChildParentEntity, { child_id: In(ids) });
  const pickups = await manager.find(PickupPersonEntity, {
    select: { id: true, child_id: true },
    where: { child_id: In(ids) },
  });
  const allowed = new Set([
    ...alone.map(({ id }) => `${id} alone`),
    ...parents.map(({ child_id, person_id }) => `${child_id} parent:${person_id}`),
    ...pickups.map(({ child_id, id }) => `${child_id} pickup:${id}`),
  ]);
  return ({ child_id, left_with }) => allowed.has(`${child_id} ${left_with}`);
}
