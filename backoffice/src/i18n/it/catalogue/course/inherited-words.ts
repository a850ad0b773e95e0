import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/catalogue/course/inherited-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  from: 'Dall’organizzatore:',
  change: 'Modifica',
  change_of: '%{field}: modifica',
  back: 'Di nuovo dall’organizzatore',
  back_of: '%{field}: di nuovo dall’organizzatore',
};
