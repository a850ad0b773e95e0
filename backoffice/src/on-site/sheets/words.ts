import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/on-site/sheets';
import { words as it } from '../../i18n/it/on-site/sheets';

/** The words about the sheets of a week: loaded with the pages that need them. */

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** Translates a key of these words into the language of the screen. */
export function useSheetWords(): (key: MessageKey<typeof de>, params?: MessageParams) => string {
  const language = useLanguage();
  return useCallback((key, params) => translate(texts[language], key, params), [language]);
}
