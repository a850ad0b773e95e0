/** The words about input that a reload has left, in German: loaded with the forms. */
export const words = {
  kept: 'Ihre Eingaben von %{at} sind noch da.',
  changed:
    'Inzwischen hat jemand anders gespeichert. Was dabei geändert wurde, bleibt; sind es dieselben Angaben, werden Sie beim Speichern gefragt.',
  left_out:
    'Passwörter, Dateien, Steuernummern, Angaben zur Gesundheit und Bemerkungen werden nicht aufbewahrt.',
  take: 'Übernehmen',
  discard: 'Verwerfen',
};
