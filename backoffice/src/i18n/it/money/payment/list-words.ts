import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/money/payment/list-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  action: 'Giornale dei pagamenti',
  title: 'Scarica il giornale dei pagamenti',
  help: 'Tutti i pagamenti di questi giorni in una tabella, con il totale. Un pagamento per più iscrizioni ha una riga per ciascuna.',
  from: 'Da',
  to: 'A',
  reversed: 'La fine non può precedere l’inizio.',
  download: 'Scarica',
  close: 'Chiudi',
  filters: {
    from: 'Dal',
    until: 'Al',
    course: 'Progetto',
    amount_from: 'Importo da',
    amount_until: 'Importo fino a',
  },
};
