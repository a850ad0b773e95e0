import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/families/child/on-site-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  pickup: 'Chi può venire a prendere',
  pickup_help: 'Oltre ai genitori. Tutti i genitori vedono e modificano questo elenco in «La mia famiglia».',
  pickup_none: 'Solo i genitori.',
  pickup_short: 'Oltre ai genitori possono venire a prendere:',
  pickup_edit: 'Modifica l’elenco',
  pickup_family: 'Chi può venire a prendere',
  pickup_title: 'Chi può venire a prendere %{name}?',
  pickup_empty: 'Nell’elenco non c’è nessuno: possono venire solo i genitori.',
  pickup_full: 'Non sono possibili più di %{max} persone.',
  pickup_saved: 'L’elenco è stato salvato.',
  person: 'Persona %{number}',
  person_name: 'Nome e cognome',
  person_phone: 'Telefono',
  person_relation: 'Rapporto con il bambino',
  person_add: 'Aggiungi una persona',
  person_remove: 'Togli dall’elenco: %{name}',
  absence: 'Assente: %{period}',
  absence_why: 'Assente: %{period} (%{reason})',
  absence_add: 'Assenza',
  absence_title: 'Assenza di %{name}',
  absence_from: 'Primo giorno',
  absence_to: 'Ultimo giorno',
  absence_reason: 'Motivo',
  absence_reason_help: 'Facoltativo. Lo vedono i genitori e il personale.',
  absence_send: 'Registra',
  absence_told: 'L’assenza è stata registrata.',
  absence_present:
    'L’assenza è stata registrata, ma oggi %{name} risulta presente. Chiarisca subito dove si trova. È tra i punti aperti.',
  absence_take_back: 'Ritira l’assenza: %{name}, %{period}',
  absence_take_back_question: '%{name} sarà di nuovo tra i presenti attesi: %{period}. Ritirare l’assenza?',
  absence_take_back_confirm: 'Ritira',
};
