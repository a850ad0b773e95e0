/** The texts about whole weeks in German: cancelling one, and merging one into another. */
export const weeks = {
  cancelled: 'Abgesagt',
  save_anyway: 'Trotzdem speichern',
  cancelled_on: 'Abgesagt am %{date}',
  moved: {
    title: 'Woche mit Anmeldungen ändern',
    free: 'Bis %{until} können die Eltern den Platz auf jeden Fall kostenlos zurückgeben.',
  },
  merge: {
    action: 'Zusammenlegen mit …',
    of: 'Zusammenlegen mit …: %{name}',
    title: 'Woche zusammenlegen: %{name}',
    send: 'Zusammenlegen',
    loading: 'Es wird ermittelt, wen das betrifft',
    consequences: 'Das geschieht',
    confirmed:
      '%{smart_count} Kind behält einen festen Platz. |||| %{smart_count} Kinder behalten einen festen Platz.',
    moved_up:
      '%{smart_count} Kind rückt dabei von der Warteliste auf einen freien Platz nach. |||| %{smart_count} Kinder rücken dabei von der Warteliste auf freie Plätze nach.',
    waiting:
      '%{smart_count} Kind kommt ans Ende der dortigen Warteliste. |||| %{smart_count} Kinder kommen in ihrer Reihenfolge ans Ende der dortigen Warteliste.',
    nobody: 'Für diese Woche ist niemand angemeldet.',
    same_prices: 'Die Preise bleiben gleich, zu bezahlen sind zusammen %{due}.',
    new_prices: 'Die Preise gelten neu: Zu bezahlen sind zusammen %{due} statt %{due_before}.',
    paid: 'Bezahlt sind %{paid}, offen sind danach %{open}, als Guthaben bleiben %{credit}.',
    nothing_paid: 'Es ist noch nichts bezahlt.',
    moved_up_elsewhere:
      '%{smart_count} weiteres Kind rückt nach, weil Tage oder Plätze frei werden. Die Eltern erhalten dazu eine eigene E-Mail. |||| %{smart_count} weitere Kinder rücken nach, weil Tage oder Plätze frei werden. Die Eltern erhalten dazu eine eigene E-Mail.',
    question:
      'Dieses Projekt fragt „%{label}“. Die Antwort wird nicht neu erfragt: Bitte prüfen Sie sie danach in den Anmeldungen.',
    stays: 'Diese Woche bleibt leer und als abgesagt sichtbar. Das lässt sich nicht rückgängig machen.',
    refused: 'So lassen sich die Wochen nicht zusammenlegen:',
    children: 'Namen anzeigen',
    child_waits: '%{name}: Warteliste, Platz %{position}',
    mail: 'Eltern per E-Mail benachrichtigen (%{smart_count} Person) |||| Eltern per E-Mail benachrichtigen (%{smart_count} Personen)',
  },
  cancel: {
    action: 'Woche absagen',
    of: '%{name} absagen',
    title: 'Woche absagen: %{name}',
    loading: 'Es wird ermittelt, wen das betrifft',
    ends: '%{smart_count} Anmeldung endet: %{confirmed} mit Platz, %{waiting} auf der Warteliste. |||| %{smart_count} Anmeldungen enden: %{confirmed} mit Platz, %{waiting} auf der Warteliste.',
    nobody: 'Für diese Woche ist niemand angemeldet.',
    families: 'Das betrifft %{smart_count} Familie. |||| Das betrifft %{smart_count} Familien.',
    refund: 'Bezahlt sind %{amount}. Was jede Familie bezahlt hat, wird ihr Guthaben.',
    nothing_paid: 'Es ist noch nichts bezahlt.',
    mails:
      '%{smart_count} Person erhält eine E-Mail. |||| %{smart_count} Personen erhalten je eine E-Mail, auch mit mehreren Kindern nur eine.',
    unreachable: 'Keine E-Mail möglich, bitte rufen Sie an: %{names}',
    moved_up:
      '%{smart_count} Kind rückt in einer anderen Woche nach, weil es an diesen Tagen frei wird. Die Eltern erhalten dazu eine eigene E-Mail. |||| %{smart_count} Kinder rücken in anderen Wochen nach, weil sie an diesen Tagen frei werden. Die Eltern erhalten dazu eine eigene E-Mail.',
    stays: 'Die Woche bleibt als abgesagt sichtbar. Das lässt sich nicht rückgängig machen.',
    alternatives: 'Die E-Mail schlägt vor, was zum Kind passt:',
    alternative: '%{course}: %{week} (%{period}), %{free} frei',
    no_alternatives: 'Die E-Mail kann keine andere Woche vorschlagen.',
    message: 'Mitteilung an die Eltern, Deutsch',
    message_it: 'Mitteilung an die Eltern, Italienisch',
    message_help: 'Ist nur eine Sprache ausgefüllt, erhalten alle diesen Text.',
  },
};
