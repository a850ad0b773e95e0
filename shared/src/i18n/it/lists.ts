import type { SameKeys } from '../translate.js';
import type { lists as reference } from '../de/lists.js';

/** The same in Italian. */
export const lists: SameKeys<typeof reference> = {
  cancellationFee: {
    name: 'Costo di cancellazione |||| Costi di cancellazione',
    columns: {
      created_at: 'Iscrizione cancellata il',
      child: 'Bambino/a',
      person: 'Da pagare da',
      course: 'Progetto',
      courseWeek: 'Settimana',
      amount: 'Costo',
      payed_amount: 'Pagato',
      open: 'Da pagare',
      due_on: 'Da pagare entro',
    },
  },
};
