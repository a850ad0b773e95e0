import type { SameKeys } from '../../translate.js';
import type { mailing as reference } from '../../de/server/mailing.js';

/** What the API says in Italian of mailing. */
export const mailing: SameKeys<typeof reference> = {
  mail: {
    greeting: 'Gentile %{name},',
    greeting_unknown: 'Buongiorno,',
    where: 'Luogo',
    map: 'Mostra sulla mappa (OpenStreetMap)',
    bring: 'Informazioni utili',
    calendar_attached: 'Gli appuntamenti sono allegati come file di calendario.',
    returns: 'Cancellazione: %{steps}; dopo non è più possibile.',
    returns_free: 'gratuita fino al %{until}',
    returns_fee: 'fino al %{until} con il %{percent} % del prezzo',
    returns_none: 'La cancellazione non è più possibile.',
    regards: 'Cordiali saluti',
    reset_subject: 'Reimpostazione della password',
    reset_text: 'ha richiesto un link per reimpostare la password. Il link è valido per 60 minuti.',
    reset_button: 'Scelga una nuova password',
    reset_ignore: 'Se non ha richiesto Lei questo link, può ignorare questo messaggio.',
    set_subject: 'Il Suo accesso: scelga una password',
    set_text: 'abbiamo creato un account per Lei. Scelga una password: il link è valido per 7 giorni.',
    set_button: 'Scelga la password',
    restored_subject: 'La modifica è stata annullata',
    restored_text:
      'una modifica dei Suoi dati di accesso è stata annullata con il link della nostra e-mail. Tutti i dispositivi sono stati disconnessi e la password di prima non vale più. Ne scelga una nuova, che non ha mai usato altrove. Il link è valido per 7 giorni.',
    restored_note:
      'Controlli poi che nel Suo account sia tutto in ordine, anche chi altro ha accesso ai Suoi figli. Se qualcosa non Le torna, contatti l’ufficio.',
    refund_account_changed_subject: 'Il Suo IBAN per i rimborsi è stato modificato',
    refund_account_changed_text:
      'il %{date} alle ore %{time} è stato modificato l’IBAN su cui Le rimborsiamo i crediti.',
    refund_account_changed_note:
      'Se non è stata/o Lei e non l’ha chiesto all’ufficio, contatti subito l’ufficio e cambi la password.',
    refund_account_changed_button: 'La mia famiglia',
    credit_received_subject: 'Il Suo pagamento: %{credit} di credito',
    credit_received_text:
      'abbiamo ricevuto il Suo pagamento del %{date} di %{amount}. Di questi, %{credit} sono un credito, perché non era da pagare così tanto.',
    credit_received_note:
      'Il credito paga la prossima iscrizione. Se desidera riaverlo, si rivolga all’ufficio.',
    credit_received_other_subject: 'Un pagamento per Lei: %{credit} di credito',
    credit_received_other_text:
      'abbiamo ricevuto per Lei un pagamento del %{date} di %{amount}. Di questi, %{credit} sono un Suo credito, perché non era da pagare così tanto.',
    credit_undone_subject: 'Pagamento annullato: %{credit} di credito',
    credit_undone_text:
      'abbiamo annullato un pagamento registrato del %{date} di %{amount}. Il Suo credito diminuisce quindi di %{credit}. Per domande è a disposizione l’ufficio.',
    credit_returned_subject: 'Il nostro bonifico a Lei è tornato indietro',
    credit_returned_text:
      'il bonifico di %{amount} sul Suo conto %{account} è tornato indietro il %{date}. L’importo è di nuovo un Suo credito.',
    credit_returned_note:
      'Controlli in «La mia famiglia» l’IBAN per i rimborsi. Con il credito si paga prima ciò che ha ancora da saldare.',
    deleted_balance: 'Il Suo credito è ora di %{balance}.',
    cancelled_by_office: 'La cancellazione è stata fatta dall’ufficio.',
    cancelled_by: 'La cancellazione è stata fatta da %{name}',
    cancelled_by_other_parent: 'La cancellazione è stata fatta da un altro genitore.',
    payed_credit_subject: 'Pagato: %{course}',
    payed_credit_text: 'nel progetto «%{course}» risulta ora interamente pagato quanto segue:',
    credit_paid_out_subject: 'Il Suo credito è stato rimborsato',
    credit_paid_out_text: 'il %{date} abbiamo trasferito %{amount} del Suo credito sul Suo conto %{account}.',
    api_key_made_subject: 'È stata creata una chiave API',
    api_key_made_text:
      'il %{date} con il Suo account è stata creata la chiave API «%{key}». Con essa un programma può accedere a Feria a Suo nome.',
    api_key_made_note:
      'Se non è stata/o Lei, La preghiamo di revocarla subito nell’area dell’ufficio alla voce «Chiavi API» e di cambiare la password.',
    email_taken_back_subject: 'Un indirizzo e-mail modificato è stato ripristinato',
    email_taken_back_text:
      'questo indirizzo e-mail era registrato da noi per un account. Il %{date} alle ore %{time} la modifica è stata annullata: l’account ha di nuovo l’indirizzo precedente.',
    email_taken_back_note:
      'Se l’account è Suo e non lo desiderava, contatti subito l’ufficio. Ciò che l’ufficio modifica poi non si può più annullare con un link.',
    undo_text:
      'Non è stata una Sua richiesta? Con questo link la annulla, insieme a tutto ciò che è stato modificato dopo. È possibile fino al %{date} alle ore %{time}. Tutti i dispositivi vengono disconnessi e Lei sceglie una nuova password.',
    undo_button: 'Annulla la modifica',
    email_confirmation_subject: 'Conferma dell’indirizzo e-mail',
    email_confirmation_text:
      'La preghiamo di confermare che questo indirizzo e-mail è Suo. Senza conferma può iscrivere bambini solo fino al %{date} alle ore %{time}. Il link è valido per 7 giorni.',
    email_confirmation_again_text:
      'La preghiamo di confermare che questo indirizzo e-mail è Suo. Il link vale 7 giorni.',
    email_confirmation_button: 'Confermi l’indirizzo e-mail',
    email_confirmation_note:
      'Se non ha un account presso di noi, qualcuno ha indicato il Suo indirizzo per errore. In tal caso non deve fare nulla.',
    email_changed_subject: 'Il Suo indirizzo e-mail è stato modificato',
    email_changed_text:
      'l’indirizzo e-mail del Suo account è stato modificato il %{date} alle ore %{time}. D’ora in poi le nostre comunicazioni arriveranno al nuovo indirizzo, che dovrà usare anche per l’accesso.',
    email_changed_note: 'Se non ha richiesto Lei questa modifica, contatti subito l’ufficio.',
    password_changed_subject: 'La Sua password è stata modificata',
    password_changed_text: 'la password del Suo account è stata modificata il %{date} alle ore %{time}.',
    password_changed_by_self: 'Su tutti gli altri dispositivi dovrà accedere di nuovo.',
    password_changed_by_link:
      'È stato utilizzato il link di un’e-mail inviata al Suo indirizzo. Dovrà accedere di nuovo su tutti i dispositivi.',
    password_changed_by_staff:
      'La nuova password è stata impostata dall’ufficio. Al prossimo accesso ne sceglierà una personale.',
    password_changed_note:
      'Se non ha richiesto Lei questa modifica, reimposti subito la password e contatti l’ufficio.',
    password_changed_button: 'Reimposti la password',
    second_factor_subject: 'Il secondo fattore del Suo account',
    second_factor_text: 'il %{date} alle ore %{time}:',
    second_factor_on:
      'Per il Suo account è stato impostato un secondo fattore. D’ora in poi viene richiesto a ogni accesso.',
    second_factor_added: 'Al Suo account è stata aggiunta un’app di autenticazione o una passkey.',
    second_factor_removed: 'Un’app di autenticazione o una passkey del Suo account è stata rimossa.',
    second_factor_off:
      'Il secondo fattore del Suo account è stato rimosso. Per accedere basta ora la password.',
    second_factor_codes:
      'Per il Suo account sono stati creati nuovi codici di recupero. Quelli vecchi non valgono più.',
    second_factor_code_used: 'Un codice di recupero del Suo account è stato usato. Ora non vale più.',
    second_factor_reset:
      'Il secondo fattore del Suo account è stato azzerato da chi amministra il sistema. Dovrà accedere di nuovo su tutti i dispositivi.',
    second_factor_note:
      'Se non è stata una Sua richiesta, modifichi subito la password e contatti chi amministra il sistema.',
    parent_linked_subject: 'Un altro genitore di %{child}',
    parent_linked_text:
      'il %{date} alle ore %{time} un altro genitore è stato collegato al profilo di %{child}. D’ora in poi questa persona vede i dati di %{child} in «La mia famiglia» e può effettuare iscrizioni.',
    parent_linked_note: 'Se non se lo aspettava, contatti subito l’ufficio.',
    leader_named_subject: 'Incarico sul posto: %{week}',
    leader_named_text:
      'il %{date} alle ore %{time} Le è stato affidato il ruolo di persona di riferimento: %{week} (%{period}). Alla pagina «Oggi sul posto» vede i bambini con i dati sanitari e i numeri di telefono; è possibile solo in questo periodo: %{sight}.',
    leader_named_note: 'Se non se lo aspettava, contatti subito l’ufficio.',
    leader_named_button: 'Aprire «Oggi sul posto»',
    guardian_invitation_subject: '%{inviter} La invita in «La mia famiglia»',
    guardian_invitation_text:
      '%{inviter} desidera che anche Lei, come genitore o tutore, abbia accesso ai dati di: %{children}. Se accetta, in «La mia famiglia» vedrà i dati e le iscrizioni e potrà iscrivere a Sua volta. L’invito è valido fino al %{date} alle ore %{time} e solo per un account con questo indirizzo e-mail.',
    guardian_invitation_more: 'un altro bambino |||| altri %{smart_count} bambini',
    guardian_invitation_button: 'Veda l’invito',
    guardian_invitation_note:
      'Se non se lo aspettava, qualcuno ha indicato il Suo indirizzo per errore. In tal caso non deve fare nulla.',
    guardian_accepted_subject: 'Il Suo invito è stato accettato',
    guardian_accepted_text:
      '%{guardian} ha accettato il Suo invito il %{date} alle ore %{time} e da ora ha accesso ai dati di: %{children}. Il Suo indirizzo, i Suoi contatti di emergenza e le Sue osservazioni restano invisibili a questa persona.',
    guardian_accepted_note:
      'In «La mia famiglia» può revocare l’accesso in qualsiasi momento. Se non se lo aspettava, si rivolga subito all’ufficio.',
    pickup_changed_subject: 'Chi può venire a prendere Suo figlio',
    pickup_changed_text:
      'l’elenco delle persone che possono venire a prendere %{children} è stato modificato il %{date} alle %{time}. Nuovi: %{added}. Non più presenti: %{removed}.',
    pickup_added_text:
      'nell’elenco delle persone che possono venire a prendere %{children} dal %{date} alle %{time} c’è anche: %{added}.',
    pickup_removed_text:
      'nell’elenco delle persone che possono venire a prendere %{children} dal %{date} alle %{time} non c’è più: %{removed}.',
    pickup_changed_by_parent:
      'La modifica è di un altro genitore. I nomi sono abbreviati; in «La mia famiglia» vede e modifica l’elenco completo.',
    pickup_changed_by_office:
      'La modifica è dell’ufficio. I nomi sono abbreviati; in «La mia famiglia» vede e modifica l’elenco completo.',
    guardian_ended_subject: 'Il Suo accesso condiviso a «La mia famiglia»',
    guardian_ended_text:
      'il Suo accesso come genitore o tutore su invito è stato revocato il %{date} alle ore %{time}. Riguardava: %{children}.',
    guardian_ended_by_inviter:
      'Lo ha revocato chi Le aveva inviato l’invito. Il Suo account resta attivo. Le iscrizioni che ha effettuato restano valide; per informazioni si rivolga all’ufficio.',
    guardian_ended_by_office:
      'Lo ha revocato l’ufficio. Il Suo account resta attivo. Le iscrizioni che ha effettuato restano valide; per informazioni si rivolga all’ufficio.',
    guardian_ended_inviter_text:
      'il %{date} alle ore %{time} l’ufficio ha revocato l’accesso della persona che Lei aveva invitato come genitore o tutore. Riguardava: %{children}.',
    guardian_ended_inviter_note: 'Per eventuali domande si rivolga all’ufficio.',
    guardian_left_text:
      'la persona che Lei aveva invitato come genitore o tutore ha rinunciato al proprio accesso il %{date} alle ore %{time}. Riguardava: %{children}.',
    guardian_left_note:
      'Le iscrizioni effettuate da questa persona restano valide e si trovano ancora in «La mia famiglia». Lì può invitare di nuovo qualcuno in qualsiasi momento.',
    guardian_open_to_you:
      'Quanto era ancora da pagare per queste iscrizioni (%{open}) è ora a Suo carico. Come pagare è indicato in «La mia famiglia».',
    guardian_open_to_other:
      'Quanto era ancora da pagare per queste iscrizioni (%{open}) è ora a carico di un altro genitore. La preghiamo di non versare più nulla.',
    guardian_documents_stay:
      'Quanto ha pagato resta nei Suoi riepiloghi e nelle Sue attestazioni in «La mia famiglia», finché queste settimane non vengono cancellate. Se una viene cancellata, l’importo diventa credito del genitore che ora paga.',
    payer_changed_subject: 'Chi paga per %{children}',
    payer_changed_text:
      'il %{date} alle ore %{time} l’ufficio ha modificato chi risulta genitore di %{children}.',
    account_expiring_subject: 'Il Suo account sarà cancellato',
    account_expiring_text:
      'il Suo account non è stato utilizzato da molto tempo e non vi è più registrato alcun bambino. Dopo il %{date} lo cancelleremo con tutti i dati.',
    account_expiring_note:
      'Se desidera conservare l’account, acceda una volta entro tale data. Altrimenti non deve fare nulla.',
    account_expiring_button: 'Acceda all’account',
    account_deleted_subject: 'Il Suo account è stato eliminato',
    account_deleted_text:
      'il %{date} alle ore %{time} ha eliminato il Suo account. Con esso sono stati eliminati i Suoi dati e quelli dei Suoi bambini che non hanno un altro genitore.',
    account_deleted_note:
      'Conserviamo pagamenti e ricevute per il tempo previsto dalla legge. Se non ha chiesto Lei la cancellazione, contatti subito l’ufficio. Questa è l’ultima e-mail.',
    opening_reminder_subject: 'Le iscrizioni aprono il %{date}: %{course}',
    opening_reminder_soon_subject: 'Le iscrizioni aprono alle ore %{time}: %{course}',
    opening_reminder_text:
      'le iscrizioni a «%{course}» aprono il %{date} alle ore %{time}. Le consigliamo di accedere al Suo account già qualche minuto prima: così potrà prenotare subito dalla pagina del progetto.',
    opening_reminder_button: 'Vai al progetto',
    opening_reminder_note:
      'Riceve questa e-mail perché ha chiesto un promemoria sulla pagina del progetto. Lì può anche disattivarlo.',
    basket_subject:
      'Le Sue iscrizioni: %{smart_count} settimana |||| Le Sue iscrizioni: %{smart_count} settimane',
    basket_text: 'abbiamo ricevuto le Sue iscrizioni.',
    basket_new: '%{course}: iscrizione confermata',
    basket_waiting: '%{course}: in lista d’attesa',
    basket_held_back: '%{course}: in sospeso',
    basket_wish: '%{course}: preferenze per il sorteggio',
    basket_last_day: 'I posti si assegnano tutti insieme dopo il %{date}. Riceverà allora un’e-mail.',
    held_back_subject: 'Prenotazione provvisoria: %{course}',
    held_back_text:
      'grazie per l’iscrizione a «%{course}». Le settimane seguenti sono in sospeso, ma non ancora sicure: all’inizio ogni bambino riceve solo poche settimane sicure. Gli altri posti si assegnano dopo la chiusura delle iscrizioni, il %{date}, in ordine d’iscrizione. Riceverà allora un’e-mail.',
    wish_subject: 'Preferenze registrate: %{course}',
    wish_text:
      'grazie per l’iscrizione a «%{course}». Le settimane seguenti sono registrate come preferenze. Dopo la chiusura delle iscrizioni, il %{date}, i posti vengono sorteggiati. Il momento dell’iscrizione non conta. Riceverà allora un’e-mail.',
    places_given_subject: 'I posti sono assegnati: %{course}',
    places_given_text:
      'le iscrizioni a «%{course}» sono chiuse e i posti sono assegnati. Ecco la situazione delle Sue settimane:',
    drawn_text: 'i posti per «%{course}» sono stati sorteggiati. Ecco la situazione delle Sue settimane:',
    places_given_seat: 'Posto sicuro',
    offer_subject: 'Si è liberato un posto: %{course}',
    offer_text:
      'si è liberato un posto, riservato per Lei fino al %{date} alle ore %{time}. Lo accetti o lo rifiuti in «La mia famiglia».',
    offer_note:
      'Senza risposta entro il %{date} alle ore %{time}, il posto viene offerto al bambino successivo e il Suo passa in fondo alla lista d’attesa.',
    offer_button: 'Vedi l’offerta',
    offer_expired_subject: 'Offerta scaduta: %{course}',
    offer_expired_text:
      'l’offerta per il posto seguente è scaduta senza risposta. Suo figlio o Sua figlia si trova ora in fondo alla lista d’attesa.',
    declined_subject: 'Offerta rifiutata: %{course}',
    declined_text:
      'l’offerta per il posto seguente nel progetto «%{course}» è stata rifiutata. Suo figlio o Sua figlia non è più in quella lista d’attesa.',
    paid_undone_subject: 'Pagamento stornato: %{course}',
    paid_undone_text:
      'Le avevamo confermato che la seguente iscrizione al progetto «%{course}» è pagata. Abbiamo stornato questa registrazione e l’importo è di nuovo da saldare: |||| Le avevamo confermato che le seguenti iscrizioni al progetto «%{course}» sono pagate. Abbiamo stornato questa registrazione e l’importo è di nuovo da saldare:',
    paid_undone_fee_text:
      'abbiamo stornato un pagamento registrato per il progetto «%{course}». È quindi di nuovo da saldare:',
    paid_undone_note: 'Ha già pagato? Contatti l’ufficio prima di fare un altro bonifico.',
    week_cancelled_subject: 'Annullata: %{course}, %{week}',
    week_cancelled_text:
      'purtroppo la settimana «%{week}» (%{period}) del progetto «%{course}» non avrà luogo. La seguente iscrizione non è quindi più valida: |||| purtroppo la settimana «%{week}» (%{period}) del progetto «%{course}» non avrà luogo. Le seguenti iscrizioni non sono quindi più valide:',
    week_cancelled_waiting: 'era in lista d’attesa',
    week_cancelled_refund:
      'Risultano già pagati %{amount}. Questo importo è ora un credito. Con questo si paga prima ciò che è ancora da saldare. Il resto vale per la prossima iscrizione, oppure l’ufficio lo rimborsa.',
    week_cancelled_refund_other:
      'Erano stati pagati %{amount}. Questo importo è ora un credito dell’altro genitore, a cui era intestata l’iscrizione, anche se l’ha pagato Lei.',
    week_cancelled_alternatives: 'Qui ci sono ancora posti liberi',
    week_cancelled_note: 'I posti non sono riservati: vengono assegnati nell’ordine delle iscrizioni.',
    week_moved_subject: 'Nuove date: %{course}, %{week}',
    week_moved_text:
      'la settimana «%{week}» del progetto «%{course}» è stata spostata: prima %{before}, ora %{period}. Riguarda la seguente iscrizione: |||| la settimana «%{week}» del progetto «%{course}» è stata spostata: prima %{before}, ora %{period}. Riguarda le seguenti iscrizioni:',
    week_moved_hours_subject: 'Nuovi orari: %{course}, %{week}',
    week_moved_hours_text:
      'nella settimana «%{week}» (%{period}) del progetto «%{course}» sono cambiati gli orari. Riguarda la seguente iscrizione: |||| nella settimana «%{week}» (%{period}) del progetto «%{course}» sono cambiati gli orari. Riguarda le seguenti iscrizioni:',
    week_moved_before: 'prima: %{before}',
    week_moved_waiting: 'in lista d’attesa',
    week_moved_offer: 'un posto è offerto',
    week_moved_held_back: 'non ancora sicuro',
    week_moved_free:
      'Se non va bene, può in ogni caso cancellare l’iscrizione gratuitamente fino al %{date} alle ore %{time}: in «La mia famiglia» apra l’iscrizione e scelga «Cancella l’iscrizione». Quanto già pagato diventa un credito. |||| Se non va bene, può in ogni caso cancellare gratuitamente ciascuna di queste iscrizioni fino al %{date} alle ore %{time}: in «La mia famiglia» apra l’iscrizione e scelga «Cancella l’iscrizione». Quanto già pagato diventa un credito.',
    week_moved_return:
      'Se non va bene, può cancellare l’iscrizione: in «La mia famiglia» apra l’iscrizione e scelga «Cancella l’iscrizione». Fino a quando è gratuito è indicato sopra. Quanto già pagato diventa un credito. |||| Se non va bene, può cancellare ciascuna di queste iscrizioni: in «La mia famiglia» apra l’iscrizione e scelga «Cancella l’iscrizione». Fino a quando è gratuito è indicato sopra. Quanto già pagato diventa un credito.',
    week_moved_office: 'Se non va bene, contatti l’ufficio.',
    week_moved_leave:
      'Alla lista d’attesa o a un’offerta può rinunciare gratuitamente in «La mia famiglia» in ogni momento, finché la settimana non è iniziata.',
    suits: 'adatto per %{names}',
    office_message: 'Comunicazione dell’ufficio',
    project_button: 'Vai al progetto',
    new_subject: 'Iscrizione: %{course}',
    new_text: 'abbiamo ricevuto l’iscrizione al progetto «%{course}». Il posto è confermato per:',
    waiting_subject: 'Lista d’attesa: %{course}',
    waiting_text:
      'abbiamo ricevuto l’iscrizione al progetto «%{course}». Al momento per le settimane indicate sotto non ci sono posti liberi, perciò l’iscrizione è in lista d’attesa. Appena si libera un posto, Le scriveremo. Fino ad allora non c’è nulla da pagare.',
    new_waiting_subject: 'Si è liberato un posto: %{course}',
    new_waiting_text:
      'nel progetto «%{course}» si è liberato un posto. L’iscrizione, finora in lista d’attesa, è ora confermata: |||| nel progetto «%{course}» si sono liberati dei posti. Le iscrizioni, finora in lista d’attesa, sono ora confermate:',
    new_waiting_note:
      'Non ha più bisogno del posto? Entro %{hours} ore, cioè fino al %{date} alle ore %{time}, può rinunciarvi in «La mia famiglia», purché non sia ancora stato pagato nulla. |||| Non ha più bisogno di uno dei posti? Entro %{hours} ore, cioè fino al %{date} alle ore %{time}, può rinunciarvi in «La mia famiglia», purché per quel posto non sia ancora stato pagato nulla.',
    moved_subject: 'Iscrizione spostata: %{course} |||| Iscrizioni spostate: %{course}',
    moved_text:
      'abbiamo spostato l’iscrizione a un’altra settimana. Nel progetto «%{course}» il posto è ora confermato per:',
    moved_waiting_text:
      'abbiamo spostato l’iscrizione a un’altra settimana. Al momento lì non ci sono posti liberi, perciò nel progetto «%{course}» l’iscrizione è in lista d’attesa. Appena si libera un posto, Le scriveremo. Fino ad allora non c’è nulla da pagare.',
    moved_before: 'finora: %{week} (%{period})',
    moved_before_elsewhere: 'finora: %{course}, %{week} (%{period})',
    moved_nothing_paid:
      'Per questa iscrizione sono da pagare %{open}. |||| Per queste iscrizioni sono da pagare %{open}.',
    moved_open:
      'Per questa iscrizione sono stati pagati %{paid}. Restano da pagare %{open}. |||| Per queste iscrizioni sono stati pagati %{paid}. Restano da pagare %{open}.',
    moved_also_credit: 'Inoltre restano annotati come credito %{credit}.',
    moved_before_waiting: 'Per questo erano stati pagati %{paid}.',
    moved_elsewhere: 'Di questi, %{elsewhere} sono stati usati per altro che era ancora da pagare.',
    others_pay:
      'Di questi, %{open} li paga un altro genitore: per questa parte non deve fare alcun bonifico.',
    credit_used: 'Per questo sono stati usati %{used} del Suo credito.',
    credit_used_all: 'Per questo sono stati usati %{used} del Suo credito. Non resta nulla da pagare.',
    moved_credit:
      'Per questa iscrizione sono stati pagati %{paid}, cioè %{credit} in più di quanto ora è dovuto. L’importo resta annotato come credito. |||| Per queste iscrizioni sono stati pagati %{paid}, cioè %{credit} in più di quanto ora è dovuto. L’importo resta annotato come credito.',
    moved_paid:
      'Per questa iscrizione sono stati pagati %{paid}. Risulta quindi tutto pagato. |||| Per queste iscrizioni sono stati pagati %{paid}. Risulta quindi tutto pagato.',
    moved_waiting_paid:
      'Per questa iscrizione sono già stati pagati %{paid}. L’importo resta annotato come credito. |||| Per queste iscrizioni sono già stati pagati %{paid}. L’importo resta annotato come credito.',
    merged_text:
      'abbiamo unito due settimane. Nel progetto «%{course}» la Sua iscrizione vale ora per: |||| abbiamo unito due settimane. Nel progetto «%{course}» le Sue iscrizioni valgono ora per:',
    merged_moved_up: 'dalla lista d’attesa, posto ora confermato',
    merged_waiting: 'In lista d’attesa non c’è nulla da pagare. Appena si libera un posto, Le scriveremo.',
    merged_give_back:
      'Se un posto ottenuto dalla lista d’attesa non serve più, può rinunciarvi in «La mia famiglia» entro %{hours} ore, cioè fino al %{date} alle ore %{time}, purché per quel posto non sia ancora stato pagato nulla.',
    deleted_subject: 'Iscrizione cancellata: %{course}',
    deleted_text:
      'la seguente iscrizione al progetto «%{course}» è stata cancellata: |||| le seguenti iscrizioni al progetto «%{course}» sono state cancellate:',
    deleted_fee: 'La cancellazione comporta un costo di %{fee}.',
    deleted_fee_none: 'La cancellazione non costa nulla.',
    deleted_fee_paid: 'È coperto da quanto era già stato pagato.',
    deleted_fee_partly: 'Di questi risultano pagati %{kept}.',
    deleted_fee_open: 'Restano da pagare %{open}.',
    deleted_fee_open_other: 'Restano %{open} da pagare, a carico dell’altro genitore.',
    deleted_fee_credit:
      'Di quanto era stato pagato restano %{credit}. Questo importo è ora un credito. Con questo si paga prima ciò che è ancora da saldare. Il resto vale per la prossima iscrizione, oppure l’ufficio lo rimborsa.',
    deleted_credit:
      'I %{credit} già pagati sono ora un credito. Con questo si paga prima ciò che è ancora da saldare. Il resto vale per la prossima iscrizione, oppure l’ufficio lo rimborsa.',
    deleted_fee_credit_other:
      'Di quanto era stato pagato restano %{credit}. Questo importo è ora un credito dell’altro genitore, a cui era intestata questa iscrizione, anche se l’ha pagato Lei.',
    deleted_paid_by_other: 'Di questi, %{paid} li aveva pagati l’altro genitore.',
    deleted_credit_other:
      'I %{credit} già pagati sono ora un credito dell’altro genitore, a cui era intestata questa iscrizione, anche se li ha pagati Lei.',
    payed_subject: 'Pagamento ricevuto: %{course}',
    payed_text:
      'abbiamo ricevuto il pagamento per il progetto «%{course}». Grazie! Risulta interamente pagato quanto segue:',
    payed_note: 'Può scaricare la conferma di pagamento in «La mia famiglia».',
    wish_place: '%{rank}ª preferenza',
    queue_place: 'posto n. %{position} in lista d’attesa',
    decided_after:
      'in sospeso: i posti si assegnano tutti insieme dopo la chiusura delle iscrizioni, il %{date}; riceverà allora un’e-mail',
    project: 'Progetto: %{course}',
    contact: 'Contatti',
    imprint: 'Note legali',
    family_button: 'Apra «La mia famiglia»',
    payment_title: 'Come pagare',
    payment_amount: 'Importo da pagare',
    payment_beneficiary: 'Beneficiario',
    payment_reference: 'Causale (da indicare senza modifiche)',
    payment_hint:
      'Può anche inquadrare questo codice con l’app della Sua banca: i dati saranno già compilati.',
    payment_qr_alt: 'Codice QR per il bonifico; contiene i dati indicati sopra',
    payment_due: 'Da pagare entro il',
    reminder_subject: 'Promemoria: pagamento scaduto',
    reminder_again_subject: 'Secondo promemoria: pagamento scaduto',
    reminder_text:
      'il termine per pagare l’iscrizione è passato: risultano scaduti %{overdue}. La preghiamo di pagare l’importo nei prossimi giorni. Resta da pagare quanto segue:',
    reminder_line_overdue: 'da pagare entro il %{date}, scaduto',
    reminder_line_due: 'da pagare entro oggi',
    reminder_line_later: 'non ancora scaduto, da pagare entro il %{date}',
    reminder_line_open: 'da pagare, senza scadenza',
    reminder_fee: 'costo di cancellazione',
    reminder_payment: 'Come pagare: %{course}',
    reminder_note:
      'Ha già pagato nei giorni scorsi? Allora questa e-mail si è incrociata con il bonifico e non occorre fare nulla. Se qualcosa non è corretto o non riesce a rispettare il termine, La preghiamo di contattarci.',
  },
  message: {
    audience: 'Scelga chi riceve il messaggio.',
    nobody: 'Nessuna di queste persone ha un indirizzo e-mail: il messaggio non raggiungerebbe nessuno.',
    missing_de:
      '%{smart_count} destinatario legge in tedesco. Scriva il testo anche in tedesco. |||| %{smart_count} destinatari leggono in tedesco. Scriva il testo anche in tedesco.',
    missing_it:
      '%{smart_count} destinatario legge in italiano. Scriva il testo anche in italiano. |||| %{smart_count} destinatari leggono in italiano. Scriva il testo anche in italiano.',
    placeholders: 'Qui non c’è alcun valore per %{names}.',
    file_gone: 'Questo file non esiste più. Lo carichi di nuovo.',
    files_too_large: 'I file di un messaggio possono avere insieme al massimo %{max} MB.',
    test_sent: 'Il messaggio è stato inviato a Lei.',
    test_subject: 'Prova: %{subject}',
    test_note: 'Questa è una prova che riceve solo Lei. I nomi sono inventati.',
    trial_subject: 'Le e-mail arrivano',
    trial_body:
      '<p>Buongiorno,</p><p>questa e-mail di prova se l’è inviata Lei: così arrivano le conferme ai genitori. Non deve fare nulla.</p>',
    trial_sent: 'L’e-mail di prova è stata inviata a Lei.',
  },
  mail_sample: {
    course: 'Settimane nel bosco',
    name: 'Maria Esempio',
    child1: 'Anna Esempio',
    child2: 'Paolo Esempio',
    week1: '1ª settimana',
    week2: '2ª settimana',
  },
  failed_mail: {
    resent: 'L’e-mail viene inviata di nuovo.',
    not_resendable:
      'Il link di questa e-mail non è più valido. Se ne può richiedere uno nuovo con «Password dimenticata».',
    discarded: 'L’e-mail è stata scartata.',
  },
};
