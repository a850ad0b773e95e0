import type { MessageRow } from '@feria/shared';
import { countsText, messageAbout, messageSubject } from '@feria/shared/i18n/message-about';
import type { WrittenColumn } from '../../core/crud/list-columns.js';
import { instantCell } from '../../core/xlsx/workbook.js';

/** What of the list of messages goes into a spreadsheet. */
export const MESSAGE_COLUMNS: Record<string, WrittenColumn<MessageRow>> = {
  created_at: { width: 17, format: 'instant', value: ({ created_at }) => instantCell(new Date(created_at)) },
  subject: {
    width: 50,
    value: (message, lang) => messageSubject(lang, message),
  },
  audience: { width: 50, value: ({ audience }, lang) => messageAbout(lang, audience) },
  counts: { width: 30, value: ({ counts }, lang) => countsText(lang, counts).join(', ') },
  sender: { width: 22, value: ({ sender }) => sender },
};
