import {
  formatEuros,
  type ContentLanguage,
  type PaymentReminderRecord,
  type ReminderDebt,
} from '@feria/shared';
import { listMessages } from '@feria/shared/i18n/lists';
import { nextReminderText, sentReminders } from '@feria/shared/i18n/reminder-text';
import { translate } from '@feria/shared/i18n/translate';
import { nameIn } from '@feria/shared/rules/content';
import type { WrittenColumn } from '../../core/crud/list-columns.js';
import { dateCell } from '../../core/xlsx/workbook.js';

/** What of the list of what is overdue goes into a spreadsheet. */
export const PAYMENT_REMINDER_COLUMNS: Record<string, WrittenColumn<PaymentReminderRecord>> = {
  name: { width: 28, value: ({ person }) => `${person.last_name} ${person.first_name}` },
  days: { width: 14, format: 'date', value: ({ due_on }) => dateCell(due_on) },
  overdue: { width: 12, format: 'money', value: ({ overdue }) => overdue },
  open: { width: 12, format: 'money', value: ({ open }) => open },
  debts: { width: 60, value: ({ debts }, lang) => debts.map((debt) => debtText(debt, lang)).join('; ') },
  sent: { width: 34, value: ({ debts }, lang) => sentReminders(lang, debts).join('; ') || null },
  next: { width: 40, value: (row, lang) => nextReminderText(lang, row) },
};

function debtText({ is_fee, people, course, courseWeek, open }: ReminderDebt, lang: ContentLanguage): string {
  return translate(listMessages[lang].paymentReminder, is_fee ? 'fee' : 'debt', {
    child: `${people.first_name} ${people.last_name}`,
    course: nameIn(lang, course),
    week: nameIn(lang, courseWeek),
    open: formatEuros(open),
  });
}
