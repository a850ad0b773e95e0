import { formatDate, formatEuros, type CreditRecord } from '@feria/shared';
import { listMessages } from '@feria/shared/i18n/lists';
import { translate } from '@feria/shared/i18n/translate';
import type { WrittenColumn } from '../../core/crud/list-columns.js';
import { dateCell } from '../../core/xlsx/workbook.js';

/** What of the list of credit goes into a spreadsheet. Of an IBAN as much as the screen shows. */
export const CREDIT_COLUMNS: Record<string, WrittenColumn<CreditRecord>> = {
  name: {
    width: 28,
    value: ({ person }, lang) =>
      person ? `${person.last_name} ${person.first_name}` : listMessages[lang].credit.erased,
  },
  credit: { width: 12, format: 'money', value: ({ credit }) => credit },
  to_pay_out: {
    width: 28,
    value: ({ to_pay_out, file }, lang) =>
      file &&
      translate(listMessages[lang].credit, 'in_file_of', {
        amount: formatEuros(to_pay_out),
        date: formatDate(file.created_on),
      }),
  },
  since: { width: 12, format: 'date', value: ({ since }) => dateCell(since) },
  account: { width: 26, value: ({ account }) => account && account.masked },
};
