/** The words of the page, in German. They are loaded with it. */
export const words = {
  intro:
    'So kommen Konten des Büros und der Betreuung heute an Gesundheitsdaten von Kindern. Eltern sehen nur die ihrer eigenen Kinder: %{smart_count} Person mit Konto. |||| So kommen Konten des Büros und der Betreuung heute an Gesundheitsdaten von Kindern. Eltern sehen nur die ihrer eigenen Kinder: %{smart_count} Personen mit Konto.',
  everywhere: 'Von allen Kindern',
  everywhere_help: 'Konten mit dem Recht „Gesundheitsdaten sehen“, und die Rollen, die es geben.',
  on_site: 'Von den Kindern einer Woche oder Gruppe',
  on_site_help: 'Wer eine Woche oder Gruppe leitet, sieht sie nur in dieser Zeit.',
  nobody: 'Niemand',
  name: 'Name',
  email: 'E-Mail-Adresse',
  roles: 'Rollen',
  second_factor: 'Zweiter Faktor',
  yes: 'Ja',
  no: 'Nein',
  where: 'Woche',
  group: 'Gruppe',
  whole_week: 'Ganze Woche',
  children: 'Kinder',
  time: 'Sieht sie',
  later: 'noch nicht',
  failed: 'Das ließ sich nicht laden.',
  retry: 'Noch einmal versuchen',
};
