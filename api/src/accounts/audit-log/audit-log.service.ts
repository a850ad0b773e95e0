import { Injectable } from '@nestjs/common';
import {
  AUDIT_ACTIONS,
  can,
  LOG_PERMISSION,
  HEALTH_READ_VIA,
  type AuditEntry,
  type HealthRead,
  type PermissionHolder,
} from '@feria/shared';
import { kindOfCall, LOGGED_NAMES } from '@feria/shared/resources/logged';
import { DataSource, In } from 'typeorm';
import type { UserEntity } from '../../core/auth/user.entity.js';
import { findPage } from '../../core/crud/list.queries.js';
import { sortKeyColumn } from '../../core/database/sortable.js';
import { ListPage } from '../../core/http/envelope.js';
import { filterBy, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { AuditEntryEntity } from '../../core/audit/audit-entry.entity.js';
import { changesFor, fieldsFor, namesIn, shownRecord } from './audit-changes.js';
import { readNames } from './audit-names.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { HealthReadEntity } from '../../model/accounts/health-read.entity.js';

export const CHANGE_LIST: ListRules = {
  sort: {
    id: 'entry.id',
    at: 'entry.at',
    'user.name': sortKeyColumn('user.name'),
    action: 'entry.action',
    resource: 'entry.resource',
    record_id: 'entry.record_id',
  },
  filters: {
    id: filterBy.id('entry.id'),
    user_id: filterBy.id('entry.user_id'),
    action: filterBy.oneOf('entry.action', AUDIT_ACTIONS),
    resource: filterBy.text('entry.resource'),
    record_id: filterBy.id('entry.record_id'),
  },
  defaultSort: { field: 'id', order: 'DESC' },
};

export const HEALTH_READ_LIST: ListRules = {
  sort: {
    id: 'entry.id',
    date: 'entry.date',
    'user.name': sortKeyColumn('user.name'),
    'child.last_name': sortKeyColumn('child.last_name'),
    via: 'entry.via',
  },
  filters: {
    id: filterBy.id('entry.id'),
    user_id: filterBy.id('entry.user_id'),
    child_id: filterBy.id('entry.child_id'),
    via: filterBy.oneOf('entry.via', HEALTH_READ_VIA),
  },
  defaultSort: { field: 'date', order: 'DESC' },
};

/** What a reader of the log of changes may know beyond single records: who may list accounts, knows everything. */
interface Sight {
  /** Every line; else those about records that the reader may list, and the reader's own. */
  everything: boolean;
  /** How all accounts are called, parents too. */
  names: boolean;
  /** API keys by name. */
  apiKeys: boolean;
}

function sightOf(reader: PermissionHolder): Sight {
  const everything = can(reader, LOG_PERMISSION);
  return {
    everything,
    names: everything || can(reader, 'person.index'),
    apiKeys: everything || can(reader, 'apiKey.index'),
  };
}

/** The list for readers who must not know how each account is called. */
const LIST_WITHOUT_USER: ListRules = {
  ...CHANGE_LIST,
  sort: Object.fromEntries(Object.entries(CHANGE_LIST.sort).filter(([name]) => name !== 'user.name')),
};

/** Calls about records that a reader may list. Calls that are about no kind of record are told to none but those who see everything. */
function callsFor(reader: PermissionHolder): string[] {
  return LOGGED_NAMES.filter((name) => {
    const kind = kindOfCall(name);
    return kind !== null && can(reader, kind.permission);
  });
}

/** Whether a reader may know of which child health data was shown: who knows of which anything is known, and how they are called. */
function seesChildren(reader: PermissionHolder): boolean {
  return can(reader, 'child.health') && can(reader, 'child.index');
}

/** The list for readers who must not know of which child: neither by its name nor by its number. */
const LIST_WITHOUT_CHILD: ListRules = {
  ...HEALTH_READ_LIST,
  sort: withoutChild(HEALTH_READ_LIST.sort),
  filters: withoutChild(HEALTH_READ_LIST.filters),
};

function withoutChild<Rules extends object>(rules: Rules): Rules {
  return Object.fromEntries(Object.entries(rules).filter(([name]) => !name.startsWith('child'))) as Rules;
}

/** Both logs as staff search them. */
@Injectable()
export class AuditLog {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Who changed what. Search looks at calls, and at users and API keys as far as the reader may know them. Two statements a page, a
   * third for who may not know how parents are called, and one for each kind of record that is named on it, whatever the number of lines.
   * @param reader sees lines, names and values of those records only that they may list, and the own lines; with `user.index`
   *   every line
   * @throws AppError 422 when the query asks for what is not declared
   */
  async changes(
    rawQuery: Record<string, unknown>,
    reader: PermissionHolder & { id: number },
  ): Promise<ListPage<AuditEntry>> {
    const query = this.dataSource.manager
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .leftJoin('entry.user', 'user')
      .addSelect(['user.id', 'user.name']);
    const sight = sightOf(reader);
    if (!sight.everything)
      query.andWhere('(entry.resource IN (:...calls) OR entry.user_id = :self)', {
        // A list that is empty is no SQL.
        calls: ['', ...callsFor(reader)],
        self: reader.id,
      });
    const searched = [
      // It holds e-mail addresses.
      ...(sight.everything ? ['user.search_text'] : []),
      ...(sight.apiKeys ? ['entry.api_key'] : []),
      'entry.resource',
    ];
    const rules = sight.names ? CHANGE_LIST : LIST_WITHOUT_USER;
    const { rows, total } = await findPage(query, parseListQuery(rawQuery, rules), searched);
    const parents = sight.names ? new Set<number>() : await this.parentsAmong(rows);
    const nameOf = await readNames(this.dataSource.manager, namesIn(rows), reader);
    const entries = rows.map((entry) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      user: parents.has(entry.user_id) && entry.user_id !== reader.id ? null : userOf(entry.user),
      user_id: entry.user_id,
      api_key: sight.apiKeys ? entry.api_key : null,
      action: entry.action,
      resource: entry.resource,
      record_id: entry.record_id,
      record: shownRecord(entry, nameOf),
      fields: fieldsFor(entry, reader),
      changes: changesFor(entry, reader, nameOf),
    }));
    return new ListPage(entries, total);
  }

  /** Which of the accounts that did something are those of parents. */
  private async parentsAmong(entries: readonly AuditEntryEntity[]): Promise<ReadonlySet<number>> {
    const ids = [...new Set(entries.map(({ user_id }) => user_id))];
    if (ids.length === 0) return new Set();
    const found = await this.dataSource.manager.find(ParentEntity, {
      select: { id: true, user_id: true },
      where: { user_id: In(ids) },
    });
    return new Set(found.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])));
  }

  /**
   * Who was shown whose health data. Search looks at users and at children.
   * @param reader sees of which child with `child.health` and `child.index` only, and sorts, filters and searches by it then
   * @throws AppError 422 when the query asks for what is not declared
   */
  async healthReads(
    rawQuery: Record<string, unknown>,
    reader: PermissionHolder,
  ): Promise<ListPage<HealthRead>> {
    const named = seesChildren(reader);
    const query = this.dataSource.manager
      .createQueryBuilder(HealthReadEntity, 'entry')
      .leftJoin('entry.user', 'user')
      .addSelect(['user.id', 'user.name'])
      .leftJoin('entry.child', 'child')
      .addSelect(['child.id', 'child.first_name', 'child.last_name']);
    const searched = named ? ['user.search_text', 'child.search_text'] : ['user.search_text'];
    const rules = named ? HEALTH_READ_LIST : LIST_WITHOUT_CHILD;
    const { rows, total } = await findPage(query, parseListQuery(rawQuery, rules), searched);
    const reads = rows.map(({ id, date, via, user, user_id, child, child_id }) => ({
      id,
      date,
      via,
      user: userOf(user),
      user_id,
      child:
        child && named ? { id: child.id, first_name: child.first_name, last_name: child.last_name } : null,
      child_id: named ? child_id : null,
    }));
    return new ListPage(reads, total);
  }
}

function userOf(user: UserEntity | null | undefined): { id: number; name: string } | null {
  return user ? { id: user.id, name: user.name } : null;
}
