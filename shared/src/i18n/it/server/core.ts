import { common } from '../common.js';
import type { SameKeys } from '../../translate.js';
import type { core as reference } from '../../de/server/core.js';

/** What the API says in Italian of core. */
export const core: SameKeys<typeof reference> = {
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
    money_max: 'Al massimo %{max}.',
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
};
