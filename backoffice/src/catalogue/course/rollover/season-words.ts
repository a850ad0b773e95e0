import { translate, type MessageKey, type MessageParams, type OfficeLanguage } from '@feria/shared';
import { useLanguage } from '../../../i18n';
import { season as de } from '../../../i18n/de/season';
import { season as it } from '../../../i18n/it/season';

const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** Translates a key of the words of the new season into the language of the screen. */
export function useSeasonWords(): (key: MessageKey<typeof de>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(texts[language], key, params);
}
