import { translate, type MessageKey, type OfficeLanguage } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/money/payment/reverse-words';
import { words as it } from '../../i18n/it/money/payment/reverse-words';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** Translates a key of these words into the language of the screen. */
export function useReverseWords(): (key: MessageKey<typeof de>) => string {
  const language = useLanguage();
  return (key) => translate(texts[language], key);
}
