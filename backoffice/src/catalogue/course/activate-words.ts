import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/catalogue/course/activate-words';
import { words as it } from '../../i18n/it/catalogue/course/activate-words';

const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** Translates a key of these words into the language of the screen. */
export function useActivateWords(): (key: MessageKey<typeof de>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(texts[language], key, params);
}
