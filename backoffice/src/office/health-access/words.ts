import { translate, type MessageKey, type MessageParams, type SameKeys } from '@feria/shared';
import { useLanguage } from '../../i18n';

/** The words of the page, in German. They are loaded with it. */
export const german = {
  intro:
    'So kommen Konten des Büros und der Betreuung heute an Gesundheitsdaten von Kindern. Eltern sehen nur die ihrer eigenen Kinder: %{smart_count} Person mit Konto. |||| So kommen Konten des Büros und der Betreuung heute an Gesundheitsdaten von Kindern. Eltern sehen nur die ihrer eigenen Kinder: %{smart_count} Personen mit Konto.',
  everywhere: 'Von allen Kindern',
  everywhere_help: 'Konten mit dem Recht „Gesundheitsdaten sehen“, und die Rollen, die es geben.',
  on_site: 'Von den Kindern einer Woche oder Gruppe',
  on_site_help: 'Wer eine Woche oder Gruppe leitet, sieht sie nur in dieser Zeit.',
  nobody: 'Niemand',
  name: 'Name',
  email: 'E-Mail-Adresse',
  roles: 'Rollen',
  second_factor: 'Zweiter Faktor',
  yes: 'Ja',
  no: 'Nein',
  where: 'Woche',
  group: 'Gruppe',
  whole_week: 'Ganze Woche',
  children: 'Kinder',
  time: 'Sieht sie',
  later: 'noch nicht',
  failed: 'Das ließ sich nicht laden.',
  retry: 'Noch einmal versuchen',
};

/** The same in Italian. */
const italian: SameKeys<typeof german> = {
  intro:
    'Così oggi gli account dell’ufficio e delle persone di riferimento arrivano ai dati sanitari dei bambini. I genitori vedono solo quelli dei propri figli: %{smart_count} persona con account. |||| Così oggi gli account dell’ufficio e delle persone di riferimento arrivano ai dati sanitari dei bambini. I genitori vedono solo quelli dei propri figli: %{smart_count} persone con account.',
  everywhere: 'Di tutti i bambini',
  everywhere_help: 'Account con l’autorizzazione a vedere i dati sanitari, e i ruoli che la danno.',
  on_site: 'Dei bambini di una settimana o di un gruppo',
  on_site_help: 'Chi guida una settimana o un gruppo li vede solo in questo periodo.',
  nobody: 'Nessuno',
  name: 'Nome',
  email: 'Indirizzo e-mail',
  roles: 'Ruoli',
  second_factor: 'Secondo fattore',
  yes: 'Sì',
  no: 'No',
  where: 'Settimana',
  group: 'Gruppo',
  whole_week: 'Tutta la settimana',
  children: 'Bambini',
  time: 'Li vede',
  later: 'non ancora',
  failed: 'Non è stato possibile caricare.',
  retry: 'Riprovare',
};

/** Translates a key of these words into the language of the screen. */
export function useHealthAccessWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(language === 'it' ? italian : german, key, params);
}
