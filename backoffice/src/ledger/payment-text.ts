import type { MessageKey } from '@feria/shared';
import { useTranslate } from 'react-admin';
import type { words as de } from '../i18n/de/money/payment';

/** Translates a key of the words of payments. */
export function usePaymentText(): (key: MessageKey<typeof de>, params?: Record<string, unknown>) => string {
  const translate = useTranslate();
  return (key, params) => translate(`resources.payment.${key}`, params);
}
