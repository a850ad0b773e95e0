import { translate, type MessageKey, type MessageParams, type SameKeys } from '@feria/shared';
import { useLanguage } from '../../i18n';

/** The words of the page on which bank statements are booked, in German. They are loaded with the page. */
export const german = {
  import: 'Kontoauszug einlesen',
  import_help:
    'Datei Ihrer Bank: camt.053 (XML oder ZIP) oder eine Tabelle (CSV). Noch wird nichts gebucht, und niemand erhält eine E-Mail.',
  importing: '%{name} wird eingelesen …',
  progress: '%{done} von %{total} erledigt',
  nothing: 'Alles erledigt. Lesen Sie den nächsten Kontoauszug ein.',
  keys: 'Tastatur: Pfeiltasten wechseln die Zeile, Eingabe bucht den Vorschlag, T teilt auf, I lässt aus.',
  groups: { certain: 'Sicher', likely: 'Wahrscheinlich', unknown: 'Unbekannt' },
  count: '%{title} (%{count})',
  book_certain: 'Alle sicheren einbuchen',
  entry: '%{amount} von %{payer} am %{date}',
  no_payer: 'unbekannt',
  share: '%{amount} für %{child}, %{course}',
  credit: '%{amount} bleiben als Guthaben',
  book: 'Einbuchen',
  book_entry: 'Einbuchen: %{entry}',
  split: 'Zuordnen',
  split_entry: 'Zuordnen: %{entry}',
  ignore: 'Auslassen',
  ignore_entry: 'Auslassen: %{entry}',
  ignored: 'Ausgelassene Buchungen',
  none_ignored: 'Es wurde nichts ausgelassen.',
  reopen: 'Wieder öffnen',
  reopen_entry: 'Wieder öffnen: %{entry}',
  booked: 'Eingebucht: %{entry}',
  split_title: 'Wofür sind %{amount}?',
  parent: 'Elternteil',
  parent_help: 'Nach dem Namen eines Elternteils suchen.',
  choose_parent: 'Bitte zuerst den Elternteil wählen, der bezahlt hat.',
  failed: 'Der Kontoauszug konnte nicht geladen werden.',
};

const italian: SameKeys<typeof german> = {
  import: 'Leggi estratto conto',
  import_help:
    'File della banca: camt.053 (XML o ZIP) o una tabella (CSV). Per ora non viene registrato nulla e nessuno riceve e-mail.',
  importing: 'Lettura di %{name} …',
  progress: '%{done} su %{total} completati',
  nothing: 'Tutto fatto. Leggere il prossimo estratto conto.',
  keys: 'Tastiera: le frecce cambiano riga, Invio registra la proposta, T ripartisce, I esclude.',
  groups: { certain: 'Certi', likely: 'Probabili', unknown: 'Sconosciuti' },
  count: '%{title} (%{count})',
  book_certain: 'Registra tutti i certi',
  entry: '%{amount} da %{payer} il %{date}',
  no_payer: 'sconosciuto',
  share: '%{amount} per %{child}, %{course}',
  credit: '%{amount} restano come credito',
  book: 'Registra',
  book_entry: 'Registra: %{entry}',
  split: 'Assegna',
  split_entry: 'Assegna: %{entry}',
  ignore: 'Escludi',
  ignore_entry: 'Escludi: %{entry}',
  ignored: 'Movimenti esclusi',
  none_ignored: 'Non è stato escluso nulla.',
  reopen: 'Riapri',
  reopen_entry: 'Riapri: %{entry}',
  booked: 'Registrato: %{entry}',
  split_title: 'Per che cosa sono %{amount}?',
  parent: 'Genitore',
  parent_help: 'Cercare per nome di un genitore.',
  choose_parent: 'Scegliere prima il genitore che ha pagato.',
  failed: 'Impossibile caricare l’estratto conto.',
};

/** Translates a key of these words into the language of the screen. */
export function useBankWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(language === 'it' ? italian : german, key, params);
}
