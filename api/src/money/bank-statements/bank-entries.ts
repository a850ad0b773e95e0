import { Injectable } from '@nestjs/common';
import {
  BANK_CERTAINTIES,
  BANK_ENTRY_STATES,
  maskedIban,
  toEuros,
  type BankCertainty,
  type BankEntryRecord,
  type BankSuggestion,
} from '@feria/shared';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { findPage } from '../../core/crud/list.queries.js';
import { ListPage } from '../../core/http/envelope.js';
import { filterBy, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { t } from '../../core/request-context.js';
import { bookedOn, readClosedUntil } from '../../ledger/closed-books.js';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import { readSharesShown, type SharesShown } from './shares-shown.js';
import { referencesOf, storedSuggestion, type StoredSuggestion } from './stored-suggestion.js';
import { Suggestions } from './suggestions.js';

/** Left out, or booked with a payment that was taken back since: it can be opened again. */
const REOPENABLE = `CASE WHEN entry.state = 'ignored' OR EXISTS
  (SELECT 1 FROM payment reversal WHERE reversal.reverses_id = entry.payment_id) THEN 1 ELSE 0 END`;

export const BANK_ENTRY_LIST: ListRules = {
  sort: { id: 'entry.id', date: 'entry.date', amount: 'entry.amount', payer_name: 'entry.payer_name' },
  filters: {
    id: filterBy.id('entry.id'),
    state: filterBy.oneOf('entry.state', BANK_ENTRY_STATES),
    reopenable: filterBy.flag(REOPENABLE),
    // Of open entries.
    certainty: filterBy.oneOf('entry.certainty', BANK_CERTAINTIES),
    bank_statement_id: filterBy.id('entry.statement_id'),
  },
  defaultSort: { field: 'date', order: 'DESC' },
};

/** What search looks at. */
const SEARCHED = ['entry.payer_name', 'entry.payer_iban', 'entry.text', 'entry.marked'];

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
    const query = manager.createQueryBuilder(BankEntryEntity, 'entry');
    // What was suggested of an entry that is decided stays in its row, and is of no interest.
    if (plan.filters.some(({ name }) => name === 'certainty'))
      query.andWhere('entry.state = :open', { open: 'open' });
    const { rows, total } = await findPage(query, plan, SEARCHED);
    const suggested = new Map(
      rows.flatMap((row) => {
        const suggestion = row.state === 'open' ? storedSuggestion(row) : null;
        return suggestion ? [[row.id, suggestion]] : [];
      }),
    );
    const shares = [...suggested.values()].flatMap((one) => one.shares);
    const owed = await readSharesShown(
      manager,
      shares.map(({ registrationId }) => registrationId),
    );
    const related = await this.related(rows, suggested);
    const closed = await readClosedUntil(manager);
    return new ListPage(
      rows.map((row) => ({
        ...presentEntry(row, suggested.get(row.id) ?? null, owed),
        related: related(row),
        books_on: row.state === 'open' ? bookedOn(row.date, closed, this.clock.today()) : null,
      })),
      total,
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

function presentEntry(
  row: BankEntryEntity,
  suggestion: StoredSuggestion | null,
  owed: SharesShown,
): Omit<BankEntryRecord, 'related' | 'books_on'> {
  const { id, account, date, booked_on, amount, currency, is_reversal, state, payment_id, decided_at } = row;
  return {
    id,
    bank_statement_id: row.statement_id,
    account,
    date,
    booked_on,
    amount: toEuros(amount),
    currency,
    is_reversal,
    payer_name: row.payer_name,
    payer_iban: row.payer_iban && maskedIban(row.payer_iban),
    references: referencesOf(row),
    text: row.text,
    state,
    payment_id,
    decided_at: decided_at?.toISOString() ?? null,
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
    shares: shares.flatMap(({ registrationId, amount }) => {
      const shown = owed.get(registrationId);
      if (!shown) return [];
      return [{ registration_id: registrationId, amount: toEuros(amount), ...shown }];
    }),
    credit: credit && { person_id: credit.personId, amount: toEuros(credit.amount) },
    person_ids: personIds,
  };
}
