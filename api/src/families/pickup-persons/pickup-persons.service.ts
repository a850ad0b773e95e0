import { Injectable } from '@nestjs/common';
import { normaliseForSearch, type PickupPerson } from '@feria/shared';
import { In, Not, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { ValidationErrors } from '../../core/http/errors.js';
import { shortName } from '../../core/text/name-for-strangers.js';
import { Outbox } from '../../mailing/outbox.js';
import { readAccountLimit } from '../../settings/options/account-limits.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { lockChild } from '../people/lock-child.js';
import { PickupPersonEntity } from '../../model/families/pickup-person.entity.js';
import type { PickupPersonBody, PickupPersonsBody } from './pickup-persons.dto.js';
import { ofOneChild, readPickupPersons, refuseChangedPickups } from './read-pickup-persons.js';

/** Who may pick up a child besides its parents (product/on-site.md#pick-up-persons). */
@Injectable()
export class PickupPersons {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Replaces the list of a child. Who stays keeps the id: attendance refers to it. The other parents are told by mail who is new and who
   * is gone; of what the office saves all of them.
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
      check(before, persons, await readAccountLimit(manager, 'limit_pickup_persons'));
      await save(manager, childId, before, persons);
      await recordAudit(manager, {
        action: 'update',
        resource: call,
        recordId: childId,
        fields: ['pickup_persons'],
      });
      await this.tellParents(manager, { childId, personId }, before, persons);
      return (await readPickupPersons(manager, [childId])).get(childId) ?? [];
    });
  }

  /** Who has no account gets no mail. */
  private async tellParents(
    manager: EntityManager,
    { childId, personId }: { childId: number; personId: number | null },
    before: readonly { name: string }[],
    after: readonly { name: string }[],
  ): Promise<void> {
    const added = namesWithout(after, before);
    const removed = namesWithout(before, after);
    if (added.length + removed.length === 0) return;
    const links = await manager.find(ChildParentEntity, {
      where: { child_id: childId, ...(personId !== null && { person_id: Not(personId) }) },
      relations: { child: true, person: { user: true } },
      order: { person_id: 'ASC' },
    });
    const at = this.clock.now().toISOString();
    await this.outbox.writeAll(
      manager,
      links.flatMap(({ child, person }) => {
        if (!child || !person?.user) return [];
        const { id: userId, email, lang, name } = person.user;
        const children = [{ childId, child: child.first_name }];
        const by = personId === null ? ('office' as const) : ('parent' as const);
        const payload = { name, at, by, children, added, removed };
        return [{ kind: 'pickup-changed' as const, to: email, userId, lang, payload }];
      }),
    );
  }
}

/**
 * Names of those who are not among the others, short: a mail must carry no text that another parent typed. Of two with one name one more
 * is somebody else.
 */
function namesWithout(persons: readonly { name: string }[], others: readonly { name: string }[]): string[] {
  const left = others.map(({ name }) => name);
  return persons.flatMap(({ name }) => {
    const at = left.indexOf(name);
    if (at < 0) return [shortName(name)];
    left.splice(at, 1);
    return [];
  });
}

/** @throws AppError 422 */
function check(
  before: readonly PickupPersonEntity[],
  persons: readonly PickupPersonBody[],
  max: number,
): void {
  const problems = new ValidationErrors();
  // Who was in the list before the office lowered the limit stays.
  if (persons.length > Math.max(max, before.length))
    problems.add('persons', 'pickup_persons.too_many', { max });
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

/** Whoever has another name gets another id: a day says with whom a child left by both, and a phone may still send the former. */
async function save(
  manager: EntityManager,
  child_id: number,
  before: readonly PickupPersonEntity[],
  persons: readonly PickupPersonBody[],
): Promise<void> {
  const nameOf = new Map(before.map(({ id, name }) => [id, normaliseForSearch(name)]));
  const isSame = ({ id, name }: PickupPersonBody): boolean =>
    id != null && nameOf.get(id) === normaliseForSearch(name);
  const kept = new Set(persons.filter(isSame).map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await manager.delete(PickupPersonEntity, { id: In(gone) });
  // Entities, not plain objects: their hook fills `search_text`.
  await manager.save(
    persons.map((person) =>
      manager.create(PickupPersonEntity, {
        ...(isSame(person) ? { id: person.id! } : {}),
        child_id,
        name: person.name,
        phone: person.phone,
        relation: person.relation ?? null,
      }),
    ),
  );
}
