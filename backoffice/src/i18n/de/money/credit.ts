import { lists } from '@feria/shared/i18n/de/lists';

/** The words of the page on which credit is paid out, in German. They are loaded with the page. */
export const words = {
  total:
    '%{smart_count} Familie hat zusammen %{credit} Guthaben. |||| %{smart_count} Familien haben zusammen %{credit} Guthaben.',
  set_aside: 'Davon stehen %{amount} in Überweisungsdateien, die die Bank noch nicht ausgeführt hat.',
  no_credit: 'Keine Familie hat Guthaben.',
  failed: 'Die Summe konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  columns: lists.credit.columns,
  filters: { to_pay_out: 'Überweisung' },
  in_file: 'In einer Datei',
  not_in_file: 'In keiner Datei',
  erased: lists.credit.erased,
  in_file_of: lists.credit.in_file_of,
  sources: {
    parent: 'von den Eltern eingetragen',
    office: 'vom Büro eingetragen',
    bank_entry: 'von der letzten Überweisung',
  },
  no_account: 'Nicht bekannt',
  account: 'IBAN für Rückzahlungen: %{name}',
  account_help:
    'Auf dieses Konto wird Guthaben ausbezahlt. Leer gilt wieder das Konto der letzten Überweisung. Gezeigt wird die IBAN danach nur noch mit Anfang und Ende.',
  account_saved: 'Die IBAN ist gespeichert.',
  iban: 'IBAN',
  save: 'Speichern',
  make: 'Überweisungsdatei erstellen',
  make_title: '%{smart_count} Rückzahlung überweisen |||| %{smart_count} Rückzahlungen überweisen',
  make_help:
    'Es entsteht eine Datei, die Sie im Onlinebanking hochladen. Dieses Guthaben ist ab jetzt vorgemerkt: Es wird für nichts anderes verwendet, bis der Kontoauszug die Auszahlung bringt oder Sie die Datei zurückziehen.',
  sum: 'Zusammen %{amount}',
  no_iban: 'Ohne bekannte IBAN, kommt nicht in die Datei: %{names}',
  nothing_free: 'Steht schon ganz in einer Datei: %{names}',
  from_account: 'Konto, von dem überwiesen wird',
  no_own_account:
    'Kein Projekt hat ein Konto. Tragen Sie zuerst bei einem Projekt IBAN und Kontoinhaber ein.',
  format: 'Format',
  format_09: 'pain.001.001.09 (üblich)',
  format_03: 'pain.001.001.03 (für Banken, die das neue noch nicht lesen)',
  format_help:
    'ISO 20022. Manche italienische Banken nehmen nur das CBI-Format: Fragen Sie im Zweifel Ihre Bank.',
  execute_on: 'Ausführen am',
  banks_closed: 'An diesem Tag überweisen Banken nichts. Ausgeführt wird am %{date}.',
  has_returned: 'Die letzte Überweisung auf diese IBAN kam zurück. Bitte zuerst die IBAN prüfen: %{names}',
  returned_mark: 'kam zurück',
  create: 'Erstellen und herunterladen',
  created: 'Die Datei %{name} ist heruntergeladen. Laden Sie sie im Onlinebanking hoch.',
  download_failed:
    'Die Datei ist erstellt, aber noch nicht heruntergeladen. Sie steht unten auf dieser Seite.',
  files: 'Überweisungsdateien',
  files_failed: 'Die Überweisungsdateien konnten nicht geladen werden.',
  no_files: 'Noch keine Datei erstellt.',
  file: '%{reference}, %{date}: %{amount} an %{smart_count} Familie |||| %{reference}, %{date}: %{amount} an %{smart_count} Familien',
  file_from: '%{format}, von %{account}, erstellt von %{name}',
  file_from_nobody: '%{format}, von %{account}',
  file_open: 'Noch offen: %{amount}',
  file_done: 'Ausgeführt: %{amount}',
  file_withdrawn: 'Zurückgezogen am %{date}: %{amount}',
  states: { open: 'offen', paid: 'ausbezahlt', withdrawn: 'zurückgezogen' },
  returned: 'zurückgekommen, wieder Guthaben',
  details: 'Wer was erhält',
  download: 'Herunterladen',
  withdraw: 'Zurückziehen',
  withdraw_question:
    'Die Datei zurückziehen? %{amount} sind dann wieder Guthaben und bezahlen, was inzwischen offen ist. Nur wenn Sie die Datei nicht bei der Bank hochgeladen haben.',
  withdraw_question_partly:
    'Die Bank hat aus dieser Datei schon %{paid} ausgeführt: Sie ist also hochgeladen, und der Rest kann noch kommen. Wirklich %{amount} zurückziehen? Fragen Sie zuerst Ihre Bank.',
  withdrawn: 'Die Datei ist zurückgezogen.',
  executed: 'Ausgeführt …',
  executed_title: 'Die Bank hat die Datei ausgeführt',
  executed_help:
    'Meist schließt der Kontoauszug die Datei von selbst. Wenn er die einzelnen Überweisungen nicht nennt, buchen Sie hier %{amount} als ausbezahlt.',
  executed_date: 'Tag, an dem das Geld abgebucht wurde',
  executed_confirm: 'Als ausbezahlt buchen',
  empty: 'Kein Guthaben',
  empty_help: 'Guthaben entsteht, wenn eine Familie mehr bezahlt hat, als sie schuldet.',
};
