import { Injectable } from '@nestjs/common';
import {
  can,
  displayName,
  type DeletePreview,
  type DeleteResult,
  type PhoneUses,
  type StaffPerson,
  type StaffPersonDetail,
  type WithPhoneUses,
} from '@feria/shared';
import { parent as definition } from '@feria/shared/resources/parent/index';
import { normaliseTaxCode } from '@feria/shared/rules/tax-code';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { refuseOwnData } from '../../core/auth/password-rules.js';
import { hashPassword } from '../../core/auth/passwords.js';
import { Clock } from '../../core/clock.js';
import { assignColumns, toColumns } from '../../core/crud/columns.js';
import { deleteUnlessUsed, dependentsOf, fieldLabel, inUse } from '../../core/crud/dependents.js';
import { refuseChangedRecord } from '../../core/crud/versions.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { lockRows } from '../../core/database/locks.js';
import { StorageCleanup } from '../../core/database/storage-cleanup.js';
import { Transactions } from '../../core/database/transactions.js';
import { ListPage } from '../../core/http/envelope.js';
import { invalidField, notFound, ValidationErrors } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { lockDaysOf } from '../attendance/kept-on-site.js';
import { countThere } from '../attendance/place-ended.js';
import { eraseParents } from '../privacy/erase-parents.js';
import type { Caller } from '../second-factor/caller.js';
import { OwnConfirmation, type OwnProof } from '../second-factor/own-confirmation.js';
import { EraseChild } from '../registrations/use-cases/erase-child.js';
import { auditLoginChange, refusalOfLogin, refuseParentAccess } from '../access/child-access.js';
import { TakeOverPhone, type PhoneOwner } from '../registrations/use-cases/take-over-phone.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { childNames } from './child.queries.js';
import { activeRegistrationsPhrase } from './child-rules.js';
import { accountData, changesEmail, ParentAccounts } from './parent-accounts.js';
import { activeAt, ParentEntity } from './parent.entity.js';
import { loggedParent, presentParent } from './parent.presenter.js';
import { accountOf, childIdsOf, listParents, readParent, withoutOtherParent } from './parent.queries.js';
import { readTaxCode, refuseTakenTaxCode } from './tax-codes.js';

type Input = Record<string, unknown>;

/** What the office may look at and write for a parent's new number: what the holder of the permissions could write anyway. */
export function ownerFor(personId: number, writer: CurrentUserData): PhoneOwner {
  return {
    personId,
    bookedBy: null,
    children: can(writer, 'child.update'),
    registrations: can(writer, 'peopleCourseWeekRegistration.update'),
  };
}

