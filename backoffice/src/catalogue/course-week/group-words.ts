import {
  translate,
  type MessageKey,
  type MessageParams,
  type SameKeys,
  type UiLanguage,
} from '@feria/shared';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n';

/** The words about the groups of a week: loaded with the pages that need them. */

const german = {
  action: 'Gruppen',
  of: 'Gruppen von %{name}',
  title: 'Gruppen: %{course}, %{week}',
  to_course: 'Zum Projekt',
  loading: 'Die Gruppen werden geladen',
  failed: 'Die Gruppen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  only_see: 'Sie können die Gruppen ansehen, aber nicht ändern.',
  empty: 'In dieser Woche hat noch kein Kind einen Platz.',
  week_leaders: 'Leitung der ganzen Woche',
  leaders: 'Leitung',
  leaders_of: 'Leitung von %{name}',
  no_leaders: 'Niemand',
  leaders_help: 'Wer die ganze Woche leitet, sieht alle Gruppen.',
  may_not_assign:
    'Wer Kinder betreut, sieht ihre Gesundheitsdaten. Einteilen kann deshalb nur, wer selbst alle Anmeldungen und Gesundheitsdaten sieht und Anmeldungen bearbeiten darf.',
  nobody_assignable: 'Noch kein Konto hat die Berechtigung, Wochen oder Gruppen zu leiten.',
  nobody_found: 'Niemand gefunden',
  none: 'In keiner Gruppe',
  without_group:
    '%{smart_count} Kind ist in keiner Gruppe. Bis es in einer ist, sehen es alle, die in dieser Woche leiten. |||| %{smart_count} Kinder sind in keiner Gruppe. Bis sie in einer sind, sehen sie alle, die in dieser Woche leiten.',
  without_group_unled:
    '%{smart_count} Kind ist in keiner Gruppe. Solange in dieser Woche niemand leitet, sieht es nur das Büro. |||| %{smart_count} Kinder sind in keiner Gruppe. Solange in dieser Woche niemand leitet, sieht sie nur das Büro.',
  children: '%{smart_count} Kind |||| %{smart_count} Kinder',
  ages: '%{youngest} bis %{oldest} Jahre, im Schnitt %{average}',
  ages_same: 'alle %{smart_count} Jahr alt |||| alle %{smart_count} Jahre alt',
  age: '%{smart_count} Jahr |||| %{smart_count} Jahre',
  nobody: 'Noch kein Kind',
  new_name: 'Gruppe %{number}',
  name: 'Name der Gruppe',
  unnamed: 'Gruppe ohne Namen',
  name_empty: 'Bitte geben Sie der Gruppe einen Namen.',
  name_twice: 'So heißt schon eine andere Gruppe.',
  add: 'Gruppe hinzufügen',
  remove: '%{name} entfernen',
  remove_question:
    'In „%{name}“ ist %{smart_count} Kind. Es ist dann in keiner Gruppe. |||| In „%{name}“ sind %{smart_count} Kinder. Sie sind dann in keiner Gruppe.',
  remove_confirm: 'Entfernen',
  split: 'Nach Alter aufteilen',
  split_count: 'Anzahl der Gruppen',
  split_done:
    'Alle Kinder sind nach Alter in %{smart_count} Gruppe. |||| Alle Kinder sind nach Alter auf %{smart_count} Gruppen aufgeteilt.',
  select: '%{name} auswählen',
  move_child: '%{name} verschieben',
  move_selected: 'Verschieben nach …',
  move_to: 'Verschieben nach',
  selected: '%{smart_count} Kind ausgewählt |||| %{smart_count} Kinder ausgewählt',
  unselect: 'Auswahl aufheben',
  moved: '%{name}: jetzt in %{group}',
  moved_many: '%{smart_count} Kind: jetzt in %{group} |||| %{smart_count} Kinder: jetzt in %{group}',
  undo: 'Rückgängig',
  undone: 'Der letzte Schritt ist rückgängig gemacht',
  save: 'Speichern',
  saved: 'Die Gruppen sind gespeichert',
  unsaved: 'Noch nicht gespeichert',
  all_saved: 'Alles gespeichert',
  conflict_help: 'Wenn Sie neu laden, gehen Ihre Änderungen auf dieser Seite verloren.',
  reload: 'Neu laden',
  changed_leaders: 'Leitung der ganzen Woche',
  changed_group: 'Gruppe „%{name}“',
  changed_name: 'Name der Gruppe „%{name}“',
  changed_children: 'In welche Gruppe diese Kinder kommen',
  changed_removed: 'entfernt',
  leave: 'Die Änderungen an den Gruppen sind nicht gespeichert. Trotzdem verlassen?',
  leave_confirm: 'Verlassen',
};

