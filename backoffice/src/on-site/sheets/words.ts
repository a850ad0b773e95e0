import {
  translate,
  type MessageKey,
  type MessageParams,
  type SameKeys,
  type UiLanguage,
} from '@feria/shared';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n';

/** The words about the sheets of a week: loaded with the pages that need them. */

const german = {
  action: 'Listen',
  of: 'Listen von %{name}',
  close: 'Schließen',
  pdf: '%{sheet} (PDF)',
  xlsx: '%{sheet} (Excel)',
  week: {
    name: 'Wochenliste',
    help: 'Nach Gruppen, zum Abhaken an jedem Tag, mit der Nummer des ersten Notfallkontakts.',
  },
  day: {
    name: 'Tagesliste',
    help: 'Wer kommt und mit wem es geht, mit Abholberechtigten und entschuldigten Kindern.',
    date: 'Tag',
  },
  emergency: {
    name: 'Notfallliste',
    help: 'Zu jedem Kind Gesundheit, Notfallkontakte, Eltern und Abholberechtigte.',
  },
  meals: {
    name: 'Essensliste',
    help: 'Zahl der Essen an jedem Tag, Allergien und Unverträglichkeiten.',
  },
};

const italian: SameKeys<typeof german> = {
  action: 'Elenchi',
  of: 'Elenchi di %{name}',
  close: 'Chiudi',
  pdf: '%{sheet} (PDF)',
  xlsx: '%{sheet} (Excel)',
  week: {
    name: 'Elenco settimanale',
    help: 'Per gruppo, da spuntare ogni giorno, con il numero del primo contatto d’emergenza.',
  },
  day: {
    name: 'Elenco giornaliero',
    help: 'Chi arriva e con chi va via, con le persone autorizzate al ritiro e gli assenti giustificati.',
    date: 'Giorno',
  },
  emergency: {
    name: 'Elenco emergenze',
    help: 'Per ogni bambino salute, contatti d’emergenza, genitori e persone autorizzate al ritiro.',
  },
  meals: {
    name: 'Elenco pasti',
    help: 'Numero di pasti per ogni giorno, allergie e intolleranze.',
  },
};

const texts = { de: german, it: italian } satisfies Record<UiLanguage, unknown>;

/** Translates a key of these words into the language of the screen. */
export function useSheetWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return useCallback((key, params) => translate(texts[language], key, params), [language]);
}
