import type { SameKeys } from '../../translate.js';
import type { settings as reference } from '../../de/server/settings.js';

/** What the API says in Italian of settings. */
export const settings: SameKeys<typeof reference> = {
  option: {
    required: 'L’impostazione «%{name}» è necessaria e non può essere eliminata.',
    taken: 'Questa impostazione esiste già.',
    key_fixed: 'La chiave di un’impostazione non si può modificare.',
  },
};
