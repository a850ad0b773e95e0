import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/families/child/imported-consent-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  ways: {
    paper: 'Per iscritto su carta',
    email: 'Per e-mail',
    phone: 'Al telefono',
    present: 'Genitore presente',
    other_system: 'In un altro programma',
  },
  shown: 'Consenso ai dati sanitari: %{way}, dal %{date}. Inserito da %{by}.',
  somebody: 'un account eliminato',
};
