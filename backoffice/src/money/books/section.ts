import type { Section } from '../../resource-kit/types';

/** Closing the books, and the journal of payments. Its other words come with the page. */
export const books: Section = {
  name: 'books',
  route: 'books',
  icon: 'LockOutlined',
  permissions: {
    index: 'payment.index',
    create: 'payment.close',
    update: 'payment.close',
    view: 'payment.index',
  },
  messages: {
    de: { name: 'Abschluss |||| Abschluss', fields: {}, delete: '' },
    it: { name: 'Chiusura |||| Chiusura', fields: {}, delete: '' },
  },
};
