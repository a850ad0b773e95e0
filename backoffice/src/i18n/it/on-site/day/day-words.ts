import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/on-site/day/day-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  print: 'Stampa l’elenco',
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
