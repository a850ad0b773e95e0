import type { Section } from '../../resource-kit/types';

/** Messages of the office to parents. They are written in a dialog and never changed. Its other words come with the pages. */
export const messages: Section = {
  name: 'message',
  route: 'message',
  icon: 'MailOutlined',
  permissions: {
    index: 'message.index',
    create: 'message.create',
    update: 'message.create',
    view: 'message.index',
  },
  messages: {
    de: {
      name: 'Nachricht |||| Nachrichten',
      fields: {},
      delete: '',
    },
    it: {
      name: 'Messaggio |||| Messaggi',
      fields: {},
      delete: '',
    },
  },
};
