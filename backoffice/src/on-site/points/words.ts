import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/on-site/points';
import { words as it } from '../../i18n/it/on-site/points';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** Says a word of the page in the language of the screen. */
export function usePointWords(): (key: MessageKey<typeof de>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(texts[language], key, params);
}
