/** The words of *Was wir nutzen*, in German. They are loaded with the page. */
export const words = {
  used: 'Aktive Projekte nutzen das; es ist überall zu sehen.',
  kept: 'Lässt sich nicht ausschalten, solange aktive Projekte es nutzen: %{projects}.',
  kept_more:
    'Lässt sich nicht ausschalten, solange aktive Projekte es nutzen: %{projects} und %{smart_count} weiteres. |||| Lässt sich nicht ausschalten, solange aktive Projekte es nutzen: %{projects} und %{smart_count} weitere.',
  help: {
    use_draw:
      'Plätze nach Anmeldeschluss auslosen, oder zuerst wenige sichere Wochen je Kind. Im Projekt unter „Platzvergabe“.',
    use_priority: 'Familien mit bestimmten Postleitzahlen melden früher an. Im Projekt unter „Platzvergabe“.',
    use_offers:
      'Wer nachrückt, wird gefragt und hat eine Frist. Im Projekt unter „Platzvergabe“; in der Liste der Anmeldungen ein Filter.',
    use_questions:
      'Fragen, die bei der Anmeldung gestellt werden. Im Projekt unter „Fragen“; in der Liste der Anmeldungen Spalten.',
    use_labels: 'Ein Projekt nennt Ganztags und Halbtags anders. Im Projekt unter „Erweitert“.',
    use_discount: 'Prozent für das zweite und jedes weitere Kind. Im Projekt unter „Zahlung“.',
    use_funding: 'Der Bericht unter „Zahlungen“ und seine Sätze in diesen Einstellungen.',
  },
};
