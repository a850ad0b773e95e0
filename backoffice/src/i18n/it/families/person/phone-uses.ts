import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/families/person/phone-uses';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  title: 'Inserire il nuovo numero anche qui?',
  text: 'Qui c’è ancora il numero di prima, %{phone}:',
  child: 'Telefono di %{child} (lo vedono tutti i genitori)',
  registration: 'Contatto di emergenza: %{child}, %{course}, %{period}',
  leave: 'Lascia così',
  take: 'Inserisci il nuovo numero',
  done: 'Il nuovo numero è stato inserito.',
};
