import type { MessageKey } from '@feria/shared';
import { useTranslate } from 'react-admin';
import type { Section } from '../../resource-kit/types';
import { english, german, italian } from './messages';

/** Translates a key of the words of payments. */
export function usePaymentText(): (
  key: MessageKey<typeof german>,
  params?: Record<string, unknown>,
) => string {
  const translate = useTranslate();
  return (key, params) => translate(`resources.payment.${key}`, params);
}

/** The ledger. Payments are booked in dialogs, and never changed. */
export const payments: Section = {
  name: 'payment',
  route: 'payment',
  icon: 'EuroOutlined',
  permissions: {
    index: 'payment.index',
    create: 'payment.update',
    update: 'payment.update',
    view: 'payment.index',
  },
  messages: { de: german, it: italian, en: english },
};
