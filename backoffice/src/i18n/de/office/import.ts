/** The words of the pages on which tables are imported, in German. They are loaded with the pages and with the lists that lead there. */
export const words = {
  action: 'Importieren',
  projects: {
    title: 'Projekte importieren',
    intro:
      'Projekte mit ihren Wochen aus einer Excel-Datei. Was es schon gibt, bleibt, wie es ist: Ein Projekt wird am deutschen Namen und am ersten Tag erkannt, eine Woche ebenso. Orte, Projekttypen und Kategorien müssen schon angelegt sein.',
    back: 'Zu den Projekten',
  },
  families: {
    title: 'Familien importieren',
    intro:
      'Eltern mit ihren Kindern aus einer Excel-Datei. Wer schon da ist, bleibt, wie er ist: Erkannt werden Eltern und Kinder an der Steuernummer. Die Eltern erhalten ein Konto ohne Passwort und keine E-Mail. Ein Passwort setzen sie im Portal mit „Passwort vergessen“.',
    back: 'Zu den Personen',
  },
  template: {
    title: '1. Vorlage ausfüllen',
    help: 'Die Vorlage erklärt jede Spalte und bietet Werte zur Auswahl. Deutsche und italienische Dateien werden gelesen.',
    download: 'Vorlage herunterladen',
    records: 'Vorhandene Daten in dieser Form',
    year: 'Jahr',
    all_years: 'Alle Jahre',
  },
  file: {
    title: '2. Datei prüfen',
    help: 'Bei der Prüfung wird nichts gespeichert.',
    choose: 'Datei wählen und prüfen',
    checking: '%{name} wird geprüft …',
  },
  consent: {
    title: 'Einwilligung zu Gesundheitsdaten',
    help: 'Gesundheitsdaten dürfen nur mit Einwilligung der Eltern gespeichert werden. Sagen Sie, wie sie gegeben wurde; das wird bei jedem Kind mit Ihrem Namen festgehalten. Ohne diese Angabe werden Spalten mit Gesundheitsdaten abgelehnt.',
    way: 'Wie haben die Eltern zugestimmt?',
    none: 'Keine Gesundheitsdaten in der Datei',
    date: 'Liegt vor seit',
  },
  result: {
    title: '3. Ergebnis der Prüfung von %{name}',
    sheet: 'Blatt',
    new: 'Neu',
    unchanged: 'Schon vorhanden',
    different: 'Vorhanden, mit anderen Werten',
    different_help: 'Was mit anderen Werten vorhanden ist, wird nicht geändert.',
    problems:
      '%{smart_count} Fehler. Bitte in der Datei beheben und sie noch einmal prüfen. |||| %{smart_count} Fehler. Bitte in der Datei beheben und sie noch einmal prüfen.',
    first: 'Hier stehen die ersten %{max}.',
    table: 'Fehler in der Datei',
    row: 'Zeile',
    column: 'Spalte',
    message: 'Was zu ändern ist',
    nothing: 'In der Datei ist nichts Neues.',
    ready: 'Die Datei ist in Ordnung.',
    run: 'Jetzt importieren',
  },
  run: {
    progress: '%{done} von %{total} Schritten',
    title: 'Der Import läuft …',
    stay: 'Bitte lassen Sie diese Seite offen.',
    done: 'Der Import ist fertig.',
    again: 'Noch eine Datei importieren',
    broken:
      'Die Verbindung ist abgerissen. Prüfen Sie die Datei noch einmal: Was schon importiert ist, wird als vorhanden gezählt und nicht doppelt angelegt.',
    check_again: 'Noch einmal prüfen',
  },
};
