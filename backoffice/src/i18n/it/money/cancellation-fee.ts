import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/money/cancellation-fee';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  filters: { open: 'Pagamento', course: 'Progetto' },
  open: 'Ancora da pagare',
  paid: 'Pagato del tutto',
  empty: 'Nessun costo di cancellazione',
  empty_help: 'Un costo nasce quando si cancella un’iscrizione e la cancellazione costa qualcosa.',
};
