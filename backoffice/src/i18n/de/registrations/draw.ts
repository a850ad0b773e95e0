export const words = {
  title: 'Auslosung',
  title_of: 'Auslosung: %{name}',
  to_course: 'Zum Projekt',
  failed: 'Das konnte nicht geladen werden.',
  loading: 'Die Auslosung wird berechnet',
  how: {
    title: 'So wird ausgelost',
    order:
      'Das Los bestimmt eine Reihenfolge der Kinder. Geschwister, die zusammenbleiben sollen, sind darin gemeinsam ein Los.',
    rounds:
      'In der ersten Runde bekommt der Reihe nach jedes Los die liebste Woche seiner Liste, in der noch Platz ist. Die zweite Runde geht von hinten nach vorn, und so weiter, bis niemand mehr eine Woche bekommt.',
    limit:
      'Mehr als %{smart_count} Woche bekommt dabei kein Kind. |||| Mehr als %{smart_count} Wochen bekommt dabei kein Kind.',
    waiting:
      'Wer eine gewünschte Woche nicht bekommt, kommt in der Reihenfolge des Loses auf ihre Warteliste. Was danach noch frei ist, geht an die Warteliste, auch über die Höchstzahl hinaus.',
    seed: 'Den Zufall liefert eine Zahl, die das Programm einmal zieht, wenn die Anmeldung endet. Niemand kann sie vorher sehen, und niemand kann sie neu ziehen: Jede Vorschau rechnet mit derselben Zahl.',
  },
  not_by_draw: 'Die Plätze dieses Projekts werden nicht ausgelost.',
  no_end:
    'Für dieses Projekt ist nicht eingetragen, bis wann man sich anmelden kann. Ausgelost wird erst danach.',
  too_early: 'Die Anmeldung läuft noch. Ausgelost werden kann ab %{at} Uhr.',
  only_see: 'Die Auslosung ist noch nicht veröffentlicht.',
  preview: {
    title: 'Vorschau',
    help: 'Noch ist nichts vergeben. Sie können Plätze ändern oder Kinder mit Begründung anmelden; die Vorschau rechnet dann neu.',
    again: 'Neu berechnen',
  },
  figures: {
    children: 'Kinder mit Wünschen',
    first: 'bekommen den ersten Wunsch',
    any: 'bekommen mindestens eine Woche',
    none: 'bekommen keine Woche',
  },
  weeks: {
    title: 'Nach Wochen',
    week: 'Woche',
    wishes: 'Wünsche',
    seats: 'Freie Plätze',
    given: 'Ausgelost',
    rest: 'Von der Warteliste',
    left: 'Bleibt frei',
  },
  order: {
    title: 'Nach Kindern',
    help: 'In der Reihenfolge des Loses.',
    gets: 'bekommt: %{weeks}',
    rest: 'von der Warteliste: %{weeks}',
    waits: 'wartet: %{weeks}',
    gone: 'Kind %{id}',
    week_gone: 'Woche %{id}',
  },
  publish: {
    action: 'Auslosung veröffentlichen',
    confirm: 'Veröffentlichen',
    question:
      'Die Plätze werden jetzt vergeben, und %{smart_count} Person erhält eine E-Mail. Das lässt sich weder zurücknehmen noch wiederholen. |||| Die Plätze werden jetzt vergeben, und %{smart_count} Personen erhalten eine E-Mail. Das lässt sich weder zurücknehmen noch wiederholen.',
  },
  published: {
    title: 'Die Auslosung ist veröffentlicht',
    at: 'Veröffentlicht am %{at}. Was seither geschehen ist, steht beim Projekt.',
    download: 'Datei zum Nachrechnen herunterladen',
    verify:
      'Mit der Datei kann jeder die Auslosung wiederholen. Sie enthält Nummern und keine Namen. Wer das Programm hat, ruft auf:',
    order: 'Die Eltern sehen in „Meine Familie“, an welcher Stelle ihr Kind stand.',
  },
};