const italian: SameKeys<typeof german> = {
  action: 'Gruppi',
  of: 'Gruppi di %{name}',
  title: 'Gruppi: %{course}, %{week}',
  to_course: 'Al progetto',
  loading: 'Caricamento dei gruppi',
  failed: 'Non è stato possibile caricare i gruppi.',
  retry: 'Riprova',
  only_see: 'Può vedere i gruppi, ma non modificarli.',
  empty: 'In questa settimana nessun bambino ha ancora un posto.',
  week_leaders: 'Responsabili di tutta la settimana',
  leaders: 'Responsabili',
  leaders_of: 'Responsabili di %{name}',
  no_leaders: 'Nessuno',
  leaders_help: 'Chi è responsabile di tutta la settimana vede tutti i gruppi.',
  may_not_assign:
    'Chi segue i bambini ne vede i dati sanitari. Perciò assegna solo chi vede tutte le iscrizioni e i dati sanitari e può modificare le iscrizioni.',
  nobody_assignable: 'Nessun account ha ancora il permesso di guidare settimane o gruppi.',
  nobody_found: 'Nessuno trovato',
  none: 'In nessun gruppo',
  without_group:
    '%{smart_count} bambino non è in nessun gruppo. Finché non è in uno, lo vedono tutti i responsabili di questa settimana. |||| %{smart_count} bambini non sono in nessun gruppo. Finché non sono in uno, li vedono tutti i responsabili di questa settimana.',
  without_group_unled:
    '%{smart_count} bambino non è in nessun gruppo. Finché questa settimana non è affidata a nessuno, lo vede solo l’ufficio. |||| %{smart_count} bambini non sono in nessun gruppo. Finché questa settimana non è affidata a nessuno, li vede solo l’ufficio.',
  children: '%{smart_count} bambino |||| %{smart_count} bambini',
  ages: 'Da %{youngest} a %{oldest} anni, in media %{average}',
  ages_same: 'tutti di %{smart_count} anno |||| tutti di %{smart_count} anni',
  age: '%{smart_count} anno |||| %{smart_count} anni',
  nobody: 'Ancora nessun bambino',
  new_name: 'Gruppo %{number}',
  name: 'Nome del gruppo',
  unnamed: 'Gruppo senza nome',
  name_empty: 'Dia un nome al gruppo.',
  name_twice: 'Un altro gruppo si chiama già così.',
  add: 'Aggiungi un gruppo',
  remove: 'Elimina %{name}',
  remove_question:
    'In “%{name}” c’è %{smart_count} bambino. Non sarà più in nessun gruppo. |||| In “%{name}” ci sono %{smart_count} bambini. Non saranno più in nessun gruppo.',
  remove_confirm: 'Elimina',
  split: 'Dividi per età',
  split_count: 'Numero di gruppi',
  split_done:
    'Tutti i bambini sono in %{smart_count} gruppo. |||| Tutti i bambini sono divisi per età in %{smart_count} gruppi.',
  select: 'Seleziona %{name}',
  move_child: 'Sposta %{name}',
  move_selected: 'Sposta in …',
  move_to: 'Sposta in',
  selected: '%{smart_count} bambino selezionato |||| %{smart_count} bambini selezionati',
  unselect: 'Annulla la selezione',
  moved: '%{name}: ora in %{group}',
  moved_many: '%{smart_count} bambino: ora in %{group} |||| %{smart_count} bambini: ora in %{group}',
  undo: 'Annulla l’ultimo passo',
  undone: 'L’ultimo passo è annullato',
  save: 'Salva',
  saved: 'I gruppi sono salvati',
  unsaved: 'Non ancora salvato',
  all_saved: 'Tutto salvato',
  conflict_help: 'Ricaricando, le modifiche fatte in questa pagina vanno perse.',
  reload: 'Ricarica',
  changed_leaders: 'Responsabili di tutta la settimana',
  changed_group: 'Gruppo “%{name}”',
  changed_name: 'Nome del gruppo “%{name}”',
  changed_children: 'In quale gruppo vanno questi bambini',
  changed_removed: 'eliminato',
  leave: 'Le modifiche ai gruppi non sono salvate. Uscire comunque?',
  leave_confirm: 'Esci',
};

const texts = { de: german, it: italian } satisfies Record<UiLanguage, unknown>;

/** A key of these words. */
type GroupWord = MessageKey<typeof german>;
/** Translates a key of these words. */
export type GroupWords = (key: GroupWord, params?: MessageParams) => string;

/** Translates a key of these words into the language of the screen. */
export function useGroupWords(): GroupWords {
  const language = useLanguage();
  return useCallback((key, params) => translate(texts[language], key, params), [language]);
}
