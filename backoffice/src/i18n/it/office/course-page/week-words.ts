import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/office/course-page/week-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  title: 'Iscritti al momento dell’annullamento (%{count})',
  nobody: 'Con l’annullamento nessuno ha perso un posto.',
  all_credit: 'Crediti di tutte le famiglie',
  credit: '%{amount} sono diventati credito',
  state: 'Stato',
  lists: {
    offer: 'Posti offerti (%{count})',
    wish: 'Preferenze per il sorteggio (%{count})',
    held_back: 'In sospeso fino alla chiusura delle iscrizioni (%{count})',
  },
};
