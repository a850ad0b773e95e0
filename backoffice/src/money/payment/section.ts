import type { Section } from '../../resource-kit/types';

/** The ledger. Payments are booked in dialogs, and never changed. Its other words come with the pages. */
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
  messages: {
    de: { name: 'Zahlung |||| Zahlungen', fields: {}, delete: '' },
    it: { name: 'Pagamento |||| Pagamenti', fields: {}, delete: '' },
  },
};
