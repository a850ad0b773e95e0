import { Injectable } from '@nestjs/common';
import {
  BANK_CERTAINTIES,
  BANK_ENTRY_STATES,
  BANK_GROUPS,
  maskedIban,
  toEuros,
  type BankCertainty,
  type BankEntryRecord,
  type BankGroup,
  type BankSuggestion,
  type BankSummary,
} from '@feria/shared';
import { DataSource, In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { applyListQuery, findPage } from '../../core/crud/list.queries.js';
import { ListPage } from '../../core/http/envelope.js';
import { filterBy, parseListQuery, type ListQueryPlan, type ListRules } from '../../core/http/list-query.js';
import { t } from '../../core/request-context.js';
import { bookedOn, readClosedUntil } from '../../ledger/closed-books.js';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import type { ExportedEntry } from './bank-entry-columns.js';
import { readPaidForOffice } from './paid-for.js';
import { presentShares, readSharesShown, type SharesShown } from './shares-shown.js';
import { referencesOf, storedSuggestion, type StoredSuggestion } from './stored-suggestion.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { inPieces } from '../../core/pieces.js';
import { Suggestions } from './suggestions.js';

/** SQL: whether the payment of an entry was taken back. Few are, so these are looked for once. */
const TAKEN_BACK =
  'entry.payment_id IN (SELECT reversal.reverses_id FROM payment reversal WHERE reversal.reverses_id IS NOT NULL)';

/** Left out, or booked with a payment that was taken back since: it can be opened again. */
const REOPENABLE = `CASE WHEN entry.state = 'ignored' OR ${TAKEN_BACK} THEN 1 ELSE 0 END`;

/** SQL: the {@link BankGroup} of an entry. */
const GROUP = `CASE
  WHEN entry.state = 'open' AND entry.undone_payment_id IS NOT NULL AND entry.review_group <> 'no_payment' THEN 'undone'
  WHEN entry.state = 'open' THEN COALESCE(entry.review_group, 'unknown')
  WHEN entry.state = 'ignored' OR ${TAKEN_BACK} THEN 'ignored' ELSE 'booked' END`;

export const BANK_ENTRY_LIST: ListRules = {
  sort: { id: 'entry.id', date: 'entry.date', amount: 'entry.amount', payer_name: 'entry.payer_name' },
  filters: {
    id: filterBy.id('entry.id'),
    state: filterBy.oneOf('entry.state', BANK_ENTRY_STATES),
    reopenable: filterBy.flag(REOPENABLE),
    // Of open entries.
    certainty: filterBy.oneOf('entry.certainty', BANK_CERTAINTIES),
    bank_statement_id: filterBy.id('entry.statement_id'),
    bank_run_id: filterBy.id('entry.run_id'),
    group: filterBy.oneOf(GROUP, BANK_GROUPS),
    account: filterBy.text('entry.account'),
    from: filterBy.day('entry.date', '>='),
    until: filterBy.day('entry.date', '<='),
    amount_from: filterBy.amount('entry.amount', '>='),
    amount_until: filterBy.amount('entry.amount', '<='),
  },
  defaultSort: { field: 'date', order: 'DESC' },
};

/** What search looks at. */
const SEARCHED = ['entry.search_text'];

/** The entries of all bank statements, for holders of `payment.index`. */
@Injectable()
export class BankEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly suggestions: Suggestions,
    private readonly clock: Clock,
  ) {}

  /** A page of the entries, open ones with what they pay by now. A constant number of statements. @throws AppError 422 */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<BankEntryRecord>> {
    const plan = parseListQuery(rawQuery, BANK_ENTRY_LIST);
    await this.suggestions.refresh();
    const { manager } = this.dataSource;
    const { rows, total } = await findPage(this.query(plan), plan, SEARCHED);
    const { takenBack, returns } = await this.reversals(rows);
    const suggested = new Map(
      rows.flatMap((row) => {
        const suggestion = row.state === 'open' ? storedSuggestion(row) : null;
        return suggestion ? [[row.id, suggestion]] : [];
      }),
    );
    const shares = [...suggested.values()].flatMap((one) => [...one.shares, ...(one.credit?.pays ?? [])]);
    const owed = await readSharesShown(
      manager,
      shares.map(({ registrationId }) => registrationId),
    );
    const related = await this.related(rows, suggested);
    const paidFor = await readPaidForOffice(
      manager,
      rows.flatMap(({ payment_id }) => payment_id ?? []),
    );
    const undone = await this.undone(rows);
    const closed = await readClosedUntil(manager);
    return new ListPage(
      rows.map((row) => ({
        ...presentEntry(row, suggested.get(row.id) ?? null, owed),
        group: groupOf(row, takenBack),
        is_taken_back: isTakenBack(row, takenBack),
        ...(row.payment_id !== null && returns.has(row.payment_id) ? { is_return: true as const } : {}),
        related: related(row),
        paid_for: row.payment_id === null ? null : paidFor(row.payment_id),
        undone: row.state === 'open' ? (undone.get(row.undone_payment_id) ?? null) : null,
        books_on: row.state === 'open' ? bookedOn(row.date, closed, this.clock.today()) : null,
      })),
      total,
    );
  }

  /** What search and filters find, without suggestions: for a spreadsheet. @throws AppError 422 */
  async exported(rawQuery: Record<string, unknown>): Promise<ListPage<ExportedEntry>> {
    const plan = parseListQuery(rawQuery, BANK_ENTRY_LIST);
    await this.suggestions.refresh();
    const { rows, total } = await findPage(this.query(plan), plan, SEARCHED);
    const { takenBack } = await this.reversals(rows);
    return new ListPage(
      rows.map((row) => ({ ...presentBankLine(row), group: groupOf(row, takenBack) })),
      total,
    );
  }

  /**
   * How many entries search and filters find, and their sums, by group. Page and order of the query do not matter. Three statements, when no
   * suggestion has to be worked out.
   * @throws AppError 422
   */
  async summary(rawQuery: Record<string, unknown>): Promise<BankSummary> {
    const plan = parseListQuery(rawQuery, BANK_ENTRY_LIST);
    await this.suggestions.refresh();
    const query = this.query(plan);
    applyListQuery(query, { ...plan, skip: 0, take: null, sort: [] }, SEARCHED);
    const found = await query
      .select(GROUP, 'found')
      .addSelect('entry.currency', 'currency')
      .addSelect('COUNT(*)', 'entries')
      .addSelect('SUM(entry.amount)', 'cents')
      .groupBy(GROUP)
      .addGroupBy('entry.currency')
      .orderBy()
      .getRawMany<{ found: BankGroup; currency: string; entries: number | string; cents: number | string }>();
    const accounts = await this.dataSource.manager
      .createQueryBuilder(BankEntryEntity, 'entry')
      .select('DISTINCT entry.account', 'account')
      .orderBy('entry.account', 'ASC')
      .getRawMany<{ account: string }>();
    const [progress] = await this.dataSource.manager.query<
      Record<'total' | 'done', number | string | null>[]
    >(
      `SELECT COUNT(*) AS total, SUM(CASE WHEN state = 'open' THEN 0 ELSE 1 END) AS done FROM bank_entry
       WHERE statement_id IN (SELECT statement_id FROM bank_entry WHERE state = 'open')`,
    );
    return {
      progress: { done: Number(progress?.done), total: Number(progress?.total) },
      groups: BANK_GROUPS.map((group) => {
        const own = found.filter((row) => row.found === group);
        const sums = own.map(({ currency, cents }) => ({ currency, amount: toEuros(Number(cents)) }));
        return {
          group,
          entries: own.reduce((sum, { entries }) => sum + Number(entries), 0),
          sums: sums.sort((a, b) => byCurrency(a.currency, b.currency)),
        };
      }),
      accounts: accounts.map(({ account }) => account),
    };
  }

  private query({ filters }: ListQueryPlan): SelectQueryBuilder<BankEntryEntity> {
    const query = this.dataSource.manager.createQueryBuilder(BankEntryEntity, 'entry');
    // What was suggested of an entry that is decided stays in its row, and is of no interest.
    if (filters.some(({ name }) => name === 'certainty'))
      query.andWhere('entry.state = :open', { open: 'open' });
    return query;
  }

  /** Ids of payments of these entries: those that were taken back, and those that take back a payout. One statement. */
  private async reversals(
    rows: readonly BankEntryEntity[],
  ): Promise<{ takenBack: ReadonlySet<number>; returns: ReadonlySet<number> }> {
    const ids = rows.flatMap(({ payment_id }) => payment_id ?? []);
    const found = await inPieces(ids, (some) =>
      this.dataSource.manager.find(PaymentEntity, {
        select: { id: true, reverses_id: true },
        where: [{ reverses_id: In(some) }, { id: In(some), reverses_id: Not(IsNull()) }],
      }),
    );
    return {
      takenBack: new Set(found.flatMap(({ reverses_id }) => reverses_id ?? [])),
      returns: new Set(found.map(({ id }) => id)),
    };
  }

  /** Who undid the payments of open entries, when and why, by the payment. One statement. */
  private async undone(
    rows: readonly BankEntryEntity[],
  ): Promise<ReadonlyMap<number | null, NonNullable<BankEntryRecord['undone']>>> {
    const ids = rows.flatMap(({ state, undone_payment_id: id }) =>
      state === 'open' && id !== null ? [id] : [],
    );
    const found = await inPieces(ids, (some) =>
      this.dataSource.manager
        .createQueryBuilder(PaymentEntity, 'reversal')
        .leftJoinAndSelect('reversal.words', 'words')
        .leftJoinAndMapOne('reversal.booker', UserEntity, 'booker', 'booker.id = reversal.user_id')
        .select(['reversal', 'words', 'booker.id', 'booker.name'])
        .where('reversal.reverses_id IN (:...some)', { some })
        .getMany(),
    );
    return new Map(
      (found as (PaymentEntity & { booker: UserEntity | null })[]).flatMap(
        ({ reverses_id: payment_id, created_at, words, booker }) =>
          payment_id === null
            ? []
            : [
                [
                  payment_id,
                  {
                    payment_id,
                    at: created_at.toISOString(),
                    by: booker?.name ?? null,
                    reason: words?.note ?? null,
                  },
                ],
              ],
      ),
    );
  }

  /** For open entries the one that each takes back, or may be once more. One statement. */
  private async related(
    rows: readonly BankEntryEntity[],
    suggested: ReadonlyMap<number, StoredSuggestion>,
  ): Promise<(row: BankEntryEntity) => BankEntryRecord['related']> {
    const idOf = (row: BankEntryEntity): number | null =>
      row.state === 'open' ? (row.returns_id ?? suggested.get(row.id)?.sameAs ?? null) : null;
    const ids = rows.flatMap((row) => idOf(row) ?? []);
    const found =
      ids.length > 0 ? await this.dataSource.manager.findBy(BankEntryEntity, { id: In(ids) }) : [];
    return (row) => {
      const other = found.find(({ id }) => id === idOf(row));
      if (!other) return null;
      const { id, date, booked_on, payer_name, text, state, payment_id } = other;
      return { id, date, booked_on, payer_name, text, state, payment_id };
    };
  }
}

