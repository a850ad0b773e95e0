import type { Section } from '../../resource-kit/types';

const english = {
  name: 'Change |||| Changes',
  fields: {
    at: 'When',
    'user.name': 'Who',
    action: 'Did what',
    resource: 'Where',
    record_id: 'Number',
    fields: 'Fields',
  },
  action: { create: 'Created', update: 'Changed', delete: 'Deleted', call: 'Did' },
  delete: '',
};

/** The words of the log of changes. */
export const messages: Section['messages'] = {
  de: {
    name: 'Änderung |||| Änderungen',
    fields: {
      at: 'Wann',
      'user.name': 'Wer',
      action: 'Was',
      resource: 'Wo',
      record_id: 'Nummer',
      fields: 'Felder',
    },
    action: { create: 'Angelegt', update: 'Geändert', delete: 'Gelöscht', call: 'Ausgeführt' },
    delete: '',
  },
  it: {
    name: 'Modifica |||| Modifiche',
    fields: {
      at: 'Quando',
      'user.name': 'Chi',
      action: 'Cosa',
      resource: 'Dove',
      record_id: 'Numero',
      fields: 'Campi',
    },
    action: { create: 'Creato', update: 'Modificato', delete: 'Eliminato', call: 'Eseguito' },
    delete: '',
  },
  en: english,
};
