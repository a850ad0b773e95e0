import { lists } from '@feria/shared/i18n/it/lists';
import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/mailing/compose';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  audience: lists.message.audience,
  states: lists.message.states,
  state: { queued: 'In invio', sent: 'Inviato', failed: 'Non recapitato' },
  count: lists.message.count,
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
  gone: lists.message.gone,
};
