/** The words of saved views of lists, in German. They are loaded when the menu of a list is opened. */
export const words = {
  title: 'Gespeicherte Ansichten',
  mine: 'Nur für mich',
  shared: 'Für alle',
  empty: 'Noch keine. Filter, Sortierung und Spalten lassen sich unter einem Namen speichern.',
  open: 'Ansicht „%{name}“ öffnen',
  edit: 'Ansicht „%{name}“ ändern',
  delete: 'Ansicht „%{name}“ löschen',
  delete_question: 'Die Ansicht „%{name}“ löschen?',
  delete_shared_question: 'Die Ansicht „%{name}“ für alle löschen?',
  save: 'Ansicht speichern',
  saved: 'Die Ansicht ist gespeichert.',
  name: 'Name',
  for_all: 'Für alle, die diese Liste sehen',
  take_over: 'Filter, Sortierung und Spalten von jetzt übernehmen',
  failed: 'Die gespeicherten Ansichten konnten nicht geladen werden.',
  /** Of a view of everybody, for who may not use all of it. */
  left_out: {
    filter: 'Ein Filter dieser Ansicht steht Ihnen nicht offen, sie zeigt deshalb mehr.',
    sort: 'Nach einer Spalte dieser Ansicht können Sie nicht sortieren, die Reihenfolge ist deshalb eine andere.',
  },
  gone: 'Diese Ansicht gibt es nicht mehr.',
};
