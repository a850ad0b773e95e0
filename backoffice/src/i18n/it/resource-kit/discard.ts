import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/resource-kit/discard';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  question: 'Quello che ha inserito non è salvato. Scartarlo?',
  discard: 'Scarta',
  stay: 'Continua a modificare',
};
