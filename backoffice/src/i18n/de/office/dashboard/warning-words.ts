/** The words of the warnings on the start page: loaded with them. */
export const words = {
  notices: 'Projekte sind aktiv, aber Datenschutzerklärung oder Impressum fehlt',
  notices_help: 'Das Gesetz verlangt beides, bevor Familien ihre Daten eingeben. Es fehlt: %{missing}.',
  without_group_help:
    'Diese Wochen haben Gruppen und laufen oder beginnen in den nächsten Tagen. Bis die Kinder in einer Gruppe sind, sehen sie alle, die in der Woche leiten; wo niemand leitet, nur das Büro.',
  without_leader_help:
    'Diese Wochen laufen oder beginnen in den nächsten Tagen. Für diese Kinder ist niemand eingeteilt: Auf „Heute vor Ort“ sieht sie nur das Büro.',
  almost_empty_help:
    'Diese Wochen aktiver Projekte beginnen in den nächsten %{days} Tagen, und weniger als ein Drittel ihrer Plätze ist vergeben.',
  count_without_group: '%{smart_count} Kind ohne Gruppe |||| %{smart_count} Kinder ohne Gruppe',
  count_without_leader:
    '%{smart_count} Kind, das niemand leitet |||| %{smart_count} Kinder, die niemand leitet',
  count_almost_empty: '%{smart_count} von %{seats} Plätzen belegt',
  weeks: '%{smart_count} Woche |||| %{smart_count} Wochen',
  weeks_none: 'Keine Woche.',
  weeks_failed: 'Die Wochen konnten nicht geladen werden.',
  tasks: 'Zu erledigen',
  task_missing_notices: 'Fehlende Pflichttexte',
  task_points: 'Offene Punkte',
  task_without_leader: 'Wochen mit Kindern, die niemand leitet',
  task_without_group: 'Wochen mit Kindern ohne Gruppe',
  task_overdue: 'Familien mit Überfälligem',
  task_almost_empty: 'Fast leere Wochen',
  task_todos: 'Aufgaben aus Telefonaten',
  task_credits: 'Guthaben auszuzahlen',
  task_offers: 'Angebote, die ablaufen',
  task_bank_entries: 'Bankbuchungen anzusehen',
  task_failed_mails: 'Unzustellbare E-Mails',
};
