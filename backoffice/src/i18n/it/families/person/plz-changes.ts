import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/families/person/plz-changes';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  booked_with: 'CAP all’iscrizione',
  hint: 'Iscrizione con precedenza, e il CAP è stato cambiato',
  hint_help:
    'La precedenza dipende dal CAP che i genitori inseriscono da soli. Sono indicati i cambiamenti nei %{days} giorni prima dell’iscrizione, e dopo, finché potevano iscrivere solo le famiglie con precedenza. Le famiglie traslocano: chieda prima di modificare qualcosa.',
  change: '%{at}: da %{before} a %{after}',
  none: 'nessuno',
  title: 'CAP cambiato dai genitori',
  courses: 'Vicino a un’iscrizione con precedenza: %{courses}',
};
