import type { SameKeys } from '../../translate.js';
import type { office as reference } from '../../de/server/office.js';

/** What the API says in Italian of office. */
export const office: SameKeys<typeof reference> = {
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
  view: { too_many: 'Non più di %{max} viste di un elenco. Ne elimini prima una.' },
  call: { future: 'Questo giorno è nel futuro.', deleted: 'La telefonata è stata eliminata.' },
};
