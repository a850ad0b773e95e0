import { Injectable } from '@nestjs/common';
import {
  BANK_CERTAINTIES,
  BANK_ENTRY_STATES,
  toEuros,
  type BankEntryRecord,
  type BankSuggestion,
} from '@feria/shared';
import { DataSource } from 'typeorm';
import { findPage } from '../../core/crud/list.queries.js';
import { ListPage } from '../../core/http/envelope.js';
import { filterBy, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { t } from '../../core/request-context.js';
import { BankEntryEntity } from './bank-statement.entity.js';
import type { Suggestion } from './domain/match.js';
import { referencesOf, suggestAll, type Suggested } from './suggestions.js';

/** Left out, or booked with a payment that was taken back since: it can be opened again. */
const REOPENABLE = `CASE WHEN entry.state = 'ignored' OR EXISTS
  (SELECT 1 FROM payment reversal WHERE reversal.reverses_id = entry.payment_id) THEN 1 ELSE 0 END`;

export const BANK_ENTRY_LIST: ListRules = {
  sort: { id: 'entry.id', date: 'entry.date', amount: 'entry.amount', payer_name: 'entry.payer_name' },
  filters: {
    id: filterBy.id('entry.id'),
    state: filterBy.oneOf('entry.state', BANK_ENTRY_STATES),
    reopenable: filterBy.flag(REOPENABLE),
    // Of open entries; it is no column.
    certainty: filterBy.oneOf('', BANK_CERTAINTIES),
    bank_statement_id: filterBy.id('entry.statement_id'),
  },
  defaultSort: { field: 'date', order: 'DESC' },
};

/** What search looks at. */
const SEARCHED = ['entry.payer_name', 'entry.payer_iban', 'entry.text', 'entry.marked'];

/** The entries of all bank statements, for holders of `payment.index`. */
@Injectable()
export class BankEntries {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of the entries, open ones with what they pay by now. @throws AppError 422 */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<BankEntryRecord>> {
    const { filters, ...plan } = parseListQuery(rawQuery, BANK_ENTRY_LIST);
    const { manager } = this.dataSource;
    const suggested = await suggestAll(manager);
    const query = manager.createQueryBuilder(BankEntryEntity, 'entry');
    const certainties = filters.find(({ name }) => name === 'certainty')?.values;
    if (certainties) {
      const ids = [...suggested.suggestions].filter(([, { certainty }]) => certainties.includes(certainty));
      query.andWhere('entry.id IN (:...suggested)', { suggested: [0, ...ids.map(([id]) => id)] });
    }
    const columns = filters.filter(({ name }) => name !== 'certainty');
    const { rows, total } = await findPage(query, { ...plan, filters: columns }, SEARCHED);
    return new ListPage(
      rows.map((row) => presentEntry(row, suggested)),
      total,
    );
  }
}

function presentEntry(row: BankEntryEntity, suggested: Suggested): BankEntryRecord {
  const { id, account, date, booked_on, amount, currency, is_reversal, state, payment_id, decided_at } = row;
  const suggestion = suggested.suggestions.get(id);
  return {
    ...{ id, bank_statement_id: row.statement_id, account, date, booked_on, amount: toEuros(amount) },
    ...{ currency, is_reversal, payer_name: row.payer_name, payer_iban: row.payer_iban },
    ...{ references: referencesOf(row), text: row.text, state, payment_id },
    decided_at: decided_at?.toISOString() ?? null,
    suggestion: suggestion ? presentSuggestion(suggestion, suggested) : null,
  };
}

function presentSuggestion(
  { certainty, reasons, shares, credit, personIds }: Suggestion,
  { debts }: Suggested,
): BankSuggestion {
  return {
    certainty,
    reasons: reasons.map(({ key, params }) => t(key, params)),
    shares: shares.flatMap(({ registrationId, amount }) => {
      const debt = debts.get(registrationId);
      if (!debt) return [];
      const { people, course, feeId } = debt;
      return [
        {
          ...{ registration_id: registrationId, is_fee: feeId !== null },
          ...{ amount: toEuros(amount), people, course },
        },
      ];
    }),
    credit: credit && { person_id: credit.personId, amount: toEuros(credit.amount) },
    person_ids: personIds,
  };
}
