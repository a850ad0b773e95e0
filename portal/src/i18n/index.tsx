import { readLanguage, writeLanguage } from '@feria/shared/browser/language';
import { failUnlessReloading } from '@feria/shared/browser/reload';
import { localStore } from '@feria/shared/browser/storage';
import type { UiLanguage } from '@feria/shared/config';
import { translate, type MessageKey, type MessageParams } from '@feria/shared/i18n/translate';
import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { apiLanguage, setApiLanguage } from '../api/client';
import type { de } from './de';
import type { dePages } from './de-pages';

type Messages = typeof de & typeof dePages;

/** Keys of every message of the portal, and of the messages it shares with the back office (`common.…`). */
export type TextKey = MessageKey<Messages>;
/** Translates a key. */
export type Translate = (key: TextKey, params?: MessageParams) => string;

/** A thing with texts in both languages: `name`/`name_it`, `description`/`description_it`. */
type Bilingual<K extends string> = { [P in K | `${K}_it`]: string | null };
/** The other habit: `custom_field_de`/`custom_field_it`. */
type Suffixed<K extends string> = { [P in `${K}_de` | `${K}_it`]: string | null };

/** The current language and its messages. */
export interface I18n {
  language: UiLanguage;
  setLanguage: (language: UiLanguage) => void;
  t: Translate;
  /** The text in the current language; the other one where it is empty. */
  local: <K extends string>(record: Bilingual<K>, field: K) => string;
  /** The same for fields whose German name has a suffix too. */
  localSuffixed: <K extends string>(record: Suffixed<K>, field: K) => string;
}

/** What was loaded of each language: the words of the first page, and of all others once one of them was opened. */
const loaded: Partial<Record<UiLanguage, Partial<Messages>>> = {};

function keep(language: UiLanguage, words: Partial<Messages>): void {
  loaded[language] = { ...loaded[language], ...words };
}

/** Fetches the words of the first page. Nobody needs those of the other language. */
async function loadFirstWords(language: UiLanguage): Promise<void> {
  if (language === 'it') keep(language, (await import('./it')).it);
  else keep(language, (await import('./de')).de);
}

/**
 * Fetches the words of all pages and dialogs that have code of their own, in the language of the page.
 * `lazyWithPreload` waits for them, so that no page is shown without its words.
 */
export async function loadPageWords(language: UiLanguage = apiLanguage()): Promise<void> {
  if (language === 'it') keep(language, (await import('./it-pages')).itPages);
  else keep(language, (await import('./de-pages')).dePages);
}

/** Loads the words of the first page in the language chosen before, or in the browser's, and says which that is. */
export async function loadInitialWords(): Promise<UiLanguage> {
  const language = readLanguage(localStore, navigator.languages);
  setApiLanguage(language);
  await loadFirstWords(language).catch(failUnlessReloading);
  return language;
}

function choose(language: UiLanguage, german: string | null, italian: string | null): string {
  return (language === 'it' ? italian || german : german || italian) ?? '';
}

const I18nContext = createContext<I18n | null>(null);

/** The current language and its words, for everything below. */
export function I18nProvider({ initial, children }: { initial: UiLanguage; children: ReactNode }) {
  const [language, setLoaded] = useState(initial);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const value = useMemo<I18n>(
    () => ({
      language,
      setLanguage: (next) => {
        writeLanguage(localStore, next);
        setApiLanguage(next);
        // Words that do not arrive leave the page in its language; the choice is kept for the next one.
        Promise.all([loadFirstWords(next), loadPageWords(next)]).then(
          () => setLoaded(next),
          (error: unknown) => failUnlessReloading(error).catch(() => undefined),
        );
      },
      t: (key, params) => translate(loaded[language] ?? {}, key, params),
      local: (record, field) => choose(language, record[field], record[`${field}_it`]),
      localSuffixed: (record, field) => choose(language, record[`${field}_de`], record[`${field}_it`]),
    }),
    [language],
  );
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
