import { Injectable } from '@nestjs/common';
import {
  AUDIT_ACTIONS,
  HEALTH_READ_VIA,
  MAX_ALL_ROWS,
  type AuditEntry,
  type HealthRead,
} from '@feria/shared';
import { DataSource, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import type { UserEntity } from '../../users/user.entity.js';
import { applyPlan } from '../crud/query.js';
import { ListPage } from '../http/envelope.interceptor.js';
import { invalidField } from '../http/errors.js';
import { filterBy, parseListQuery, type ListRules } from '../http/list-query.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { HealthReadEntity } from './health-read.entity.js';

const CHANGES: ListRules = {
  sort: {
    id: 'entry.id',
    at: 'entry.at',
    'user.name': 'user.name',
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

const READS: ListRules = {
  sort: {
    id: 'entry.id',
    date: 'entry.date',
    'user.name': 'user.name',
    'child.last_name': 'child.last_name',
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

/** Both logs as staff with `user.index` search them: three statements a page. */
@Injectable()
export class AuditLog {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Who changed what. Search looks at users and at calls.
   * @throws AppError 422 when the query asks for what is not declared
   */
  async changes(rawQuery: Record<string, unknown>): Promise<ListPage<AuditEntry>> {
    const query = this.dataSource.manager
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .leftJoin('entry.user', 'user')
      .addSelect(['user.id', 'user.name']);
    const { rows, total } = await pageOf(query, rawQuery, CHANGES, ['user.search_text', 'entry.resource']);
    const entries = rows.map((entry) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      user: userOf(entry.user),
      user_id: entry.user_id,
      action: entry.action,
      resource: entry.resource,
      record_id: entry.record_id,
      fields: entry.fields?.split(',') ?? [],
    }));
    return new ListPage(entries, total);
  }

  /**
   * Who was shown whose health data. Search looks at users and at children.
   * @throws AppError 422 when the query asks for what is not declared
   */
  async healthReads(rawQuery: Record<string, unknown>): Promise<ListPage<HealthRead>> {
    const query = this.dataSource.manager
      .createQueryBuilder(HealthReadEntity, 'entry')
      .leftJoin('entry.user', 'user')
      .addSelect(['user.id', 'user.name'])
      .leftJoin('entry.child', 'child')
      .addSelect(['child.id', 'child.first_name', 'child.last_name']);
    const searched = ['user.search_text', 'child.search_text'];
    const { rows, total } = await pageOf(query, rawQuery, READS, searched);
    const reads = rows.map(({ id, date, via, user, user_id, child, child_id }) => ({
      id,
      date,
      via,
      user: userOf(user),
      user_id,
      child: child ? { id: child.id, first_name: child.first_name, last_name: child.last_name } : null,
      child_id,
    }));
    return new ListPage(reads, total);
  }
}

async function pageOf<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  rawQuery: Record<string, unknown>,
  rules: ListRules,
  searched: string[],
): Promise<{ rows: Entity[]; total: number }> {
  const plan = parseListQuery(rawQuery, rules);
  applyPlan(query, plan, searched);
  const total = await query.getCount();
  if (plan.take === null && total > MAX_ALL_ROWS)
    throw invalidField('itemsPerPage', 'validation.too_many_rows');
  return { rows: total > plan.skip ? await query.getMany() : [], total };
}

function userOf(user: UserEntity | null | undefined): { id: number; name: string } | null {
  return user ? { id: user.id, name: user.name } : null;
}
