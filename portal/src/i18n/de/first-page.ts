import { common } from '@feria/shared/i18n/de/common';
import type { Formats } from '../formats';

/** German, the reference of every other language: what the first page and every error need. */
export const firstPage = {
  app: {
    skip: 'Zum Inhalt springen',
    home: 'Zur Startseite',
    language: 'Sprache',
    navigation: 'Hauptmenü',
    login: 'Einloggen',
    logout: 'Ausloggen',
    planner: 'Ferienplaner',
    basket: 'Korb',
    my_family: 'Meine Familie',
    back_office: 'Verwaltung',
    projects: 'Projekte',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
    accessibility: 'Barrierefreiheit',
    contact: 'Kontakt',
    offline: 'Sie sind offline. Sobald die Verbindung wieder da ist, geht es weiter.',
    signed_out: 'Sie sind ausgeloggt.',
    footer: 'Ferienprojekte für Kinder und Jugendliche',
  },
  action: {
    cancel: 'Abbrechen',
    close: 'Schließen',
    delete: 'Löschen',
    edit: 'Bearbeiten',
    retry: 'Erneut versuchen',
    reload: 'Seite neu laden',
    save: 'Speichern',
  },
  error: {
    title: 'Fehler',
    offline: 'Keine Verbindung. Bitte prüfen Sie Ihr Internet und versuchen Sie es noch einmal.',
    server: 'Der Server hat gerade ein Problem. Bitte versuchen Sie es in einem Augenblick noch einmal.',
    busy: 'Gerade ist sehr viel los. Bitte versuchen Sie es in %{seconds} Sekunden noch einmal.',
    too_many: 'Zu viele Versuche. Bitte warten Sie %{minutes} Min. und versuchen Sie es dann noch einmal.',
    load: 'Das konnte nicht geladen werden',
    crash: 'Da ist etwas schiefgegangen',
    crash_text:
      'Der Fehler wurde gemeldet. Bitte laden Sie die Seite neu. Ihre Eingaben wurden gesichert, soweit das möglich war.',
    not_found_title: 'Seite nicht gefunden',
    not_found: 'Diese Seite gibt es nicht (mehr).',
    forbidden_title: 'Kein Zugriff',
    forbidden_text: 'Für diese Seite fehlt Ihnen die Berechtigung.',
    session: 'Ihre Sitzung ist abgelaufen. Bitte loggen Sie sich noch einmal ein.',
    field: 'Bitte prüfen Sie die markierten Felder.',
    help: 'Kommen Sie so nicht weiter? %{office}',
  },
  projects: {
    title: 'Ferienprojekte',
    hero: 'Ferien, an die man sich gern erinnert',
    choose_type: 'Was soll es sein?',
    choose_type_text: 'Wählen Sie eine Art von Projekt oder sehen Sie sich alle an.',
    all_types: 'Alle Projekte',
    other_type: 'Weitere Projekte',
    type_count: '%{smart_count} Projekt |||| %{smart_count} Projekte',
    type_open: 'Jetzt buchbar',
    how_old: 'Wie alt?',
    which_weeks: 'Welche Wochen?',
    any_age: 'Jedes Alter',
    any_week: 'Alle Wochen',
    empty: 'Zurzeit sind keine Projekte ausgeschrieben',
    empty_text: 'Neue Projekte erscheinen hier, sobald sie feststehen. Schauen Sie bald wieder vorbei!',
  },
  common,
};

/** How dates and amounts are written. */
export const formats: Formats = {};
