import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/on-site/day/day-words';
import { words as it } from '../../i18n/it/on-site/day/day-words';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

type DayWords = (key: MessageKey<typeof de>, params?: MessageParams) => string;

/** Translates a key of these words into the language of the screen. */
export function useDayWords(): DayWords {
  const language = useLanguage();
  return useCallback((key, params) => translate(texts[language], key, params), [language]);
}
