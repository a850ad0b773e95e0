import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/on-site/sheets';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  action: 'Elenchi',
  of: 'Elenchi di %{name}',
  close: 'Chiudi',
  pdf: '%{sheet} (PDF)',
  xlsx: '%{sheet} (Excel)',
  week: {
    name: 'Elenco settimanale',
    help: 'Per gruppo, da spuntare ogni giorno, con il numero del primo contatto d’emergenza.',
  },
  day: {
    name: 'Elenco giornaliero',
    help: 'Chi arriva e con chi va via, con le persone autorizzate al ritiro e gli assenti giustificati.',
    date: 'Giorno',
  },
  emergency: {
    name: 'Elenco emergenze',
    help: 'Per ogni bambino salute, contatti d’emergenza, genitori e persone autorizzate al ritiro.',
  },
  meals: {
    name: 'Elenco pasti',
    help: 'Numero di pasti per ogni giorno, allergie e intolleranze.',
  },
};
