import type { Section } from '../../resource-kit/types';

/** Credit of families, and how it is paid out. Its other words come with the page. */
export const credits: Section = {
  name: 'credit',
  route: 'credit',
  icon: 'Wallet',
  permissions: {
    index: 'payment.index',
    create: 'payment.update',
    update: 'payment.update',
    view: 'payment.index',
  },
  messages: {
    de: { name: 'Guthaben |||| Guthaben', fields: {}, delete: '' },
    it: { name: 'Crediti |||| Crediti', fields: {}, delete: '' },
  },
};
