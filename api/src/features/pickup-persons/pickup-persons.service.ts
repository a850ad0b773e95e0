import { Injectable } from '@nestjs/common';
import { MAX_PICKUP_PERSONS, type PickupPerson } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Transactions } from '../../core/database/transactions.js';
import { ValidationErrors } from '../../core/http/errors.js';
import { lockChild } from '../people/lock-child.js';
import { PickupPersonEntity } from './pickup-person.entity.js';
import type { PickupPersonBody, PickupPersonsBody } from './pickup-persons.dto.js';
import { ofOneChild, readPickupPersons, refuseChangedPickups } from './read-pickup-persons.js';

/** Who may pick up a child besides its parents (product.md#pick-up-persons). */
@Injectable()
export class PickupPersons {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Replaces the list of a child. Who stays keeps the id: attendance refers to it.
   * @param body the list, and its `pickup_version` where the form has one
   * @param personId the parent who saves it; `null` for the office
   * @param call name of the call in the log of changes, where neither names nor numbers are kept
   * @throws AppError 404 not there or another family's; 409 when the list is another since; 422 at `persons.N.field`
   */
  replace(
    childId: number,
    personId: number | null,
    { persons, version }: PickupPersonsBody,
    call: 'child/pickup-persons' | 'my-family/children/pickup-persons',
  ): Promise<PickupPerson[]> {
    return this.transactions.run(async (manager) => {
      await lockChild(manager, childId, personId);
      const before = await manager.findBy(PickupPersonEntity, { child_id: childId });
      refuseChangedPickups(version, persons, ofOneChild(before));
      check(before, persons);
      await save(manager, childId, before, persons);
      await recordAudit(manager, {
        ...{ action: 'update', resource: call, recordId: childId },
        fields: ['pickup_persons'],
      });
      return (await readPickupPersons(manager, [childId])).get(childId) ?? [];
    });
  }
}

/** @throws AppError 422 */
function check(before: readonly PickupPersonEntity[], persons: readonly PickupPersonBody[]): void {
  const problems = new ValidationErrors();
  if (persons.length > MAX_PICKUP_PERSONS)
    problems.add('persons', 'pickup_persons.too_many', { max: MAX_PICKUP_PERSONS });
  const known = new Set(before.map(({ id }) => id));
  const sent = new Set<number>();
  for (const [index, { id, name }] of persons.entries()) {
    if (id == null) continue;
    if (sent.has(id)) problems.add(`persons.${index}.id`, 'validation.twice');
    else if (!known.has(id)) problems.add(`persons.${index}.id`, 'pickup_persons.gone', { name });
    sent.add(id);
  }
  problems.throwIfAny();
}

async function save(
  manager: EntityManager,
  child_id: number,
  before: readonly PickupPersonEntity[],
  persons: readonly PickupPersonBody[],
): Promise<void> {
  const kept = new Set(persons.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await manager.delete(PickupPersonEntity, { id: In(gone) });
  await manager.save(
    PickupPersonEntity,
    persons.map(({ id, name, phone, relation }) => ({
      ...(id == null ? {} : { id }),
      ...{ child_id, name, phone, relation: relation ?? null },
    })),
  );
}
