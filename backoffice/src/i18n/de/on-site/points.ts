/** The words of the page of open points, in German. They are loaded with it. */
export const words = {
  title: 'Offene Punkte',
  intro:
    'Kinder, bei denen etwas zu klären ist: deren Platz endete, während sie da waren, die mit jemandem gegangen sind, der nicht bei denen steht, die sie abholen dürfen, oder die da und zugleich abgemeldet sind; und Einträge von Betreuerinnen und Betreuern, die nicht übernommen werden konnten. Hier geht nichts verloren: Übernehmen Sie den Eintrag, oder schließen Sie den Punkt ab.',
  open: '%{smart_count} offener Punkt |||| %{smart_count} offene Punkte',
  none: 'Nichts ist offen.',
  settled: 'Erledigt',
  more: 'Einen weiteren Punkt zeigen |||| %{smart_count} weitere Punkte zeigen',
  failed: 'Die offenen Punkte ließen sich nicht laden.',
  made: 'Eingetragen: %{at}, %{who}',
  ended: 'Platz beendet: %{at}, %{who}',
  noted: 'Bemerkt: %{at}',
  received: 'Angekommen: %{at}',
  somebody: 'ein Konto, das es nicht mehr gibt',
  what: 'Eingetragen',
  then: 'Damals stand dort',
  now: 'Jetzt steht dort',
  replaced: 'Vorher stand dort',
  nothing_yet: 'nichts',
  why: 'Warum nicht übernommen',
  why_open: 'Warum offen',
  day: 'Tag',
  parents: 'Eltern',
  contacts: 'Notfallkontakte',
  health: 'Gesundheitsangaben beachten',
  child: 'Zum Kind',
  reasons: {
    changed_meanwhile: 'Jemand anderes hatte inzwischen etwas anderes eingetragen.',
    no_place: 'Das Kind hatte zu dieser Zeit keinen Platz mehr in der Woche.',
    not_leading: 'Wer das eingetragen hat, leitete das Kind zu dieser Zeit nicht.',
    week_over: 'Der Eintrag kam erst an, als die Woche vorbei war.',
    other_day:
      'Die Zeit des Eintrags liegt an einem anderen Tag, deshalb lässt er sich nicht übernehmen. Tragen Sie die richtige Zeit am Tag des Kindes ein, und schließen Sie den Punkt ab.',
    left_before:
      'Nach diesem Eintrag wäre das Kind gegangen, bevor es kam. Berichtigen Sie zuerst die Zeit, die nicht stimmt.',
    not_taken_over:
      '%{name} hat das Kind als anwesend eingetragen, bevor es in diese Gruppe oder Woche kam. Vielleicht ist es noch dort: Bitte fragen Sie %{name}, und klären Sie, wo es ist.',
    not_authorised:
      'Diese Person steht nicht (mehr) bei denen, die das Kind abholen dürfen. Dass es gegangen ist, gilt: Bitte klären Sie, wo es ist.',
    not_alone:
      'Das Kind darf nicht (mehr) allein gehen. Dass es gegangen ist, gilt: Bitte klären Sie, wo es ist.',
    nobody_named: 'Es ist nicht eingetragen, mit wem das Kind gegangen ist. Bitte klären Sie es.',
    told_absent:
      'Das Kind ist als anwesend eingetragen und für diesen Tag abgemeldet. Vielleicht wurde ein anderes Kind eingetragen: Bitte klären Sie, wo es ist.',
    place_ended:
      'Der Platz des Kindes in der Woche endete, während es als anwesend eingetragen war. Es bleibt auf der Liste des Tages: Bitte klären Sie, wo es ist.',
  },
  reason_gone: 'Inzwischen ist dasselbe eingetragen: Der Punkt kann abgeschlossen werden.',
  reasons_gone: {
    not_authorised:
      'Diese Person durfte das Kind nicht abholen. Inzwischen darf sie es, oder es ist etwas anderes eingetragen: Stimmt, was jetzt gilt, kann der Punkt abgeschlossen werden. Sonst rufen Sie bitte die Eltern an.',
    not_alone:
      'Das Kind durfte nicht allein gehen. Inzwischen darf es das, oder es ist etwas anderes eingetragen: Stimmt, was jetzt gilt, kann der Punkt abgeschlossen werden. Sonst rufen Sie bitte die Eltern an.',
    nobody_named:
      'Es war nicht eingetragen, mit wem das Kind gegangen ist. Inzwischen ist etwas anderes eingetragen: Stimmt, was jetzt gilt, kann der Punkt abgeschlossen werden. Sonst rufen Sie bitte die Eltern an.',
    told_absent:
      'Das Kind war als anwesend eingetragen und abgemeldet. Die Abmeldung ist zurückgenommen: Ist klar, wo das Kind ist, kann der Punkt abgeschlossen werden.',
    place_ended:
      'Der Platz des Kindes endete, während es als anwesend eingetragen war. Inzwischen hat es wieder einen Platz: Ist klar, wo das Kind ist, kann der Punkt abgeschlossen werden.',
  },
  present: 'ist da',
  absent: 'fehlt',
  excused: 'ist entschuldigt',
  unmarked: 'doch nichts eingetragen',
  arrived: 'gekommen um %{at}',
  left: 'gegangen um %{at}',
  not_left: 'doch nicht gegangen',
  alone: 'allein',
  with: 'mit %{name}',
  with_somebody: 'mit jemandem ohne Namen',
  may_not_pick_up: 'nicht abholberechtigt',
  may_not_leave_alone: 'darf nicht allein gehen',
  note: 'Notiz: %{note}',
  hidden_note: 'eine Notiz',
  restore: 'Übernehmen',
  restore_of: '%{name}: übernehmen',
  restore_question: 'Den Eintrag von %{name} übernehmen?',
  afterwards: 'Danach steht dort',
  told_absent:
    'Für diesen Tag ist das Kind abgemeldet. Ist es wirklich da, oder war ein anderes Kind gemeint?',
  restored: 'Der Eintrag von %{name} ist übernommen.',
  restored_by: 'Übernommen: %{at}, %{who}',
  undone_by: 'Zurückgenommen: %{at}, %{who}',
  close: 'Abschließen',
  close_of: '%{name}: abschließen',
  close_question: 'Der Tag von %{name} bleibt, wie er ist. Warum? (nicht verpflichtend)',
  close_where: 'Der Tag von %{name} bleibt, wie er ist. Bitte tragen Sie ein, wo das Kind ist.',
  reason: 'Grund',
  where: 'Wo ist das Kind?',
  where_missing: 'Bitte tragen Sie ein, wo das Kind ist.',
  close_also:
    'Auch den anderen offenen Punkt dieses Kindes an diesem Tag abschließen |||| Auch die %{smart_count} anderen offenen Punkte dieses Kindes an diesem Tag abschließen',
  closed_also: 'Werden mit abgeschlossen',
  closed: 'Der Punkt von %{name} ist abgeschlossen.',
  closed_by: 'Abgeschlossen: %{at}, %{who}',
};
