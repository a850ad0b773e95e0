import {
  translate,
  type MessageKey,
  type MessageParams,
  type SameKeys,
  type UiLanguage,
} from '@feria/shared';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n';

/** The words of the warnings on the start page: loaded with them. */
const german = {
  notices: 'Projekte sind aktiv, aber Datenschutzerklärung oder Impressum fehlt',
  notices_help: 'Das Gesetz verlangt beides, bevor Familien ihre Daten eingeben. Es fehlt: %{missing}.',
  points: 'Offene Punkte',
  points_help: 'Kinder, bei denen etwas zu klären ist, und Einträge, die noch nicht zählen.',
  points_today: '%{smart_count} von heute',
  points_earlier: '%{smart_count} von früheren Tagen',
  without_group: 'Kinder ohne Gruppe',
  without_group_help:
    'Diese Wochen haben Gruppen und laufen oder beginnen in den nächsten Tagen. Bis die Kinder in einer Gruppe sind, sehen sie alle, die in der Woche leiten; wo niemand leitet, nur das Büro.',
  children: '%{smart_count} Kind ohne Gruppe |||| %{smart_count} Kinder ohne Gruppe',
  without_leader: 'Kinder, die niemand leitet',
  without_leader_help:
    'Diese Wochen laufen oder beginnen in den nächsten Tagen. Für diese Kinder ist niemand eingeteilt: Auf „Heute vor Ort“ sieht sie nur das Büro.',
  unled: '%{smart_count} Kind |||| %{smart_count} Kinder',
  more: 'und eine weitere Woche |||| und %{smart_count} weitere Wochen',
};

const italian: SameKeys<typeof german> = {
  notices: 'Ci sono progetti attivi, ma manca l’informativa sulla privacy o mancano le note legali',
  notices_help:
    'La legge richiede entrambe prima che le famiglie inseriscano i loro dati. Manca: %{missing}.',
  points: 'Punti aperti',
  points_help: 'Bambini per i quali c’è qualcosa da chiarire e registrazioni che non valgono ancora.',
  points_today: '%{smart_count} di oggi',
  points_earlier: '%{smart_count} dei giorni precedenti',
  without_group: 'Bambini senza gruppo',
  without_group_help:
    'Queste settimane hanno dei gruppi e sono in corso o cominciano nei prossimi giorni. Finché i bambini non sono in un gruppo, li vedono tutti i responsabili della settimana; dove non ce ne sono, solo l’ufficio.',
  children: '%{smart_count} bambino senza gruppo |||| %{smart_count} bambini senza gruppo',
  without_leader: 'Bambini che nessuno segue',
  without_leader_help:
    'Queste settimane sono in corso o cominciano nei prossimi giorni. Per questi bambini non è incaricato nessuno: in «Oggi sul posto» li vede solo l’ufficio.',
  unled: '%{smart_count} bambino |||| %{smart_count} bambini',
  more: 'e un’altra settimana |||| e altre %{smart_count} settimane',
};

const texts = { de: german, it: italian } satisfies Record<UiLanguage, unknown>;

/** Translates a key of these words into the language of the screen. */
export function useWarningWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return useCallback((key, params) => translate(texts[language], key, params), [language]);
}
