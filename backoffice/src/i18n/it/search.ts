import type { SameKeys } from '@feria/shared';
import type { search as reference } from '../de/search';

/** The texts of the search over everything in Italian. */
export const search: SameKeys<typeof reference> = {
  open: 'Cerca ovunque',
  shortcut: 'Ctrl+K',
  label: 'Cerca ovunque',
  placeholder: 'Nome, telefono, progetto o causale',
  help: 'Almeno %{min} caratteri. Le frecce scelgono, Invio apre, Esc chiude.',
  results: 'Risultati',
  running: 'Ricerca in corso…',
  count: '%{smart_count} risultato |||| %{smart_count} risultati',
  nothing: 'Nessun risultato.',
  failed: 'La ricerca non è riuscita.',
  reference: 'Causale %{reference}',
  all: 'Mostra tutti i risultati nell’elenco',
  inactive: 'non attivo',
  children: 'Bambini: %{names}',
  others: 'con %{names}',
  found_by: {
    pickup: 'Può venire a prendere: %{text}',
    contact: 'Contatto di emergenza: %{text}',
    child: 'Telefono del bambino: %{text}',
  },
};
