import { PROGRAMME, translate, type OfficeLanguage } from '@feria/shared';
import { addressIn } from '@feria/shared/rules/page-language';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/settings/option/tab-help';
import { words as it } from '../../i18n/it/settings/option/tab-help';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** The help of a tab, if it has one. */
export function useTabHelp(): (tab: string) => string | null {
  const language = useLanguage();
  return (tab) => {
    if (!(tab in de)) return null;
    return translate(texts[language], tab as keyof typeof de, { frame: frameIn(language) });
  };
}

/** What another website puts in to show our projects. Portal and back office have one origin. */
function frameIn(language: OfficeLanguage): string {
  const address = window.location.origin + addressIn(language, PROGRAMME.embed);
  const title = texts[language].links_frame;
  return `<iframe src="${address}" title="${title}" style="width:100%;height:600px;border:0"></iframe>`;
}
