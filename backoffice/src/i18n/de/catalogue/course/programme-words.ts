/** The words of the printed programme, in German. They are loaded with the list of projects. */
export const words = {
  action: 'Programmheft',
  title: 'Programmheft herunterladen',
  help: 'Ein PDF zum Drucken mit allen aktiven Projekten des Jahres auf Deutsch und Italienisch: Bilder, Beschreibungen, Wochen mit Zeiten und Preisen, und ein QR-Code zur Anmeldung.',
  year: 'Jahr',
  none: 'Es gibt noch keine Projekte mit einem Beginn.',
  close: 'Schließen',
  download: 'Herunterladen',
};
