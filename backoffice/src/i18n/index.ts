import type { MessageKey, MessageParams, UiLanguage } from '@feria/shared';
import { useCallback } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { german } from './de';
import { italian } from './it';
import { raGerman } from './ra-de';
import { raItalian } from './ra-it';

/** Texts of the application by language; those of the resources come from their definitions. */
export const ownMessages = { de: { ...raGerman, ...german }, it: { ...raItalian, ...italian } };

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
