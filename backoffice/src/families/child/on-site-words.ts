import { translate, type MessageKey, type MessageParams, type SameKeys } from '@feria/shared';
import { useLanguage } from '../../i18n';

/** The words of pick-up persons and absences, in German. They are loaded with the pages of children and families. */
const german = {
  pickup: 'Wer abholen darf',
  pickup_help: 'Außer den Eltern. Alle Eltern des Kindes sehen und ändern diese Liste in „Meine Familie“.',
  pickup_none: 'Nur die Eltern.',
  pickup_short: 'Abholen dürfen außer den Eltern:',
  pickup_edit: 'Liste bearbeiten',
  pickup_title: 'Wer darf %{name} abholen?',
  pickup_empty: 'In der Liste steht niemand: Nur die Eltern dürfen abholen.',
  pickup_full: 'Mehr als %{max} Personen sind nicht möglich.',
  pickup_saved: 'Die Liste ist gespeichert.',
  person: 'Person %{number}',
  person_name: 'Vor- und Nachname',
  person_phone: 'Telefon',
  person_relation: 'Beziehung zum Kind',
  person_add: 'Person hinzufügen',
  person_remove: 'Aus der Liste nehmen: %{name}',
  absence: 'Abwesend: %{period}',
  absence_why: 'Abwesend: %{period} (%{reason})',
  absence_add: 'Abwesenheit',
  absence_title: 'Abwesenheit von %{name}',
  absence_from: 'Erster Tag',
  absence_to: 'Letzter Tag',
  absence_reason: 'Grund',
  absence_reason_help: 'Freiwillig. Eltern und Betreuung sehen ihn.',
  absence_send: 'Eintragen',
  absence_told: 'Die Abwesenheit ist eingetragen.',
  absence_present:
    'Die Abwesenheit ist eingetragen, aber %{name} ist heute als anwesend eingetragen. Bitte klären Sie gleich, wo das Kind ist. Es steht bei den offenen Punkten.',
  absence_take_back: 'Abwesenheit zurücknehmen: %{name}, %{period}',
  absence_take_back_question: '%{name} wird dann wieder erwartet: %{period}. Abwesenheit zurücknehmen?',
  absence_take_back_confirm: 'Zurücknehmen',
};

const italian: SameKeys<typeof german> = {
  pickup: 'Chi può venire a prendere',
  pickup_help: 'Oltre ai genitori. Tutti i genitori vedono e modificano questo elenco in «La mia famiglia».',
  pickup_none: 'Solo i genitori.',
  pickup_short: 'Oltre ai genitori possono venire a prendere:',
  pickup_edit: 'Modifica l’elenco',
  pickup_title: 'Chi può venire a prendere %{name}?',
  pickup_empty: 'Nell’elenco non c’è nessuno: possono venire solo i genitori.',
  pickup_full: 'Non sono possibili più di %{max} persone.',
  pickup_saved: 'L’elenco è stato salvato.',
  person: 'Persona %{number}',
  person_name: 'Nome e cognome',
  person_phone: 'Telefono',
  person_relation: 'Rapporto con il bambino',
  person_add: 'Aggiungi una persona',
  person_remove: 'Togli dall’elenco: %{name}',
  absence: 'Assente: %{period}',
  absence_why: 'Assente: %{period} (%{reason})',
  absence_add: 'Assenza',
  absence_title: 'Assenza di %{name}',
  absence_from: 'Primo giorno',
  absence_to: 'Ultimo giorno',
  absence_reason: 'Motivo',
  absence_reason_help: 'Facoltativo. Lo vedono i genitori e il personale.',
  absence_send: 'Registra',
  absence_told: 'L’assenza è stata registrata.',
  absence_present:
    'L’assenza è stata registrata, ma oggi %{name} risulta presente. Chiarisca subito dove si trova. È tra i punti aperti.',
  absence_take_back: 'Ritira l’assenza: %{name}, %{period}',
  absence_take_back_question: '%{name} sarà di nuovo tra i presenti attesi: %{period}. Ritirare l’assenza?',
  absence_take_back_confirm: 'Ritira',
};

/** Translates a key of these words into the language of the screen. */
export function useOnSiteWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(language === 'it' ? italian : german, key, params);
}
