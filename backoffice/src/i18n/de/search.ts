/** The texts of the search over everything in German. */
export const search = {
  open: 'Überall suchen',
  shortcut: 'Strg+K',
  label: 'Überall suchen',
  placeholder: 'Name, Telefon, Projekt oder Zahlungsreferenz',
  help: 'Mindestens %{min} Zeichen. Pfeiltasten wählen, die Eingabetaste öffnet, Esc schließt.',
  results: 'Treffer',
  running: 'Suche läuft …',
  count: '%{smart_count} Treffer |||| %{smart_count} Treffer',
  nothing: 'Nichts gefunden.',
  failed: 'Die Suche ist fehlgeschlagen.',
  reference: 'Zahlungsreferenz %{reference}',
  all: 'Alle Treffer in der Liste zeigen',
  inactive: 'nicht aktiv',
  children: 'Kinder: %{names}',
  others: 'mit %{names}',
  found_by: {
    pickup: 'Darf abholen: %{text}',
    contact: 'Notfallkontakt: %{text}',
    child: 'Telefon des Kindes: %{text}',
  },
};
