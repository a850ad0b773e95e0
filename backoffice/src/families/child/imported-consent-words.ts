import { translate, type MessageKey, type MessageParams, type SameKeys } from '@feria/shared';
import { useLanguage } from '../../i18n';

/** The words about a consent that came with an import. They are loaded with the page of the child and that of the import. */
const german = {
  ways: {
    paper: 'Schriftlich auf Papier',
    email: 'Per E-Mail',
    phone: 'Am Telefon',
    present: 'Elternteil war da',
    other_system: 'In einem anderen Programm',
  },
  shown: 'Einwilligung zu Gesundheitsdaten: %{way}, seit %{date}. Eingetragen von %{by}.',
  somebody: 'einem gelöschten Konto',
};

const italian: SameKeys<typeof german> = {
  ways: {
    paper: 'Per iscritto su carta',
    email: 'Per e-mail',
    phone: 'Al telefono',
    present: 'Genitore presente',
    other_system: 'In un altro programma',
  },
  shown: 'Consenso ai dati sanitari: %{way}, dal %{date}. Inserito da %{by}.',
  somebody: 'un account eliminato',
};

/** Translates a key of these words into the language of the screen. */
export function useImportedConsentWords(): (
  key: MessageKey<typeof german>,
  params?: MessageParams,
) => string {
  const language = useLanguage();
  return (key, params) => translate(language === 'it' ? italian : german, key, params);
}
