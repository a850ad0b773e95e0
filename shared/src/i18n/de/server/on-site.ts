/** What the API says in German of on-site. The reference from which the other languages are typed. */
export const onSite = {
  attendance: {
    not_yours: 'Dieses Kind ist an diesem Tag in keiner Ihrer Wochen.',
    child_deleted: 'Dieses Kind wurde inzwischen gelöscht.',
    not_yet: 'Dieser Tag ist noch nicht da. Bitte prüfen Sie Datum und Uhrzeit Ihres Geräts.',
    not_your_week: 'Diese Woche ist an diesem Tag keine Ihrer Wochen.',
    name_of_other: 'Bitte geben Sie an, mit wem das Kind gegangen ist.',
    issue: {
      changed_meanwhile: 'Jemand anderes hat inzwischen etwas anderes eingetragen.',
      no_place: 'Das Kind hatte zu dieser Zeit keinen Platz mehr in der Woche.',
      not_leading: 'Wer das eingetragen hat, leitete das Kind zu dieser Zeit nicht.',
      week_over: 'Der Eintrag kam erst an, als die Woche vorbei war.',
      other_day: 'Die Zeit des Eintrags liegt an einem anderen Tag.',
      left_before: 'Nach diesem Eintrag wäre das Kind gegangen, bevor es kam.',
      not_taken_over:
        'Jemand hat das Kind als anwesend eingetragen, bevor es in diese Gruppe oder Woche kam, und hat es vielleicht noch.',
      place_ended: 'Der Platz des Kindes endete, während es da war.',
      not_authorised: 'Das Kind ist mit jemandem gegangen, der es nicht (mehr) abholen durfte.',
      told_absent: 'Das Kind ist als anwesend eingetragen, war aber abgemeldet.',
    },
    day_changed: 'Der Tag dieses Kindes hat sich inzwischen geändert. Bitte sehen Sie ihn noch einmal an.',
    settled: {
      restored: 'Der Eintrag dieses Punktes wurde inzwischen übernommen.',
      closed: 'Dieser Punkt wurde inzwischen abgeschlossen.',
      undone: 'Der Eintrag dieses Punktes wurde inzwischen zurückgenommen.',
    },
    time_of_other_day:
      'Die Zeit liegt an einem anderen Tag als dem des Eintrags (%{date}). Tragen Sie die richtige Zeit am Tag des Kindes ein, und schließen Sie den Punkt ab.',
    left_before_arrival:
      'Damit wäre das Kind gegangen, bevor es kam (%{time}). Berichtigen Sie zuerst die Zeit, die nicht stimmt.',
    other_day_of_child: 'Diese Punkte sind nicht alle von demselben Kind und Tag.',
    where_is_child: 'Bitte tragen Sie ein, wo das Kind ist.',
    not_restorable:
      'Hier gibt es keinen Eintrag, der übernommen werden könnte. Der Punkt lässt sich nur abschließen.',
  },
};
