import type { Section } from '../../resource-kit/types';

/** The words of the list; those of making a key are loaded with that page. */
const messages: Section['messages'] = {
  de: {
    name: 'API-Schlüssel |||| API-Schlüssel',
    fields: {
      name: 'Wofür',
      hint: 'Endet mit',
      'user.name': 'Angelegt von',
      'role.name': 'Rolle',
      role_id: 'Rolle',
      created_at: 'Angelegt am',
      expires_at: 'Gilt bis',
      expires_on: 'Letzter Tag',
      last_used_at: 'Zuletzt verwendet',
    },
    delete: '',
  },
  it: {
    name: 'Chiave API |||| Chiavi API',
    fields: {
      name: 'A cosa serve',
      hint: 'Finisce con',
      'user.name': 'Creata da',
      'role.name': 'Ruolo',
      role_id: 'Ruolo',
      created_at: 'Creata il',
      expires_at: 'Vale fino al',
      expires_on: 'Ultimo giorno',
      last_used_at: 'Ultimo uso',
    },
    delete: '',
  },
};

/** The logins of programs. They are made and revoked, never changed. */
export const apiKeys: Section = {
  name: 'apiKey',
  route: 'apiKey',
  icon: 'Key',
  permissions: {
    index: 'apiKey.index',
    create: 'apiKey.create',
    update: 'apiKey.update',
    view: 'apiKey.index',
  },
  listsOwn: 'apiKey.create',
  messages,
};
