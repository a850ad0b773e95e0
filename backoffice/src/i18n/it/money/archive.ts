import type { words as german } from '../../de/money/archive';

/** The same in Italian. */
export const words: typeof german = {
  help: 'Delle famiglie i cui dati sono stati cancellati resta, per la contabilità, chi ha pagato e per quale figlio. Tutto il resto non c’è più. Alla fine del periodo si cancella anche questo.',
  columns: {
    name: 'Genitore',
    tax: 'Codice fiscale',
    address: 'Indirizzo',
    last_booked_on: 'Ultima registrazione',
    kept_until: 'Conservato fino al',
  },
  payments: 'Mostra i pagamenti: %{name}',
  title: 'Pagamenti di %{name}',
  shares: {
    date: 'Data',
    method: 'Modalità',
    payer: 'Pagato da',
    child: 'Figlio/a',
    purpose: 'Per',
    amount: 'Importo',
  },
  credit: 'Credito',
  total: 'Totale',
  close: 'Chiudi',
  failed: 'Non è stato possibile caricare i pagamenti.',
  retry: 'Riprova',
  empty: 'L’archivio è vuoto',
  empty_help: 'Qui compaiono le famiglie i cui dati sono stati cancellati dopo che avevano pagato qualcosa.',
};
