import { Injectable } from '@nestjs/common';
import { can, displayName, type DeleteResult, type StaffPerson, type StaffPersonDetail } from '@feria/shared';
import { person as definition } from '@feria/shared/resources/person/index';
import { normaliseTaxCode } from '@feria/shared/rules/tax-code';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../platform/auth/current-user.js';
import { hashPassword } from '../platform/auth/passwords.js';
import { Clock } from '../platform/clock.js';
import { toColumns } from '../platform/crud/columns.js';
import { isDuplicateKey } from '../platform/database/errors.js';
import { lockRows } from '../platform/database/locks.js';
import { Transactions } from '../platform/database/transactions.js';
import { ListPage } from '../platform/http/envelope.interceptor.js';
import { invalidField, notFound, Problems } from '../platform/http/errors.js';
import { say } from '../platform/request-context.js';
import { EraseChild } from '../registrations/use-cases/erase-child.js';
import { deleteUser } from '../users/delete-user.js';
import { UserRoleEntity } from '../users/user-role.entity.js';
import { ChildParentEntity } from './child-parent.entity.js';
import { PersonAccounts, type AccountData } from './person-accounts.js';
import { PersonEntity } from './person.entity.js';
import { listPersons, readPerson } from './person-query.js';
import { readTaxCode, refuseTakenTaxCode } from './tax-codes.js';

type Input = Record<string, unknown>;

const OWN = ['first_name', 'last_name', 'address', 'plz', 'place', 'phone'] as const;

/** Parents, as the office works with them (spec §2.3, decisions §3 and §9). */
@Injectable()
export class PersonService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly accounts: PersonAccounts,
    private readonly eraseChild: EraseChild,
  ) {}

  /** @throws AppError 422 when the query asks for what is not declared, or for all of too many rows */
  async list(query: Input): Promise<ListPage<StaffPerson>> {
    const { rows, total } = await listPersons(this.dataSource.manager, query);
    return new ListPage(rows, total);
  }

  /** @throws AppError 404 */
  get(id: number): Promise<StaffPersonDetail> {
    return readPerson(this.dataSource.manager, id);
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
    const passwordHash = password ? await hashPassword(password) : null;
    const columns = toColumns(definition, input, 'create');
    return this.store(async (manager) => {
      const person = manager.create(PersonEntity, {});
      const problems = new Problems();
      await this.merge(manager, person, columns, { writer, problems });
      const account = { ...accountData(person, columns), passwordHash };
      await this.accounts.check(manager, null, account, { writer, problems });
      problems.throwIfAny();
      person.user_id = await this.accounts.create(manager, account);
      await manager.save(PersonEntity, person);
      return person.id;
    });
  }

  /** @throws AppError 404, 422 */
  update(id: number, input: Input, writer: CurrentUserData): Promise<StaffPersonDetail> {
    const columns = toColumns(definition, input, 'update');
    return this.store(async (manager) => {
      await lockRows(manager, PersonEntity, [id]);
      const person = await manager.findOneBy(PersonEntity, { id });
      if (!person) throw notFound();
      const user = await this.accounts.of(manager, person);
      const problems = new Problems();
      await this.merge(manager, person, columns, { writer, problems });
      const account = { ...accountData(person, columns), passwordHash: null };
      await this.accounts.check(manager, user, account, { writer, problems });
      problems.throwIfAny();
      if (user) await this.accounts.update(manager, user, account);
      else if (account.email) person.user_id = await this.accounts.create(manager, account);
      await manager.save(PersonEntity, person);
      return id;
    });
  }

  /**
   * Deletes a person and its account. Refused while a child of theirs has active registrations (decisions §9). Children
   * stay, with their other parent; the answer says how many have none any more. An account that holds roles stays too:
   * it is staff's, and whoever may delete people may not therefore delete users.
   * @throws AppError 404
   */
  remove(id: number): Promise<DeleteResult> {
    return this.transactions.run(async (manager) => {
      // Locked first: nobody can become a child of this person from here on.
      const [person] = await lockRows(manager, PersonEntity, [id]);
      if (!person) throw notFound();
      const name = displayName(person);
      const links = await manager.findBy(ChildParentEntity, { person_id: id });
      const childIds = links.map(({ child_id }) => child_id);
      await this.eraseChild.lock(manager, childIds);
      const active = await this.eraseChild.active(manager, childIds);
      if (active > 0) {
        const by = say('crud.dependents.active_registration', { smart_count: active });
        return { success: false, message: say('crud.in_use', { name, by }) };
      }
      await manager.delete(PersonEntity, { id });
      if (person.user_id !== null && !(await manager.existsBy(UserRoleEntity, { user_id: person.user_id }))) {
        await deleteUser(manager, person.user_id);
      }
      const orphans = childIds.length - (await childrenWithParents(manager, childIds));
      const messages = [say('crud.deleted', { name })];
      if (orphans > 0) messages.push(say('people.without_parents', { smart_count: orphans }));
      return { success: true, message: messages.join(' ') };
    });
  }

  /** Takes over what was sent of the person's own columns and checks the tax code. */
  private async merge(
    manager: EntityManager,
    person: PersonEntity,
    columns: Input,
    { writer, problems }: { writer: CurrentUserData; problems: Problems },
  ): Promise<void> {
    for (const field of OWN)
      if (columns[field] !== undefined) Object.assign(person, { [field]: columns[field] });
    const typed = columns.tax as string | undefined;
    if (typed === undefined || normaliseTaxCode(typed) === person.tax) return;
    readTaxCode(person, typed, this.clock.today(), problems);
    if (!problems.any) {
      const named = can(writer, 'person.index');
      await refuseTakenTaxCode(manager, PersonEntity, person, { named, problems });
    }
  }

  private store(work: (manager: EntityManager) => Promise<number>): Promise<StaffPersonDetail> {
    const attempt = (): Promise<StaffPersonDetail> =>
      this.transactions.run(async (manager) => readPerson(manager, await work(manager)));
    // Somebody took tax code or address since we looked; a second look finds who.
    return attempt().catch((error: unknown) => {
      if (isDuplicateKey(error)) return attempt();
      throw error;
    });
  }
}

function accountData(person: PersonEntity, columns: Input): Omit<AccountData, 'passwordHash'> {
  return {
    name: `${person.first_name} ${person.last_name}`.slice(0, 255),
    email: columns.email as string | undefined,
    lang: columns.lang as AccountData['lang'],
  };
}

async function childrenWithParents(manager: EntityManager, childIds: readonly number[]): Promise<number> {
  if (childIds.length === 0) return 0;
  const row = await manager
    .createQueryBuilder(ChildParentEntity, 'link')
    .select('COUNT(DISTINCT link.child_id)', 'number')
    .where('link.child_id IN (:...childIds)', { childIds })
    .getRawOne<{ number: number | string }>();
  return Number(row?.number ?? 0);
}
