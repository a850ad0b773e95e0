import { Injectable } from '@nestjs/common';
import { displayName, type DeleteResult } from '@feria/shared';
import { In, Not, type EntityManager } from 'typeorm';
import { ChildParentEntity } from '../people/child-parent.entity.js';
import { ChildEntity } from '../people/child.entity.js';
import { PersonEntity } from '../people/person.entity.js';
import { lockRows } from '../platform/database/locks.js';
import { Transactions } from '../platform/database/transactions.js';
import { notFound } from '../platform/http/errors.js';
import { OutboxMailEntity } from '../platform/mail/outbox-mail.entity.js';
import { say } from '../platform/request-context.js';
import { EraseChild } from '../registrations/use-cases/erase-child.js';
import { deleteUser } from '../users/delete-user.js';
import { UserRoleEntity } from '../users/user-role.entity.js';
import { UserEntity } from '../users/user.entity.js';

/**
 * Erases a family on its own request (GDPR, article 17): the parent with account and mails, and every child that has no
 * other parent, with all registrations, active ones too; their waiting lists move up. A child with another parent stays
 * with that one. What was paid stays as amounts without names in `registration_event`. An account that holds roles is
 * staff's and stays.
 */
@Injectable()
export class EraseFamily {
  constructor(
    private readonly transactions: Transactions,
    private readonly eraseChild: EraseChild,
  ) {}

  /**
   * @param userId who erases
   * @throws AppError 404
   */
  run(personId: number, userId: number): Promise<DeleteResult> {
    return this.transactions.run(async (manager) => {
      // Locked first: nobody can become a child of this person from here on.
      const [person] = await lockRows(manager, PersonEntity, [personId]);
      if (!person) throw notFound();
      const name = displayName(person);
      const links = await manager.findBy(ChildParentEntity, { person_id: personId });
      const childIds = links.map(({ child_id }) => child_id);
      await this.eraseChild.lock(manager, childIds);
      const alone = await withoutOtherParent(manager, childIds, personId);
      await this.eraseChild.removeRegistrations(manager, alone, userId);
      if (alone.length) await manager.delete(ChildEntity, { id: In(alone) });
      await manager.delete(PersonEntity, { id: personId });
      if (person.user_id !== null) await eraseAccount(manager, person.user_id);
      const messages = [say('privacy.erased', { name, smart_count: alone.length })];
      const shared = childIds.length - alone.length;
      if (shared > 0) messages.push(say('privacy.kept_children', { smart_count: shared }));
      return { success: true, message: messages.join(' ') };
    });
  }
}

async function withoutOtherParent(
  manager: EntityManager,
  childIds: readonly number[],
  personId: number,
): Promise<number[]> {
  if (childIds.length === 0) return [];
  const others = await manager.findBy(ChildParentEntity, {
    child_id: In([...childIds]),
    person_id: Not(personId),
  });
  const kept = new Set(others.map(({ child_id }) => child_id));
  return childIds.filter((id) => !kept.has(id));
}

async function eraseAccount(manager: EntityManager, userId: number): Promise<void> {
  const user = await manager.findOneBy(UserEntity, { id: userId });
  if (!user) return;
  await manager.delete(OutboxMailEntity, { recipient: user.email });
  if (!(await manager.existsBy(UserRoleEntity, { user_id: userId }))) await deleteUser(manager, userId);
}
