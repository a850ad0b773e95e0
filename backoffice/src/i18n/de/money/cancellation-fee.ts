/** The words of the page of fees, in German. They are loaded with the page. */
export const words = {
  filters: { open: 'Bezahlung', course: 'Projekt' },
  open: 'Noch offen',
  paid: 'Ganz bezahlt',
  empty: 'Keine Abmeldegebühren',
  empty_help: 'Eine Gebühr entsteht, wenn ein Platz abgemeldet wird und die Abmeldung etwas kostet.',
};
