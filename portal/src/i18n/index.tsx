import { readContentLanguage, writeLanguage } from '@feria/shared/browser/language';
import { failUnlessReloading } from '@feria/shared/browser/reload';
import { localStore, sessionStore } from '@feria/shared/browser/storage';
import type { ContentLanguage, PortalLanguage } from '@feria/shared/config';
import { translate, type MessageKey, type MessageParams } from '@feria/shared/i18n/translate';
import { textIn } from '@feria/shared/rules/content';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { apiLanguage, setApiLanguage } from '../api/client';
import type { firstPage } from './de/first-page';
import type { pages } from './de/pages';
import { setFormats, type Formats } from './formats';
import { languages } from './languages';
import { openedLanguage } from './opened-language';

type Messages = typeof firstPage & typeof pages;

/** Keys of every message of the portal, and of the messages it shares with the back office (`common.…`). */
export type TextKey = MessageKey<Messages>;
/** Translates a key. */
export type Translate = (key: TextKey, params?: MessageParams) => string;

/** A thing with texts in both languages: `name`/`name_it`, `description`/`description_it`. */
type Bilingual<K extends string> = { [P in K | `${K}_it`]: string | null };
/** The other habit: `time_info_de`/`time_info_it`. */
type Suffixed<K extends string> = { [P in `${K}_${ContentLanguage}`]: string | null };

/** The current language and its messages. */
export interface I18n {
  language: PortalLanguage;
  /** Chooses it for this device. */
  setLanguage: (language: PortalLanguage) => void;
  /** Shows it without choosing it. */
  showLanguage: (language: PortalLanguage) => void;
  /** The language of what organisers wrote: that of the page, or the chosen one where they do not write in it. */
  contentLanguage: ContentLanguage;
  /** Sets it for now. */
  setContentLanguage: (language: ContentLanguage) => void;
  t: Translate;
  /** The text that the organiser wrote, in {@link contentLanguage}; the other one where it is empty. */
  local: <K extends string>(record: Bilingual<K>, field: K) => string;
  /** The same for fields whose German name has a suffix too. */
  localSuffixed: <K extends string>(record: Suffixed<K>, field: K) => string;
}

interface Loaded {
  words: Partial<Messages>;
  formats?: Formats;
}

/** What was loaded of each language: the words of the first page, and of all others once one of them was opened. */
const loaded: Partial<Record<PortalLanguage, Loaded>> = {};

function keep(language: PortalLanguage, { words, formats }: Loaded): void {
  const known = loaded[language];
  loaded[language] = { ...known, ...(formats && { formats }), words: { ...known?.words, ...words } };
}

/** Fetches the words of the first page. Nobody needs those of the other languages. */
async function loadFirstWords(language: PortalLanguage): Promise<void> {
  const { firstPage: words, formats } = await languages[language].firstPage();
  keep(language, { words, formats });
}

/**
 * Fetches the words of all pages and dialogs that have code of their own, in the language of the page.
 * `lazyWithPreload` waits for them, so that no page is shown without its words.
 */
export async function loadPageWords(language: PortalLanguage = apiLanguage()): Promise<void> {
  keep(language, { words: (await languages[language].pages()).pages });
}

const contentOf = (language: PortalLanguage, account?: ContentLanguage): ContentLanguage =>
  readContentLanguage(localStore, navigator.languages, language, account);

/** Loads the words of the first page in the language chosen before, or in the browser's, and says which that is. */
export async function loadInitialWords(): Promise<PortalLanguage> {
  const language = openedLanguage;
  setApiLanguage(language, contentOf(language));
  await loadFirstWords(language).catch(failUnlessReloading);
  return language;
}

/** Counts the changes of the sources under `npm run dev`, which replaces the words while the page stays (`hot-texts.mjs`). */
function useCountOfChanges(language: PortalLanguage): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const draw = () =>
      void Promise.all([loadFirstWords(language), loadPageWords(language)]).then(() =>
        setChanges((before) => before + 1),
      );
    import.meta.hot?.on('vite:afterUpdate', draw);
    return () => import.meta.hot?.off('vite:afterUpdate', draw);
  }, [language]);
  return changes;
}
/** Nothing of it is in the build. */
const useChangesOfWords = import.meta.hot ? useCountOfChanges : () => 0;

const I18nContext = createContext<I18n | null>(null);

/** The current language and its words, for everything below. */
export function I18nProvider({ initial, children }: { initial: PortalLanguage; children: ReactNode }) {
  const [language, setShown] = useState(initial);
  const [contentLanguage, setContent] = useState(() => contentOf(initial));
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const changes = useChangesOfWords(language);
  const value = useMemo<I18n>(() => {
    void changes; // Words are drawn again when they have changed.
    setFormats(loaded[language]?.formats);
    const showLanguage = (next: PortalLanguage): void => {
      const content = contentOf(next, contentLanguage);
      setApiLanguage(next, content);
      // Words that do not arrive leave the page in its language; a choice is kept for the next one.
      Promise.all([loadFirstWords(next), loadPageWords(next)]).then(
        () => {
          // Another one may have been chosen meanwhile.
          if (apiLanguage() !== next) return;
          setShown(next);
          setContent(content);
        },
        (error: unknown) => failUnlessReloading(error).catch(() => undefined),
      );
    };
    return {
      language,
      setLanguage: (next) => {
        writeLanguage(localStore, next, sessionStore);
        showLanguage(next);
      },
      showLanguage,
      contentLanguage,
      setContentLanguage: (next) => {
        setApiLanguage(apiLanguage(), next);
        setContent(next);
      },
      t: (key, params) => translate(loaded[language]?.words ?? {}, key, params),
      local: (record, field) =>
        textIn(contentLanguage, { de: record[field], it: record[`${field}_it`] }) ?? '',
      localSuffixed: (record, field) =>
        textIn(contentLanguage, { de: record[`${field}_de`], it: record[`${field}_it`] }) ?? '',
    };
  }, [language, contentLanguage, changes]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

/** Language, translation and choice of bilingual texts. */
export function useI18n(): I18n {
  const value = useContext(I18nContext);
  if (!value) throw new Error('useI18n needs an I18nProvider');
  return value;
}

/** Just the translation. */
export function useT(): Translate {
  return useI18n().t;
}
