import { translate, type MessageParams, type OfficeLanguage } from '@feria/shared';
import type { FeatureOption } from '@feria/shared/rules/features';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/settings/option/feature-words';
import { words as it } from '../../i18n/it/settings/option/feature-words';

const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** A function that gives a word of the page of features. */
export function useFeatureWords(): (
  key: 'used' | 'kept' | 'kept_more' | `help.${FeatureOption}`,
  params?: MessageParams,
) => string {
  const language = useLanguage();
  return (key, params) => translate(texts[language], key, params);
}
