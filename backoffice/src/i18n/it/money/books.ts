/** The words of the page on which the books are closed, in Italian. */
import type { words as reference } from '../../de/money/books';

export const words: typeof reference = {
  none_closed: 'Non è ancora stato chiuso nulla.',
  closed_until: 'Chiusa fino al %{date}. In questi giorni non si registra più nulla.',
  open_again: 'Riaprire',
  title: 'Chiudere la contabilità',
  help: 'Dopo la chiusura nessun pagamento si registra con la data di questi giorni, e il loro giornale resta com’è. Correzioni e storni restano possibili: hanno la data di oggi.',
  until: 'Chiudere fino al',
  until_help: 'Al massimo fino a ieri.',
  sums: 'Totali dal %{from} al %{until}',
  sums_all: 'Totali fino al %{until}',
  method: 'Modalità',
  received: 'Entrate',
  paid_out: 'Uscite',
  balance: 'Saldo',
  total: 'Totale',
  lines: '%{smart_count} riga nel giornale |||| %{smart_count} righe nel giornale',
  nothing: 'In questi giorni non è stato registrato nulla.',
  close: 'Chiudere …',
  question:
    'Chiudere la contabilità fino al %{until}? Entrate %{received}, uscite %{paid_out}. Dopo, in questi giorni non si registra più nulla.',
  confirm: 'Chiudere',
  closed: 'La contabilità è chiusa fino al %{date}.',
  no_right: 'Può chiudere e riaprire chi ha l’autorizzazione «Chiudere e riaprire la contabilità».',
  open_title: 'Riaprire la contabilità',
  open_help:
    'Dopo si può di nuovo registrare in questi giorni, e un giornale già consegnato forse non corrisponde più. Il registro delle modifiche annota chi riapre e perché.',
  stays: 'Resta chiusa fino al',
  stays_help: 'Vuoto: non resta chiuso nulla.',
  reason: 'Motivo',
  opened: 'La contabilità è di nuovo aperta.',
  opened_until: 'Resta chiusa fino al %{date}.',
  failed: 'Non è stato possibile caricare lo stato della contabilità.',
  retry: 'Riprovare',
};
