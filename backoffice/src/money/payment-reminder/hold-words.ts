import type { PaymentReminderRecord } from '@feria/shared';
import { nextReminderText } from '@feria/shared/i18n/reminder-text';
import { useLanguage } from '../../i18n';

/** The next reminder of a family, or why it gets none; while reminders are off, both. */
export function useNextWords(): (of: Pick<PaymentReminderRecord, 'next' | 'hold' | 'pause'>) => string {
  const language = useLanguage();
  return (row) => nextReminderText(language, row);
}
