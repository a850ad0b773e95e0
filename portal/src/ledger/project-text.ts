import type { PaymentInfo } from '@feria/shared/contracts/payment';
import type { Translate } from '../i18n';
import { formatDate, formatEuros } from '../i18n/format';

/** What of a payment is for a project, and until when, in words. */
export function projectText(
  { name, amount, due_on }: NonNullable<PaymentInfo['projects']>[number],
  t: Translate,
): string {
  const words = { name, amount: formatEuros(amount) };
  return due_on
    ? t('payment.project_until', { ...words, date: formatDate(due_on) })
    : t('payment.project', words);
}
