import { Injectable } from '@nestjs/common';
import { toEuros, type BankRunRecord } from '@feria/shared';
import { DataSource } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { findPage } from '../../core/crud/list.queries.js';
import { ListPage } from '../../core/http/envelope.js';
import { filterBy, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { BankEntryEntity, BankRunEntity } from '../../model/money/bank-statement.entity.js';

export const BANK_RUN_LIST: ListRules = {
  sort: { id: 'run.id', created_at: 'run.created_at' },
  filters: { id: filterBy.id('run.id') },
  defaultSort: { field: 'id', order: 'DESC' },
};

/** What was booked together, for holders of `payment.index`. */
@Injectable()
export class BankRuns {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of the runs, the newest first, with what of each stands. A constant number of statements. @throws AppError 422 */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<BankRunRecord>> {
    const { manager } = this.dataSource;
    const query = manager
      .createQueryBuilder(BankRunEntity, 'run')
      .leftJoinAndMapOne('run.user', UserEntity, 'user', 'user.id = run.user_id')
      .select(['run', 'user.id', 'user.name']);
    const { rows, total } = await findPage(query, parseListQuery(rawQuery, BANK_RUN_LIST), []);
    const standing = await this.standing(rows.map(({ id }) => id));
    return new ListPage(
      (rows as (BankRunEntity & { user: UserEntity | null })[]).map(({ id, created_at, user, entries }) => ({
        id,
        created_at: created_at.toISOString(),
        booked_by: user?.name ?? null,
        entries,
        ...(standing.get(id) ?? { standing: 0, amount: 0 }),
      })),
      total,
    );
  }

  private async standing(
    ids: readonly number[],
  ): Promise<Map<number, Pick<BankRunRecord, 'standing' | 'amount'>>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.manager
      .createQueryBuilder(BankEntryEntity, 'entry')
      .select('entry.run_id', 'run_id')
      .addSelect('COUNT(*)', 'standing')
      .addSelect('SUM(entry.amount)', 'cents')
      .where("entry.run_id IN (:...ids) AND entry.state = 'booked'", { ids })
      .andWhere('NOT EXISTS (SELECT 1 FROM payment reversal WHERE reversal.reverses_id = entry.payment_id)')
      .groupBy('entry.run_id')
      .getRawMany<{ run_id: number; standing: number | string; cents: number | string }>();
    return new Map(
      rows.map(({ run_id, standing, cents }) => [
        Number(run_id),
        { standing: Number(standing), amount: toEuros(Number(cents)) },
      ]),
    );
  }
}
