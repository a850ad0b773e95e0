/** The words of what is missing before parents register, in German. They are loaded with it. */
export const words = {
  project: {
    title: 'Bereit zum Öffnen?',
    ready: 'Alles da: Eltern können sich anmelden.',
    asked: 'Bitte vorher ansehen:',
    notices:
      '%{smart_count} Pflichtangabe fehlt (Datenschutzerklärung, Impressum): das Gesetz verlangt sie, bevor Familien ihre Daten angeben. |||| %{smart_count} Pflichtangaben fehlen (Datenschutzerklärung, Impressum): das Gesetz verlangt sie, bevor Familien ihre Daten angeben.',
    weeks: 'Keine Woche: Eltern finden nichts, wofür sie anmelden können.',
    weeks_over: 'Alle Wochen sind vorbei.',
    opening: 'Kein Beginn der Anmeldung: niemand kann sich anmelden.',
    closed: 'Die Anmeldung ist schon zu Ende.',
    week_price:
      '%{smart_count} Woche ohne Preis: Eltern wissen nicht, was sie kostet. |||| %{smart_count} Wochen ohne Preis: Eltern wissen nicht, was sie kosten.',
    account: 'IBAN oder Begünstigter fehlt: Eltern können nicht überweisen.',
    opens_at_once: 'Der Beginn der Anmeldung liegt in der Vergangenheit: Eltern können sich sofort anmelden.',
    no_end: 'Kein Ende der Anmeldung: sie ist möglich, bis die Wochen vorbei sind.',
    place: 'Kein Ort: Eltern wissen nicht, wo es stattfindet.',
    description: 'Keine Beschreibung.',
    description_language:
      '%{smart_count} Text steht nur in einer Sprache. |||| %{smart_count} Texte stehen nur in einer Sprache.',
    mail_language:
      '%{smart_count} E-Mail-Text steht nur in einer Sprache: wer die andere liest, bekommt ihn nicht. |||| %{smart_count} E-Mail-Texte stehen nur in einer Sprache: wer die andere liest, bekommt sie nicht.',
    leader:
      '%{smart_count} Woche ohne Leitung: die Liste der Kinder sieht vor Ort nur das Büro. |||| %{smart_count} Wochen ohne Leitung: die Liste der Kinder sieht vor Ort nur das Büro.',
  },
  installation: {
    title: 'Bereit für Anmeldungen?',
    ready: 'Es ist alles eingerichtet.',
    notices:
      '%{smart_count} Pflichtangabe fehlt (Datenschutzerklärung, Impressum): ohne sie wird kein Projekt aktiv. |||| %{smart_count} Pflichtangaben fehlen (Datenschutzerklärung, Impressum): ohne sie wird kein Projekt aktiv.',
    contact: 'Name oder E-Mail-Adresse des Kontakts fehlt: Eltern wissen nicht, wen sie fragen können.',
    smtp: 'Kein Mailserver eingestellt: keine E-Mail verlässt diesen Server. Das stellt ein, wer ihn betreibt.',
    organiser: 'Name des Portals und Schluss der E-Mails sind noch die der Vorlage.',
    trial_mail: 'Es ist noch keine E-Mail versendet: senden Sie sich eine zur Probe.',
    payment_address: 'Die Anschrift auf den Zahlungsbestätigungen ist noch die der Vorlage.',
    project: 'Es gibt noch kein Projekt.',
  },
  needed: 'Hindert die Anmeldung',
  advised: 'Zu prüfen',
  mend: {
    edit: 'Projekt bearbeiten',
    leaders: 'Leitung bestimmen',
    setup: 'Einrichten',
    projects: 'Zu den Projekten',
  },
};
