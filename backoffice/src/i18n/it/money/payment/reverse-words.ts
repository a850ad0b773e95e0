import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/money/payment/reverse-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  why: 'Il pagamento resta nel registro e viene annullato da un movimento contrario con la data di oggi. Le iscrizioni risultano di nuovo da pagare.',
  mail: 'Chi ha ricevuto un’e-mail con la conferma del pagamento viene informato, se lo desidera, che l’importo è di nuovo da saldare.',
  reason: 'Motivo',
  reason_help: 'È indicato nel pagamento che storna.',
  confirm: 'Storna',
  done: 'Il pagamento è stato stornato.',
};
