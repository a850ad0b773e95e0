import { Injectable } from '@nestjs/common';
import { displayName, type DeletePreview, type DeleteResult } from '@feria/shared';
import { parent as definition } from '@feria/shared/resources/parent/index';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { deleteUnlessUsed, dependentsOf, fieldLabel, inUse } from '../../core/crud/dependents.js';
import { lockRows } from '../../core/database/locks.js';
import { StorageCleanup } from '../../core/database/storage-cleanup.js';
import { Transactions } from '../../core/database/transactions.js';
import { notFound } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { lockDaysOf } from '../../presence/kept-on-site.js';
import { countThere } from '../../presence/place-ended.js';
import { activeRegistrationsPhrase } from '../../families/people/child-rules.js';
import { childNames } from '../../families/people/child.queries.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { accountOf, childIdsOf, withoutOtherParent } from '../../families/people/parent.queries.js';
import { Balances } from '../../registrations/balances.js';
import { EraseChild } from '../../registrations/use-cases/erase-child.js';
import { creditFirst } from './credit-first.js';
import { eraseParents } from './erase-parents.js';
import { inOpenFile } from './in-open-file.js';

/** Deletes parents for the office (product/families.md#deleting-people): it has to know of registrations and of who is on site. */
@Injectable()
export class ParentRemoval {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly eraseChild: EraseChild,
    private readonly storage: StorageCleanup,
    private readonly balances: Balances,
  ) {}

  /**
   * Deletes a person and its account. Refused while a child of theirs has active registrations or is there today (whoever looks
   * after it must know whom to call), there is credit of theirs, or anything else refers to person or account. Children stay, with their other parent; the answer says how many have none any more. An account that
   * holds roles stays too: it is staff's, and whoever may delete people may not therefore delete users.
   * @throws AppError 404
   */
  async run(id: number, remover: CurrentUserData): Promise<DeleteResult> {
    let messageIds: readonly string[] = [];
    const result = await deleteUnlessUsed(() =>
      this.transactions.run(async (manager) => {
        // Locked first: nobody can become a child of this person from here on.
        const [person] = await lockRows(manager, ParentEntity, [id]);
        if (!person) throw notFound();
        const childIds = await childIdsOf(manager, id);
        await this.eraseChild.lock(manager, childIds);
        await lockDaysOf(manager, childIds, this.clock.today());
        const { name, refusal, orphans } = await this.removal(manager, person, remover);
        if (refusal !== null) return { success: false, message: refusal };
        messageIds = await eraseParents(manager, [person]);
        await this.balances.changed(manager, childIds);
        await recordAudit(manager, { action: 'delete', resource: definition.name, recordId: id });
        const messages = [t('crud.deleted', { name })];
        if (orphans.length > 0) messages.push(t('people.without_parents', { smart_count: orphans.length }));
        return { success: true, message: messages.join(' ') };
      }),
    );
    if (result.success) await this.storage.run({ messageIds });
    return result;
  }

  /**
   * What {@link run} would do.
   * @throws AppError 404
   */
  async preview(id: number, remover: CurrentUserData): Promise<DeletePreview> {
    const { manager } = this.dataSource;
    const person = await manager.findOneBy(ParentEntity, { id });
    if (!person) throw notFound();
    const { name, refusal, orphans, others, account } = await this.removal(manager, person, remover);
    const consequences = account
      ? [t(account.goes ? 'people.account_goes' : 'people.account_stays', { email: account.email })]
      : [];
    if (orphans.length) consequences.push(t('people.orphans', { names: await childNames(manager, orphans) }));
    if (others.length)
      consequences.push(t('people.other_parent', { names: await childNames(manager, others) }));
    return {
      name,
      facts: [{ label: fieldLabel(definition, 'tax'), value: person.tax }],
      refusal,
      consequences: refusal === null ? consequences : [],
      mail: null,
    };
  }

  /** Decides whether a person can be deleted, and what becomes of account and children. */
  private async removal(manager: EntityManager, person: ParentEntity, viewer: CurrentUserData) {
    const name = displayName(person);
    const childIds = await childIdsOf(manager, person.id);
    const account = await accountOf(manager, person);
    const there = await countThere(manager, childIds, this.clock.today());
    const by = [
      ...(there > 0 ? [t('crud.dependents.child_there_today', { smart_count: there })] : []),
      ...activeRegistrationsPhrase(await this.eraseChild.active(manager, childIds)),
      ...(await dependentsOf(manager, ParentEntity, person.id, { viewer })),
      ...(account?.goes
        ? await dependentsOf(manager, UserEntity, account.id, { viewer, except: [ParentEntity] })
        : []),
    ];
    const orphans = await withoutOtherParent(manager, childIds, person.id);
    const others = childIds.filter((id) => !orphans.includes(id));
    const refusal =
      (await inOpenFile(manager, person.id, name)) ??
      (await creditFirst(manager, person.id, name)) ??
      inUse(name, by);
    return { name, refusal, orphans, others, account };
  }
}
