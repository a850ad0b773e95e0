import type { SameKeys } from '@feria/shared';

/** The texts about whole weeks in German: cancelling one, and merging one into another. */
export const germanWeeks = {
  cancelled: 'Abgesagt',
  cancelled_on: 'Abgesagt am %{date}',
  merge: {
    action: 'Zusammenlegen mit …',
    of: 'Zusammenlegen mit …: %{name}',
    title: 'Woche zusammenlegen: %{name}',
    send: 'Zusammenlegen',
    loading: 'Es wird ermittelt, wen das betrifft',
    consequences: 'Das geschieht',
    confirmed:
      '%{smart_count} Kind behält einen festen Platz. |||| %{smart_count} Kinder behalten einen festen Platz.',
    moved_up:
      '%{smart_count} Kind rückt dabei von der Warteliste auf einen freien Platz nach. |||| %{smart_count} Kinder rücken dabei von der Warteliste auf freie Plätze nach.',
    waiting:
      '%{smart_count} Kind kommt ans Ende der dortigen Warteliste. |||| %{smart_count} Kinder kommen in ihrer Reihenfolge ans Ende der dortigen Warteliste.',
    nobody: 'Für diese Woche ist niemand angemeldet.',
    same_prices: 'Die Preise bleiben gleich, zu bezahlen sind zusammen %{due}.',
    new_prices: 'Die Preise gelten neu: Zu bezahlen sind zusammen %{due} statt %{due_before}.',
    paid: 'Bezahlt sind %{paid}, offen sind danach %{open}, als Guthaben bleiben %{credit}.',
    nothing_paid: 'Es ist noch nichts bezahlt.',
    moved_up_elsewhere:
      '%{smart_count} weiteres Kind rückt nach, weil Tage oder Plätze frei werden. Die Eltern erhalten dazu eine eigene E-Mail. |||| %{smart_count} weitere Kinder rücken nach, weil Tage oder Plätze frei werden. Die Eltern erhalten dazu eine eigene E-Mail.',
    question:
      'Dieses Projekt fragt „%{label}“. Die Antwort wird nicht neu erfragt: Bitte prüfen Sie sie danach in den Anmeldungen.',
    stays: 'Diese Woche bleibt leer und als abgesagt sichtbar. Das lässt sich nicht rückgängig machen.',
    refused: 'So lassen sich die Wochen nicht zusammenlegen:',
    children: 'Namen anzeigen',
    child_waits: '%{name}: Warteliste, Platz %{position}',
    mail: 'Eltern per E-Mail benachrichtigen (%{smart_count} Person) |||| Eltern per E-Mail benachrichtigen (%{smart_count} Personen)',
  },
  cancel: {
    action: 'Woche absagen',
    of: '%{name} absagen',
    title: 'Woche absagen: %{name}',
    loading: 'Es wird ermittelt, wen das betrifft',
    ends: '%{smart_count} Anmeldung endet: %{confirmed} mit Platz, %{waiting} auf der Warteliste. |||| %{smart_count} Anmeldungen enden: %{confirmed} mit Platz, %{waiting} auf der Warteliste.',
    nobody: 'Für diese Woche ist niemand angemeldet.',
    families: 'Das betrifft %{smart_count} Familie. |||| Das betrifft %{smart_count} Familien.',
    refund:
      'Bezahlt sind %{amount}. Was jede Familie bezahlt hat, steht danach im Zahlungsexport unter „Zu erstatten“.',
    nothing_paid: 'Es ist noch nichts bezahlt.',
    mails:
      '%{smart_count} Person erhält eine E-Mail. |||| %{smart_count} Personen erhalten je eine E-Mail, auch mit mehreren Kindern nur eine.',
    unreachable: 'Keine E-Mail möglich, bitte rufen Sie an: %{names}',
    moved_up:
      '%{smart_count} Kind rückt in einer anderen Woche nach, weil es an diesen Tagen frei wird. Die Eltern erhalten dazu eine eigene E-Mail. |||| %{smart_count} Kinder rücken in anderen Wochen nach, weil sie an diesen Tagen frei werden. Die Eltern erhalten dazu eine eigene E-Mail.',
    stays: 'Die Woche bleibt als abgesagt sichtbar. Das lässt sich nicht rückgängig machen.',
    alternatives: 'Die E-Mail schlägt vor, was zum Kind passt:',
    alternative: '%{course}: %{week} (%{period}), %{free} frei',
    no_alternatives: 'Die E-Mail kann keine andere Woche vorschlagen.',
    message: 'Mitteilung an die Eltern, Deutsch',
    message_it: 'Mitteilung an die Eltern, Italienisch',
    message_help: 'Ist nur eine Sprache ausgefüllt, erhalten alle diesen Text.',
  },
};

/** The same in Italian. */
export const italianWeeks: SameKeys<typeof germanWeeks> = {
  cancelled: 'Annullata',
  cancelled_on: 'Annullata il %{date}',
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
    refund:
      'Sono stati pagati %{amount}. Quanto ha pagato ogni famiglia risulta poi nell’esportazione dei pagamenti sotto «Da rimborsare».',
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
