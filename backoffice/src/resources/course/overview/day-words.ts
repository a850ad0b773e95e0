import {
  translate,
  type MessageKey,
  type MessageParams,
  type SameKeys,
  type UiLanguage,
} from '@feria/shared';
import { useCallback } from 'react';
import { useLanguage } from '../../../i18n';

/** What the page of a day says of where a child is, in German. Loaded with the page. */
const german = {
  search: 'Kind suchen',
  found: 'Gefunden: %{count}',
  read_at: 'Stand %{time}',
  group: 'Gruppe: %{name}',
  no_group: 'in keiner Gruppe',
  told: 'von den Eltern abgemeldet',
  told_reason: 'von den Eltern abgemeldet: %{reason}',
  family: 'Eltern:',
  presence: {
    expected: 'erwartet',
    present: 'da',
    left: 'gegangen',
    absent: 'fehlt',
    excused: 'entschuldigt',
  },
  since: 'da seit %{time}',
  left_at: 'gegangen um %{time}',
  left_alone: 'gegangen um %{time}, allein',
  left_with: 'gegangen um %{time} mit %{name}',
  place_ended: 'Platz beendet',
};

const italian: SameKeys<typeof german> = {
  search: 'Cercare un bambino',
  found: 'Trovati: %{count}',
  read_at: 'Aggiornato alle %{time}',
  group: 'Gruppo: %{name}',
  no_group: 'in nessun gruppo',
  told: 'assenza comunicata dai genitori',
  told_reason: 'assenza comunicata dai genitori: %{reason}',
  family: 'Genitori:',
  presence: {
    expected: 'atteso',
    present: 'presente',
    left: 'andato via',
    absent: 'assente',
    excused: 'giustificato',
  },
  since: 'presente dalle %{time}',
  left_at: 'andato via alle %{time}',
  left_alone: 'andato via alle %{time}, da solo',
  left_with: 'andato via alle %{time} con %{name}',
  place_ended: 'posto terminato',
};

const texts = { de: german, it: italian } satisfies Record<UiLanguage, unknown>;
type DayWords = (key: MessageKey<typeof german>, params?: MessageParams) => string;

/** Translates a key of these words into the language of the screen. */
export function useDayWords(): DayWords {
  const language = useLanguage();
  return useCallback((key, params) => translate(texts[language], key, params), [language]);
}
