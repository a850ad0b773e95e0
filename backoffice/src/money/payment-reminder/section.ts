import type { Section } from '../../resource-kit/types';

/** What is overdue, and who is reminded of it. Its other words come with the page. */
export const paymentReminders: Section = {
  name: 'payment-reminder',
  route: 'payment-reminder',
  icon: 'NotificationsOutlined',
  permissions: {
    index: 'payment.index',
    create: 'payment.update',
    update: 'payment.update',
    view: 'payment.index',
  },
  messages: {
    de: { name: 'Überfällig |||| Überfällig', fields: {}, delete: '' },
    it: { name: 'Scaduti |||| Scaduti', fields: {}, delete: '' },
  },
};
