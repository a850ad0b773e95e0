import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/office/calls';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  title: 'Telefonate',
  empty: 'Ancora nessuna telefonata annotata.',
  note: 'Annota telefonata',
  edit: 'Modifica la telefonata del %{at}',
  delete: 'Elimina la telefonata del %{at}',
  delete_question: 'Eliminare questa telefonata?',
  delete_confirm: 'Elimina',
  saved: 'La telefonata è stata annotata.',
  changed: 'La modifica è stata salvata.',
  by: 'annotata da %{name}',
  with: 'presso %{name}',
  fields: {
    at: 'Quando',
    text: 'Di che cosa si è parlato?',
    todo: 'Da fare',
    todo_on: 'Entro quando',
    done: 'Fatto',
  },
  done_of: 'Fatto: %{todo}',
  open: 'Da fare',
  todo_help: 'Quel giorno appare nella pagina iniziale.',
  todos: 'Da fare dopo le telefonate',
  todos_intro: 'Ciò che è da fare entro oggi. Ciò che è fatto resta sulla pagina della famiglia.',
  todos_count: '%{smart_count} cosa da fare |||| %{smart_count} cose da fare',
  todos_empty: 'Entro oggi non c’è nulla da fare.',
  failed: 'Non è stato possibile caricare le cose da fare.',
};
