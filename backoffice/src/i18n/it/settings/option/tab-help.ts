import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/settings/option/tab-help';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  features:
    'Ciò che è disattivato non compare nei moduli, negli elenchi e nelle impostazioni. Ciò che un progetto attivo usa non si può disattivare; ciò che un altro progetto usa già resta visibile nel suo modulo.',
  projects:
    'Ciò che si inserisce qui vale in ogni progetto con il campo vuoto, anche in quelli già creati. Un progetto con valori propri li mantiene. I posti sono quelli con cui inizia un nuovo progetto. Ciò che è prenotato mantiene la scadenza e gli scaglioni concordati.',
  mail_texts:
    'Questi testi partono dove un progetto non ne ha uno proprio in quella lingua. Se manca anche qui, parte un testo predefinito. I segnaposto come {{children}} sono elencati nel progetto, alla scheda «E-mail».',
  payment:
    'Questi dati compaiono sulle conferme di pagamento e sui riepiloghi dei pagamenti. Il codice fiscale dell’organizzatore compare sull’attestazione per la dichiarazione dei redditi; se manca, la riga non c’è.',
  receipts:
    'Le ricevute si creano in «Pagamenti». Indirizzo e codice fiscale stanno in «Conferma di pagamento»; senza di essi non si crea alcuna ricevuta. Oltre l’importo indicato qui la ricevuta porta la nota sull’imposta di bollo: applichi la marca sull’originale, oppure cambi il testo se è esente. Un’esenzione fiscale va scritta con il riferimento di legge. Ciò che è vuoto non si stampa. Le ricevute già create restano come sono.',
  reminders:
    'Se il promemoria è attivo, ogni famiglia con un pagamento scaduto riceve un’e-mail 3 giorni dopo la scadenza e un’altra almeno 11 giorni dopo la prima; non di più, finché non scade qualcosa di nuovo. Le e-mail partono nei giorni lavorativi alle ore 10 (non il sabato, la domenica e nei giorni festivi), le prime il giorno lavorativo dopo l’attivazione. Se è scaduto meno dell’importo indicato qui, la famiglia non ne riceve. Alla voce «Scaduti» si vede prima chi riceve che cosa, e si possono escludere singole famiglie. La scadenza dei pagamenti si imposta nel progetto.',
  on_site:
    'Chi guida settimane o gruppi vede i bambini con i dati sanitari e i numeri di telefono solo per questo tempo. Dopo l’ultimo giorno della settimana le presenze le modifica solo l’ufficio.',
  funding:
    'Con questi importi il rapporto per i contributi stima il contributo. Sono preimpostati gli importi della Provincia autonoma di Bolzano per il 2026 (modifica dei criteri decisa dalla Giunta provinciale il 12 gennaio 2026). Se la Provincia li cambia, si inseriscono qui quelli nuovi; il rapporto calcola ogni anno con gli importi indicati qui. Il rapporto si trova alla voce «Pagamenti».',
  contact:
    'Così i genitori possono contattare l’ufficio: nome, telefono e indirizzo e-mail compaiono a piè di pagina del portale, in fondo a ogni e-mail e in ogni messaggio che rimanda i genitori all’ufficio. Le note legali hanno una pagina propria. Ciò che resta vuoto non viene mostrato.',
  links:
    'Inserisca i siti web che possono mostrare i Suoi progetti in un riquadro, per esempio quello del comune: https://www.comune.it. Lì si inserisce uno dei codici qui sotto. Nel riquadro non si accede mai. Se il campo è vuoto, la pagina non esiste. Il calendario (/programme.ics) e il feed (/programme.rss) ci sono sempre e contengono solo ciò che è anche nel portale.',
  limits:
    'Tanto accetta il portale da un account o da un indirizzo internet; oltre, rimanda all’ufficio. Una scuola o un’azienda possono avere un indirizzo comune: se lì si iscrivono in molti insieme, si alzi il numero dei nuovi account.',
};
