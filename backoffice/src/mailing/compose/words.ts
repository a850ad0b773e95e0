import { translate, type MessageKey, type MessageParams, type SameKeys } from '@feria/shared';
import { useLanguage } from '../../i18n';

/** The words of messages to parents, in German. They are loaded with the pages and dialogs that show them. */
const german = {
  audience: {
    registrations: 'Ausgewählte Anmeldungen',
    filter: 'Gefilterte Anmeldungen',
    week: 'Woche',
    project: 'Projekt',
    family: 'Ein Elternteil',
  },
  states: { confirmed: 'bestätigt', waiting: 'Warteliste', unpaid: 'nicht bezahlt' },
  state: { queued: 'Wird gesendet', sent: 'Gesendet', failed: 'Nicht zugestellt' },
  count: { queued: '%{count} warten', sent: '%{count} gesendet', failed: '%{count} nicht zugestellt' },
  empty: 'Noch keine Nachrichten',
  empty_help:
    'Schreiben Sie Eltern aus einer Woche, aus der Liste der Anmeldungen oder von der Seite eines Elternteils.',
  open: 'Nachricht „%{subject}“ ansehen',
  write: 'Nachricht schreiben',
  write_to: 'Nachricht schreiben: %{about}',
  write_filtered: 'Nachricht an alle gefilterten',
  title: 'Nachricht an Eltern',
  receivers: '%{smart_count} Empfänger |||| %{smart_count} Empfänger',
  readers: '%{de} lesen Deutsch, %{it} Italienisch.',
  receivers_loading: 'Die Empfänger werden gesucht …',
  receivers_failed: 'Die Empfänger lassen sich gerade nicht laden.',
  show_names: 'Namen zeigen',
  hide_names: 'Namen ausblenden',
  names: 'Empfänger',
  nobody: 'Diese Auswahl erreicht niemanden.',
  unreachable:
    'Ohne E-Mail-Adresse, bekommt nichts: %{names} |||| Ohne E-Mail-Adresse, bekommen nichts: %{names}',
  which: 'Wer bekommt die Nachricht?',
  language: {
    de: 'Deutsch (%{smart_count} Empfänger) |||| Deutsch (%{smart_count} Empfänger)',
    it: 'Italienisch (%{smart_count} Empfänger) |||| Italienisch (%{smart_count} Empfänger)',
  },
  write_in: { de: 'Betreff (Deutsch)', it: 'Betreff (Italienisch)' },
  body_in: { de: 'Text (Deutsch)', it: 'Text (Italienisch)' },
  greeting: { de: 'Guten Tag {{name}},', it: 'Buongiorno {{name}},' },
  placeholders: 'Platzhalter',
  placeholders_help: 'Setzt ein, was bei jedem Empfänger anders ist.',
  files: 'Anhänge',
  files_help: 'PDF oder Bild, zusammen höchstens %{max} MB. Nur Empfänger und Büro können sie öffnen.',
  attach: 'Datei anhängen',
  attaching: '%{name} wird hochgeladen',
  detach: '%{name} entfernen',
  files_too_large: 'Die Dateien sind zusammen größer als %{max} MB.',
  preview: 'Vorschau',
  preview_for: 'Vorschau für %{to} (%{lang})',
  preview_empty: 'Bitte zuerst Betreff und Text schreiben.',
  test: 'An mich senden',
  send: 'Senden …',
  send_question:
    'Diese Nachricht an %{smart_count} Empfänger senden? |||| Diese Nachricht an %{smart_count} Empfänger senden?',
  send_now: 'Jetzt senden',
  sent: 'Die Nachricht geht an %{smart_count} Empfänger. |||| Die Nachricht geht an %{smart_count} Empfänger.',
  discard: 'Verwerfen',
  discard_question: 'Was Sie geschrieben haben, wirklich verwerfen?',
  kept: 'Ihr Entwurf vom letzten Mal ist noch da.',
  receivers_title: 'Empfänger',
  receiver: 'Empfänger',
  children: 'Kinder',
  delivery: 'Zustellung',
  resend: 'E-Mail an %{name} noch einmal senden',
  unreachable_count:
    '%{smart_count} Familie war ohne E-Mail-Adresse. |||| %{smart_count} Familien waren ohne E-Mail-Adresse.',
  gone: 'Das Projekt gibt es nicht mehr',
};

