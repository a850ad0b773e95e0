import type { Section } from '../../resource-kit/types';

/** Entries of bank statements, and what is booked from them. Their other words come with the page. */
export const bankEntries: Section = {
  name: 'bank-entry',
  route: 'bank-entry',
  icon: 'AccountBalanceOutlined',
  permissions: {
    index: 'payment.update',
    create: 'payment.update',
    update: 'payment.update',
    view: 'payment.update',
  },
  messages: {
    de: { name: 'Kontoauszug |||| Kontoauszüge', fields: {}, delete: '' },
    it: { name: 'Estratto conto |||| Estratti conto', fields: {}, delete: '' },
  },
};
