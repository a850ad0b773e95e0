import type { Section } from '../../resource-kit/types';

/** Receipts for payments. Their other words come with the page. */
export const receipts: Section = {
  name: 'receipt',
  route: 'receipt',
  icon: 'Receipt',
  permissions: {
    index: 'payment.index',
    create: 'payment.update',
    update: 'payment.update',
    view: 'payment.index',
  },
  messages: {
    de: { name: 'Quittung |||| Quittungen', fields: {}, delete: '' },
    it: { name: 'Ricevuta |||| Ricevute', fields: {}, delete: '' },
  },
};
