import type { SameKeys } from '../../translate.js';
import type { accounts as reference } from '../../de/server/accounts.js';

/** What the API says in Italian of accounts. */
export const accounts: SameKeys<typeof reference> = {
  parent_view: {
    no_account: 'Questa persona non ha un account. Nel portale dei genitori non c’è nulla che possa vedere.',
  },
  password: {
    no_user: 'Non esiste alcun account con questo indirizzo e-mail.',
    link_sent: 'Le abbiamo inviato un link per reimpostare la password.',
    recently_sent: 'Un link è stato inviato poco fa. Attenda qualche minuto.',
    already_reset:
      'Questo link non è più valido: la password è già stata reimpostata oppure il link è scaduto.',
    changed: 'La password è stata cambiata.',
  },
  email_confirmation: {
    done: 'Grazie, il Suo indirizzo e-mail è confermato.',
    already: 'Il Suo indirizzo e-mail è già confermato.',
    sent: 'Le abbiamo inviato un’altra e-mail.',
    recently_sent: 'L’e-mail è stata inviata poco fa. Attenda due minuti.',
    expired: 'Questo link è scaduto. Acceda e ne richieda uno nuovo.',
    unknown:
      'Questo link non è valido. Forse è incompleto, oppure nel frattempo il Suo indirizzo e-mail è stato modificato. Può richiederne uno nuovo dopo l’accesso.',
  },
  user: {
    not_own: 'Non può eliminare il proprio account.',
    has_person:
      'L’account «%{name}» appartiene ai dati di un genitore e non può essere eliminato qui. Elimini il genitore.',
    beyond_own:
      'L’account «%{name}» ha autorizzazioni che Lei non possiede. Può eliminarlo solo chi le possiede.',
    last_role_update: 'Solo «%{name}» può modificare i ruoli. L’account non può quindi essere eliminato.',
    login_ends: 'L’account viene disconnesso subito e non può più accedere.',
    leads:
      'L’account è ancora responsabile di: %{places}. Chi seguirà poi i bambini? Lo stabilisca prima, in «Gruppi» della settimana.',
    leads_more:
      '%{places} e un’altra settimana o un altro gruppo |||| %{places} e altre %{smart_count} settimane o altri gruppi',
  },
  role: {
    beyond_own:
      '«%{name}» ha autorizzazioni che Lei non possiede. Può eliminare il ruolo solo chi le possiede.',
  },
  account_deletion: {
    staff: 'Il Suo account ha dei diritti nell’ufficio. Può eliminarlo solo l’ufficio. %{office}',
    places:
      '%{smart_count} posto in una settimana non ancora terminata: cancelli prima l’iscrizione. Se non è più possibile, può eliminare l’account dopo la settimana. %{office} |||| %{smart_count} posti in settimane non ancora terminate: cancelli prima queste iscrizioni. Se non è più possibile, può eliminare l’account dopo le settimane. %{office}',
    present: 'Oggi un bambino è presente: elimini l’account quando è stato ritirato.',
    open: '%{amount} sono ancora da pagare: li paghi prima.',
    open_after: '%{amount} restano da pagare anche dopo la cancellazione delle iscrizioni: li paghi.',
    credit: 'Ha un credito di %{credit}: prima l’ufficio lo rimborsa. Inserisca il Suo IBAN. %{office}',
    in_file: 'Un credito di %{credit} è in corso di rimborso: elimini l’account quando il denaro è arrivato.',
    becomes_credit: 'Con i posti il denaro pagato diventerebbe un credito di nessuno: contatti l’ufficio.',
    other: 'Ai Suoi dati appartiene ancora: %{by}. Può eliminarlo solo l’ufficio. %{office}',
    done: 'Il Suo account è stato eliminato.',
  },
  api_key: {
    unknown: 'Questa chiave API non vale: è scaduta, revocata o scritta male.',
    lacks:
      'A questa chiave API manca il permesso %{permission}: devono averlo sia il ruolo sia chi l’ha creata.',
    role_needs_factor: 'Questo ruolo richiede un secondo fattore. Ne configuri prima uno.',
    too_many: 'Ha già %{max} chiavi. Ne revochi prima una.',
    ends: '%{smart_count} chiave API di questo account smette subito di valere. |||| %{smart_count} chiavi API di questo account smettono subito di valere.',
    over: 'Questo giorno è già passato.',
    too_long: 'Una chiave vale al massimo due anni.',
    revoked: 'La chiave API «%{name}» è revocata.',
  },
  second_factor: {
    step_ended: 'Questo passaggio è scaduto. Ricominci da capo.',
    wrong_code: 'Questo codice è errato o è già stato usato.',
    wrong_passkey: 'Questa passkey non è conosciuta qui, oppure la verifica non è riuscita.',
    last_required:
      'Il Suo ruolo richiede un secondo fattore: l’ultimo non può essere rimosso. Ne imposti prima un altro.',
    none: 'Per questo account non è impostato un secondo fattore.',
    too_many_passkeys: 'Un account non può avere più di dieci passkey.',
    no_passkeys_here: 'A questo indirizzo del sito non esistono passkey.',
    removed: 'Il fattore è stato rimosso.',
    ask_password: 'Inserisca la Sua password attuale.',
    ask_code:
      'Inserisca anche un codice della Sua app di autenticazione o un codice di recupero, oppure usi una passkey.',
  },
  account_undo: {
    done: 'La modifica è stata annullata e tutti i dispositivi sono stati disconnessi. Le abbiamo inviato un’e-mail con un link per scegliere una nuova password.',
    used: 'Con questo link, o con quello di un’e-mail precedente, la modifica è già stata annullata.',
    over: 'Questo link non è valido. Forse è incompleto o scaduto: una modifica si può annullare per 7 giorni. Contatti l’ufficio.',
    by_office:
      'Questo link non vale più, perché nel frattempo l’ufficio ha modificato il Suo account. Contatti l’ufficio.',
    address_taken:
      'Il Suo indirizzo e-mail precedente appartiene nel frattempo a un altro account. Non è stato modificato nulla. Contatti subito l’ufficio.',
    ask_password:
      'L’account ha ora un secondo fattore. Perché non lo tolga chi legge soltanto le Sue e-mail, inserisca la password valida prima della modifica.',
    wrong_password:
      'Non è la password valida prima della modifica. Se ha ricevuto più e-mail di questo tipo, usi il link della prima. Se non la ricorda, contatti l’ufficio.',
  },
};
