import type { SameKeys } from '../../translate.js';
import type { settings as reference } from '../../de/server/settings.js';

/** What the API says in English of settings. */
export const settings: SameKeys<typeof reference> = {
  option: {
    required: '“%{name}” is needed and cannot be deleted.',
    taken: 'This option exists already.',
    key_fixed: 'The key of an option cannot be changed.',
  },
};
