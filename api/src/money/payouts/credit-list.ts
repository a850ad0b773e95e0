import { Injectable } from '@nestjs/common';
import { romeDate, toEuros, type CreditRecord, type CreditSummary, type IsoDate } from '@feria/shared';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ListPage } from '../../core/http/envelope.js';
import { invalidField } from '../../core/http/errors.js';
import { filterBy, parseListQuery, type ListQueryPlan, type ListRules } from '../../core/http/list-query.js';
import { inPieces } from '../../core/pieces.js';
import { creditsSql } from '../../ledger/balance.js';
import { PaymentShareEntity } from '../../model/ledger/payment-share.entity.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { PayoutEntity, SepaFileEntity } from '../../model/ledger/payout.entity.js';
import { organiserAccounts, presentAccount, refundAccountsOf } from './refund-accounts.js';

/** What a parent has follows from sums, not from columns, so rows are sorted and filtered here: the names are those of {@link SORTED}. */
export const CREDIT_LIST: ListRules = {
  sort: { id: 'id', name: 'name', credit: 'credit' },
  filters: { id: filterBy.id('id'), to_pay_out: filterBy.flag('to_pay_out') },
  defaultSort: { field: 'credit', order: 'DESC' },
};

/** A parent with credit. Cents. */
interface Creditor {
  id: number;
  first_name: string | null;
  last_name: string | null;
  /** By which names are sorted; `null` for a parent whose data were erased. */
  name: string | null;
  search_text: string | null;
  credit: number;
  toPayOut: number;
  fileId: number | null;
}

/**
 * Every parent with credit, also of whom nothing else is left: the sum of this list is all credit that there is. What is to be paid out is
 * its part that stands in an open file.
 */
const CREDITORS = `SELECT credits.person_id AS id, credits.credit AS credit, credits.aside AS aside, credits.file_id AS file_id,
    person.first_name AS first_name, person.last_name AS last_name, person.last_name_sort_key AS name,
    person.search_text AS search_text
  FROM (${creditsSql()}) credits LEFT JOIN person ON person.id = credits.person_id
  WHERE credits.credit > 0`;

/** What families have as credit (product/money.md#paying-out-credit), for holders of `payment.index`. */
@Injectable()
export class CreditList {
  constructor(private readonly dataSource: DataSource) {}

  /** A page, in a constant number of statements. @throws AppError 422 */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<CreditRecord>> {
    const plan = parseListQuery(rawQuery, CREDIT_LIST);
    const all = await readCreditors(this.dataSource.manager);
    const found = all.filter((row) => passes(row, plan) && isFound(row.search_text ?? '', plan));
    if (plan.take === null && found.length > plan.maxRows)
      throw invalidField('itemsPerPage', 'validation.too_many_rows');
    const ordered = sorted(found, plan);
    const page = plan.take === null ? ordered : ordered.slice(plan.skip, plan.skip + plan.take);
    const rows = await inPieces(page, (some) => present(this.dataSource.manager, some));
    return new ListPage(rows, found.length);
  }

  /** The sums of all credit, and from where it can be paid out. Two statements. */
  async summary(): Promise<CreditSummary> {
    const { manager } = this.dataSource;
    const all = await readCreditors(manager);
    return {
      parents: all.length,
      credit: toEuros(sum(all.map(({ credit }) => credit))),
      to_pay_out: toEuros(sum(all.map(({ toPayOut }) => toPayOut))),
      accounts: await organiserAccounts(manager),
    };
  }
}

async function readCreditors(manager: EntityManager): Promise<Creditor[]> {
  const rows = await manager.query<
    (Omit<Creditor, 'credit' | 'toPayOut' | 'fileId'> & {
      credit: number | string;
      aside: number | string;
      file_id: number | null;
    })[]
  >(CREDITORS);
  return rows.map(({ id, credit, aside, file_id, ...names }) => ({
    ...names,
    id: Number(id),
    credit: Number(credit),
    toPayOut: Number(aside),
    fileId: file_id === null ? null : Number(file_id),
  }));
}

async function present(manager: EntityManager, rows: readonly Creditor[]): Promise<CreditRecord[]> {
  const ids = rows.map(({ id }) => id);
  const since = await creditSince(manager, ids);
  const accounts = await refundAccountsOf(manager, ids);
  const returned = await returnedOf(manager, ids);
  const fileIds = rows.flatMap(({ fileId }) => fileId ?? []);
  const files = await manager.find(SepaFileEntity, {
    select: { id: true, created_at: true },
    where: { id: In(fileIds) },
  });
  const created = new Map(files.map(({ id, created_at }) => [id, romeDate(created_at)]));
  return rows.map(({ id, first_name, last_name, credit, toPayOut, fileId }) => ({
    id,
    person: first_name === null || last_name === null ? null : { id, first_name, last_name },
    credit: toEuros(credit),
    to_pay_out: toEuros(toPayOut),
    since: since.get(id) as IsoDate,
    account: presentAccount(accounts.get(id)),
    has_returned: returned.get(id) !== undefined && returned.get(id) === accounts.get(id)?.iban,
    file: fileId === null ? null : { id: fileId, created_on: created.get(fileId) as IsoDate },
  }));
}

/** To which account the last transfer to parents went, of those that came back. */
async function returnedOf(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<Map<number, string | null>> {
  const payouts = await manager
    .createQueryBuilder(PayoutEntity, 'payout')
    .innerJoin(PaymentEntity, 'reversal', 'reversal.reverses_id = payout.payment_id')
    .where('payout.person_id IN (:...personIds)', { personIds })
    .orderBy('payout.id', 'ASC')
    .getMany();
  return new Map(payouts.map(({ person_id, iban }) => [person_id, iban]));
}

/** The day since when parents have had credit without a break. */
async function creditSince(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<Map<number, IsoDate>> {
  const shares = await manager.find(PaymentShareEntity, {
    select: { id: true, person_id: true, amount: true, at: true },
    where: { person_id: In([...personIds]) },
    order: { id: 'ASC' },
  });
  const credits = new Map<number, number>();
  const since = new Map<number, IsoDate>();
  for (const { person_id, amount, at } of shares) {
    const id = person_id as number;
    const before = credits.get(id) ?? 0;
    credits.set(id, before + amount);
    if (before <= 0 && before + amount > 0) since.set(id, romeDate(at));
  }
  return since;
}

function passes({ id, toPayOut }: Creditor, { filters }: ListQueryPlan): boolean {
  const values: Record<string, number | boolean> = { id, to_pay_out: toPayOut > 0 };
  return filters.every((filter) => filter.values.some((value) => values[filter.name] === value));
}

function isFound(text: string, { terms }: ListQueryPlan): boolean {
  return terms.every(({ words }) => words.every((word) => text.includes(word)));
}

/** By what rows are sorted; erased families come last by name. */
const SORTED: Record<string, (row: Creditor) => string | number> = {
  id: ({ id }) => id,
  name: ({ name }) => name ?? '\uffff',
  credit: ({ credit }) => credit,
};

function sorted(rows: readonly Creditor[], { sort }: ListQueryPlan): Creditor[] {
  return [...rows].sort((a, b) => {
    for (const { column, order } of sort) {
      const [left = 0, right = 0] = [SORTED[column]?.(a), SORTED[column]?.(b)];
      if (left !== right) return left < right === (order === 'ASC') ? -1 : 1;
    }
    return a.id - b.id;
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
