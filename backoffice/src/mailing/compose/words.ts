import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/mailing/compose';
import { words as it } from '../../i18n/it/mailing/compose';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** Translates a key of the words of messages. */
export function useMessageText(): (key: MessageKey<typeof de>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(texts[language], key, params);
}
