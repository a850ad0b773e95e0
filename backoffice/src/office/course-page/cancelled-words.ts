import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/office/course-page/cancelled-words';
import { words as it } from '../../i18n/it/office/course-page/cancelled-words';

/** The words about who lost a place with a week: loaded with the page of a project. */

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** A key of these words. */
type CancelledWord = MessageKey<typeof de>;
/** Translates a key of these words. */
export type CancelledWords = (key: CancelledWord, params?: MessageParams) => string;

/** Translates a key of these words into the language of the screen. */
export function useCancelledWords(): CancelledWords {
  const language = useLanguage();
  return useCallback((key, params) => translate(texts[language], key, params), [language]);
}
