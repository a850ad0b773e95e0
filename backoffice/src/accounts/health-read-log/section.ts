import { LOG_PERMISSION } from '@feria/shared';
import type { Section } from '../../resource-kit/types';

/** The words of the log of reading health data. */
const messages: Section['messages'] = {
  de: {
    name: 'Einsicht in Gesundheitsdaten |||| Einsicht in Gesundheitsdaten',
    fields: { date: 'Tag', 'user.name': 'Wer', 'child.last_name': 'Welches Kind', via: 'Wo' },
    via: {
      list: 'Liste',
      record: 'Seite des Kindes',
      export: 'Export',
      family: 'Elternportal',
      offline: 'Heute, ohne Netz',
      api: 'Programm (API-Schlüssel)',
    },
    delete: '',
  },
  it: {
    name: 'Accesso ai dati sanitari |||| Accesso ai dati sanitari',
    fields: { date: 'Giorno', 'user.name': 'Chi', 'child.last_name': 'Quale bambino', via: 'Dove' },
    via: {
      list: 'Elenco',
      record: 'Scheda del bambino',
      export: 'Esportazione',
      family: 'Portale: genitori',
      offline: 'Oggi, senza rete',
      api: 'Programma (chiave API)',
    },
    delete: '',
  },
};

/** Who was shown whose health data; only read, by those who administer accounts. */
export const healthReadLog: Section = {
  name: 'healthReadLog',
  route: 'healthReadLog',
  icon: 'HealthAndSafety',
  permissions: { index: LOG_PERMISSION, create: 'user.create', update: 'user.update', view: LOG_PERMISSION },
  messages,
};
