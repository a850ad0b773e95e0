/** The words of the warnings on the start page: loaded with them. */
export const words = {
  notices: 'Projekte sind aktiv, aber Datenschutzerklärung oder Impressum fehlt',
  notices_help: 'Das Gesetz verlangt beides, bevor Familien ihre Daten eingeben. Es fehlt: %{missing}.',
  points: 'Offene Punkte',
  points_help: 'Kinder, bei denen etwas zu klären ist, und Einträge, die noch nicht zählen.',
  points_today: '%{smart_count} von heute',
  points_earlier: '%{smart_count} von früheren Tagen',
  without_group: 'Kinder ohne Gruppe',
  without_group_help:
    'Diese Wochen haben Gruppen und laufen oder beginnen in den nächsten Tagen. Bis die Kinder in einer Gruppe sind, sehen sie alle, die in der Woche leiten; wo niemand leitet, nur das Büro.',
  children: '%{smart_count} Kind ohne Gruppe |||| %{smart_count} Kinder ohne Gruppe',
  without_leader: 'Kinder, die niemand leitet',
  without_leader_help:
    'Diese Wochen laufen oder beginnen in den nächsten Tagen. Für diese Kinder ist niemand eingeteilt: Auf „Heute vor Ort“ sieht sie nur das Büro.',
  unled: '%{smart_count} Kind |||| %{smart_count} Kinder',
  tasks: 'Zu erledigen',
  task_todos: 'Aufgaben aus Telefonaten',
  task_credits: 'Guthaben auszuzahlen',
  task_offers: 'Angebote, die ablaufen',
  task_bank_entries: 'Bankbuchungen anzusehen',
  task_failed_mails: 'Unzustellbare E-Mails',
  more: 'und eine weitere Woche |||| und %{smart_count} weitere Wochen',
};