/** Parents, as the office works with them (product/families.md#persons-and-children). */
@Injectable()
export class ParentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly accounts: ParentAccounts,
    private readonly confirmation: OwnConfirmation,
    private readonly eraseChild: EraseChild,
    private readonly storage: StorageCleanup,
    private readonly phones: TakeOverPhone,
  ) {}

  /** @throws AppError 422 when the query asks for what is not declared, or for all of too many rows */
  async list(query: Input): Promise<ListPage<StaffPerson>> {
    const { rows, total } = await listParents(this.dataSource.manager, query);
    return new ListPage(rows, total);
  }

  /** @throws AppError 404 */
  get(id: number): Promise<StaffPersonDetail> {
    return readParent(this.dataSource.manager, id);
  }

  /**
   * Makes a person and its account. Without a password a mail brings a link to set one; one that staff chose must be
   * changed at the first login.
   * @throws AppError 422
   */
  async create(input: Input, writer: CurrentUserData): Promise<StaffPersonDetail> {
    const { password, password_confirmation } = input as { [key: string]: string | null | undefined };
    if (password && password !== password_confirmation) {
      throw invalidField('password_confirmation', 'validation.password_confirmation');
    }
    const columns = toColumns(definition, input, 'create');
    const { first_name, last_name, email } = columns as Record<string, string>;
    if (password) refuseOwnData(password, { email, name: `${first_name} ${last_name}` });
    const passwordHash = password ? await hashPassword(password) : null;
    return this.store(async (manager) => {
      const person = manager.create(ParentEntity, {});
      const problems = new ValidationErrors();
      await this.merge(manager, person, columns, { writer, problems });
      const account = { ...accountData(person, columns), passwordHash };
      await this.accounts.check(manager, null, account, { writer, problems, nameField: 'first_name' });
      problems.throwIfAny();
      person.user_id = await this.accounts.create(manager, account);
      await manager.save(ParentEntity, person);
      await recordAudit(manager, {
        action: 'create',
        resource: definition.name,
        recordId: person.id,
        ...differenceOf(definition.name, null, { ...person, email: account.email, lang: account.lang }),
      });
      return person.id;
    });
  }

  /**
   * Changes a person and its account. A new e-mail address, or the first one, needs what parents see (`FAMILY_RIGHTS`): with the address goes the
   * link for a new password, and the health data of the children with that. One that replaces another is changed after `OwnConfirmation` of the writer.
   * @param input with the `version` that the form was opened with, where it has one
   * @throws AppError 404, 422; 409 when somebody else has changed one of the same fields since; 429
   */
  async update(
    id: number,
    input: Input,
    { writer, caller }: { writer: CurrentUserData; caller: Caller },
  ): Promise<StaffPersonDetail & WithPhoneUses> {
    const { current_password, code, passkey } = input as Omit<OwnProof, 'password'> & {
      current_password?: string | null;
    };
    const proof = { password: current_password, code, passkey };
    const email = input.email as string | undefined;
    const mayMove = email !== undefined && (writer.person?.id !== id || changesEmail(writer, { email }));
    // Without a password all else is looked at first: the form asks for it once the rest is right.
    const confirmed = mayMove && proof.password ? await this.confirmation.check(writer, proof, caller) : null;
    const columns = toColumns(definition, input, 'update');
    let uses: PhoneUses | null = null;
    const saved = await this.store(async (manager) => {
      await lockRows(manager, ParentEntity, [id]);
      const person = await manager.findOneBy(ParentEntity, { id });
      if (!person) throw notFound();
      const user = await this.accounts.of(manager, person, confirmed && writer.id);
      refuseChangedRecord(definition, input, presentParent(Object.assign(person, { user })));
      const before = loggedParent(person, user);
      const problems = new ValidationErrors();
      const { first_name, last_name } = person;
      await this.merge(manager, person, columns, { writer, problems });
      const nameField = (['first_name', 'last_name'] as const).find(
        (field) => person[field] !== { first_name, last_name }[field],
      );
      Object.assign(person, activeAt(this.clock.now()));
      const account = { ...accountData(person, columns), passwordHash: null };
      // An account may have a name of its own, which stays until that of the person changes.
      if (user && !nameField) account.name = user.name;
      await this.accounts.check(manager, user, account, {
        writer,
        problems,
        nameField: nameField ?? 'first_name',
      });
      const staffChangesLogin = changesEmail(user, account) && user?.id !== writer.id;
      if (staffChangesLogin) {
        refuseParentAccess(writer, 'email', problems);
        const beyond = user && (await refusalOfLogin(manager, writer, user.id));
        if (beyond) problems.addOnce('email', beyond);
      }
      problems.throwIfAny();
      const by = user?.id === writer.id ? 'self' : 'staff';
      if (user && changesEmail(user, account) && !confirmed) throw this.confirmation.missing(writer, proof);
      if (confirmed) await this.confirmation.redeem(manager, confirmed);
      if (user) await this.accounts.update(manager, user, account, by);
      else if (account.email) person.user_id = await this.accounts.create(manager, account);
      await manager.save(ParentEntity, person);
      await recordAudit(manager, {
        action: 'update',
        resource: definition.name,
        recordId: id,
        ...differenceOf(definition.name, before, { ...loggedParent(person, user), ...(user ? {} : columns) }),
      });
      if (staffChangesLogin) await auditLoginChange(manager, id, 'email');
      const phones = { before: before.phone as string | null, after: person.phone };
      uses = await this.phones.uses(manager, ownerFor(id, writer), phones);
      return id;
    });
    if (confirmed) await this.confirmation.done(confirmed);
    return uses ? { ...saved, phone_uses: uses } : saved;
  }

  /**
   * Deletes a person and its account. Refused while a child of theirs has active registrations or is there today (whoever looks
   * after it must know whom to call), or anything else refers to person or account. Children stay, with their other parent; the answer says how many have none any more. An account that
   * holds roles stays too: it is staff's, and whoever may delete people may not therefore delete users.
   * @throws AppError 404
   */
  async remove(id: number, remover: CurrentUserData): Promise<DeleteResult> {
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
   * What {@link remove} would do.
   * @throws AppError 404
   */
  async previewRemoval(id: number, remover: CurrentUserData): Promise<DeletePreview> {
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
    return { name, refusal: inUse(name, by), orphans, others, account };
  }

  /** Takes over what was sent of the person's own columns and checks the tax code. */
  private async merge(
    manager: EntityManager,
    person: ParentEntity,
    columns: Input,
    { writer, problems }: { writer: CurrentUserData; problems: ValidationErrors },
  ): Promise<void> {
    assignColumns(definition, person, columns, (name) => name !== 'tax');
    const typed = columns.tax as string | undefined;
    if (typed === undefined || normaliseTaxCode(typed) === person.tax) return;
    readTaxCode(person, typed, this.clock.today(), problems);
    if (!problems.any) {
      const named = can(writer, 'person.index');
      await refuseTakenTaxCode(manager, ParentEntity, person, { named, problems });
    }
  }

  private store(work: (manager: EntityManager) => Promise<number>): Promise<StaffPersonDetail> {
    const attempt = (): Promise<StaffPersonDetail> =>
      this.transactions.run(async (manager) => readParent(manager, await work(manager)));
    // Somebody took tax code or address since we looked; a second look finds who.
    return attempt().catch((error: unknown) => {
      if (isDuplicateKey(error)) return attempt();
      throw error;
    });
  }
}
