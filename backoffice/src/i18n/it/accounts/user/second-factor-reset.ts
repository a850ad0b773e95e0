import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/accounts/user/second-factor-reset';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  label: 'Azzera il secondo fattore',
  question:
    'La persona ha perso telefono e passkey? App di autenticazione, passkey e codici di recupero vengono rimossi, tutte le sessioni terminano e la persona riceve un’e-mail. Prima si accerti che sia davvero lei a chiederlo.',
  confirm: 'Azzera',
  done: 'Il secondo fattore è stato azzerato.',
};
