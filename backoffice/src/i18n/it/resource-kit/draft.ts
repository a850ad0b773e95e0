import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/resource-kit/draft';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  kept: 'I dati che ha inserito alle %{at} ci sono ancora.',
  changed:
    'Nel frattempo qualcun altro ha salvato. Le sue modifiche restano; se riguardano gli stessi dati, Le verrà chiesto al momento di salvare.',
  left_out: 'Password, file, codici fiscali, dati sulla salute e annotazioni non vengono conservati.',
  take: 'Riprendi',
  discard: 'Scarta',
};
