import { LANGUAGE_NAMES, OFFICE_LANGUAGES, type OfficeLanguage } from '@feria/shared';
import { failUnlessReloading, loadOnline } from '@feria/shared/browser/reload';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { loadOwnMessages, officeLanguage, ownMessages } from '../i18n';
import { sectionMessages } from './sections';
import { requestLanguage } from '../core/http';
import { initialLanguage, rememberLanguage, speak } from '../core/session';

const LANGUAGES = OFFICE_LANGUAGES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] }));

const messages = (language: OfficeLanguage) => ({
  ...ownMessages(language),
  resources: sectionMessages(language),
});

/** Counts the changes of the sources under `npm run dev`, which replaces the texts while the page stays (`hot-texts.mjs`). */
function useCountOfChanges(language: OfficeLanguage): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const draw = () => void loadOwnMessages(language).then(() => setChanges((before) => before + 1));
    import.meta.hot?.on('vite:afterUpdate', draw);
    return () => import.meta.hot?.off('vite:afterUpdate', draw);
  }, [language]);
  return changes;
}
/** Nothing of it is in the build. */
const useChangesOfTexts = import.meta.hot ? useCountOfChanges : () => 0;

/**
 * The texts in the chosen language. Each language has its own provider, so a change of language only changes the value of
 * react-admin's context: the page is translated and keeps its state. With react-admin's way, one provider that changes its
 * language, every page is mounted again and unsaved input is lost.
 */
export function useLanguageProvider(): I18nProvider {
  const [language, setLanguage] = useState(initialLanguage);
  useLayoutEffect(() => {
    // The language of the server's messages.
    requestLanguage.current = language;
    speak(language);
  }, [language]);
  const changes = useChangesOfTexts(language);
  return useMemo(() => {
    void changes; // Texts are drawn again when they have changed.
    return {
      ...polyglotI18nProvider(() => messages(language), language, LANGUAGES, { allowMissing: true }),
      changeLocale: async (locale: string) => {
        const wanted = officeLanguage(locale);
        await loadOnline(() => loadOwnMessages(wanted)).catch(failUnlessReloading);
        rememberLanguage(wanted);
        setLanguage(wanted);
      },
    };
  }, [language, changes]);
}
