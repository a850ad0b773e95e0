import type { BankEntryRecord } from '@feria/shared';
import { listMessages } from '@feria/shared/i18n/lists';
import type { WrittenColumn } from '../../core/crud/list-columns.js';
import { dateCell, instantCell } from '../../core/xlsx/workbook.js';

/** What of an entry of a bank statement goes into a spreadsheet: what the bank wrote, and what became of it. */
export type ExportedEntry = Pick<
  BankEntryRecord,
  | 'group'
  | 'date'
  | 'booked_on'
  | 'amount'
  | 'currency'
  | 'payer_name'
  | 'payer_iban'
  | 'references'
  | 'text'
  | 'account'
  | 'decided_at'
>;

export const BANK_ENTRY_COLUMNS: Record<string, WrittenColumn<ExportedEntry>> = {
  group: { width: 20, value: ({ group }, lang) => listMessages[lang].bankEntry.groups[group] },
  date: { width: 12, format: 'date', value: ({ date }) => dateCell(date) },
  booked_on: { width: 12, format: 'date', value: ({ booked_on }) => dateCell(booked_on) },
  amount: { width: 12, format: 'decimal', value: ({ amount }) => amount },
  currency: { width: 10, value: ({ currency }) => currency },
  payer_name: { width: 28, value: ({ payer_name }) => payer_name },
  payer_iban: { width: 20, value: ({ payer_iban }) => payer_iban },
  references: { width: 28, value: ({ references }) => references.join(', ') },
  text: { width: 50, value: ({ text }) => text },
  account: { width: 30, value: ({ account }) => account },
  decided_at: {
    width: 17,
    format: 'instant',
    value: ({ decided_at }) => decided_at && instantCell(new Date(decided_at)),
  },
};
