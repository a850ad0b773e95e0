import type { MessageAbout } from '@feria/shared';
import { messageAbout } from '@feria/shared/i18n/message-about';
import { useLanguage } from '../../i18n';

/** Says whom a message was for: `Woche: Waldwochen, Woche 1`. */
export function useAboutText(): (about: MessageAbout) => string {
  const language = useLanguage();
  return (about) => messageAbout(language, about);
}
