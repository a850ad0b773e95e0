import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/catalogue/course-week/group-words';
import { words as it } from '../../i18n/it/catalogue/course-week/group-words';

/** The words about the groups of a week: loaded with the pages that need them. */

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** A key of these words. */
type GroupWord = MessageKey<typeof de>;
/** Translates a key of these words. */
export type GroupWords = (key: GroupWord, params?: MessageParams) => string;

/** Translates a key of these words into the language of the screen. */
export function useGroupWords(): GroupWords {
  const language = useLanguage();
  return useCallback((key, params) => translate(texts[language], key, params), [language]);
}
