import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/catalogue/course/programme-words';

/** The words of the printed programme, in Italian. */
export const words: SameKeys<typeof reference> = {
  action: 'Programma stampato',
  title: 'Scarica il programma stampato',
  help: 'Un PDF da stampare con tutti i progetti attivi dell’anno, in tedesco e in italiano: immagini, descrizioni, settimane con orari e prezzi, e un codice QR per l’iscrizione.',
  year: 'Anno',
  none: 'Non ci sono ancora progetti con una data d’inizio.',
  close: 'Chiudi',
  download: 'Scarica',
};
