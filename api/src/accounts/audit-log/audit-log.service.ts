import { Injectable } from '@nestjs/common';
import {
  AUDIT_ACTIONS,
  can,
  HEALTH_READ_VIA,
  type AuditEntry,
  type HealthRead,
  type PermissionHolder,
} from '@feria/shared';
import { DataSource } from 'typeorm';
import type { UserEntity } from '../../core/auth/user.entity.js';
import { findPage } from '../../core/crud/list.queries.js';
import { sortKeyColumn } from '../../core/database/sortable.js';
import { ListPage } from '../../core/http/envelope.js';
import { filterBy, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { AuditEntryEntity } from '../../core/audit/audit-entry.entity.js';
import { changesFor, fieldsFor, namesIn, shownRecord } from './audit-changes.js';
import { readNames } from './audit-names.js';
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

/** Both logs as staff with `user.index` search them. */
@Injectable()
export class AuditLog {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Who changed what. Search looks at users, API keys and calls. Two statements a page, and one for each kind of record that is named on
   * it, whatever the number of lines.
   * @param reader sees names and values of those records only that they may list
   * @throws AppError 422 when the query asks for what is not declared
   */
  async changes(rawQuery: Record<string, unknown>, reader: PermissionHolder): Promise<ListPage<AuditEntry>> {
    const query = this.dataSource.manager
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .leftJoin('entry.user', 'user')
      .addSelect(['user.id', 'user.name']);
    const { rows, total } = await findPage(query, parseListQuery(rawQuery, CHANGE_LIST), [
      'user.search_text',
      'entry.api_key',
      'entry.resource',
    ]);
    const nameOf = await readNames(this.dataSource.manager, namesIn(rows), reader);
    const entries = rows.map((entry) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      user: userOf(entry.user),
      user_id: entry.user_id,
      api_key: entry.api_key,
      action: entry.action,
      resource: entry.resource,
      record_id: entry.record_id,
      record: shownRecord(entry, nameOf),
      fields: fieldsFor(entry, reader),
      changes: changesFor(entry, reader, nameOf),
    }));
    return new ListPage(entries, total);
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
