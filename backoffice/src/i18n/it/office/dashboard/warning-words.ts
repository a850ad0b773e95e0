import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/office/dashboard/warning-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  notices: 'Ci sono progetti attivi, ma manca l’informativa sulla privacy o mancano le note legali',
  notices_help:
    'La legge richiede entrambe prima che le famiglie inseriscano i loro dati. Manca: %{missing}.',
  without_group_help:
    'Queste settimane hanno dei gruppi e sono in corso o cominciano nei prossimi giorni. Finché i bambini non sono in un gruppo, li vedono tutti i responsabili della settimana; dove non ce ne sono, solo l’ufficio.',
  without_leader_help:
    'Queste settimane sono in corso o cominciano nei prossimi giorni. Per questi bambini non è incaricato nessuno: in «Oggi sul posto» li vede solo l’ufficio.',
  almost_empty_help:
    'Queste settimane di progetti attivi cominciano nei prossimi %{days} giorni, e meno di un terzo dei posti è occupato.',
  count_without_group: '%{smart_count} bambino senza gruppo |||| %{smart_count} bambini senza gruppo',
  count_without_leader:
    '%{smart_count} bambino che nessuno segue |||| %{smart_count} bambini che nessuno segue',
  count_almost_empty: '%{smart_count} di %{seats} posti occupati',
  weeks: '%{smart_count} settimana |||| %{smart_count} settimane',
  weeks_none: 'Nessuna settimana.',
  weeks_failed: 'Non è stato possibile caricare le settimane.',
  tasks: 'Da fare',
  task_missing_notices: 'Testi obbligatori mancanti',
  task_points: 'Punti aperti',
  task_without_leader: 'Settimane con bambini che nessuno segue',
  task_without_group: 'Settimane con bambini senza gruppo',
  task_overdue: 'Famiglie con importi scaduti',
  task_almost_empty: 'Settimane quasi vuote',
  task_todos: 'Da fare dopo le telefonate',
  task_credits: 'Crediti da rimborsare',
  task_offers: 'Offerte in scadenza',
  task_bank_entries: 'Movimenti bancari da vedere',
  task_failed_mails: 'E-mail non recapitate',
};
