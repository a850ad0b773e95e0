import type { Section } from '../../resource-kit/types';

/** Fees of places that were given back. Their other words come with the page. */
export const cancellationFees: Section = {
  name: 'cancellationFee',
  route: 'cancellationFee',
  icon: 'EventBusy',
  permissions: {
    index: 'payment.index',
    create: 'payment.update',
    update: 'payment.update',
    view: 'payment.index',
  },
  messages: {
    de: { name: 'Abmeldegebühr |||| Abmeldegebühren', fields: {}, delete: '' },
    it: { name: 'Costo di cancellazione |||| Costi di cancellazione', fields: {}, delete: '' },
  },
};
