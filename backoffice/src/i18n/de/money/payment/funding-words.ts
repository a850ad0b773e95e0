/** The words of the funding report, in German. They are loaded with the list of payments. */
export const words = {
  action: 'Förderbericht',
  title: 'Förderbericht herunterladen',
  help: 'Eine Tabelle mit Kindern, Anwesenheitstagen, Mahlzeiten und erhaltenen Beiträgen je Projekt, Woche und Gruppe, und mit einer Schätzung der Förderung. Gezählt wird, wer in der Anwesenheitsliste steht. Die Sätze stehen in den Einstellungen unter „Förderung“.',
  year: 'Jahr',
  close: 'Schließen',
  download: 'Herunterladen',
};
