import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/office/dashboard/warning-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
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
  tasks: 'Da fare',
  task_todos: 'Da fare dopo le telefonate',
  task_credits: 'Crediti da rimborsare',
  task_offers: 'Offerte in scadenza',
  task_bank_entries: 'Movimenti bancari da vedere',
  task_failed_mails: 'E-mail non recapitate',
  more: 'e un’altra settimana |||| e altre %{smart_count} settimane',
};
