import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/resource-kit/editor';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  toolbar: 'Formattazione',
  bold: 'Grassetto',
  italic: 'Corsivo',
  underline: 'Sottolineato',
  bullet_list: 'Elenco puntato',
  ordered_list: 'Elenco numerato',
  heading: 'Titolo %{level}',
  link: 'Link',
  link_title: 'Inserisci un link',
  link_address: 'Indirizzo',
  link_invalid: 'Inserisca un indirizzo con https://, mailto: o tel:',
  unlink: 'Rimuovi il link',
};
