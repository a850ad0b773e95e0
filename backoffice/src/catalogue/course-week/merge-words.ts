import type { OfficeLanguage } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/catalogue/course-week/merge-words';
import { words as it } from '../../i18n/it/catalogue/course-week/merge-words';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** The words about the reason of a merge in the language of the screen: loaded with its form. */
export function useMergeWords(): typeof de {
  return texts[useLanguage()];
}
