export const words = {
  action: 'Listen',
  of: 'Listen von %{name}',
  close: 'Schließen',
  pdf: '%{sheet} (PDF)',
  xlsx: '%{sheet} (Excel)',
  week: {
    name: 'Wochenliste',
    help: 'Nach Gruppen, zum Abhaken an jedem Tag, mit der Nummer des ersten Notfallkontakts.',
  },
  day: {
    name: 'Tagesliste',
    help: 'Wer kommt und mit wem es geht, mit Abholberechtigten und entschuldigten Kindern.',
    date: 'Tag',
  },
  emergency: {
    name: 'Notfallliste',
    help: 'Zu jedem Kind Gesundheit, Notfallkontakte, Eltern und Abholberechtigte.',
  },
  meals: {
    name: 'Essensliste',
    help: 'Zahl der Essen an jedem Tag, Allergien und Unverträglichkeiten.',
  },
};
