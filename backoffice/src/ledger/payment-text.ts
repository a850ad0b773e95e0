import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { useLanguage } from '../i18n';
import { words as de } from '../i18n/de/money/payment';
import { words as it } from '../i18n/it/money/payment';

const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** Translates a key of the words of payments. */
export function usePaymentText(): (key: MessageKey<typeof de>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(texts[language], key, params);
}
