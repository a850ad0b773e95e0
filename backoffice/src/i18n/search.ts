import type { SameKeys } from '@feria/shared';

/** The texts of the search over everything in German. */
export const germanSearch = {
  open: 'Überall suchen',
  shortcut: 'Strg+K',
  label: 'Überall suchen',
  placeholder: 'Kind, Eltern, Projekt oder Zahlungsreferenz',
  help: 'Mindestens %{min} Zeichen. Pfeiltasten wählen, die Eingabetaste öffnet, Esc schließt.',
  results: 'Treffer',
  running: 'Suche läuft …',
  count: '%{smart_count} Treffer |||| %{smart_count} Treffer',
  nothing: 'Nichts gefunden.',
  failed: 'Die Suche ist fehlgeschlagen.',
  reference: 'Zahlungsreferenz %{reference}',
  all: 'Alle Treffer in der Liste zeigen',
  inactive: 'nicht aktiv',
  waiting: 'auf der Warteliste',
};

/** The texts of the search over everything in Italian. */
export const italianSearch: SameKeys<typeof germanSearch> = {
  open: 'Cerca ovunque',
  shortcut: 'Ctrl+K',
  label: 'Cerca ovunque',
  placeholder: 'Bambino, genitori, progetto o causale',
  help: 'Almeno %{min} caratteri. Le frecce scelgono, Invio apre, Esc chiude.',
  results: 'Risultati',
  running: 'Ricerca in corso…',
  count: '%{smart_count} risultato |||| %{smart_count} risultati',
  nothing: 'Nessun risultato.',
  failed: 'La ricerca non è riuscita.',
  reference: 'Causale %{reference}',
  all: 'Mostra tutti i risultati nell’elenco',
  inactive: 'non attivo',
  waiting: 'in lista d’attesa',
};