/** The same in Italian. */
const italian: SameKeys<typeof german> = {
  audience: {
    registrations: 'Iscrizioni selezionate',
    filter: 'Iscrizioni filtrate',
    week: 'Settimana',
    project: 'Progetto',
    family: 'Un genitore',
  },
  states: { confirmed: 'confermate', waiting: 'lista d’attesa', unpaid: 'non pagate' },
  state: { queued: 'In invio', sent: 'Inviato', failed: 'Non recapitato' },
  count: { queued: '%{count} in attesa', sent: '%{count} inviati', failed: '%{count} non recapitati' },
  empty: 'Ancora nessun messaggio',
  empty_help:
    'Scriva ai genitori da una settimana, dall’elenco delle iscrizioni o dalla pagina di un genitore.',
  open: 'Vedi il messaggio «%{subject}»',
  write: 'Scrivi un messaggio',
  write_to: 'Scrivi un messaggio: %{about}',
  write_filtered: 'Messaggio a tutti i filtrati',
  title: 'Messaggio ai genitori',
  receivers: '%{smart_count} destinatario |||| %{smart_count} destinatari',
  readers: '%{de} leggono in tedesco, %{it} in italiano.',
  receivers_loading: 'Ricerca dei destinatari …',
  receivers_failed: 'Al momento non è possibile caricare i destinatari.',
  show_names: 'Mostra i nomi',
  hide_names: 'Nascondi i nomi',
  names: 'Destinatari',
  nobody: 'Questa scelta non raggiunge nessuno.',
  unreachable:
    'Senza indirizzo e-mail, non riceve nulla: %{names} |||| Senza indirizzo e-mail, non ricevono nulla: %{names}',
  which: 'Chi riceve il messaggio?',
  language: {
    de: 'Tedesco (%{smart_count} destinatario) |||| Tedesco (%{smart_count} destinatari)',
    it: 'Italiano (%{smart_count} destinatario) |||| Italiano (%{smart_count} destinatari)',
  },
  write_in: { de: 'Oggetto (tedesco)', it: 'Oggetto (italiano)' },
  body_in: { de: 'Testo (tedesco)', it: 'Testo (italiano)' },
  greeting: { de: 'Guten Tag {{name}},', it: 'Buongiorno {{name}},' },
  placeholders: 'Segnaposto',
  placeholders_help: 'Inserisce ciò che è diverso per ogni destinatario.',
  files: 'Allegati',
  files_help:
    'PDF o immagine, in tutto al massimo %{max} MB. Possono aprirli solo i destinatari e l’ufficio.',
  attach: 'Allega un file',
  attaching: 'Caricamento di %{name}',
  detach: 'Rimuovi %{name}',
  files_too_large: 'I file superano insieme i %{max} MB.',
  preview: 'Anteprima',
  preview_for: 'Anteprima per %{to} (%{lang})',
  preview_empty: 'Scriva prima l’oggetto e il testo.',
  test: 'Invia a me',
  send: 'Invia …',
  send_question:
    'Inviare questo messaggio a %{smart_count} destinatario? |||| Inviare questo messaggio a %{smart_count} destinatari?',
  send_now: 'Invia ora',
  sent: 'Il messaggio va a %{smart_count} destinatario. |||| Il messaggio va a %{smart_count} destinatari.',
  discard: 'Elimina',
  discard_question: 'Eliminare davvero ciò che ha scritto?',
  kept: 'La Sua bozza dell’ultima volta c’è ancora.',
  receivers_title: 'Destinatari',
  receiver: 'Destinatario',
  children: 'Bambini',
  delivery: 'Recapito',
  resend: 'Invia di nuovo l’e-mail a %{name}',
  unreachable_count:
    '%{smart_count} famiglia era senza indirizzo e-mail. |||| %{smart_count} famiglie erano senza indirizzo e-mail.',
  gone: 'Il progetto non esiste più',
};

/** Translates a key of the words of messages. */
export function useMessageText(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(language === 'it' ? italian : german, key, params);
}
