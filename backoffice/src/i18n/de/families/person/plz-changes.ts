/** The words about changed postcodes: loaded with the pages that tell of them. */
export const words = {
  booked_with: 'PLZ bei der Anmeldung',
  hint: 'Mit Vorrang angemeldet, und die Postleitzahl wurde geändert',
  hint_help:
    'Der Vorrang richtet sich nach der Postleitzahl, die Eltern selbst eintragen. Gezeigt sind Änderungen in den %{days} Tagen vor der Anmeldung, und danach, solange nur Familien mit Vorrang anmelden konnten. Familien ziehen um: Fragen Sie nach, bevor Sie etwas ändern.',
  change: '%{at}: von %{before} auf %{after}',
  none: 'keine',
  title: 'Von den Eltern geänderte Postleitzahl',
  courses: 'Rund um eine Anmeldung mit Vorrang: %{courses}',
};
