import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/registrations/cancel-several';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  action: 'Cancella iscrizioni',
  title: 'Cancellare più iscrizioni',
  title_count: 'Cancellare %{smart_count} iscrizione |||| Cancellare %{smart_count} iscrizioni',
  count: '%{smart_count} posto confermato |||| %{smart_count} posti confermati',
  count_waiting: '%{smart_count} in lista d’attesa |||| %{smart_count} in lista d’attesa',
  gone: '%{smart_count} è già cancellata. |||| %{smart_count} sono già cancellate.',
  too_many: 'Scelga al massimo %{max} iscrizioni alla volta.',
  nothing: 'Delle iscrizioni scelte non ce n’è più nessuna.',
  who: 'Chi viene cancellato',
  child: 'Bambino',
  week: 'Settimana',
  fee: 'Costo',
  waits: 'Lista d’attesa',
  fees: 'Costi',
  by_steps: 'Costo secondo le condizioni dei progetti: %{amount}',
  without: 'Nessun costo',
  reason: 'Motivo',
  reason_help: 'Perché non si chiede alcun costo. Compare nella cronologia di ogni iscrizione.',
  no_fees: 'Le cancellazioni non costano nulla.',
  credit: 'Di quanto è stato pagato, %{amount} diventano credito delle famiglie.',
  no_credit: 'Nulla diventa credito.',
  seats: 'Dove si libera un posto, scorre la lista d’attesa; quei genitori ricevono un’e-mail.',
  mail: 'Avvisare i genitori per e-mail (%{smart_count} e-mail) |||| Avvisare i genitori per e-mail (%{smart_count} e-mail)',
  not_reached: 'Nessuno riceve un’e-mail per: %{names}.',
  confirm: 'Cancella iscrizioni',
  failed: 'Non è stato possibile cancellare le iscrizioni.',
  done: '%{smart_count} cancellata |||| %{smart_count} cancellate',
  mails:
    'I genitori ricevono %{smart_count} e-mail al riguardo. |||| I genitori ricevono %{smart_count} e-mail al riguardo.',
  no_mails: 'I genitori non ricevono e-mail al riguardo.',
  some_failed: '%{smart_count} non è stata cancellata: |||| %{smart_count} non sono state cancellate:',
  why: '%{name}: %{message}',
  nameless: 'Iscrizione %{id}',
};
