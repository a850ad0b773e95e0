import type { SameKeys } from '@feria/shared';
import type { season as reference } from '../de/season';

/** The same as the German ones, in Italian. */
export const season: SameKeys<typeof reference> = {
  title: 'Prossima stagione',
  help: 'Dai progetti di questa stagione nascono quelli della prossima, spostati di settimane intere: ogni giorno resta lo stesso giorno della settimana, ogni iscrizione apre alla stessa ora. I giorni festivi non vengono considerati.',
  shift: 'Sposta di settimane',
  shift_invalid: 'Inserisca un numero intero da %{min} a %{max}.',
  year: 'Progetti dell’anno',
  show_weeks: 'Mostra tutte le settimane',
  loading: 'Calcolo delle nuove date',
  empty: 'Qui non ci sono progetti',
  empty_help: 'Scelga un altro anno oppure selezioni i progetti nell’elenco.',
  limit: 'Al massimo %{max} progetti alla volta: qui compaiono i primi.',
  table: 'Progetti della prossima stagione',
  project: 'Progetto',
  registration: 'Iscrizioni',
  period: 'Periodo',
  weeks_column: 'Settimane',
  notes: 'Note',
  take_all: 'Riprendi tutti i progetti',
  take: 'Riprendi %{name}',
  inactive: 'non attivo',
  becomes: 'diventa',
  none: 'senza data',
  weeks: '%{smart_count} settimana |||| %{smart_count} settimane',
  weeks_of: '%{weeks}: %{name}',
  carried_over: 'Viene ripreso: %{fields}.',
  weeks_carried_over: 'Ogni settimana mantiene prezzi, posti, orari e programma.',
  left_out: 'Non viene ripreso: %{what}.',
  registrations: '%{smart_count} iscrizione |||| %{smart_count} iscrizioni',
  waiting: '%{smart_count} bambino in lista d’attesa |||| %{smart_count} bambini in lista d’attesa',
  cancelled_week: 'annullata: %{week} (%{period})',
  summary:
    'Viene creato %{smart_count} progetto con %{weeks}. |||| Vengono creati %{smart_count} progetti con %{weeks}.',
  nothing: 'Nessun progetto selezionato.',
  consequences:
    'I nuovi progetti non sono attivi e non hanno iscrizioni. Non parte nessuna e-mail. I progetti di questa stagione restano come sono.',
  create: 'Crea %{smart_count} progetto |||| Crea %{smart_count} progetti',
  warning: {
    follower: 'Nella prossima stagione c’è già:',
    past: 'È nel passato: %{what}.',
    cancelled:
      '%{smart_count} settimana annullata non viene ripresa. |||| %{smart_count} settimane annullate non vengono riprese.',
    no_weeks: 'Senza settimane.',
    day_in_name: 'Contiene una data e resta così: %{what}.',
    year_in_text: 'Nomina l’anno %{year} e resta così: %{what}.',
  },
  done: {
    title: 'La prossima stagione è stata creata',
    summary:
      'È stato creato %{smart_count} progetto con %{weeks}; non è attivo. |||| Sono stati creati %{smart_count} progetti con %{weeks}; non sono attivi.',
    next: 'Controlli testi e prezzi. I genitori vedono un progetto appena Lei lo attiva.',
    list: 'All’elenco dei nuovi progetti',
  },
};
