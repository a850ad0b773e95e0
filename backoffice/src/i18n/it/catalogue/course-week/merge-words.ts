import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/catalogue/course-week/merge-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  reason: 'Motivo (facoltativo)',
  reason_help: 'Resta nella cronologia di ogni iscrizione. I genitori non lo vedono.',
};
