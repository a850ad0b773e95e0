import { Injectable } from '@nestjs/common';
import { can, mayActOn, type ApiKeyRecord, type CreatedApiKey, type DeleteResult } from '@feria/shared';
import { LOGGED_API_KEY } from '@feria/shared/resources/logged';
import { addDays, romeDate, romeInstant } from '@feria/shared/rules/dates';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { ApiKeyEntity } from '../../core/auth/api-key.entity.js';
import { newApiKey } from '../../core/auth/api-keys.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { RoleEntity } from '../../core/auth/role.entity.js';
import { Clock } from '../../core/clock.js';
import { recheckForeignKeys } from '../../core/crud/dependents.js';
import { findPage } from '../../core/crud/list.queries.js';
import { sortKeyColumn } from '../../core/database/sortable.js';
import { Transactions } from '../../core/database/transactions.js';
import { ListPage } from '../../core/http/envelope.js';
import { AppError, notFound, ValidationErrors } from '../../core/http/errors.js';
import { filterBy, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { t } from '../../core/request-context.js';
import type { Caller } from '../second-factor/caller.js';
import { OwnConfirmation } from '../second-factor/own-confirmation.js';
import { AccountNotices } from '../users/account-notices.js';
import { permissionsOf } from '../users/role-holders.js';
import type { NewApiKeyDto } from './api-keys.dto.js';

/** How long a key works at most, in days: whoever still needs it then makes another. */
const LONGEST_DAYS = 730;
/** Keys of one account. */
const MOST = 20;

export const API_KEY_LIST: ListRules = {
  sort: {
    id: 'entry.id',
    name: 'entry.name',
    'user.name': sortKeyColumn('user.name'),
    'role.name': sortKeyColumn('role.name'),
    created_at: 'entry.created_at',
    expires_at: 'entry.expires_at',
    last_used_at: 'entry.last_used_at',
  },
  filters: {
    id: filterBy.id('entry.id'),
    user_id: filterBy.id('entry.user_id'),
    role_id: filterBy.id('entry.role_id'),
  },
  defaultSort: { field: 'id', order: 'DESC' },
};

/**
 * API keys as staff list, make and revoke them. A key is a way to everything that its role opens, so it is made as one changes a login:
 * after `OwnConfirmation`, told by a mail, and only with permissions that its maker holds.
 */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly confirmation: OwnConfirmation,
    private readonly notices: AccountNotices,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of the list, for who may not list all keys of the own ones. Search looks at the names of keys, roles and accounts.
   * @throws AppError 422 when the query asks for what is not declared
   */
  async list(rawQuery: Record<string, unknown>, reader: CurrentUserData): Promise<ListPage<ApiKeyRecord>> {
    const query = listed(this.dataSource.manager);
    if (!can(reader, 'apiKey.index')) query.where('entry.user_id = :reader', { reader: reader.id });
    const { rows, total } = await findPage(query, parseListQuery(rawQuery, API_KEY_LIST), [
      'entry.name',
      'role.search_text',
      'user.search_text',
    ]);
    return new ListPage(rows.map(present), total);
  }

  /**
   * Makes a key. Its secret stands in the answer, and nowhere else.
   * @throws AppError 403 when a key makes the call; 422 at the field: role unknown or beyond what the caller holds, last day past or
   *   too far, own password or second factor missing or wrong; 429
   */
  async create(input: NewApiKeyDto, actor: CurrentUserData, caller: Caller): Promise<CreatedApiKey> {
    const { current_password, code, passkey } = input;
    const proof = { password: current_password, code, passkey };
    // Without a password all else is looked at first: the form asks for it once the rest is right.
    if (!proof.password) {
      await this.checkWanted(this.dataSource.manager, input, actor);
      throw this.confirmation.missing(actor, proof);
    }
    const confirmed = await this.confirmation.check(actor, proof, caller);
    const made = newApiKey();
    const record = await recheckForeignKeys(() =>
      this.confirmation.change(confirmed, async (manager) => {
        const role = await this.checkWanted(manager, input, actor);
        const { id } = await manager.save(
          manager.create(ApiKeyEntity, {
            name: input.name,
            user_id: actor.id,
            role_id: role.id,
            token_hash: made.tokenHash,
            hint: made.hint,
            created_at: this.clock.now(),
            expires_at: endOf(input.expires_on),
            last_used_at: null,
          }),
        );
        const told = { name: input.name, role_id: role.id, expires_on: input.expires_on };
        await recordAudit(manager, {
          action: 'create',
          resource: LOGGED_API_KEY,
          recordId: id,
          ...differenceOf(LOGGED_API_KEY, null, told),
        });
        await this.notices.apiKeyMade(manager, actor.id, input.name);
        return presentOne(manager, id);
      }),
    );
    return { ...record, key: made.key };
  }

  /** @throws AppError 404, also for the key of another when the caller may revoke the own ones only */
  revoke(id: number, actor: CurrentUserData): Promise<DeleteResult> {
    const own = can(actor, 'apiKey.update') ? {} : { user_id: actor.id };
    return this.transactions.run(async (manager) => {
      const key = await manager.findOneBy(ApiKeyEntity, { id, ...own });
      if (!key) throw notFound();
      await manager.delete(ApiKeyEntity, { id });
      await recordAudit(manager, {
        action: 'delete',
        resource: LOGGED_API_KEY,
        recordId: id,
        ...differenceOf(LOGGED_API_KEY, { name: key.name }, { name: null }),
      });
      return { success: true, message: t('api_key.revoked', { name: key.name }) };
    });
  }

  private async checkWanted(
    manager: EntityManager,
    { role_id, expires_on }: NewApiKeyDto,
    actor: CurrentUserData,
  ): Promise<RoleEntity> {
    if (actor.apiKey) throw new AppError('not_for_api_keys');
    const problems = new ValidationErrors();
    const role = await manager.findOne(RoleEntity, {
      where: { id: role_id },
      relations: { permissions: true },
    });
    if (!role) problems.add('role_id', 'validation.unknown_names', { names: String(role_id) });
    else if (!mayActOn(actor.permissions, permissionsOf([role])))
      problems.add('role_id', 'validation.roles_beyond_own', { names: role.name });
    else if (role.second_factor && !actor.hasSecondFactor)
      problems.add('role_id', 'api_key.role_needs_factor');
    if ((await manager.countBy(ApiKeyEntity, { user_id: actor.id })) >= MOST)
      problems.add('name', 'api_key.too_many', { max: MOST });
    const today = romeDate(this.clock.now());
    if (expires_on < today) problems.add('expires_on', 'api_key.over');
    else if (expires_on > addDays(today, LONGEST_DAYS)) problems.add('expires_on', 'api_key.too_long');
    problems.throwIfAny();
    return role!;
  }
}

/** The first instant after a day in Europe/Rome. */
function endOf(day: string): Date {
  return romeInstant(addDays(day, 1));
}

function listed(manager: EntityManager) {
  return manager
    .createQueryBuilder(ApiKeyEntity, 'entry')
    .innerJoin('entry.user', 'user')
    .addSelect(['user.id', 'user.name'])
    .innerJoin('entry.role', 'role')
    .addSelect(['role.id', 'role.name']);
}

async function presentOne(manager: EntityManager, id: number): Promise<ApiKeyRecord> {
  return present(await listed(manager).where('entry.id = :id', { id }).getOneOrFail());
}

function present({
  id,
  name,
  user,
  role,
  hint,
  created_at,
  expires_at,
  last_used_at,
}: ApiKeyEntity): ApiKeyRecord {
  return {
    id,
    name,
    hint,
    user: { id: user!.id, name: user!.name },
    role: { id: role!.id, name: role!.name },
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}
