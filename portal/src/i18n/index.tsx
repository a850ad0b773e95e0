import type { UiLanguage } from '@feria/shared/config';
import { commonMessages } from '@feria/shared/i18n/common';
import { translate, type MessageKey, type MessageParams } from '@feria/shared/i18n/translate';
import { readLanguage, writeLanguage } from '@feria/shared/session-token';
import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { setApiLanguage } from '../api/client';
import { lasting } from '../api/storage';
import type { de } from './de';

type Messages = typeof de & { common: (typeof commonMessages)['de'] };

/** Keys of every message of the portal, and of the words it shares with the back office (`common.…`). */
export type TextKey = MessageKey<Messages>;
/** Translates a key. */
export type Translate = (key: TextKey, params?: MessageParams) => string;

/** A thing with texts in both languages: `name`/`name_it`, `description`/`description_it`. */
type Bilingual<K extends string> = { [P in K | `${K}_it`]: string | null };
/** The other habit: `custom_field_de`/`custom_field_it`. */
type Suffixed<K extends string> = { [P in `${K}_de` | `${K}_it`]: string | null };

/** The current language and its words. */
export interface I18n {
  language: UiLanguage;
  setLanguage: (language: UiLanguage) => void;
  t: Translate;
  /** The text in the current language; the other one where it is empty. */
  local: <K extends string>(record: Bilingual<K>, field: K) => string;
  /** The same for fields whose German name has a suffix too. */
  localSuffixed: <K extends string>(record: Suffixed<K>, field: K) => string;
}

/** A language and its words. */
export interface Words {
  language: UiLanguage;
  messages: Messages;
}

/** Fetches the words of a language: nobody needs those of the other. */
async function loadWords(language: UiLanguage): Promise<Words> {
  const own = language === 'it' ? (await import('./it')).it : (await import('./de')).de;
  return { language, messages: { ...own, common: commonMessages[language] } };
}

/** The words of the language chosen before, or of the browser's. */
export function loadFirstWords(): Promise<Words> {
  const language = readLanguage(lasting, navigator.languages);
  setApiLanguage(language);
  return loadWords(language);
}

function choose(language: UiLanguage, german: string | null, italian: string | null): string {
  return (language === 'it' ? italian || german : german || italian) ?? '';
}

const I18nContext = createContext<I18n | null>(null);

/** The current language and its words, for everything below. */
export function I18nProvider({ first, children }: { first: Words; children: ReactNode }) {
  const [{ language, messages }, setWords] = useState(first);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const value = useMemo<I18n>(
    () => ({
      language,
      setLanguage: (next) => {
        writeLanguage(lasting, next);
        setApiLanguage(next);
        // Words that do not arrive leave the page in its language; the choice is kept for the next one.
        loadWords(next).then(setWords, () => undefined);
      },
      t: (key, params) => translate(messages, key, params),
      local: (record, field) => choose(language, record[field], record[`${field}_it`]),
      localSuffixed: (record, field) => choose(language, record[`${field}_de`], record[`${field}_it`]),
    }),
    [language, messages],
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
