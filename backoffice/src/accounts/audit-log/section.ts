import { CHANGES_PERMISSION } from '@feria/shared';
import type { Section } from '../../resource-kit/types';

/** The words of its list; those of single changes are loaded with it (`resource-kit/changes/words`). */
const messages: Section['messages'] = {
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
    delete: '',
  },
};

/** Who changed what; only read. */
export const auditLog: Section = {
  name: 'auditLog',
  route: 'auditLog',
  icon: 'History',
  permissions: {
    index: CHANGES_PERMISSION,
    create: 'user.create',
    update: 'user.update',
    view: CHANGES_PERMISSION,
  },
  messages,
};
