import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/resource-kit/fee-choice-words';

/** The words of the fee for a place that the office removes, in Italian. They are loaded with the question. */
export const words: SameKeys<typeof reference> = {
  label: 'Costo di cancellazione',
  help: 'Secondo le condizioni del progetto %{offered}, al massimo %{highest}. 0: nessun costo.',
  amount: 'Inserisca un importo.',
  above: 'Al massimo %{amount}.',
  reason: 'Motivo dell’importo diverso',
  without_steps: 'Quanto concordato con la famiglia, al massimo %{highest}. 0: nessun costo.',
  split:
    'Dei %{paid} pagati, %{kept} restano per il costo di cancellazione e %{credit} diventano credito della famiglia.',
  all_credit: 'I %{paid} pagati diventano credito della famiglia.',
  open: 'Del costo di cancellazione restano da pagare %{open}.',
  reason_help: 'Resta nella cronologia dell’iscrizione; i genitori non lo leggono.',
};
