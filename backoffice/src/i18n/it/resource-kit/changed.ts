import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/resource-kit/changed';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  title: 'Modificato nel frattempo',
  text: 'Mentre il modulo era aperto, qualcun altro ha modificato gli stessi dati. Scelga quale valore deve restare. Il resto di ciò che ha inserito viene salvato comunque.',
  yours: 'Il Suo valore',
  theirs: 'Salvato nel frattempo',
  both: 'Entrambi insieme',
  empty: 'vuoto',
  number: 'N. %{id}',
  only_here: '%{count} in tutto, di cui solo qui:\n%{names}',
  save: 'Salva la scelta',
};
