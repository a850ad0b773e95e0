import { common } from './common.js';
import type { SameKeys } from '../translate.js';
import type { server as reference } from '../de/server.js';

/** Messages of the API in Italian. */
export const server: SameKeys<typeof reference> = {
  error: {
    malformed: 'La richiesta non è leggibile.',
    unauthenticated: 'Effettui l’accesso.',
    invalid_credentials: 'Indirizzo e-mail o password non corretti.',
    forbidden: 'Non ha l’autorizzazione necessaria.',
    no_person:
      'Con questo account non è possibile iscrivere bambini, perché non contiene i dati di un genitore.',
    email_not_confirmed: 'Confermi prima il Suo indirizzo e-mail con il link che Le abbiamo inviato.',
    read_only_view:
      'Così non è possibile: vede il portale come un genitore. In questa vista non si può modificare nulla e gli indirizzi segreti non vengono mostrati.',
    not_for_api_keys:
      'Una chiave API apre solo ciò che permette il suo ruolo, non l’account di una persona. Per questo effettui il login.',
    password_change_required: 'Prima di continuare, cambi la password.',
    second_factor_required: 'Prima di continuare, imposti un secondo fattore per l’accesso.',
    not_found: 'Non trovato.',
    conflict: 'In questo momento non è possibile salvare. Ricarichi la pagina e riprovi.',
    idempotency_conflict: 'Questa richiesta è già stata inviata con un contenuto diverso.',
    changed_meanwhile:
      'Nel frattempo anche qualcun altro ha modificato questi dati. Scelga quale valore deve restare.',
    basket_changed: 'Nel frattempo i posti o i prezzi sono cambiati. Non è stato prenotato nulla.',
    too_large: 'La richiesta è troppo grande.',
    too_many_values: 'La richiesta contiene troppi dati.',
    unsupported_type: 'Questo tipo di contenuto non è accettato.',
    validation: 'Controlli i dati inseriti.',
    registration_closed: 'Al momento le iscrizioni non sono aperte.',
    week_not_open: 'Le iscrizioni per questa settimana non sono più aperte.',
    week_full: 'Tutte le settimane scelte sono al completo, anche la lista d’attesa.',
    not_eligible: 'Questo progetto non è per tutti i bambini scelti.',
    too_many_requests: 'Troppi tentativi. Riprovi tra %{minutes} minuti.',
    internal: 'Si è verificato un errore. Riprovi più tardi.',
    busy: 'In questo momento ci sono moltissime richieste. Riprovi tra qualche secondo.',
    document: 'In questo momento non è possibile creare il documento. Riprovi tra qualche secondo.',
  },
  validation: {
    required: 'Campo obbligatorio.',
    text: 'Inserisca un testo.',
    too_long: 'Al massimo %{max} caratteri.',
    too_formatted: 'La formattazione del testo è troppo complessa. La semplifichi.',
    too_short: 'Almeno %{min} caratteri.',
    integer: 'Inserisca un numero intero.',
    between: 'Inserisca un numero da %{min} a %{max}.',
    money: 'Inserisca un importo da 0 in su, con al massimo due decimali.',
    signed_money: 'Inserisca un importo con al massimo due decimali.',
    date: 'Inserisca una data valida.',
    time: 'Inserisca un orario da 00:00 a 23:59.',
    instant: 'Indichi un momento valido.',
    boolean: 'Indichi sì o no.',
    choice: 'Scelga uno dei valori proposti.',
    list: 'Indichi un elenco.',
    list_long: 'Al massimo %{max} voci.',
    object: 'Invii i dati completi.',
    iban: 'Controlli l’IBAN: sembra non essere valido.',
    one_line: 'Scriva su una sola riga, senza andare a capo.',
    reference: 'Questa voce non esiste.',
    changed_meanwhile:
      'Nel frattempo qualcun altro ha modificato questo dato. Scelga quale valore deve restare.',
    self_reference: 'Una voce non può rimandare a sé stessa.',
    twice: 'Questa voce è già nell’elenco.',
    too_many_weeks: 'Al massimo %{max} settimane alla volta. Scelga meno progetti.',
    upload_address: 'Scelga un file caricato.',
    document_path: 'A questo indirizzo non c’è nessun documento.',
    colour: 'Inserisca un colore come #C2410C.',
    web_address: 'Inserisca un indirizzo che inizia con http:// o https://.',
    origins:
      'Inserisca indirizzi di siti web, uno per riga, senza percorso e con https://: https://www.esempio.it (al massimo 20).',
    not_before: 'La fine non può precedere l’inizio.',
    not_after: 'Inserire una data che non sia successiva a «Iscrizioni dal».',
    allocation_fixed: 'L’assegnazione dei posti non si può più cambiare: ci sono già iscrizioni.',
    not_after_start: 'La fine deve essere dopo l’inizio.',
    decimal: 'Inserire un numero con al massimo 6 decimali.',
    not_below: 'Il valore massimo non può essere inferiore a quello minimo.',
    fee_falls: 'Una cancellazione più tardiva non può costare di meno.',
    day_type_offered: 'Offra la mezza giornata, la giornata intera o entrambe.',
    from_within_course: 'Il progetto inizia il %{date}: una settimana non può iniziare prima.',
    to_within_course: 'Il progetto finisce il %{date}: una settimana non può finire dopo.',
    week_overlaps:
      '%{smart_count} bambino iscritto avrebbe due programmi in questo periodo. |||| %{smart_count} bambini iscritti avrebbero due programmi in questo periodo.',
    weeks_from_within_course: 'La prima settimana del progetto inizia già il %{date}.',
    weeks_to_within_course: 'L’ultima settimana del progetto finisce solo il %{date}.',
    top_level_category: 'Scelga una categoria principale diversa da questa.',
    has_subcategories: 'Questa categoria ha a sua volta delle sottocategorie.',
    email: 'Inserisca un indirizzo e-mail valido.',
    taken: 'Esiste già: ogni valore può comparire una sola volta.',
    name_taken: 'Questo nome esiste già.',
    unknown_names: 'Sconosciuto: %{names}.',
    roles_beyond_own: 'Non può assegnare ruoli con autorizzazioni che non possiede: %{names}.',
    account_beyond_own:
      'Questo account ha autorizzazioni che Lei non possiede. Può modificarlo solo chi le possiede.',
    role_beyond_own:
      'Questo ruolo ha autorizzazioni che Lei non possiede. Può modificarlo solo chi le possiede.',
    permissions_beyond_own: 'Può assegnare solo autorizzazioni che possiede anche Lei.',
    last_holder:
      'Una delle autorizzazioni che sta togliendo non resterebbe a nessuno, e nessuno potrebbe più assegnarla.',
    parent_access:
      'Per questo servono le autorizzazioni a vedere bambini, persone e dati sanitari, perché i genitori vedono tutto questo dei propri figli.',
    parent_login:
      'Questo è l’account di un genitore. I suoi dati di accesso li modifica solo chi può modificare anche le persone.',
    leader_access:
      'Questo è l’account di una persona di riferimento. I suoi dati di accesso li modifica solo chi vede tutte le iscrizioni e i dati sanitari e può modificare le iscrizioni.',
    own_week:
      'Questa settimana la guida Lei. Qui può inserire bambini solo chi vede comunque tutte le iscrizioni e i dati sanitari. Si rivolga all’ufficio.',
    kept_week:
      'Questa settimana è guidata da qualcuno che crea o apre account come il Suo. Qui modifica bambini e giorni solo chi vede comunque tutte le iscrizioni e i dati sanitari. Si rivolga all’ufficio.',
    leads_weeks:
      'Un account con questo ruolo risulta persona di riferimento di alcune settimane e così le vedrebbe. Questa autorizzazione gliela dà solo chi vede comunque tutte le iscrizioni e i dati sanitari e può modificare le iscrizioni.',
    leaders_sight:
      'Per quanto tempo le persone di riferimento vedono i dati delle loro settimane lo modifica solo chi vede comunque tutte le iscrizioni e i dati sanitari e può modificare le iscrizioni.',
    past_week_dates:
      'Le persone di riferimento non vedono più questa settimana. I suoi giorni li modifica solo chi vede comunque tutte le iscrizioni e i dati sanitari.',
    led_week_dates:
      'Questa settimana ha persone di riferimento. Con i nuovi giorni vedrebbero i bambini prima o più a lungo. Lo modifica solo chi vede comunque tutte le iscrizioni e i dati sanitari e può modificare le iscrizioni. Si rivolga all’ufficio.',
    own_week_dates:
      'Questa settimana la guida Lei. I suoi giorni li modifica solo chi vede comunque tutte le iscrizioni e i dati sanitari.',
    notices:
      'Un progetto può diventare attivo solo quando ci sono l’informativa sulla privacy e le note legali: la legge le richiede prima che le famiglie inseriscano i loro dati. Manca: %{missing}. Si inseriscono nei «Primi passi» o nelle impostazioni.',
    feature_used: 'Lo usano dei progetti attivi: %{projects}. Prima li modifichi.',
    notice_needed:
      'Finché ci sono progetti attivi, questo campo deve restare compilato: lo richiede la legge, perché le famiglie inseriscono i loro dati.',
    last_role_update: 'Almeno un utente deve poter modificare i ruoli.',
    own_password: 'Può cambiare la Sua password con «Cambia password».',
    email_taken: 'Esiste già un account con questo indirizzo e-mail.',
    email_reserved:
      'Questo indirizzo e-mail apparteneva fino a poco fa a un altro account e gli resta riservato ancora per qualche giorno. Ne usi un altro oppure contatti l’ufficio.',
    email_of_staff:
      'L’indirizzo di un account con ruoli può essere modificato solo da chi può creare utenti.',
    tax_length: 'Il codice fiscale ha esattamente 16 caratteri.',
    tax_invalid: common.tax_invalid,
    tax_taken: 'Questo codice fiscale è già registrato. %{office}',
    tax_taken_by: 'Questo codice fiscale è già di %{name}.',
    tax_fixed: 'Il codice fiscale non può più essere modificato.',
    phone: 'Inserisca un numero di telefono valido.',
    password_common: 'Questa password è troppo facile da indovinare. Ne scelga un’altra.',
    password_own_data: 'Scelga una password diversa dal nome e dall’indirizzo e-mail.',
    password_confirmation: 'Le due password non coincidono.',
    current_password: 'La password attuale non è corretta.',
    password_same: 'Scelga una password nuova.',
    health_consent: 'Acconsenta alla conservazione dei dati sanitari oppure lasci vuoti questi campi.',
    sort: 'Non è possibile ordinare per «%{field}».',
    filter: 'Non è possibile filtrare per «%{field}».',
    column: 'L’elenco non ha una colonna «%{field}».',
    page: 'La pagina è un numero a partire da 1.',
    items_per_page: 'Da 1 a %{max} voci per pagina, oppure -1 per tutte.',
    too_many_rows: 'L’elenco è troppo lungo per essere caricato per intero.',
    too_many_references: 'Si possono cercare al massimo %{max} causali alla volta.',
  },
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
  guardian: {
    own_address: 'Questo è il Suo indirizzo. Inserisca quello dell’altra persona.',
    no_child: 'Scelga almeno un bambino o una bambina.',
    unknown_child: 'Questo bambino non fa parte della Sua famiglia.',
    forbidden: 'Per %{child} l’ufficio ha bloccato altri genitori o tutori. %{office}',
    complete: 'Per %{child} sono già registrati due genitori o tutori. %{office}',
    already_invited: 'Per %{child} c’è già un invito aperto. Prima lo ritiri.',
    withdrawn: 'L’invito è stato ritirato. Il link nell’e-mail non vale più.',
    ended: '%{name} non ha più accesso ai dati di %{child}.',
    left: 'Non ha più accesso ai dati di %{child}.',
    accepted: 'Ha accettato l’invito. Ora vede i dati di: %{children}.',
    link_unknown: 'Questo link non è valido. Lo apra di nuovo dall’e-mail.',
    link_used: 'Questo invito è già stato accettato.',
    link_expired: 'Questo invito è scaduto. Se ne faccia inviare uno nuovo.',
    link_withdrawn: 'Questo invito è stato ritirato.',
    link_forbidden: 'Questo invito non può più essere accettato. %{office}',
    link_already: 'Lei figura già come genitore o tutore.',
    confirm_first:
      'Confermi prima il Suo indirizzo e-mail con il link dell’e-mail che ha ricevuto dopo aver creato l’account. Poi può accettare l’invito qui.',
    link_other_address:
      'Questo invito è stato inviato a un indirizzo e-mail diverso da quello del Suo account. Acceda con l’account dell’indirizzo invitato, oppure chieda a %{inviter} un invito all’indirizzo del Suo account.',
  },
  child: {
    last_parent_owes:
      'Per questo bambino c’è ancora qualcosa da pagare (%{open}). Lasci indicato un genitore che lo paghi.',
    parent_while_there:
      'Il bambino oggi è presente e non è ancora andato via. Fino ad allora deve restare un genitore con telefono, così che chi lo segue possa chiamare qualcuno.',
    too_many: 'Una famiglia non inserisce da sé più di %{max} bambini. %{office}',
  },
  crud: {
    deleted: 'Eliminazione completata: «%{name}».',
    in_use: 'Non è possibile eliminare «%{name}», che è ancora in uso: %{by}.',
    in_use_unknown: 'Questa voce è ancora in uso e non può essere eliminata.',
    files_go:
      'Viene eliminato anche il file caricato. |||| Vengono eliminati anche i %{smart_count} file caricati.',
    dependents: {
      registration: '%{smart_count} iscrizione |||| %{smart_count} iscrizioni',
      attendance: '%{smart_count} presenza |||| %{smart_count} presenze',
      attendance_issue: '%{smart_count} punto sulle presenze |||| %{smart_count} punti sulle presenze',
      cancellation_fee: '%{smart_count} costo di cancellazione |||| %{smart_count} costi di cancellazione',
      active_registration: '%{smart_count} iscrizione in corso |||| %{smart_count} iscrizioni in corso',
      there_today: 'oggi risulta presente e non è ancora andato via',
      child_there_today:
        '%{smart_count} bambino che oggi risulta presente e non è ancora andato via |||| %{smart_count} bambini che oggi risultano presenti e non sono ancora andati via',
      open_point:
        '%{smart_count} punto aperto sulle presenze |||| %{smart_count} punti aperti sulle presenze',
      api_key: '%{smart_count} chiave API |||| %{smart_count} chiavi API',
      other: '%{smart_count} altra voce |||| %{smart_count} altre voci',
    },
    copy_suffix: '(copia)',
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
  privacy: {
    erased:
      'Eliminazione completata: %{name}, l’account e %{smart_count} bambino. |||| Eliminazione completata: %{name}, l’account e %{smart_count} bambini.',
    kept_children:
      '%{smart_count} bambino resta con l’altro genitore. |||| %{smart_count} bambini restano con l’altro genitore.',
    contacts_replaced:
      'Per %{smart_count} iscrizione in corso il contatto di emergenza è ora il telefono dell’altro genitore. Lo verifichi. |||| Per %{smart_count} iscrizioni in corso il contatto di emergenza è ora il telefono dell’altro genitore. Lo verifichi.',
    contacts_go:
      'Per %{smart_count} iscrizione in corso il contatto di emergenza diventa il telefono dell’altro genitore. |||| Per %{smart_count} iscrizioni in corso il contatto di emergenza diventa il telefono dell’altro genitore.',
    present_today:
      '%{smart_count} bambino di questa famiglia oggi risulta presente. Dopo la cancellazione non sarà più in nessun elenco, nemmeno come punto aperto: chiarisca prima con chi segue i bambini dove si trova. |||| %{smart_count} bambini di questa famiglia oggi risultano presenti. Dopo la cancellazione non saranno più in nessun elenco, nemmeno come punti aperti: chiarisca prima con chi segue i bambini dove si trovano.',
    children_go: 'Vengono eliminati con tutti i dati: %{names}.',
    registrations_go: 'Decade %{smart_count} iscrizione. |||| Decadono %{smart_count} iscrizioni.',
    not_mailed: 'La famiglia non riceve alcuna e-mail al riguardo.',
  },
  people: {
    without_parents:
      '%{smart_count} bambino non è più collegato a un genitore: assegni i genitori oppure elimini i dati. |||| %{smart_count} bambini non sono più collegati a un genitore: assegni i genitori oppure elimini i dati.',
    past_registrations_go:
      'Viene eliminata anche %{smart_count} iscrizione passata. |||| Vengono eliminate anche %{smart_count} iscrizioni passate.',
    account_goes: 'Viene eliminato anche l’account %{email}.',
    account_stays: 'L’account %{email} resta, perché ha dei ruoli.',
    orphans: 'Senza genitori collegati: %{names}.',
    other_parent: 'Restano con l’altro genitore: %{names}.',
  },
  upload: {
    missing: 'Scelga un file.',
    one_file: 'Carichi un solo file alla volta.',
    unknown_part: 'Con questo nome qui non si può caricare nulla.',
    image_type: 'Scelga un’immagine JPEG, PNG, WebP o GIF.',
    image_broken: 'Questa immagine non è leggibile. La salvi di nuovo.',
    image_bytes: 'L’immagine supera i %{max} MB.',
    image_pixels: 'L’immagine supera i %{max} megapixel. Ne riduca le dimensioni.',
    file_type: 'Scelga un file PDF.',
    file_bytes: 'Il file supera i %{max} MB.',
  },
  option: {
    required: 'L’impostazione «%{name}» è necessaria e non può essere eliminata.',
    taken: 'Questa impostazione esiste già.',
    key_fixed: 'La chiave di un’impostazione non si può modificare.',
  },
  eligibility: common.eligibility,
  course: {
    question_twice: 'Questa domanda è già nell’elenco.',
    question_answered:
      'A questa domanda è già stato risposto: non si può più cambiare. Tolga la domanda e ne aggiunga una nuova.',
    question_elsewhere:
      'Anche altri progetti fanno questa domanda: deve restare uguale ovunque. Aggiunga per questo una nuova domanda.',
    question_options: 'Indichi almeno una risposta tra cui scegliere.',
    option_twice: 'Questa risposta è già tra le scelte.',
    questions_long: 'Sono troppe domande, o troppo lunghe.',
  },
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
  week: {
    already_cancelled: 'Questa settimana è già stata annullata.',
    ended: 'Questa settimana è già terminata e non può più essere annullata.',
    cancelled:
      'La settimana è stata annullata. %{smart_count} persona riceve un’e-mail. |||| La settimana è stata annullata. %{smart_count} persone ricevono un’e-mail.',
    merged:
      'Le settimane sono state unite. %{smart_count} persona riceve un’e-mail. |||| Le settimane sono state unite. %{smart_count} persone ricevono un’e-mail.',
    merge: {
      ended: 'Questa settimana è già terminata e non può più essere unita a un’altra.',
      same: 'Scelga un’altra settimana.',
      into_ended: 'La settimana «%{courseWeek}» è già terminata.',
      seats:
        'Nella settimana «%{courseWeek}» manca %{smart_count} posto. |||| Nella settimana «%{courseWeek}» mancano %{smart_count} posti.',
      queue:
        'Nella lista d’attesa della settimana «%{courseWeek}» manca %{smart_count} posto. |||| Nella lista d’attesa della settimana «%{courseWeek}» mancano %{smart_count} posti.',
      twice: 'Già iscritti anche alla settimana «%{courseWeek}»: %{names}.',
      overlap: 'Già iscritti a un altro progetto nei giorni della settimana «%{courseWeek}»: %{names}.',
      day_type: 'La settimana «%{courseWeek}» non offre l’orario scelto: %{names}.',
    },
  },
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
  reminder: {
    too_late: 'È troppo tardi: le iscrizioni aprono tra meno di un’ora oppure sono già aperte.',
    removed: 'Il promemoria è disattivato.',
  },
  calendar: {
    removed: 'Il Suo calendario è disattivato. L’indirizzo usato finora non è più valido.',
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
  import: {
    ambiguous_name: '«%{name}» esiste più volte. Dia nomi diversi alle voci.',
    no_head: 'In questo foglio non si trova la riga di intestazione. Ha almeno queste colonne: %{columns}.',
    needs_email:
      'Manca l’indirizzo e-mail. Senza può esserci solo un secondo genitore: uno che nel foglio «Bambini» sta presso un bambino accanto a un genitore con indirizzo e-mail.',
    health_consent:
      'Qui ci sono dati sanitari di %{smart_count} bambino, ma nessuno ha indicato come i genitori hanno acconsentito alla conservazione. Lo indichi all’importazione oppure svuoti la colonna. |||| Qui ci sono dati sanitari di %{smart_count} bambini, ma nessuno ha indicato come i genitori hanno acconsentito alla conservazione. Lo indichi all’importazione oppure svuoti la colonna.',
    consent_in_future: 'Questo giorno è nel futuro.',
    no_xlsx: 'Questo non è un file Excel (XLSX). Scarichi il modello e lo compili.',
    broken: 'Il file è danneggiato e non si può leggere. Lo salvi di nuovo come XLSX.',
    too_large: 'Il contenuto del file è troppo grande: al massimo %{max} MB. Lo divida in più file.',
    too_much:
      'Il file ha troppe celle o troppo testo: al massimo %{cells} celle compilate con %{characters} caratteri in tutto. Lo divida in più file.',
    encrypted: 'Il file è protetto da una password. Lo salvi senza password.',
    macros: 'Il file contiene macro e non viene letto. Lo salvi come XLSX senza macro.',
    declaration:
      'Il file contiene una dichiarazione del tipo di documento e non viene letto. I file Excel non ne hanno.',
    formula:
      'Formule senza risultato in %{smart_count} cella: %{cells}. Apra e salvi il file con un foglio di calcolo, oppure sostituisca la formula con il suo valore. |||| Formule senza risultato in %{smart_count} celle: %{cells}. Apra e salvi il file con un foglio di calcolo, oppure sostituisca le formule con i loro valori.',
    error_value:
      'Valori di errore al posto di un contenuto in %{smart_count} cella: %{cells}. Inserisca il valore giusto o svuoti la cella. |||| Valori di errore al posto di un contenuto in %{smart_count} celle: %{cells}. Inserisca i valori giusti o svuoti le celle.',
    takes_too_long:
      'La lettura del file richiede troppo tempo. Copi i dati in un nuovo modello o divida il file.',
    too_many_rows: 'Un foglio ha più di %{max} righe. Elimini le righe vuote o divida il file.',
    too_many_columns: 'Un foglio ha più di %{max} colonne. Elimini ciò che non fa parte del modello.',
    taken: 'Nel frattempo una voce di questo file è già stata usata. Verifichi di nuovo il file.',
    no_sheet: 'Manca il foglio «%{sheet}». Il file ha: %{found}.',
    no_column: 'Manca la colonna «%{column}».',
    unknown_column: 'Questa colonna non esiste nel modello.',
    column_twice: 'Questa colonna compare due volte nell’intestazione.',
    unknown_name: '«%{name}» non esiste. Può farlo creare qui, oppure cambiare il nome nel file.',
    unknown_project: 'Nel foglio «%{sheet}» non c’è una riga con questo numero.',
    unknown_parent: 'Un genitore con il codice fiscale %{tax} non esiste, nemmeno in questo file.',
    twice: 'La stessa cosa è già nella riga %{row}.',
    steps: 'Inserisca coppie di numeri come «14:0; 7:50».',
    questions: 'Una domanda per riga, come «T-Shirt | Maglietta | Scelta singola | obbligatoria | S; M; L».',
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
  week_groups: {
    name_twice: 'Un altro gruppo di questa settimana si chiama già così.',
    child: 'Un bambino non è iscritto a questa settimana, oppure è in due gruppi.',
    leader: 'Un account non può essere assegnato: gli manca l’autorizzazione.',
    opens:
      'Chi segue i bambini ne vede i dati sanitari. Perciò assegna solo chi vede tutte le iscrizioni e i dati sanitari e può modificare le iscrizioni.',
  },
  pickup_persons: {
    too_many: 'Al massimo %{max} persone.',
    gone: 'Nel frattempo qualcun altro ha tolto %{name} dall’elenco. Salvando di nuovo, questa persona torna nell’elenco.',
  },
  view: { too_many: 'Non più di %{max} viste di un elenco. Ne elimini prima una.' },
  call: { future: 'Questo giorno è nel futuro.', deleted: 'La telefonata è stata eliminata.' },
  absence: {
    past: 'Questo giorno è già passato.',
    too_far: 'Al massimo un anno prima, fino al %{date}.',
    no_week: '%{child} in questi giorni non ha un posto confermato.',
    overlaps: 'Per %{period} è già segnalata un’assenza di %{child}.',
    too_many: 'Una famiglia non segnala da sé più di %{max} assenze di %{child}. %{office}',
    taken_back: 'L’assenza è stata ritirata.',
  },
  attendance: {
    not_yours: 'Questo bambino in questo giorno non è in nessuna delle Sue settimane.',
    child_deleted: 'Nel frattempo i dati di questo bambino sono stati eliminati.',
    not_yet: 'Questo giorno deve ancora venire. Controlli data e ora del Suo dispositivo.',
    not_your_week: 'Questa settimana in questo giorno non è tra le Sue.',
    name_of_other: 'Indichi con chi è andato via il bambino.',
    issue: {
      changed_meanwhile: 'Nel frattempo qualcun altro ha registrato qualcosa di diverso.',
      no_place: 'A quell’ora il bambino non aveva più un posto nella settimana.',
      not_leading: 'Chi l’ha registrato a quell’ora non seguiva il bambino.',
      week_over: 'La registrazione è arrivata solo a settimana finita.',
      other_day: 'L’orario della registrazione è di un altro giorno.',
      left_before: 'Secondo questa registrazione il bambino sarebbe uscito prima di arrivare.',
      not_taken_over:
        'Qualcuno ha registrato il bambino come presente prima che venisse in questo gruppo o in questa settimana, e forse è ancora lì.',
      place_ended: 'Il posto del bambino è finito mentre era presente.',
      not_authorised: 'Il bambino è andato via con una persona che non poteva (più) prenderlo.',
      told_absent: 'Il bambino risulta presente, ma ne era stata comunicata l’assenza.',
    },
    day_changed: 'Nel frattempo la giornata di questo bambino è cambiata. La guardi ancora una volta.',
    settled: {
      restored: 'Nel frattempo la registrazione di questo punto è stata applicata.',
      closed: 'Nel frattempo questo punto è stato chiuso.',
      undone: 'Nel frattempo la registrazione di questo punto è stata annullata.',
    },
    time_of_other_day:
      'L’orario è di un giorno diverso da quello della registrazione (%{date}). Inserisca l’orario giusto nella giornata del bambino e chiuda il punto.',
    left_before_arrival:
      'Così il bambino sarebbe uscito prima di arrivare (%{time}). Corregga prima l’orario sbagliato.',
    other_day_of_child: 'Questi punti non riguardano tutti lo stesso bambino e lo stesso giorno.',
    where_is_child: 'Indichi dove si trova il bambino.',
    not_restorable: 'Qui non c’è una registrazione da applicare. Il punto si può solo chiudere.',
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
