import type { ContentLanguage, FailedMail } from '@feria/shared';
import { mailKinds as de } from '@feria/shared/i18n/de/mail-kinds';
import { mailKinds as it } from '@feria/shared/i18n/it/mail-kinds';
import type { WrittenColumn } from '../core/crud/list-columns.js';
import { instantCell } from '../core/xlsx/workbook.js';

const KINDS: Record<ContentLanguage, typeof de> = { de, it };

/** What of the list of mails that were given up goes into a spreadsheet. */
export const FAILED_MAIL_COLUMNS: Record<string, WrittenColumn<FailedMail>> = {
  failed_at: { width: 17, format: 'instant', value: ({ failed_at }) => instantCell(new Date(failed_at)) },
  kind: { width: 26, value: ({ kind }, lang) => KINDS[lang][kind] },
  course: { width: 32, value: ({ course }) => course },
  recipient: { width: 30, value: ({ recipient }) => recipient },
  attempts: { width: 10, format: 'number', value: ({ attempts }) => attempts },
  last_error: { width: 60, value: ({ last_error }) => last_error },
  created_at: { width: 17, format: 'instant', value: ({ created_at }) => instantCell(new Date(created_at)) },
};
