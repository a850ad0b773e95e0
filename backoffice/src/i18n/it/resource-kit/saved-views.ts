import type { words as german } from '../../de/resource-kit/saved-views';

/** The same in Italian. */
export const words: typeof german = {
  title: 'Viste salvate',
  mine: 'Solo per me',
  shared: 'Per tutti',
  empty: 'Ancora nessuna. Filtri, ordine e colonne si possono salvare con un nome.',
  open: 'Aprire la vista «%{name}»',
  edit: 'Modificare la vista «%{name}»',
  delete: 'Eliminare la vista «%{name}»',
  delete_question: 'Eliminare la vista «%{name}»?',
  delete_shared_question: 'Eliminare per tutti la vista «%{name}»?',
  save: 'Salva vista',
  saved: 'La vista è salvata.',
  name: 'Nome',
  for_all: 'Per tutti coloro che vedono questo elenco',
  take_over: 'Prendere filtri, ordine e colonne di adesso',
  failed: 'Impossibile caricare le viste salvate.',
  left_out: {
    filter: 'Un filtro di questa vista non è disponibile per Lei, perciò mostra di più.',
    sort: 'Non può ordinare per una colonna di questa vista, perciò l’ordine è un altro.',
  },
  gone: 'Questa vista non esiste più.',
};
