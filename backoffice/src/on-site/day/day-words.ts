import {
  translate,
  type MessageKey,
  type MessageParams,
  type SameKeys,
  type UiLanguage,
} from '@feria/shared';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n';

/** What the page of a day says of where a child is, in German. Loaded with the page. */
const german = {
  search: 'Kind suchen',
  found: 'Gefunden: %{count}',
  read_at: 'Stand %{at}',
  group: 'Gruppe: %{name}',
  no_group: 'in keiner Gruppe',
  leaders: 'Leitung: %{names}',
  today: 'Heute: %{state}',
  to_day: 'Wer ist wo',
  told: 'abgemeldet',
  told_present: 'abgemeldet, aber als anwesend eingetragen',
  told_reason: 'abgemeldet: %{reason}',
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
  may_not_pick_up: 'nicht abholberechtigt',
  may_not_leave_alone: 'darf nicht allein gehen',
  gone: 'Platz heute beendet, war noch nicht da: %{names}',
  erased:
    'Um %{time} wurde eine Familie gelöscht, deren Kind als anwesend eingetragen war%{group}. Seine Leitung sieht nur, dass sie anrufen soll.',
  in_group: '(%{name})',
  others: 'weitere',
  place_ended: 'Platz beendet',
  week_cancelled: 'Woche abgesagt',
  not_on_paper:
    'Ohne Eltern und Telefonnummern, ohne Abholberechtigte und Notfallkontakte: Diese stehen auf der Notfallliste der Woche.',
  search_on_paper: 'Nur Kinder, die zur Suche „%{search}“ passen.',
  open_point: 'Offener Punkt',
  counted: 'Gezählt um %{time}%{group}: %{number}, laut Liste %{expected} (%{name})',
};

const italian: SameKeys<typeof german> = {
  search: 'Cercare un bambino',
  found: 'Trovati: %{count}',
  read_at: 'Aggiornato: %{at}',
  group: 'Gruppo: %{name}',
  no_group: 'in nessun gruppo',
  leaders: 'Responsabili: %{names}',
  today: 'Oggi: %{state}',
  to_day: 'Chi è dove',
  told: 'assenza comunicata',
  told_present: 'assenza comunicata, ma risulta presente',
  told_reason: 'assenza comunicata: %{reason}',
  family: 'Genitori:',
  presence: {
    expected: 'in arrivo',
    present: 'presente',
    left: 'uscita',
    absent: 'assente',
    excused: 'assenza giustificata',
  },
  since: 'presente dalle %{time}',
  left_at: 'uscita alle %{time}',
  left_alone: 'uscita alle %{time}, senza accompagnamento',
  left_with: 'uscita alle %{time} con %{name}',
  may_not_pick_up: 'senza autorizzazione al ritiro',
  may_not_leave_alone: 'senza autorizzazione all’uscita autonoma',
  gone: 'Posto terminato oggi, non era ancora qui: %{names}',
  erased:
    'Alle %{time} è stata cancellata una famiglia il cui bambino risultava presente%{group}. Chi lo segue vede solo che deve chiamare.',
  in_group: '(%{name})',
  others: 'altri',
  place_ended: 'posto terminato',
  week_cancelled: 'Settimana annullata',
  not_on_paper:
    'Senza genitori e numeri di telefono, senza persone autorizzate al ritiro e contatti di emergenza: sono nell’elenco emergenze della settimana.',
  search_on_paper: 'Solo i bambini trovati con «%{search}».',
  open_point: 'Punto aperto',
  counted: 'Contati alle %{time}%{group}: %{number}, secondo l’elenco %{expected} (%{name})',
};

const texts = { de: german, it: italian } satisfies Record<UiLanguage, unknown>;
type DayWords = (key: MessageKey<typeof german>, params?: MessageParams) => string;

/** Translates a key of these words into the language of the screen. */
export function useDayWords(): DayWords {
  const language = useLanguage();
  return useCallback((key, params) => translate(texts[language], key, params), [language]);
}
