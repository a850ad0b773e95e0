import { Inject, Injectable } from '@nestjs/common';
import {
  MAX_ALL_ROWS,
  normaliseForSearch,
  sortKey,
  toEuros,
  type ArchivedParentDetail,
  type ArchivedParentRecord,
  type ContentLanguage,
} from '@feria/shared';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../core/config/config.js';
import { ListPage } from '../../core/http/envelope.js';
import { invalidField, notFound } from '../../core/http/errors.js';
import { filterBy, parseListQuery, type ListQueryPlan, type ListRules } from '../../core/http/list-query.js';
import { inPieces } from '../../core/pieces.js';
import type { ArchivedParent } from '../../ledger/archive.js';
import { ArchivedParentEntity } from '../../model/ledger/accounting-archive.entity.js';
import { JournalExport, type JournalRow } from '../journal/journal-export.js';

/** What is archived is encrypted, so rows are searched and sorted here: the names are those of {@link SORTED}. */
export const ARCHIVE_LIST: ListRules = {
  sort: { id: 'id', last_name: 'last_name', last_booked_on: 'last_booked_on' },
  filters: { id: filterBy.id('id') },
  defaultSort: { field: 'last_name', order: 'ASC' },
};

/** The accounting archive (product/money.md#accounting-archive), for holders of `payment.archive`. */
@Injectable()
export class AccountingArchive {
  constructor(
    private readonly dataSource: DataSource,
    private readonly journal: JournalExport,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A page, in one statement. @throws AppError 422 */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<ArchivedParentRecord>> {
    const plan = parseListQuery(rawQuery, ARCHIVE_LIST);
    const rows = await this.dataSource.manager.find(ArchivedParentEntity);
    const all = await inPieces(rows, (some) => Promise.resolve(some.map((row) => this.present(row))));
    const found = sorted(
      all.filter((parent) => isFound(parent, plan)),
      plan,
    );
    if (plan.take === null && found.length > MAX_ALL_ROWS)
      throw invalidField('itemsPerPage', 'validation.too_many_rows');
    const page = plan.take === null ? found : found.slice(plan.skip, plan.skip + plan.take);
    return new ListPage(page, found.length);
  }

  /** @throws AppError 404 */
  async get(id: number, lang: ContentLanguage): Promise<ArchivedParentDetail> {
    const row = await this.dataSource.manager.findOneBy(ArchivedParentEntity, { person_id: id });
    if (!row) throw notFound();
    const shares = await this.journal.ofArchivedParent(id, lang);
    return { ...this.present(row), shares: shares.map(presentShare) };
  }

  private present({ person_id, data, last_booked_on }: ArchivedParentEntity): ArchivedParentRecord {
    const { first_name, last_name, tax, address, plz, place } = JSON.parse(data) as ArchivedParent;
    const year = Number(last_booked_on.slice(0, 4)) + this.config.accountingYears;
    return {
      id: person_id,
      first_name,
      last_name,
      tax,
      address,
      plz,
      place,
      last_booked_on,
      kept_until: `${year}-12-31`,
    };
  }
}

function presentShare(row: JournalRow): ArchivedParentDetail['shares'][number] {
  const { payment_id, date, method, payer, child, course, week, isCredit, amount } = row;
  return {
    payment_id: Number(payment_id),
    date,
    method,
    payer,
    child,
    course,
    course_week: week,
    is_credit: isCredit,
    amount: toEuros(Number(amount)),
  };
}

function isFound(parent: ArchivedParentRecord, { terms, filters }: ListQueryPlan): boolean {
  const { first_name, last_name, tax } = parent;
  const text = normaliseForSearch([last_name, first_name, last_name, tax].join(' '));
  return (
    filters.every(({ values }) => values.includes(parent.id)) &&
    terms.every(({ words }) => words.every((word) => text.includes(word)))
  );
}

/** By what rows are sorted. */
const SORTED: Record<string, (parent: ArchivedParentRecord) => string | number> = {
  id: ({ id }) => id,
  last_name: ({ last_name, first_name }) => sortKey(`${last_name} ${first_name}`),
  last_booked_on: ({ last_booked_on }) => last_booked_on,
};

function sorted(parents: readonly ArchivedParentRecord[], { sort }: ListQueryPlan): ArchivedParentRecord[] {
  return [...parents].sort((a, b) => {
    for (const { column, order } of sort) {
      const [left = 0, right = 0] = [SORTED[column]?.(a), SORTED[column]?.(b)];
      if (left !== right) return left < right === (order === 'ASC') ? -1 : 1;
    }
    return a.id - b.id;
  });
}
