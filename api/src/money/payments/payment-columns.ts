import type { PaymentRecord } from '@feria/shared';
import { listMessages } from '@feria/shared/i18n/lists';
import type { WrittenColumn } from '../../core/crud/list-columns.js';
import { dateCell, instantCell } from '../../core/xlsx/workbook.js';

/** What of the list of payments goes into a spreadsheet. */
export const PAYMENT_COLUMNS: Record<string, WrittenColumn<PaymentRecord>> = {
  date: { width: 12, format: 'date', value: ({ date }) => dateCell(date) },
  amount: { width: 12, format: 'money', value: ({ amount }) => amount },
  method: { width: 14, value: ({ method }, lang) => listMessages[lang].payment.methods[method] },
  person: { width: 24, value: ({ person }) => nameOf(person) },
  payer: { width: 24, value: ({ paid_by, payer }) => nameOf(paid_by) ?? payer },
  reference: { width: 26, value: ({ reference }) => reference },
  note: { width: 30, value: ({ note }) => note },
  booked_by: { width: 20, isOptional: true, value: ({ booked_by }) => booked_by },
  created_at: {
    width: 17,
    format: 'instant',
    isOptional: true,
    value: ({ created_at }) => instantCell(new Date(created_at)),
  },
};

function nameOf(person: PaymentRecord['person']): string | null {
  return person && `${person.last_name} ${person.first_name}`;
}
