import type { SameKeys } from '@feria/shared';
import type { weeks as reference } from '../de/weeks';

/** The texts about whole weeks in Italian. In a file of their own, because hardly anybody loads both languages. */
export const weeks: SameKeys<typeof reference> = {
  cancelled: 'Annullata',
  save_anyway: 'Salva comunque',
  cancelled_on: 'Annullata il %{date}',
  moved: {
    title: 'Modificare una settimana con iscrizioni',
    free: 'Fino al %{until} i genitori possono in ogni caso cancellare l’iscrizione gratuitamente.',
  },
  merge: {
    action: 'Unisci a…',
    of: 'Unisci a…: %{name}',
    title: 'Unisci la settimana: %{name}',
    send: 'Unisci',
    loading: 'Verifica di chi è interessato',
    consequences: 'Ecco che cosa succede',
    confirmed:
      '%{smart_count} bambino mantiene un posto confermato. |||| %{smart_count} bambini mantengono un posto confermato.',
    moved_up:
      '%{smart_count} bambino passa dalla lista d’attesa a un posto libero. |||| %{smart_count} bambini passano dalla lista d’attesa a posti liberi.',
    waiting:
      '%{smart_count} bambino va in fondo alla lista d’attesa di quella settimana. |||| %{smart_count} bambini vanno, nel loro ordine, in fondo alla lista d’attesa di quella settimana.',
    nobody: 'Per questa settimana non c’è nessuna iscrizione.',
    same_prices: 'I prezzi restano uguali: in totale sono da pagare %{due}.',
    new_prices: 'Valgono i nuovi prezzi: in totale sono da pagare %{due} invece di %{due_before}.',
    paid: 'Sono stati pagati %{paid}; restano da pagare %{open} e come credito %{credit}.',
    nothing_paid: 'Non è ancora stato pagato nulla.',
    moved_up_elsewhere:
      'Un altro bambino passa dalla lista d’attesa a un posto, perché si liberano giorni o posti. I genitori ricevono un’e-mail a parte. |||| Altri %{smart_count} bambini passano dalla lista d’attesa a un posto, perché si liberano giorni o posti. I genitori ricevono un’e-mail a parte.',
    question:
      'Questo progetto chiede «%{label}». La risposta non viene chiesta di nuovo: la verifichi poi nelle iscrizioni.',
    stays: 'Questa settimana resta vuota e visibile come annullata. L’operazione non può essere revocata.',
    refused: 'Così le settimane non si possono unire:',
    children: 'Mostra i nomi',
    child_waits: '%{name}: lista d’attesa, posto %{position}',
    mail: 'Avvisare i genitori via e-mail (%{smart_count} persona) |||| Avvisare i genitori via e-mail (%{smart_count} persone)',
  },
  cancel: {
    action: 'Annulla la settimana',
    of: 'Annulla %{name}',
    title: 'Annulla la settimana: %{name}',
    loading: 'Verifica di chi è interessato',
    ends: '%{smart_count} iscrizione termina: %{confirmed} con posto, %{waiting} in lista d’attesa. |||| %{smart_count} iscrizioni terminano: %{confirmed} con posto, %{waiting} in lista d’attesa.',
    nobody: 'Per questa settimana non c’è nessuna iscrizione.',
    families: 'Riguarda %{smart_count} famiglia. |||| Riguarda %{smart_count} famiglie.',
    refund: 'Sono stati pagati %{amount}. Quanto ha pagato ogni famiglia diventa il suo credito.',
    nothing_paid: 'Non è ancora stato pagato nulla.',
    mails:
      '%{smart_count} persona riceve un’e-mail. |||| %{smart_count} persone ricevono un’e-mail ciascuna, una sola anche con più bambini.',
    unreachable: 'Nessuna e-mail possibile, telefoni per favore: %{names}',
    moved_up:
      '%{smart_count} bambino passa dalla lista d’attesa a un posto in un’altra settimana, perché in questi giorni è libero. I genitori ricevono un’e-mail a parte. |||| %{smart_count} bambini passano dalla lista d’attesa a un posto in altre settimane, perché in questi giorni sono liberi. I genitori ricevono un’e-mail a parte.',
    stays: 'La settimana resta visibile come annullata. L’operazione non può essere revocata.',
    alternatives: 'L’e-mail propone ciò che è adatto al bambino:',
    alternative: '%{course}: %{week} (%{period}), %{free} liberi',
    no_alternatives: 'L’e-mail non può proporre altre settimane.',
    message: 'Comunicazione ai genitori, tedesco',
    message_it: 'Comunicazione ai genitori, italiano',
    message_help: 'Se è compilata una sola lingua, tutti ricevono quel testo.',
  },
};
