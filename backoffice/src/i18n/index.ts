import type { MessageKey, MessageParams, OfficeLanguage } from '@feria/shared';
import { DEFAULT_LANGUAGE, OFFICE_LANGUAGES } from '@feria/shared/config';
import { useCallback } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import type { words } from './de';
import type { reactAdmin } from './de/react-admin';

/** Texts of the application and of react-admin; those of the resources come from their definitions. */
type OwnMessages = typeof reactAdmin & typeof words;

/** Loads the texts of a language: each has a script of its own, because hardly anybody needs both. */
const LOADERS: Record<
  OfficeLanguage,
  () => Promise<[{ words: typeof words }, { reactAdmin: typeof reactAdmin }]>
> = {
  de: () => Promise.all([import('./de'), import('./de/react-admin')]),
  it: () => Promise.all([import('./it'), import('./it/react-admin')]),
};

const loaded: Partial<Record<OfficeLanguage, OwnMessages>> = {};

/** Loads the texts of a language. */
export async function loadOwnMessages(language: OfficeLanguage): Promise<void> {
  const [own, ra] = await LOADERS[language]();
  loaded[language] = { ...ra.reactAdmin, ...own.words };
}

/**
 * The texts of a language.
 * @throws {Error} when they have not been loaded, see {@link loadOwnMessages}
 */
export function ownMessages(language: OfficeLanguage): OwnMessages {
  const messages = loaded[language];
  if (!messages) throw new Error(`The texts in ${language} are not loaded.`);
  return messages;
}

/** A key of the application's own texts. */
export type TextKey = MessageKey<typeof words>;

/** Translates a key of the application's own texts; an unknown key does not compile. */
export function useText(): (key: TextKey, params?: MessageParams) => string {
  const translate = useTranslate();
  return useCallback((key, params) => translate(key, params), [translate]);
}

/** The language of the back office that a locale names, German for any other. */
export function officeLanguage(locale: string): OfficeLanguage {
  return OFFICE_LANGUAGES.find((language) => language === locale) ?? DEFAULT_LANGUAGE;
}

/** The language of the screen. */
export function useLanguage(): OfficeLanguage {
  return officeLanguage(useI18nProvider().getLocale());
}
