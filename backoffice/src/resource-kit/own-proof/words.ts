import { translate, type MessageKey, type OfficeLanguage } from '@feria/shared';
import { words as de } from '../../i18n/de/resource-kit/own-proof';
import { words as it } from '../../i18n/it/resource-kit/own-proof';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** The words in the language of the page. */
export function wordsIn(language: OfficeLanguage): (key: MessageKey<typeof de>) => string {
  return (key) => translate(texts[language], key);
}
