/** The words of the journal of payments and of the filters of the list, in German. They are loaded with the page. */
export const words = {
  action: 'Zahlungsjournal',
  title: 'Zahlungsjournal herunterladen',
  help: 'Alle Zahlungen dieser Tage als Tabelle, mit ihrer Summe. Eine Zahlung für mehrere Anmeldungen hat für jede eine Zeile.',
  from: 'Von',
  to: 'Bis',
  reversed: 'Das Ende darf nicht vor dem Anfang liegen.',
  download: 'Herunterladen',
  close: 'Schließen',
  filters: {
    from: 'Von',
    until: 'Bis',
    course: 'Projekt',
    amount_from: 'Betrag ab',
    amount_until: 'Betrag bis',
  },
};
