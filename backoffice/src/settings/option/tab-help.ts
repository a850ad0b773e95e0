import { translate, type OfficeLanguage } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/settings/option/tab-help';
import { words as it } from '../../i18n/it/settings/option/tab-help';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** The help of a tab, if it has one. */
export function useTabHelp(): (tab: string) => string | null {
  const language = useLanguage();
  return (tab) => (tab in de ? translate(texts[language], tab as keyof typeof de) : null);
}
