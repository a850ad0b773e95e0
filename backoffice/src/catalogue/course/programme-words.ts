import { translate, type MessageKey, type OfficeLanguage } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/catalogue/course/programme-words';
import { words as it } from '../../i18n/it/catalogue/course/programme-words';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** Translates a key of these words into the language of the screen. */
export function useProgrammeWords(): (key: MessageKey<typeof de>) => string {
  const language = useLanguage();
  return (key) => translate(texts[language], key);
}
