import type { MessageKey, MessageParams, UiLanguage } from '@feria/shared';
import { useCallback } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import type { german } from './de';
import type { raGerman } from './ra-de';

/** Texts of the application and of react-admin; those of the resources come from their definitions. */
type OwnMessages = typeof raGerman & typeof german;

const loaded: Partial<Record<UiLanguage, OwnMessages>> = {};

/** Loads the texts of a language: each has a script of its own, because hardly anybody needs both. */
export async function loadOwnMessages(language: UiLanguage): Promise<void> {
  if (language === 'it') {
    const [own, ra] = await Promise.all([import('./it'), import('./ra-it')]);
    loaded.it = { ...ra.raItalian, ...own.italian };
  } else {
    const [own, ra] = await Promise.all([import('./de'), import('./ra-de')]);
    loaded.de = { ...ra.raGerman, ...own.german };
  }
}

/**
 * The texts of a language.
 * @throws {Error} when they have not been loaded, see {@link loadOwnMessages}
 */
export function ownMessages(language: UiLanguage): OwnMessages {
  const messages = loaded[language];
  if (!messages) throw new Error(`The texts in ${language} are not loaded.`);
  return messages;
}

/** A key of the application's own texts. */
export type TextKey = MessageKey<typeof german>;

/** Translates a key of the application's own texts; an unknown key does not compile. */
export function useText(): (key: TextKey, params?: MessageParams) => string {
  const translate = useTranslate();
  return useCallback((key, params) => translate(key, params), [translate]);
}

/** The language of the screen. */
export function useLanguage(): UiLanguage {
  return useI18nProvider().getLocale() === 'it' ? 'it' : 'de';
}
