import type { UiLanguage } from '@feria/shared';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { ownMessages } from '../i18n';
import { sectionMessages } from '../resources';
import { requestLanguage } from './http';
import { initialLanguage, rememberLanguage } from './session';

const messages = (language: UiLanguage) => ({
  ...ownMessages[language],
  resources: sectionMessages(language),
});

function speak(language: UiLanguage): void {
  requestLanguage.current = language;
  rememberLanguage(language);
}

/** Texts in the chosen language; changing it also changes the language of the server's messages and of the portal. */
export function createI18nProvider(): I18nProvider {
  const provider = polyglotI18nProvider(
    (locale: string) => messages(locale === 'it' ? 'it' : 'de'),
    initialLanguage,
    [
      { locale: 'de', name: 'Deutsch' },
      { locale: 'it', name: 'Italiano' },
    ],
    { allowMissing: true },
  );
  speak(initialLanguage);
  return {
    ...provider,
    changeLocale: (locale) => {
      speak(locale === 'it' ? 'it' : 'de');
      return provider.changeLocale(locale);
    },
  };
}