function isTakenBack({ payment_id }: BankEntryEntity, takenBack: ReadonlySet<number>): boolean {
  return payment_id !== null && takenBack.has(payment_id);
}

/** Whether somebody undid the payment of an open entry, and it can be booked again. */
function isUndone({ undone_payment_id, review_group }: BankEntryEntity): boolean {
  return undone_payment_id !== null && review_group !== null && review_group !== 'no_payment';
}

/** As {@link GROUP} says it. */
function groupOf(row: BankEntryEntity, takenBack: ReadonlySet<number>): BankGroup {
  if (row.state === 'open') return isUndone(row) ? 'undone' : (row.review_group ?? 'unknown');
  return row.state === 'ignored' || isTakenBack(row, takenBack) ? 'ignored' : 'booked';
}

/** The euro first. */
function byCurrency(a: string, b: string): number {
  return Number(b === 'EUR') - Number(a === 'EUR') || (a < b ? -1 : 1);
}

/** What the bank wrote, and when somebody decided what it is. */
function presentBankLine(row: BankEntryEntity): Omit<ExportedEntry, 'group'> {
  const { account, date, booked_on, amount, currency, payer_name, payer_iban, text, decided_at } = row;
  return {
    account,
    date,
    booked_on,
    amount: toEuros(amount),
    currency,
    payer_name,
    payer_iban: payer_iban && maskedIban(payer_iban),
    references: referencesOf(row),
    text,
    decided_at: decided_at?.toISOString() ?? null,
  };
}

function presentEntry(
  row: BankEntryEntity,
  suggestion: StoredSuggestion | null,
  owed: SharesShown,
): Omit<BankEntryRecord, 'related' | 'paid_for' | 'undone' | 'books_on' | 'group' | 'is_taken_back'> {
  const { id, is_reversal, state, payment_id } = row;
  return {
    id,
    bank_statement_id: row.statement_id,
    ...presentBankLine(row),
    is_reversal,
    state,
    payment_id,
    bank_run_id: row.run_id,
    suggestion: suggestion ? presentSuggestion(row.certainty ?? 'unknown', suggestion, owed) : null,
  };
}

function presentSuggestion(
  certainty: BankCertainty,
  { reasons, shares, credit, personIds }: StoredSuggestion,
  owed: SharesShown,
): BankSuggestion {
  return {
    certainty,
    reasons: reasons.map(({ key, params }) => t(key, params)),
    shares: presentShares(shares, owed),
    credit: credit && {
      person_id: credit.personId,
      amount: toEuros(credit.amount),
      pays: presentShares(credit.pays, owed),
    },
    person_ids: personIds,
  };
}
