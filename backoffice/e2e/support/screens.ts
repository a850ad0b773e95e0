import type { ResourceDefinition, OfficeLanguage } from '@feria/shared';
import { figureMessages } from '@feria/shared/i18n/figures';
import { allResources } from '@feria/shared/resources/index';

/** Who it is for, by first letters: the roles Administrator and Office, a reader who changes nothing, and parents, who have no role. */
export type Who = 'AORP' | 'AOR' | 'AO' | 'A';

/** A screen of the back office and what there is to press in it. */
export interface Screen {
  /** Below `/be/`; `:course` and the like stand for records that the test makes. */
  path: string;
  /** Who may open it. */
  who: Who;
  /** What menu and page call it, where it stands in the menu. */
  entry?: Record<OfficeLanguage, string>;
  /**
   * Buttons by their names, without those of records; links by where they lead, `#` for a number. Behind a question mark:
   * there or not, as the data is.
   */
  offers: Record<string, Who>;
}

/** The pages of a resource that the same people list, create, change and delete. */
function plain(
  path: string,
  entry: Record<OfficeLanguage, string>,
  id: string,
  who: Who,
  form: Screen['offers'] = {},
): Screen[] {
  const saved = { [`→ ${path}`]: who, Speichern: who, ...form };
  return [
    {
      path,
      who,
      entry,
      offers: { [`→ ${path}/create`]: who, [`→ ${path}/#`]: who, '… löschen': who, Exportieren: who },
    },
    { path: `${path}/create`, who, offers: saved },
    { path: `${path}/${id}`, who, offers: { ...saved, '… löschen': who, Änderungen: 'AO' } },
  ];
}

/**
 * The pages of a resource that stands in no other line: one that `nx g resource` made. Its table may be empty.
 */
function generated({ route, fields, messages, hasView }: ResourceDefinition): Screen[] {
  const rowButtons = Object.entries(fields).flatMap(([name, { type }]) =>
    type === 'rows' ? String((messages.de[name] as { add: string }).add) : [],
  );
  const entry = (language: OfficeLanguage): string => messages[language].name.split('||||')[1]?.trim() ?? '';
  const has = (...types: string[]): boolean => Object.values(fields).some(({ type }) => types.includes(type));
  const who: Who = 'AO';
  return [
    {
      path: route,
      who,
      entry: { de: entry('de'), it: entry('it') },
      offers: {
        [`→ ${route}/create`]: who,
        [`?→ ${route}/#`]: who,
        ...(hasView ? { [`?→ ${route}/#/show`]: who } : {}),
        '?… löschen': who,
        '?Exportieren': who,
      },
    },
    {
      path: `${route}/create`,
      who,
      offers: {
        [`→ ${route}`]: who,
        Speichern: who,
        ...Object.fromEntries(rowButtons.map((add) => [add, who])),
        ...(has('date') ? { 'Kalender öffnen': who } : {}),
        ...(has('image', 'file') ? { 'Datei wählen oder hierher ziehen': who } : {}),
      },
    },
  ];
}

const registration = 'peopleCourseWeekRegistration';

/** Plain resources, by name. */
const PLAIN: Record<string, Screen[]> = {
  courseCategory: plain(
    'courseCategory',
    { de: 'Projektkategorien', it: 'Categorie di progetto' },
    '1',
    'AO',
  ),
  courseType: plain('courseType', { de: 'Projekttypen', it: 'Tipi di progetto' }, '1', 'AO'),
  location: plain('locations', { de: 'Orte', it: 'Luoghi' }, '1', 'AO'),
};
/** Resources whose screens are written out below; weeks are edited in their project. */
const WRITTEN_OUT = ['child', 'course', 'courseWeek', 'parent', 'role', 'user'];

/**
 * Every screen with what each role may do there, by hand and in the order of the menu. A screen or
 * a button that is added gets its line here; those of a generated resource follow from its definition.
 */
