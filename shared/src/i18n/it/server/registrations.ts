import type { SameKeys } from '../../translate.js';
import type { registrations as reference } from '../../de/server/registrations.js';

/** What the API says in Italian of registrations. */
export const registrations: SameKeys<typeof reference> = {
  signup: {
    too_many_lines: 'Al massimo %{max} settimane alla volta.',
    no_child: 'Si prega di registrare almeno un bambino!',
    child_missing: 'Aggiunga un bambino.',
    no_week: 'Scelga un bambino e una settimana.',
    week_unknown: 'Questa settimana non fa parte di questo progetto.',
    week_twice: 'Questo bambino è già stato inserito per la settimana %{courseWeek}...',
    week_taken_by: '%{name} ha già iscritto questo bambino alla settimana «%{courseWeek}» %{when}.',
    week_cancelled: 'La settimana «%{courseWeek}» è stata annullata e non può essere prenotata.',
    overlap: 'Nella settimana «%{courseWeek}» c’è già un’iscrizione a un altro progetto.',
    too_many_waiting: 'Per un bambino sono possibili al massimo %{max} posti in lista d’attesa e preferenze.',
    together_unknown: 'Un gruppo deve contenere almeno due righe di questo carrello.',
    together_twice: 'Ogni riga può stare in un solo gruppo.',
    together_mixed:
      'Possono restare insieme fratelli e sorelle nella stessa settimana, oppure più settimane dello stesso bambino o della stessa bambina.',
    together_draw:
      'Prima di un sorteggio possono restare insieme solo fratelli e sorelle nella stessa settimana.',
    overlap_request: 'La settimana «%{courseWeek}» si sovrappone a un’altra settimana scelta.',
    day_type: 'Questo orario non è previsto in questa settimana.',
    contact1: 'Si prega di fornire un contatto di emergenza!',
    contacts_differ: 'Si prega di fornire due contatti di emergenza differenti!',
    contact2_phone: 'Indichi anche il numero di telefono di questa persona.',
    custom_field: 'Compili il campo «%{label}».',
    answer_long: 'Accorci «%{label}» a non più di %{max} caratteri.',
    answer_number: 'Indichi per «%{label}» un numero fino a 1.000.000 con al massimo due decimali.',
    answer_option: 'Scelga per «%{label}» tra le risposte offerte.',
    answer_kind: 'Questa risposta non va bene per la domanda «%{label}».',
    answer_consent: 'Acconsenta alla conservazione di questi dati sulla salute.',
    answer_unknown: 'Questa domanda non fa parte di questo progetto.',
    privacy: 'Accetti l’informativa sulla privacy.',
    confirmed: '%{child}: il posto per «%{courseWeek}» è confermato.',
    waiting:
      '%{child} è al posto n. %{position} della lista d’attesa per «%{courseWeek}», perché la settimana è al completo.',
    held_back:
      '%{child}: «%{courseWeek}» non è ancora sicura. Le altre settimane si assegnano dopo la chiusura delle iscrizioni.',
    wish: '%{child}: «%{courseWeek}» è registrata come preferenza. I posti si sorteggiano dopo la chiusura delle iscrizioni.',
    full: '%{child}: «%{courseWeek}» è al completo, anche la lista d’attesa. Per questa settimana non è stato registrato nulla.',
  },
  offer: {
    none: 'Questa offerta non c’è più: è scaduta o ha già una risposta.',
    declined: 'Ha rifiutato l’offerta. Suo figlio o Sua figlia non è più in lista d’attesa.',
  },
  told: {
    office: 'L’ufficio',
    today: 'oggi alle %{time}',
    on: 'il %{date} alle %{time}',
    removed: '%{name} ha cancellato l’iscrizione «%{place}» %{when}.',
    removed_self: 'Ha cancellato Lei l’iscrizione «%{place}» %{when}.',
    removed_unknown: 'L’iscrizione «%{place}» è stata cancellata %{when}.',
    declined: '%{name} ha rifiutato l’offerta «%{place}» %{when}.',
    declined_self: 'Ha rifiutato Lei l’offerta «%{place}» %{when}.',
    declined_unknown: 'L’offerta «%{place}» è stata rifiutata %{when}.',
    accepted: '%{name} ha accettato l’offerta «%{place}» %{when}.',
    accepted_self: 'Ha accettato Lei l’offerta «%{place}» %{when}.',
    accepted_unknown: 'L’offerta «%{place}» è stata accettata %{when}.',
  },
  registration: {
    gone: 'L’iscrizione non c’è più.',
    no_group: 'Questa iscrizione non è in attesa insieme ad altre.',
    deleted: 'L’iscrizione è stata cancellata.',
    deleted_waiting: 'L’iscrizione non è più in lista d’attesa.',
    deleted_wish: 'La preferenza è stata eliminata.',
    deleted_held: 'La settimana in sospeso è stata eliminata.',
    discount_above_price: 'Lo sconto supera il prezzo.',
    discount_reason: 'Indicare il motivo dello sconto.',
    not_open: 'Le iscrizioni per questa settimana non sono più aperte. %{office}',
    too_late: 'Ormai questa iscrizione può essere cancellata solo dall’ufficio. %{office}',
    others_fee:
      'Cancellare questa iscrizione ora ha un costo. Può farlo solo il genitore che l’ha prenotata. %{office}',
    costs_other:
      'Così costa di più. Può modificarlo solo il genitore che ha prenotato questa iscrizione. %{office}',
    fee_above: 'Al massimo %{amount}: in questo giorno la cancellazione non costa di più.',
    no_fee: 'Per questa iscrizione non è previsto alcun costo di cancellazione.',
    fee_reason: 'Indichi un motivo: secondo le condizioni del progetto sono %{amount}.',
    another_fee: 'Cancellare questa iscrizione costa ora %{fee}. Decida ancora una volta.',
    has_payment: 'Per questa iscrizione è già stato effettuato un pagamento. %{office}',
    not_own_booking: 'Questo dato può essere modificato solo da chi ha effettuato l’iscrizione. %{office}',
    preview: {
      course: 'Progetto',
      week: 'Settimana',
      paid: 'Sono stati pagati %{amount}.',
      refund: 'Sono stati pagati %{amount}. L’importo diventa un credito della famiglia.',
      nothing_paid: 'Non è stato pagato nulla.',
      leaves_queue: 'Il posto in lista d’attesa va perso.',
      moves_up: 'Dalla lista d’attesa ottiene il posto: %{names}. I genitori ricevono un’e-mail.',
      moves_up_unnamed:
        'Dalla lista d’attesa %{smart_count} bambino ottiene il posto. I genitori ricevono un’e-mail. |||| Dalla lista d’attesa %{smart_count} bambini ottengono il posto. I genitori ricevono un’e-mail.',
      week_moved:
        'La settimana è stata spostata: l’iscrizione può essere cancellata gratuitamente fino al %{until}.',
      nobody_moves_up: 'Nessuno ottiene un posto dalla lista d’attesa.',
      nobody_mailed: 'Nessuno riceve un’e-mail, perché nessun genitore ha un account.',
      unnamed:
        '%{smart_count} bambino (il nome lo vede chi vede le iscrizioni) |||| %{smart_count} bambini (i nomi li vede chi vede le iscrizioni)',
      present_today_unnamed:
        'Oggi risulta presente %{smart_count} bambino che poi non avrà più il posto. Resta nell’elenco finché non è andato via, e nasce un punto aperto. Chiarisca con chi segue i bambini dove si trova. |||| Oggi risultano presenti %{smart_count} bambini che poi non avranno più il posto. Restano nell’elenco finché non sono andati via, e nascono punti aperti. Chiarisca con chi segue i bambini dove si trovano.',
      present_today:
        'Oggi risulta presente e poi non avrà più il posto: %{names}. Resta nell’elenco finché non è andato via, e nasce un punto aperto. Chiarisca con chi segue i bambini dove si trova. |||| Oggi risultano presenti e poi non avranno più il posto: %{names}. Restano nell’elenco finché non sono andati via, e nascono punti aperti. Chiarisca con chi segue i bambini dove si trovano.',
    },
    give_place: {
      has_seat: 'Il bambino ha già un posto sicuro.',
      no_seat: 'Nella settimana «%{courseWeek}» non c’è un posto libero.',
    },
    move: {
      no_seat: 'Nella settimana «%{courseWeek}» non ci sono posti liberi, ma c’è posto in lista d’attesa.',
      held_back:
        'Il bambino ha già le sue settimane sicure in questo progetto. Le altre si assegnano dopo la chiusura delle iscrizioni.',
      draw: 'I posti di questo progetto si sorteggiano dopo la chiusura delle iscrizioni.',
      full: 'La settimana «%{courseWeek}» è al completo, anche la lista d’attesa.',
      from: 'Finora',
      to: 'Nuova',
      seat: 'Il posto è confermato. Risulteranno occupati %{registered} posti su %{seats}.',
      waits:
        'Non ci sono posti liberi. Il posto attuale va perso e l’iscrizione passa al posto n. %{position} della lista d’attesa.',
      waits_again:
        'Non ci sono posti liberi. L’iscrizione passa al posto n. %{position} della lista d’attesa.',
      noted:
        'L’iscrizione resta lì in sospeso. I posti liberi si assegnano dopo la chiusura delle iscrizioni.',
      wish: 'L’iscrizione partecipa lì al sorteggio come preferenza.',
      price: 'Il prezzo passa da %{before} a %{price}.',
      same_price: 'Il prezzo resta %{price}.',
      paid_open: 'Già pagati: %{paid}; da pagare dopo lo spostamento: %{open}.',
      paid_credit: 'Già pagati: %{paid}; credito dopo lo spostamento: %{credit}.',
      paid_full: 'Già pagati: %{paid}; risulterà tutto pagato.',
      other_question:
        'Questo progetto chiede «%{label}». La risposta non viene chiesta di nuovo: La controlli poi nell’iscrizione.',
    },
  },
  draw: {
    not_by_draw: 'I posti di questo progetto non vengono sorteggiati.',
    not_closed: 'Il sorteggio si fa solo quando le iscrizioni sono chiuse.',
    already_published: 'Il sorteggio è già pubblicato.',
    no_wishes: 'Non ci sono preferenze su cui il sorteggio possa decidere.',
    changed: 'Dall’anteprima qualcosa è cambiato. Guardi di nuovo l’anteprima.',
    order_closed: 'Le iscrizioni sono chiuse: l’ordine delle preferenze non si può più cambiare.',
    order_changed:
      'Nel frattempo le preferenze sono cambiate o hanno un altro ordine. Guardi di nuovo l’elenco.',
    order_incomplete: 'Ordini tutte le preferenze, ciascuna una volta sola.',
    published:
      'Il sorteggio è pubblicato. %{smart_count} persona riceve un’e-mail. |||| Il sorteggio è pubblicato. %{smart_count} persone ricevono un’e-mail.',
  },
};
