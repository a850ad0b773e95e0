import { translate, type MessageKey, type OfficeLanguage } from '@feria/shared';
import { words as de } from '../../i18n/de/login-on-top';
import { words as it } from '../../i18n/it/login-on-top';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** The words in the language of the page. */
export function wordsIn(language: OfficeLanguage): (key: MessageKey<typeof de>) => string {
  return (key) => translate(texts[language], key);
}