export const SCREENS: Screen[] = [
  {
    path: '',
    who: 'AOR',
    entry: { de: 'Übersicht', it: 'Panoramica' },
    offers: {
      'Als Tabelle': 'AOR',
      '→ course/overview': 'AOR',
      [`→ ${registration}`]: 'AOR',
      '?→ course/#/show': 'AOR',
      '?→ option/setup': 'A', // where the installation lacks something
      // Tiles of lists that have rows.
      '?→ course/day/points': 'AOR',
      '?→ course/weeks/without_group': 'AOR',
      '?→ course/weeks/without_leader': 'AOR',
      '?→ course/weeks/almost_empty': 'AOR',
      '?→ payment-reminder': 'AO',
      '?→ person/todos': 'AO',
      '?→ credit': 'AO',
      '?→ bank-entry': 'AO',
      '?→ failedMail': 'AO',
    },
  },
  {
    path: 'course/overview',
    who: 'AORP',
    entry: { de: 'Belegung', it: 'Posti occupati' },
    offers: { '→ course/#/show': 'AOR' },
  },
  {
    path: 'course/figures',
    who: 'AO',
    entry: { de: 'Auswertung', it: 'Statistiche' },
    offers: {
      'Excel-Datei': 'AO',
      Drucken: 'AO',
      ...Object.fromEntries(Object.values(figureMessages.de.tables).map((tab) => [tab, 'AO' as const])),
    },
  },
  ...(['without_group', 'without_leader'] as const).map((list) => ({
    path: `course/weeks/${list}`,
    who: 'AOR' as const,
    offers: { '?→ courseWeek/#/groups': 'AOR' as const },
  })),
  { path: 'course/weeks/almost_empty', who: 'AOR', offers: { '?→ course/#/show': 'AOR' } },
  {
    path: 'course/day',
    who: 'AOR',
    offers: {
      'Kalender öffnen': 'AOR',
      '→ course/day?date=#-#-#': 'AOR',
      '→ course/overview': 'AOR',
      'Liste drucken': 'AOR',
      '→ course/day/points': 'AOR',
      '?→ course/#/show': 'AOR',
      // Where children are there, as other tests make some.
      '?→ person/#/show': 'AO',
      '?→ tel': 'AO',
    },
  },
  {
    path: 'course/day/points',
    who: 'AOR',
    offers: {
      '?… übernehmen': 'AO',
      '?… abschließen': 'AO',
      '?… weitere Punkte zeigen': 'AOR',
      '?Einen weiteren Punkt zeigen': 'AOR',
      // Whom to call about children that other tests mark.
      '?→ tel': 'AOR',
      '?→ child/#/show': 'AOR',
      '?→ person/#/show': 'AO',
    },
  },
  {
    path: registration,
    who: 'AOR',
    entry: { de: 'Anmeldungen', it: 'Iscrizioni' },
    offers: {
      'Weitere Filter': 'AOR',
      '→ course/#/show': 'AOR',
      Exportieren: 'AOR',
      'Zahlungen exportieren': 'AO',
      'Referenzen einfügen': 'AO',
      'Nachricht an alle gefilterten': 'AO',
      [`→ ${registration}/create`]: 'AO',
      [`→ ${registration}/#`]: 'AO',
      '… verschieben': 'AO',
      '… löschen': 'AO',
      'Diese Zeile auswählen': 'AO',
      '?Interner Kommentar: …': 'AOR',
      '?Kommentar der Eltern: …': 'AOR',
      '?…: …': 'AOR', // answers to the questions of a project
    },
  },
  { path: `${registration}/create`, who: 'AO', offers: { Anmelden: 'AO', [`→ ${registration}`]: 'AO' } },
  {
    path: `${registration}/:registration`,
    who: 'AO',
    offers: {
      '→ course/#/show': 'AO',
      '→ person/#/show': 'AO',
      '→ tel': 'AO',
      Verschieben: 'AO',
      '… abmelden': 'AO',
      'Als ganz bezahlt eintragen': 'AO',
      'Kalender öffnen': 'AO',
      Speichern: 'AO',
      [`→ ${registration}`]: 'AO',
      Änderungen: 'AO',
    },
  },
  {
    path: 'course',
    who: 'AOR',
    entry: { de: 'Projekte', it: 'Progetti' },
    offers: {
      Exportieren: 'AOR',
      Programmheft: 'AOR',
      '→ course/create': 'AO',
      '→ course/#': 'AO',
      '→ course/#/show': 'AOR',
      '… kopieren': 'AO',
      '… deaktivieren': 'AO',
      '… löschen': 'AO',
      'Diese Zeile auswählen': 'AO',
      '→ course/rollover': 'AO',
      '→ course/import': 'AO',
    },
  },
  {
    path: 'course/import',
    who: 'AO',
    offers: {
      'Vorlage herunterladen': 'AO',
      'Vorhandene Daten in dieser Form': 'AO',
      'Datei wählen und prüfen': 'AO',
    },
  },
  {
    path: 'course/rollover',
    who: 'AO',
    offers: {
      '… übernehmen': 'AO',
      '…: …': 'AO', // the weeks of a project
      '… Projekte anlegen': 'AO',
      '?→ course/#/show': 'AO', // a follower that is there already
    },
  },
  {
    path: 'course/create',
    who: 'AO',
    offers: {
      Stammdaten: 'AO',
      Fragen: 'AO',
      Erweitert: 'AO',
      Platzvergabe: 'AO',
      Zahlung: 'AO',
      'Kalender öffnen': 'AO',
      'Datei wählen oder hierher ziehen': 'AO',
      Speichern: 'AO',
      '→ course': 'AO',
    },
  },
  {
    path: 'course/:course',
    who: 'AO',
    offers: {
      Stammdaten: 'AO',
      Fragen: 'AO',
      Erweitert: 'AO',
      Platzvergabe: 'AO',
      Zahlung: 'AO',
      'E-Mail': 'AO',
      'Kalender öffnen': 'AO',
      'Datei wählen oder hierher ziehen': 'AO',
      Speichern: 'AO',
      '→ course': 'AO',
      'Woche anlegen': 'AO',
      '… bearbeiten': 'AO',
      '→ courseWeek/#/groups': 'AO',
      '… duplizieren': 'AO',
      'Zusammenlegen mit …: …': 'AO',
      '… absagen': 'AO',
      '… löschen': 'AO',
      Änderungen: 'AO',
    },
  },
  {
    path: 'course/:course/show',
    who: 'AOR',
    offers: {
      '→ course': 'AOR',
      '→ course/#': 'AO',
      // What the project lacks before it opens.
      '?→ option/setup': 'A',
      '?→ course/#/draw': 'AOR', // where places are drawn
      Exportieren: 'AOR',
      'Alle Angaben zum Projekt': 'AOR',
      '?Antworten': 'AOR', // where it asks something
      'Erste Woche': 'AOR',
      'Kind anmelden: …': 'AO',
      'Teilnehmende drucken: …': 'AOR',
      'Listen von …': 'AOR',
      '→ courseWeek/#/groups': 'AOR',
      'Zusammenlegen mit …: …': 'AO',
      'Woche absagen: …': 'AO',
      'Nachricht schreiben: …': 'AO',
      '→ tel': 'AOR',
      '… verschieben': 'AO',
      '… abmelden': 'AO',
      [`→ ${registration}/#`]: 'AO',
      '→ child/#': 'AO',
      Änderungen: 'AO',
      '…: …': 'AO', // the changes of its weeks
    },
  },
  {
    path: 'courseWeek/:week/groups',
    who: 'AOR',
    offers: {
      '→ course/#/show': 'AOR',
      'Listen von …': 'AOR',
      'Gruppe hinzufügen': 'AO',
      'Nach Alter aufteilen': 'AO',
      '… verschieben': 'AO',
      Speichern: 'AO',
      Rückgängig: 'AO',
    },
  },
  { path: 'course/:course/draw', who: 'AOR', offers: { '→ course/#/show': 'AOR' } },
  {
    path: 'child',
    who: 'AOR',
    entry: { de: 'Kinder', it: 'Bambini' },
    offers: {
      Exportieren: 'AOR',
      '→ tel': 'AOR',
      '→ child/create': 'AO',
      '→ child/#': 'AO',
      '→ person/#/show': 'AO',
      '… löschen': 'AO',
      'Gesundheit von …': 'AOR',
    },
  },
  { path: 'child/create', who: 'AO', offers: { Speichern: 'AO', '→ child': 'AO' } },
  {
    path: 'child/:child',
    who: 'AO',
    offers: {
      Speichern: 'AO',
      '→ child': 'AO',
      '… löschen': 'AO',
      '→ person/#/show': 'AO',
      '… entfernen': 'AO',
      '… bearbeiten': 'AO', // pick-up persons
      '→ course/#/show': 'AO',
      Änderungen: 'AO',
    },
  },
  {
    path: 'person',
    who: 'AO',
    entry: { de: 'Personen', it: 'Persone' },
    offers: {
      Exportieren: 'AO',
      '→ person/create': 'AO',
      '→ person/#': 'AO',
      '→ person/#/show': 'AO',
      '… löschen': 'AO',
      '→ tel': 'AO',
      '→ mailto': 'AO',
      '→ person/import': 'AO',
    },
  },
  {
    path: 'person/import',
    who: 'AO',
    offers: {
      'Vorlage herunterladen': 'AO',
      'Vorhandene Daten in dieser Form': 'AO',
      'Datei wählen und prüfen': 'AO',
    },
  },
  { path: 'person/create', who: 'AO', offers: { Speichern: 'AO', '→ person': 'AO' } },
  {
    path: 'person/:person',
    who: 'AO',
    offers: { Speichern: 'AO', '→ person': 'AO', '… löschen': 'AO', Änderungen: 'AO' },
  },
  { path: 'person/todos', who: 'AO', offers: { '?→ person/#/show': 'AO' } },
  {
    path: 'person/:person/show',
    who: 'AO',
    offers: {
      '→ tel': 'AO',
      '→ mailto': 'AO',
      '→ child/#': 'AO',
      '→ person': 'AO',
      Bearbeiten: 'AO',
      '… bearbeiten': 'AO',
      'Nachricht schreiben: …': 'AO',
      'Portal ansehen wie …': 'AO',
      'Telefonat notieren': 'AO',
      'Wer darf … abholen?': 'AO',
      'Abwesenheit von …': 'AO',
      '… anmelden': 'AO',
      '2027': 'AO',
      'Zahlungsübersicht 2027 (Deutsch)': 'AO',
      'Zahlungsübersicht 2027 (Italienisch)': 'AO',
      '…: …': 'AO', // book a payment, edit a registration
      '… verschieben': 'AO',
      '… abmelden': 'AO',
      [`→ ${registration}/#`]: 'AO',
      '→ course/#/show': 'AO',
      'Zahlung buchen': 'AO',
      'Erinnerungen aussetzen': 'AO',
      'Alle Daten der Familie herunterladen': 'AO',
      'Familie löschen': 'AO',
      Änderungen: 'AO',
    },
  },
  {
    path: 'message',
    who: 'AO',
    entry: { de: 'Nachrichten', it: 'Messaggi' },
    offers: { Exportieren: 'AO', '→ message/#/show': 'AO' },
  },
  {
    path: 'message/:message/show',
    who: 'AO',
    offers: { '→ message': 'AO', '→ person/#/show': 'AO', '?E-Mail an … noch einmal senden': 'AO' },
  },
  {
    path: 'failedMail',
    who: 'AO',
    entry: { de: 'Unzustellbare E-Mails', it: 'E-mail non recapitate' },
    offers: {
      Exportieren: 'AO',
      'Alle noch einmal senden': 'AO',
      'E-Mail an … noch einmal senden': 'AO',
      'E-Mail an … verwerfen': 'AO',
      '?Der Link ist abgelaufen. Die E-Mail kann nicht noch einmal gesendet werden': 'AO',
    },
  },
  {
    path: 'payment',
    who: 'AO',
    entry: { de: 'Zahlungen', it: 'Pagamenti' },
    // Take a payment back, its receipt.
    offers: {
      'Kalender öffnen': 'AO',
      Exportieren: 'AO',
      'Weitere Filter': 'AO',
      Zahlungsjournal: 'AO',
      Förderbericht: 'AO',
      'Diese Zeile auswählen': 'AO',
      '?…: …': 'AO',
      '?→ person/#/show': 'AO',
    },
  },
  {
    path: 'receipt',
    who: 'AO',
    entry: { de: 'Quittungen', it: 'Ricevute' },
    offers: {
      PDF: 'AO',
      'ZIP-Datei': 'AO',
      Excel: 'AO',
      '?→ person/#/show': 'AO',
      '?Diese Zeile auswählen': 'AO',
      '?…: …': 'AO', // download, cancel
    },
  },
  {
    path: 'bank-entry',
    who: 'AO',
    entry: { de: 'Kontoauszüge', it: 'Estratti conto' },
    offers: {
      Exportieren: 'AO',
      'Kontoauszug einlesen': 'AO',
      'Spalten der CSV-Datei': 'AO',
      Filter: 'AO',
      '?… (…)': 'AO', // a group of entries
    },
  },
  {
    path: 'credit',
    who: 'AO',
    entry: { de: 'Guthaben', it: 'Crediti' },
    offers: {
      Exportieren: 'AO',
      '?→ person/#/show': 'AO',
      '?…: …': 'AO', // the IBAN of a family
      '?Diese Zeile auswählen': 'AO',
      '?Herunterladen': 'AO',
      '?Ausgeführt …': 'AO',
      '?Zurückziehen': 'AO',
    },
  },
  {
    path: 'cancellationFee',
    who: 'AO',
    entry: { de: 'Abmeldegebühren', it: 'Costi di cancellazione' },
    offers: {
      Exportieren: 'AO',
      '?→ person/#/show': 'AO',
      '?→ course/#/show': 'AO',
      '?…: …': 'AO', // waive
    },
  },
  {
    path: 'payment-reminder',
    who: 'AO',
    entry: { de: 'Überfällig', it: 'Scaduti' },
    offers: {
      Exportieren: 'AO',
      '?→ option': 'A',
      '?→ person/#/show': 'AO',
      '?…: …': 'AO', // see the mail, pause
    },
  },
  {
    path: 'books',
    who: 'AO',
    entry: { de: 'Abschluss', it: 'Chiusura' },
    offers: { 'Kalender öffnen': 'AO', Zahlungsjournal: 'AO', 'Abschließen …': 'A', '?Wieder öffnen': 'A' },
  },
  {
    path: 'accounting-archive',
    who: 'A',
    entry: { de: 'Archiv', it: 'Archivio' },
    offers: { '?…: …': 'A' }, // the payments of a parent
  },
  ...allResources
    .filter(({ name }) => !WRITTEN_OUT.includes(name))
    .flatMap((definition) => PLAIN[definition.name] ?? generated(definition)),
  ...plain('user', { de: 'Benutzer', it: 'Utenti' }, ':user', 'A', { 'Passwort anzeigen': 'A' }),
  ...plain('roles', { de: 'Rollen', it: 'Ruoli' }, ':role', 'A'),
  {
    path: 'apiKey',
    who: 'A',
    entry: { de: 'API-Schlüssel', it: 'Chiavi API' },
    offers: { '→ apiKey/create': 'A' },
  },
  { path: 'apiKey/create', who: 'A', offers: { Speichern: 'A', '→ apiKey': 'A', 'Kalender öffnen': 'A' } },
  {
    path: 'option',
    who: 'A',
    entry: { de: 'Einstellungen', it: 'Impostazioni' },
    offers: {
      Grundeinstellungen: 'A',
      'Vorgaben für Projekte': 'A',
      'Was wir nutzen': 'A',
      'E-Mail-Texte': 'A',
      Zahlungsbestätigung: 'A',
      Quittungen: 'A',
      Erinnerungen: 'A',
      'Vor Ort': 'A',
      Förderung: 'A',
      'Kontakt und Impressum': 'A',
      'Andere Websites': 'A',
      Grenzen: 'A',
      Speichern: 'A',
      Vorschau: 'A',
      'Andere Datei wählen': 'A',
      '…: Datei entfernen': 'A',
      '→ uploads': 'A',
      Änderungen: 'AO',
    },
  },
  {
    path: 'option/setup?step=second_factor',
    who: 'A',
    offers: {
      '?→ option/setup': 'A', // what the installation lacks
      '?→ course': 'A',
      'offen:': 'A', // the steps, by their mark
      '?erledigt:': 'A',
      '→ second-factor': 'A',
      Später: 'A',
    },
  },
  { path: 'option/create', who: 'A', offers: { Speichern: 'A', '→ option': 'A' } },
  { path: 'option/1', who: 'A', offers: { Speichern: 'A', '→ option': 'A' } },
  {
    path: 'auditLog',
    who: 'AO',
    entry: { de: 'Änderungen', it: 'Modifiche' },
    // Where the records of its lines stand, and the further fields of those with many.
    offers: {
      '?→ course/#/show': 'AO',
      '?→ courseCategory/#': 'AO',
      '?→ courseType/#': 'AO',
      '?→ locations/#': 'AO',
      '?→ child/#': 'AO',
      '?→ person/#/show': 'AO',
      [`?→ ${registration}/#`]: 'AO',
      '?→ message/#/show': 'AO',
      '?→ option': 'A',
      '?→ user/#': 'A',
      '?→ roles/#': 'A',
      '?… Felder zeigen': 'AO',
      '?… Feld zeigen': 'AO',
    },
  },
  {
    path: 'healthAccess',
    who: 'A',
    entry: { de: 'Wer sieht Gesundheitsdaten', it: 'Chi vede i dati sanitari' },
    offers: {},
  },
  {
    path: 'healthReadLog',
    who: 'A',
    entry: { de: 'Einsicht in Gesundheitsdaten', it: 'Accesso ai dati sanitari' },
    offers: {},
  },
];
