import { checkReferences } from '../../core/crud/record-parts.js';
import { Injectable } from '@nestjs/common';
import {
  can,
  type PermissionHolder,
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
import { refuseChangedRecord } from '../../core/crud/versions.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { ListPage } from '../../core/http/envelope.js';
import { invalidField, notFound, ValidationErrors } from '../../core/http/errors.js';
import type { Caller } from '../../accounts/second-factor/caller.js';
import { OwnConfirmation, type OwnProof } from '../../accounts/second-factor/own-confirmation.js';
import { auditLoginChange, refusalOfLogin, refuseParentAccess } from '../../accounts/access/child-access.js';
import { ownerFor, PhoneLookup } from './phone-lookup.js';
import { accountData, changesEmail, ParentAccounts } from './parent-accounts.js';
import { activeAt, ParentEntity } from '../../model/families/parent.entity.js';
import { loggedParent, presentParent } from './parent.presenter.js';
import { ParentBalances } from './parent-balances.js';
import { listParents, readParent } from './parent.queries.js';
import { readTaxCode, refuseTakenTaxCode } from './tax-codes.js';

type Input = Record<string, unknown>;

/** Parents, as the office works with them (product/families.md#persons-and-children). */
@Injectable()
export class ParentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly accounts: ParentAccounts,
    private readonly confirmation: OwnConfirmation,
    private readonly phones: PhoneLookup,
    private readonly balances: ParentBalances,
  ) {}

  /** @throws AppError 422 when the query asks for what is not declared or not shown to the reader, or for all of too many rows */
  async list(query: Input, reader: PermissionHolder): Promise<ListPage<StaffPerson>> {
    const balances = can(reader, 'payment.index') ? this.balances : null;
    const { rows, total } = await listParents(this.dataSource.manager, query, balances);
    return new ListPage(rows, total);
  }

  /** @throws AppError 404 */
  get(id: number, reader: CurrentUserData): Promise<StaffPersonDetail> {
    return readParent(this.dataSource.manager, id, reader);
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
    return this.store(writer, async (manager) => {
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
    const saved = await this.store(writer, async (manager) => {
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

  /** Takes over what was sent of the person's own columns and checks the tax code. */
  private async merge(
    manager: EntityManager,
    person: ParentEntity,
    columns: Input,
    { writer, problems }: { writer: CurrentUserData; problems: ValidationErrors },
  ): Promise<void> {
    await checkReferences(manager, definition, { target: ParentEntity, columns, problems });
    assignColumns(definition, person, columns, (name) => name !== 'tax');
    const typed = columns.tax as string | undefined;
    if (typed === undefined || normaliseTaxCode(typed) === person.tax) return;
    readTaxCode(person, typed, this.clock.today(), problems);
    if (!problems.any) {
      const named = can(writer, 'person.index');
      await refuseTakenTaxCode(manager, ParentEntity, person, { named, problems });
    }
  }

  private store(
    writer: CurrentUserData,
    work: (manager: EntityManager) => Promise<number>,
  ): Promise<StaffPersonDetail> {
    const attempt = (): Promise<StaffPersonDetail> =>
      this.transactions.run(async (manager) => readParent(manager, await work(manager), writer));
    // Somebody took tax code or address since we looked; a second look finds who.
    return attempt().catch((error: unknown) => {
      if (isDuplicateKey(error)) return attempt();
      throw error;
    });
  }
}
