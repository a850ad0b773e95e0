import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/office/course-page/week-words';
import { words as it } from '../../i18n/it/office/course-page/week-words';

/** The words about who has no place in a week yet, or lost it with the week: loaded with the page of a project. */

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** A key of these words. */
type WeekWord = MessageKey<typeof de>;
/** Translates a key of these words. */
export type WeekWords = (key: WeekWord, params?: MessageParams) => string;

/** Translates a key of these words into the language of the screen. */
export function useWeekWords(): WeekWords {
  const language = useLanguage();
  return useCallback((key, params) => translate(texts[language], key, params), [language]);
}
