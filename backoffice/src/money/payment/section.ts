import { words as de } from '../../i18n/de/money/payment';
import { words as it } from '../../i18n/it/money/payment';
import type { Section } from '../../resource-kit/types';

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
  messages: { de, it },
};
