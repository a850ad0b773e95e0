/** The words of the first steps, in German. They are loaded with the page. */
export const words = {
  title: 'Erste Schritte',
  intro:
    'In sieben Schritten zur ersten Anmeldung. Sie können jederzeit aufhören: Was gespeichert ist, bleibt, und die Häkchen setzen sich von selbst.',
  progress: '%{done} von %{total} erledigt',
  all_done: 'Alles ist eingerichtet.',
  done: 'erledigt',
  open: 'offen',
  go_on: 'Weiter einrichten',
  start: 'Einrichten',
  hide: 'Ausblenden',
  hidden: 'Ausgeblendet. In den Einstellungen können Sie die ersten Schritte wieder zeigen.',
  failed: 'Die ersten Schritte konnten nicht geladen werden.',
  needs: 'Erledigt, sobald ausgefüllt: %{fields}.',
  enter_notices: 'Datenschutzerklärung und Impressum eintragen',
  ask_notices: 'Eintragen kann sie, wer die Einstellungen bearbeiten darf.',
  save: 'Speichern und weiter',
  next: 'Weiter',
  later: 'Später',
  steps: {
    organiser: {
      title: 'Veranstalter',
      help: 'Der Name steht oben im Portal und in jeder E-Mail, der Einleitungstext auf der Startseite. Die Texte sind ein Vorschlag: In der Fußzeile der E-Mails gehört Ihr eigener Name hinein.',
    },
    contact: {
      title: 'Kontakt, Datenschutz und Impressum',
      help: 'So erreichen Eltern Sie; die Angaben stehen im Fußbereich des Portals und am Ende jeder E-Mail. Datenschutzerklärung und Impressum verlangt das Gesetz, bevor sich die erste Familie registriert.',
    },
    look: {
      title: 'Farbe und Logo',
      help: 'Farbe und Logo zeigen Eltern, dass sie bei Ihnen richtig sind. Hintergrundbild und weitere Logos finden Sie in den Einstellungen.',
    },
    payment: {
      title: 'Zahlungsbestätigung',
      help: 'Anschrift, Ort und Steuernummer stehen auf den Bestätigungen für die Steuererklärung. Das Bankkonto, auf das Eltern überweisen, tragen Sie später beim Projekt ein.',
    },
    mails: {
      title: 'E-Mails',
      help: 'Feria bestätigt jede Anmeldung mit einer E-Mail. Lassen Sie sich zur Probe eine schicken.',
      send: 'Probe-E-Mail an mich senden',
      sent: 'Gesendet an %{email}. Kommt in einigen Minuten nichts an, sehen Sie auch im Spam-Ordner und unter „Unzustellbare E-Mails“ nach.',
      failed_mails: 'Unzustellbare E-Mails',
    },
    project: {
      title: 'Erstes Projekt',
      course:
        'Ein Projekt ist ein Angebot wie „Waldwochen“, das Eltern buchen. Legen Sie das erste mit Name, Preis, Plätzen und Bankkonto an; danach kehren Sie über „Übersicht“ hierher zurück.',
      week: 'Das Projekt ist angelegt; gebucht werden seine Wochen. Öffnen Sie es und legen Sie unten mit „Woche anlegen“ die erste an.',
      opening:
        'Projekt und Wochen sind da, aber die Anmeldung ist geschlossen. Öffnen Sie das Projekt und tragen Sie bei „Anmeldung ab“ ein, wann sie beginnt.',
      active:
        'Es fehlt nur noch, dass Eltern das Projekt sehen. Öffnen Sie es, schalten Sie unter „Stammdaten“ „Aktiv“ ein und speichern Sie.',
      ready: 'Das Projekt ist bereit. So sehen es die Eltern im Portal.',
      create: 'Projekt anlegen',
      edit: 'Projekt öffnen',
      portal: 'Im Portal ansehen',
    },
    second_factor: {
      title: 'Ihr Login schützen',
      help: 'Als Administrator sehen Sie Daten von Kindern. Mit einem zweiten Faktor (App am Telefon oder Passkey) genügt Ihr Passwort allein nicht mehr.',
      set_up: 'Zweiten Faktor einrichten',
      ready: 'Ihr Login ist mit einem zweiten Faktor geschützt.',
    },
  },
};
