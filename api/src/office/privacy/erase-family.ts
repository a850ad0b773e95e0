import { Injectable } from '@nestjs/common';
import { displayName, type DeletePreview, type DeleteResult, type PermissionHolder } from '@feria/shared';
import { parent as definition } from '@feria/shared/resources/parent/index';
import { DataSource, In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { noteErasedOnSite } from '../../on-site/attendance/erased-on-site.js';
import { lockDaysOf } from '../../presence/kept-on-site.js';
import { countThere } from '../../presence/place-ended.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { recordAudit } from '../../core/audit/audit.js';
import { childNames } from '../../families/people/child.queries.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { accountOf, childIdsOf, withoutOtherParent } from '../../families/people/parent.queries.js';
import { Clock } from '../../core/clock.js';
import { deleteUnlessUsed, dependentsOf, fieldLabel, inUse } from '../../core/crud/dependents.js';
import { lockRows } from '../../core/database/locks.js';
import { StorageCleanup } from '../../core/database/storage-cleanup.js';
import { Transactions } from '../../core/database/transactions.js';
import { notFound } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { moveUpSentence, refundSentence } from '../../registrations/removal-preview.service.js';
import { Balances } from '../../registrations/balances.js';
import { EraseChild } from '../../registrations/use-cases/erase-child.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { CreditLeft, creditFirst } from './credit-first.js';
import { eraseParents } from './erase-parents.js';
import { forgetChildren } from './forget-children.js';
import { inOpenFile } from './in-open-file.js';

/** Who erases. */
type Eraser = PermissionHolder & { id: number };

/** Whether a family can be erased, and what of it. */
interface Plan {
  /** Of the parent. */
  name: string;
  /** Why not, in the words for the office; `null` when it can. */
  refusal: string | null;
  /** What else refers to parent, children or account, a phrase for each kind of record. */
  by: string[];
  /** Children who have no other parent: they go. */
  alone: number[];
  /** Children who stay with another parent. */
  shared: number[];
  account: Awaited<ReturnType<typeof accountOf>>;
}

/**
 * Erases a family on its own request (GDPR, article 17): the parent with account and mails, and every child that has no
 * other parent, with all registrations, active ones too; their waiting lists move up. A child with another parent stays
 * with that one, without the comments and contacts that the erased parent gave. What was paid stays as amounts without names
 * in `registration_event`; who paid goes to the accounting archive. An account that holds roles is staff's and stays.
 */
@Injectable()
export class EraseFamily {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly eraseChild: EraseChild,
    private readonly clock: Clock,
    private readonly storage: StorageCleanup,
    private readonly balances: Balances,
  ) {}

  /**
   * Refused while records of other kinds refer to the parent, the children or the account: nothing can be erased that they
   * still name. Also while credit of the parent is in a file that the bank has not carried out, and while there is credit at all, also what
   * becomes credit because places of the children are removed: it would be nobody's.
   * @param eraser who erases
   * @throws AppError 404
   */
  async run(personId: number, eraser: Eraser): Promise<DeleteResult> {
    let messageIds: string[] = [];
    const result = await unlessCreditIsLeft(() =>
      this.transactions.run(async (manager) => {
        const person = await this.lock(manager, personId);
        const plan = await this.plan(manager, person, eraser);
        const { name, refusal, alone, shared } = plan;
        if (refusal !== null) return { success: false, message: refusal };
        const erased = await this.erase(manager, person, plan, eraser.id);
        messageIds = erased.messageIds;
        await recordAudit(manager, { action: 'call', resource: 'parent/erase', recordId: personId });
        const messages = [t('privacy.erased', { name, smart_count: alone.length })];
        if (shared.length > 0) messages.push(t('privacy.kept_children', { smart_count: shared.length }));
        if (erased.contacts > 0)
          messages.push(t('privacy.contacts_replaced', { smart_count: erased.contacts }));
        return { success: true, message: messages.join(' ') };
      }),
    );
    if (result.success) await this.storage.run({ messageIds });
    return result;
  }

  /**
   * Locks a parent, the weeks of the children, the children and who pays for them: before anything is read in a transaction that erases.
   * @throws AppError 404
   */
  async lock(manager: EntityManager, personId: number): Promise<ParentEntity> {
    // Locked first: nobody can become a child of this person from here on.
    const [person] = await lockRows(manager, ParentEntity, [personId]);
    if (!person) throw notFound();
    await this.eraseChild.lock(manager, await childIdsOf(manager, personId));
    return person;
  }

  /**
   * Erases what a {@link plan} without a refusal names, in the transaction of {@link lock}.
   * @param by the account that erases; `null` when it is the one that goes
   * @returns Message-IDs of the deleted mails, whose files are removed after the commit, and how many running bookings of children that stay
   *   have another contact now
   * @throws CreditLeft when credit would be nobody's: the transaction is to be undone
   */
  async erase(
    manager: EntityManager,
    person: ParentEntity,
    { name, alone, shared }: Pick<Plan, 'name' | 'alone' | 'shared'>,
    by: number | null,
  ): Promise<{ messageIds: string[]; contacts: number }> {
    await lockDaysOf(manager, alone, this.clock.today());
    await noteErasedOnSite(manager, alone, this.clock.now());
    const mailsOfChildren = await forgetChildren(manager, alone);
    await this.eraseChild.removeRegistrations(manager, alone, by);
    if (alone.length) await manager.delete(ChildEntity, { id: In([...alone]) });
    // Only now it is known what the money of the children's places does not pay elsewhere.
    const left = await creditFirst(manager, person.id, name);
    if (left !== null) throw new CreditLeft(left);
    const contacts = await this.runningBookings(manager, person.user_id);
    const mailsOfParent = await eraseParents(manager, [person]);
    await this.balances.changed(manager, shared);
    return { messageIds: [...mailsOfChildren, ...mailsOfParent], contacts };
  }

  /** Registrations in weeks that have not ended whose emergency contacts the account gave. @param of these children only */
  async runningBookings(
    manager: EntityManager,
    account: number | null,
    of?: readonly number[],
  ): Promise<number> {
    if (account === null) return 0;
    const to = MoreThanOrEqual(this.clock.today());
    const children = of ? { child_id: In([...of]) } : {};
    return manager.countBy(RegistrationEntity, { booked_by: account, courseWeek: { to }, ...children });
  }

  /**
   * What {@link run} would do.
   * @throws AppError 404
   */
  async preview(personId: number, eraser: Eraser): Promise<DeletePreview> {
    const { manager } = this.dataSource;
    const person = await manager.findOneBy(ParentEntity, { id: personId });
    if (!person) throw notFound();
    const plan = await this.plan(manager, person, eraser);
    return {
      name: plan.name,
      facts: [{ label: fieldLabel(definition, 'tax'), value: person.tax }],
      refusal: plan.refusal,
      consequences: plan.refusal === null ? await this.consequences(manager, plan) : [],
      mail: null,
    };
  }

  /** Decides whether a family can be erased, and what of it. */
  async plan(manager: EntityManager, person: ParentEntity, viewer: PermissionHolder): Promise<Plan> {
    const name = displayName(person);
    const childIds = await childIdsOf(manager, person.id);
    const alone = await withoutOtherParent(manager, childIds, person.id);
    const shared = childIds.filter((id) => !alone.includes(id));
    const account = await accountOf(manager, person);
    const by = await dependentsOf(manager, ParentEntity, person.id, { viewer });
    for (const id of alone)
      by.push(...(await dependentsOf(manager, ChildEntity, id, { viewer, except: [RegistrationEntity] })));
    if (account?.goes)
      by.push(...(await dependentsOf(manager, UserEntity, account.id, { viewer, except: [ParentEntity] })));
    const refusal =
      (await inOpenFile(manager, person.id, name)) ??
      (await creditFirst(manager, person.id, name)) ??
      inUse(name, by);
    return { name, refusal, by, alone, shared, account };
  }

  private async consequences(manager: EntityManager, { alone, shared, account }: Plan): Promise<string[]> {
    const { registrations, refund, moves } = await this.eraseChild.plan(manager, alone);
    const contacts = account?.goes ? await this.runningBookings(manager, account.id, shared) : 0;
    const sentences: string[] = [];
    const present = await countThere(manager, alone, this.clock.today());
    if (present > 0) sentences.push(t('privacy.present_today', { smart_count: present }));
    if (alone.length) sentences.push(t('privacy.children_go', { names: await childNames(manager, alone) }));
    if (shared.length) sentences.push(t('people.other_parent', { names: await childNames(manager, shared) }));
    if (account)
      sentences.push(
        t(account.goes ? 'people.account_goes' : 'people.account_stays', { email: account.email }),
      );
    if (registrations > 0) {
      sentences.push(t('privacy.registrations_go', { smart_count: registrations }));
      if (refund > 0) sentences.push(refundSentence(refund), t('payout.refund_first'));
      sentences.push(await moveUpSentence(manager, moves));
    }
    if (contacts > 0) sentences.push(t('privacy.contacts_go', { smart_count: contacts }));
    return [...sentences, t('privacy.not_mailed')];
  }
}

/** As {@link deleteUnlessUsed}; what would leave credit is undone and refused. */
async function unlessCreditIsLeft(work: () => Promise<DeleteResult>): Promise<DeleteResult> {
  try {
    return await deleteUnlessUsed(work);
  } catch (error) {
    if (!(error instanceof CreditLeft)) throw error;
    return { success: false, message: error.message };
  }
}
