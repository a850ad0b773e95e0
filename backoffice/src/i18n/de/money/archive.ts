/** The words of the accounting archive, in German. They are loaded with the page. */
export const words = {
  help: 'Von Familien, deren Daten gelöscht sind, bleibt für die Buchhaltung, wer für welches Kind bezahlt hat. Alles andere ist weg. Am Ende der Frist wird auch das gelöscht.',
  columns: {
    name: 'Elternteil',
    tax: 'Steuernummer',
    address: 'Adresse',
    last_booked_on: 'Letzte Buchung',
    kept_until: 'Aufbewahrt bis',
  },
  payments: 'Zahlungen ansehen: %{name}',
  title: 'Zahlungen von %{name}',
  shares: {
    date: 'Datum',
    method: 'Art',
    payer: 'Bezahlt von',
    child: 'Kind',
    purpose: 'Wofür',
    amount: 'Betrag',
  },
  credit: 'Guthaben',
  total: 'Summe',
  close: 'Schließen',
  failed: 'Die Zahlungen konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  empty: 'Das Archiv ist leer',
  empty_help: 'Hier stehen Familien, deren Daten gelöscht wurden, nachdem sie etwas bezahlt hatten.',
};
