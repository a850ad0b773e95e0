import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { useCallback } from 'react';
import type { YesNo } from '@feria/shared/rules/questions';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/resource-kit/questions';
import { words as it } from '../../i18n/it/resource-kit/questions';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** Translates a key of these words. */
export type QuestionWords = (key: MessageKey<typeof de>, params?: MessageParams) => string;

/**
 * Translates a key of the words about questions.
 * @param language of the screen when left out
 */
export function useQuestionWords(language?: OfficeLanguage): QuestionWords {
  const ofScreen = useLanguage();
  const wanted = language ?? ofScreen;
  return useCallback((key, params) => translate(texts[wanted], key, params), [wanted]);
}

/** Yes and no in the language of the screen. */
export function useYesNo(): YesNo {
  const words = useQuestionWords();
  return { yes: words('answer.yes'), no: words('answer.no') };
}
