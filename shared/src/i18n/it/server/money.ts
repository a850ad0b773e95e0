import type { SameKeys } from '../../translate.js';
import type { money as reference } from '../../de/server/money.js';

/** What the API says in Italian of money. */
export const money: SameKeys<typeof reference> = {
  payment: {
    booked:
      '%{smart_count} pagamento è stato registrato. |||| %{smart_count} pagamenti sono stati registrati.',
    nothing_open: 'Tutte le iscrizioni selezionate erano già pagate.',
    waiting: 'Per chi è in lista d’attesa non c’è ancora nulla da pagare.',
    paid_meanwhile:
      'Nel frattempo qualcun altro ha inserito lo stesso importo. Se sono due pagamenti, annulli e inserisca la somma.',
    date: 'Inserisca una data di pagamento non futura e al massimo di un anno fa.',
    due_waiting: 'In lista d’attesa non c’è ancora nulla da pagare, perciò non c’è una scadenza.',
    due_on: 'Inserire una data dall’anno 2000 in poi e al massimo un anno in avanti.',
    nothing: 'Un importo pari a 0 non è un pagamento.',
    shares_above: 'Alle iscrizioni è assegnato più dell’importo del pagamento.',
    share_sign: 'Ogni parte deve avere lo stesso segno del pagamento e non può essere 0.',
    share_twice: 'Questa iscrizione è già nell’elenco.',
    other_family: 'Questa iscrizione non riguarda nessun bambino di questa persona.',
    fee_waived: 'Il costo di cancellazione è stato condonato.',
    more_than_fee: 'L’importo supera quanto resta da pagare per la cancellazione.',
    more_than_paid: 'Per questa iscrizione non è stato pagato così tanto.',
    more_than_credit: 'Il credito è di soli %{credit}.',
    reversed_already: 'Questo pagamento è già stato stornato.',
    payer_of_others:
      'Può aver pagato solo chi deve l’importo, oppure chi è genitore di ogni bambino per cui si paga. Altre persone si indicano con il loro nome.',
    payer_of_refund: 'Per un rimborso o uno storno non si indica chi ha pagato.',
    payer_receipt:
      'Il pagamento ha la ricevuta n. %{number}, che indica già chi ha pagato. Annulli prima la ricevuta.',
    is_reversal: 'Uno storno non può essere stornato. Registri di nuovo il pagamento.',
    spent: 'Il denaro di questo pagamento è già stato rimborsato o utilizzato.',
    in_file: 'Il credito nato da questo denaro è in un file di bonifici. Prima ritirare quel file.',
    credit_used: 'Il credito è stato utilizzato.',
  },
  document: {
    no_organiser:
      'Il documento si stampa solo quando l’ufficio ha inserito nome e indirizzo dell’organizzatore: «%{option}» in «Impostazioni → %{tab}».',
  },
  receipt: {
    no_organiser:
      'Per le ricevute manca un dato dell’organizzatore: «%{option}». Lo inserisca in «Impostazioni → %{tab}».',
    not_received: 'Il pagamento n. %{id} non è denaro ricevuto: non può avere una ricevuta.',
    taken_back: 'Il pagamento n. %{id} è stornato: non può avere una ricevuta.',
    nothing_left:
      'Il pagamento n. %{id} è stato rimborsato del tutto o registrato in altro modo: non può avere una ricevuta.',
    no_payer: 'Del pagamento n. %{id} non si sa chi ha pagato.',
    made_already:
      'Per il pagamento n. %{id} esiste già la ricevuta %{number}. Se è sbagliata, prima la annulli.',
    cancelled_already: 'La ricevuta %{number} è già annullata.',
    cancelled: 'La ricevuta %{number} è annullata.',
    too_many:
      'Un PDF contiene al massimo %{max} ricevute. Restringa l’elenco, oppure le scarichi tutte come file ZIP.',
  },
  payout: {
    no_credit: '%{name} non ha un credito che si possa rimborsare.',
    no_iban: 'Di %{name} non è noto alcun IBAN. Ne inserisca uno.',
    no_account:
      'Nessun progetto ha un conto da cui rimborsare. Inserisca IBAN e intestatario in un progetto.',
    foreign_account: 'Non è un conto dell’organizzatore: nessun progetto indica questo IBAN.',
    execute_on: 'Inserisca un giorno a partire da oggi.',
    nothing_open: 'In questo file non c’è più nulla di aperto: tutto è stato rimborsato o ritirato.',
    paid: '%{smart_count} rimborso registrato: %{amount}. |||| %{smart_count} rimborsi registrati: %{amount}.',
    closed:
      '%{smart_count} rimborso è stato eseguito dalla banca. |||| %{smart_count} rimborsi sono stati eseguiti dalla banca.',
    returned:
      '%{smart_count} rimborso è tornato indietro ed è di nuovo credito: verifichi l’IBAN. |||| %{smart_count} rimborsi sono tornati indietro e sono di nuovo credito: verifichi l’IBAN.',
    differing: 'L’importo del rimborso non corrisponde al file e resta aperto: %{references}.',
    withdrawn_paid:
      'Ritirati ma eseguiti lo stesso dalla banca, ora registrati: %{references}. Non inserisca questi bonifici in un nuovo file.',
    unbooked:
      'ATTENZIONE: la banca ha eseguito bonifici che qui non sono più aperti. Non sono registrati, li verifichi: %{references}.',
    value_date: 'Valuta %{date}',
    no_sepa: 'Questo IBAN è di un Paese verso cui non si possono fare bonifici SEPA.',
    own_account: 'È un conto dell’organizzatore.',
    changed: 'Nel frattempo l’IBAN è stato modificato: %{now}. Lo verifichi e salvi di nuovo.',
    changed_none: 'Nel frattempo l’IBAN è stato tolto. Lo verifichi e salvi di nuovo.',
    credit_first:
      'Di %{name} restano %{credit} di credito. Lo rimborsi prima: in Finanze → Crediti, oppure come rimborso nella pagina della famiglia.',
    refund_first:
      'Quanto ne resta come credito va rimborsato prima: annulli questi posti e rimborsi il credito.',
    in_file:
      '%{name} ha un credito in un file di bonifici che la banca non ha ancora eseguito. Prima lo chiuda o lo ritiri.',
    text: 'Rimborso credito %{organiser}',
  },
  books: {
    closed: 'Fino al %{date} la contabilità è chiusa. Scelga una data successiva.',
    own_page: 'Si modifica in «Finanze → Chiusura».',
    in_future: 'Si può chiudere al massimo fino a ieri, %{date}: le correzioni hanno la data di oggi.',
    not_earlier:
      'La contabilità è già chiusa fino al %{date}. Scelga un giorno successivo, oppure la riapra.',
    not_closed: 'La contabilità non è chiusa.',
    before_closed: 'Scelga un giorno prima del %{date}: fino a quel giorno la contabilità è chiusa.',
  },
  payment_reminder: {
    until: 'Inserire un giorno da oggi in poi e al massimo un anno in avanti.',
  },
  bank_statement: {
    imported:
      '%{smart_count} nuovo pagamento, %{known} già noti. |||| %{smart_count} nuovi pagamenti, %{known} già noti.',
    encoding:
      'I caratteri di questo file non sono leggibili. Non è stato importato nulla. Scarichi di nuovo il file dalla banca e non lo modifichi.',
    no_camt: 'Questo non è un estratto conto. Scelga presso la banca il formato camt.053 (XML o ZIP) o CSV.',
    version:
      'Il formato «%{version}» non viene letto. Scelga presso la banca camt.053.001.02 o camt.053.001.08.',
    xml_broken:
      'Il file è danneggiato o incompleto. Non è stato importato nulla. Lo scarichi di nuovo dalla banca.',
    xml_doctype:
      'Questo file contiene una dichiarazione del tipo di documento e non viene letto. Gli estratti conto delle banche non ne hanno.',
    element: 'In questo file «%{element}» non è comprensibile. Non è stato importato nulla.',
    entry:
      'Nel movimento %{position} di questo file «%{element}» non è comprensibile. Del file non è stato importato nulla.',
    zip_broken: 'Questo file ZIP non si apre: è danneggiato, vuoto o protetto da una password.',
    zip_too_large: 'Questo file ZIP contiene troppo: al massimo 400 file per un totale di %{max} MB.',
    too_many:
      'Questo file contiene troppo: al massimo %{max} movimenti. Non è stato importato nulla. Scelga presso la banca un periodo più breve.',
    csv_columns: 'In questa tabella mancano delle colonne, o ci sono più volte. Sono previste: %{columns}.',
    csv_line: 'La riga %{line} di questa tabella non è comprensibile. Del file non è stato importato nulla.',
    csv_unknown: 'Per le tabelle (CSV) bisogna prima stabilire che cosa contiene ogni colonna.',
  },
  bank_entry: {
    decided: 'Nel frattempo qualcuno ha già registrato o escluso questo movimento.',
    no_payment: 'Questo non è un pagamento ricevuto in euro.',
    share_amount: 'Inserisca un importo superiore a 0.',
    more_than_open: 'Per questa iscrizione non c’è così tanto da pagare. Il resto diventa credito.',
    more_than_came: 'Gli importi superano insieme il pagamento.',
    credit_person: 'Scelga di chi diventa credito il resto.',
    returned: 'La banca ha stornato questo pagamento. Non si può registrare.',
    too_old: 'Il giorno è di più di un anno fa.',
    nothing_suggested: 'Non c’è una proposta per l’intero importo.',
    changed: 'Nel frattempo la proposta è cambiata.',
    not_open: 'Nel frattempo non è più da pagare così tanto.',
    nothing_booked: 'Non c’era niente da registrare.',
    not_booked: 'Questo movimento non è (più) registrato.',
    books_closed:
      'Il pagamento del %{date} è in un periodo contabile chiuso (fino al %{closed}). Lo storni in «Pagamenti», con la data di oggi, e poi riapra il movimento.',
    undone:
      '%{smart_count} movimento è stato stornato ed è di nuovo aperto. |||| %{smart_count} movimenti sono stati stornati e sono di nuovo aperti.',
    nothing_undone: 'Non è stato stornato niente.',
  },
  bank_match: {
    reference: 'Riferimento di pagamento %{reference}',
    reference_unsure: 'Il riferimento di pagamento non si legge in modo univoco.',
    reference_typo: 'Il riferimento di pagamento contiene un errore; probabilmente è %{reference}.',
    reference_settled: 'Per il riferimento di pagamento %{reference} non c’è nulla da pagare.',
    several_references: 'Nel testo ci sono più riferimenti di pagamento.',
    reference_former: 'Il riferimento è di una persona che non è più genitore. Ora paga un altro genitore.',
    reference_account: 'Di quanto la famiglia deve, nulla è da pagare su questo conto.',
    other_name: 'Il nome è di un’altra famiglia.',
    name: 'Il nome corrisponde.',
    surname: 'Il cognome corrisponde.',
    child_named: 'Nel testo c’è: %{children}',
    amount_of: 'L’importo è esattamente quello per: %{children}',
    several_fit: 'L’importo corrisponde a più bambini: %{children}',
    amount_elsewhere: 'È esattamente quanto è da pagare su un altro conto, per: %{children}',
    planned: 'Di questo, altri pagamenti certi non ancora registrati pagano: %{amount}',
    amount_equal: 'L’importo è esattamente quello da pagare: %{amount}',
    amount_less: 'L’importo è inferiore a quello da pagare: %{open}',
    amount_more: 'L’importo è superiore a quello da pagare: %{open}',
    amount_differs: 'Nessun importo da pagare è uguale a questo.',
    several_families: 'Nome e importo corrispondono a più famiglie.',
    nothing_found: 'Né il riferimento né il nome portano a una famiglia.',
    currency: 'L’importo non è in euro, ma in %{currency}.',
    reversal: 'La banca storna un movimento.',
    no_credit: 'Questo non è un accredito.',
    returned: 'La banca ha stornato questo pagamento.',
    perhaps_same: 'Forse è lo stesso pagamento del n. %{id}, che c’è già.',
    other_account: 'Il conto non è di nessun progetto.',
    odd_day: 'La data è futura o risale a più di un anno fa.',
    doubtful: 'Quando questo pagamento è arrivato non era certo. Per questo decide Lei.',
  },
};
