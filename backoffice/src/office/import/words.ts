import { translate, type MessageKey, type MessageParams, type SameKeys } from '@feria/shared';
import { useLanguage } from '../../i18n';

/** The words of the pages on which tables are imported, in German. They are loaded with the pages and with the lists that lead there. */
export const german = {
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

const italian: SameKeys<typeof german> = {
  action: 'Importa',
  projects: {
    title: 'Importare progetti',
    intro:
      'Progetti con le loro settimane da un file Excel. Ciò che esiste già resta com’è: un progetto si riconosce dal nome tedesco e dal primo giorno, e così una settimana. Luoghi, tipi di progetto e categorie devono già esistere.',
    back: 'Ai progetti',
  },
  families: {
    title: 'Importare famiglie',
    intro:
      'Genitori con i loro figli da un file Excel. Chi c’è già resta com’è: genitori e bambini si riconoscono dal codice fiscale. I genitori ricevono un account senza password e nessuna e-mail. La password si imposta nel portale con «Password dimenticata».',
    back: 'Alle persone',
  },
  template: {
    title: '1. Compilare il modello',
    help: 'Il modello spiega ogni colonna e offre valori da scegliere. Vengono letti file in tedesco e in italiano.',
    download: 'Scarica il modello',
    records: 'Dati presenti in questa forma',
    year: 'Anno',
    all_years: 'Tutti gli anni',
  },
  file: {
    title: '2. Controllare il file',
    help: 'Durante il controllo non viene salvato nulla.',
    choose: 'Scegli e controlla il file',
    checking: 'Controllo di %{name} …',
  },
  consent: {
    title: 'Consenso ai dati sanitari',
    help: 'I dati sanitari si possono conservare solo con il consenso dei genitori. Indichi come è stato dato: viene annotato per ogni bambino con il Suo nome. Senza questa indicazione le colonne con dati sanitari vengono rifiutate.',
    way: 'Come hanno acconsentito i genitori?',
    none: 'Nessun dato sanitario nel file',
    date: 'Presente dal',
  },
  result: {
    title: '3. Esito del controllo di %{name}',
    sheet: 'Foglio',
    new: 'Nuovi',
    unchanged: 'Già presenti',
    different: 'Presenti, con altri valori',
    different_help: 'Ciò che è presente con altri valori non viene modificato.',
    problems:
      '%{smart_count} errore. Lo corregga nel file e controlli di nuovo. |||| %{smart_count} errori. Li corregga nel file e controlli di nuovo.',
    first: 'Qui ci sono i primi %{max}.',
    table: 'Errori nel file',
    row: 'Riga',
    column: 'Colonna',
    message: 'Che cosa modificare',
    nothing: 'Nel file non c’è nulla di nuovo.',
    ready: 'Il file è corretto.',
    run: 'Importa ora',
  },
  run: {
    progress: '%{done} passaggi su %{total}',
    title: 'Importazione in corso …',
    stay: 'Lasci aperta questa pagina.',
    done: 'L’importazione è terminata.',
    again: 'Importa un altro file',
    broken:
      'La connessione si è interrotta. Controlli di nuovo il file: ciò che è già importato viene contato come presente e non viene creato due volte.',
    check_again: 'Controlla di nuovo',
  },
};

/** Translates a key of these words into the language of the screen. */
export function useImportWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(language === 'it' ? italian : german, key, params);
}
