import type { UiLanguage } from '../config.js';

/** Words of the tables that are imported and exported. German is the reference. */
const de = {
  /** First part of the file's name. */
  file: { projects: 'Projekte', families: 'Familien' },
  template: 'Vorlage',
  sheet: { courses: 'Projekte', weeks: 'Wochen', parents: 'Eltern', children: 'Kinder' },
  /** Columns that link two sheets. */
  number: 'Nr.',
  project: 'Projekt Nr.',
  yes: 'Ja',
  no: 'Nein',
  explanation: {
    sheet: 'Erklärung',
    of: 'Blatt',
    column: 'Spalte',
    required: 'Pflicht',
    allowed: 'Was eingegeben wird',
    example: 'Beispiel',
  },
  /** Sheet with what the cells offer to choose from. */
  choices: 'Auswahl',
  /** In the column of what is required. */
  sometimes: 'Je nach anderen Spalten',
  allowed: {
    text: 'Text mit höchstens %{max} Zeichen',
    rich_text: 'Text mit höchstens %{max} Zeichen, auch als HTML',
    email: 'E-Mail-Adresse; mit ihr meldet sich der Elternteil an. Beim Import wird keine E-Mail verschickt.',
    phone: 'Telefonnummer',
    tax: 'Steuernummer mit 16 Zeichen; an ihr wird erkannt, wer schon da ist',
    number: 'Ganze Zahl von %{min} bis %{max}',
    money: 'Betrag in Euro',
    date: 'Datum',
    time: 'Uhrzeit',
    boolean: 'Ja oder Nein; leer ist Nein',
    boolean_yes: 'Ja oder Nein; leer ist Ja',
    choice: 'Eines von: %{values}',
    choices: 'Eines oder mehrere, mit Strichpunkt getrennt: %{values}',
    texts: 'Eines oder mehrere, mit Strichpunkt getrennt',
    reference: 'Name eines Eintrags, den es schon gibt (siehe Blatt „Auswahl“)',
    references: 'Namen von Einträgen, die es schon gibt, mit Strichpunkt getrennt (siehe Blatt „Auswahl“)',
    parents: 'Steuernummern der Eltern, mit Strichpunkt getrennt',
    steps: 'Paare „Tage vorher:Gebühr in Prozent“, mit Strichpunkt getrennt',
    own_number: 'Beliebige Nummer, jede nur einmal. Die Wochen nennen sie.',
    project: 'Nummer der Zeile im Blatt „Projekte“',
  },
  /** Examples of texts, by the name of their field. */
  example: {
    name: 'Sommerwoche am See',
    name_it: 'Settimana al lago',
    text: 'Spiele und Ausflüge',
    text_it: 'Giochi ed escursioni',
    person: 'Eva',
    family: 'Rossi',
    address: 'Lauben 1',
    place: 'Bozen',
  },
};

const it: typeof de = {
  file: { projects: 'Progetti', families: 'Famiglie' },
  template: 'Modello',
  sheet: { courses: 'Progetti', weeks: 'Settimane', parents: 'Genitori', children: 'Bambini' },
  number: 'N.',
  project: 'Progetto n.',
  yes: 'Sì',
  no: 'No',
  explanation: {
    sheet: 'Spiegazione',
    of: 'Foglio',
    column: 'Colonna',
    required: 'Obbligatorio',
    allowed: 'Che cosa si inserisce',
    example: 'Esempio',
  },
  choices: 'Scelte',
  sometimes: 'Secondo le altre colonne',
  allowed: {
    text: 'Testo di al massimo %{max} caratteri',
    rich_text: 'Testo di al massimo %{max} caratteri, anche come HTML',
    email:
      'Indirizzo e-mail, con cui il genitore accede. Con l’importazione non viene inviata alcuna e-mail.',
    phone: 'Numero di telefono',
    tax: 'Codice fiscale di 16 caratteri, da cui si riconosce chi c’è già',
    number: 'Numero intero da %{min} a %{max}',
    money: 'Importo in euro',
    date: 'Data',
    time: 'Ora',
    boolean: 'Sì o No; vuoto significa No',
    boolean_yes: 'Sì o No; vuoto significa Sì',
    choice: 'Uno tra: %{values}',
    choices: 'Uno o più, separati da punto e virgola: %{values}',
    texts: 'Uno o più, separati da punto e virgola',
    reference: 'Nome di una voce che esiste già (si veda il foglio «Scelte»)',
    references: 'Nomi di voci che esistono già, separati da punto e virgola (si veda il foglio «Scelte»)',
    parents: 'Codici fiscali dei genitori, separati da punto e virgola',
    steps: 'Coppie «giorni prima:costo in percentuale», separate da punto e virgola',
    own_number: 'Un numero qualsiasi, ciascuno una sola volta. Le settimane lo indicano.',
    project: 'Numero della riga nel foglio «Progetti»',
  },
  example: {
    name: 'Sommerwoche am See',
    name_it: 'Settimana al lago',
    text: 'Spiele und Ausflüge',
    text_it: 'Giochi ed escursioni',
    person: 'Eva',
    family: 'Rossi',
    address: 'Via dei Portici 1',
    place: 'Bolzano',
  },
};

/** Words of the tables by language. */
export const importWords: Record<UiLanguage, typeof de> = { de, it };
