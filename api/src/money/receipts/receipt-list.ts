import { Injectable } from '@nestjs/common';
import {
  can,
  RECEIPT_STATES,
  romeDate,
  toEuros,
  type FamilyReceipt,
  type PermissionHolder,
  type ReceiptRecord,
  type ReceiptState,
  type ReceiptSummary,
} from '@feria/shared';
import { receiptNumber } from '@feria/shared/rules/receipts';
import { DataSource, In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { applyListQuery, findPage } from '../../core/crud/list.queries.js';
import { ListPage } from '../../core/http/envelope.js';
import { notFound } from '../../core/http/errors.js';
import { filterBy, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { readArchivedReceipt } from '../../ledger/archive.js';
import { ArchivedReceiptEntity } from '../../model/ledger/accounting-archive.entity.js';
import { ReceiptEntity } from '../../model/ledger/receipt.entity.js';

const STATE = `(CASE WHEN receipt.cancelled_at IS NULL THEN 'valid' ELSE 'cancelled' END)`;

export const RECEIPT_LIST: ListRules = {
  // Numbers are given in the order of the ids.
  sort: { id: 'receipt.id', number: 'receipt.id', date: 'receipt.date', amount: 'receipt.amount' },
  filters: {
    id: filterBy.id('receipt.id'),
    year: filterBy.number('receipt.year'),
    state: filterBy.oneOf(STATE, RECEIPT_STATES),
    payment_id: filterBy.id('receipt.payment_id'),
    person_id: filterBy.id('receipt.person_id'),
  },
  defaultSort: { field: 'number', order: 'DESC' },
};

/** Receipts that are shown to a parent. */
const OF_PERSON = 100;

/** A receipt with what is read beside it. */
type ReceiptRow = ReceiptEntity & { person: ParentEntity | null; replaced: ReceiptEntity | null };

/** The receipts that were made, for holders of `payment.index`. */
@Injectable()
export class ReceiptList {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of the receipts; three statements. @throws AppError 422 */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<ReceiptRecord>> {
    const { rows, total } = await findPage(this.query(), parseListQuery(rawQuery, RECEIPT_LIST));
    return new ListPage((rows as ReceiptRow[]).map(present), total);
  }

  /** Receipts by their ids, in the order of their numbers. */
  async byIds(ids: readonly number[]): Promise<ReceiptRecord[]> {
    const rows = await this.query()
      .where({ id: In([...ids]) })
      .orderBy('receipt.id', 'ASC')
      .getMany();
    return (rows as ReceiptRow[]).map(present);
  }

  /** What search and filters find, in sums; two statements. @throws AppError 422 */
  async summary(rawQuery: Record<string, unknown>): Promise<ReceiptSummary> {
    const query = this.found(rawQuery);
    const rows = await query
      .orderBy()
      .select(STATE, 'state')
      .addSelect('COUNT(*)', 'receipt_count')
      .addSelect('SUM(receipt.amount)', 'receipt_sum')
      .groupBy(STATE)
      .getRawMany<{ state: ReceiptState } & Record<'receipt_count' | 'receipt_sum', number | string>>();
    const of = (state: ReceiptState) => rows.find((row) => row.state === state);
    const years = await this.dataSource.manager
      .createQueryBuilder(ReceiptEntity, 'receipt')
      .select('DISTINCT receipt.year', 'year')
      .orderBy('receipt.year', 'DESC')
      .getRawMany<{ year: number }>();
    // MariaDB gives a calculated number as text.
    return {
      valid: Number(of('valid')?.receipt_count ?? 0),
      valid_amount: toEuros(Number(of('valid')?.receipt_sum ?? 0)),
      cancelled: Number(of('cancelled')?.receipt_count ?? 0),
      cancelled_amount: toEuros(Number(of('cancelled')?.receipt_sum ?? 0)),
      years: years.map(({ year }) => Number(year)),
    };
  }

  /** The ids of all that search and filters find, in the order of the numbers. @throws AppError 422 */
  async idsOf(rawQuery: Record<string, unknown>): Promise<number[]> {
    const rows = await this.found(rawQuery)
      .orderBy('receipt.id', 'ASC')
      .select('receipt.id', 'id')
      .getRawMany<{ id: number | string }>();
    return rows.map(({ id }) => Number(id));
  }

  /**
   * Whole receipts with their lines, in the order of the numbers. Three statements, with the archive four.
   * @param reader sees people whose data are erased as a holder of `payment.archive` only (product/money.md#accounting-archive)
   */
  async whole(ids: readonly number[], reader: PermissionHolder): Promise<WholeReceipt[]> {
    const { manager } = this.dataSource;
    const receipts = await readWhole(manager, ids);
    return can(reader, 'payment.archive') ? withArchivedWords(manager, receipts) : receipts;
  }

  /** @throws AppError 404 when it is not there, or another one's: a parent reads what the own payments brought */
  async one(id: number, user: CurrentUserData): Promise<WholeReceipt> {
    const [receipt] = await this.whole([id], user);
    const isOwn = receipt?.person_id !== null && receipt?.person_id === user.person?.id;
    if (!receipt || (!isOwn && !can(user, 'payment.index'))) throw notFound();
    return receipt;
  }

  private found(rawQuery: Record<string, unknown>): SelectQueryBuilder<ReceiptEntity> {
    const query = this.dataSource.manager.createQueryBuilder(ReceiptEntity, 'receipt');
    applyListQuery(query, { ...parseListQuery(rawQuery, RECEIPT_LIST), take: null });
    return query;
  }

  private query(): SelectQueryBuilder<ReceiptEntity> {
    return this.dataSource.manager
      .createQueryBuilder(ReceiptEntity, 'receipt')
      .leftJoinAndMapOne('receipt.person', ParentEntity, 'person', 'person.id = receipt.person_id')
      .leftJoinAndMapOne('receipt.replaced', ReceiptEntity, 'replaced', 'replaced.id = receipt.replaces_id')
      .select(['receipt', 'replaced.id', 'replaced.year', 'replaced.number'])
      .addSelect(['person.id', 'person.first_name', 'person.last_name']);
  }
}

/** A receipt with its lines, and the number of the one that it replaces. */
export type WholeReceipt = ReceiptEntity &
  Required<Pick<ReceiptEntity, 'lines'>> & { replaces: string | null };

async function readWhole(manager: EntityManager, ids: readonly number[]): Promise<WholeReceipt[]> {
  const receipts = await manager.find(ReceiptEntity, {
    where: { id: In([...ids]) },
    relations: { lines: true },
    order: { id: 'ASC', lines: { id: 'ASC' } },
  });
  const replaced = await manager.find(ReceiptEntity, {
    select: { id: true, year: true, number: true },
    where: { id: In(receipts.flatMap(({ replaces_id }) => replaces_id ?? [])) },
  });
  return receipts.map((receipt) => {
    const before = replaced.find(({ id }) => id === receipt.replaces_id);
    return Object.assign(receipt, {
      lines: receipt.lines ?? [],
      replaces: before ? receiptNumber(before) : null,
    });
  });
}

/** Receipts of people whose data are erased say who it was again, as they did when they were made. */
async function withArchivedWords(manager: EntityManager, receipts: WholeReceipt[]): Promise<WholeReceipt[]> {
  const rows = await manager.findBy(ArchivedReceiptEntity, { receipt_id: In(receipts.map(({ id }) => id)) });
  const kept = new Map(rows.map(({ receipt_id, data }) => [receipt_id, readArchivedReceipt(data)]));
  for (const receipt of receipts) {
    const words = kept.get(receipt.id);
    if (!words) continue;
    receipt.payer ??= words.payer;
    receipt.payer_tax ??= words.payer_tax;
    receipt.payer_address ??= words.payer_address;
    for (const line of receipt.lines) line.child ??= words.children[line.id] ?? null;
  }
  return receipts;
}

/** The receipts of what a parent paid, the newest first. One statement. */
export async function receiptsOf(manager: EntityManager, personId: number): Promise<FamilyReceipt[]> {
  const receipts = await manager.find(ReceiptEntity, {
    where: { person_id: personId },
    order: { id: 'DESC' },
    take: OF_PERSON,
  });
  return receipts.map((receipt) => ({
    id: receipt.id,
    number: receiptNumber(receipt),
    date: receipt.date,
    amount: toEuros(receipt.amount),
    state: stateOf(receipt),
    lang: receipt.lang,
  }));
}

function stateOf({ cancelled_at }: ReceiptEntity): ReceiptState {
  return cancelled_at === null ? 'valid' : 'cancelled';
}

function present(receipt: ReceiptRow): ReceiptRecord {
  const { id, date, payment_id, paid_on, method, amount, payer, person, lang } = receipt;
  const { cancelled_at, cancellation, cancel_reason, replaced } = receipt;
  return {
    id,
    number: receiptNumber(receipt),
    date,
    payment_id,
    paid_on,
    method,
    amount: toEuros(amount),
    payer,
    person: person && { id: person.id, first_name: person.first_name, last_name: person.last_name },
    lang,
    state: stateOf(receipt),
    cancelled_on: cancelled_at && romeDate(cancelled_at),
    cancellation,
    cancel_reason,
    replaces: replaced && receiptNumber(replaced),
  };
}
