import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/settings/option/embed-codes';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  label: { de: 'Codice da incorporare in tedesco', it: 'Codice da incorporare in italiano' },
  title: 'Progetti per le vacanze',
};
