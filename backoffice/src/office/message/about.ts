import type { MessageAbout } from '@feria/shared';
import { nameOf } from '../../resource-kit/definitions';
import { useLanguage } from '../../i18n';
import { useMessageText } from '../../mailing/compose/words';

/** Says whom a message was for: `Woche: Waldwochen, Woche 1`. */
export function useAboutText(): (about: MessageAbout) => string {
  const text = useMessageText();
  const language = useLanguage();
  return ({ kind, states, course, courseWeek }) => {
    const names = [course, courseWeek].flatMap((named) => (named ? [nameOf(named, language)] : []));
    const isGone = (kind === 'week' || kind === 'project') && names.length === 0;
    const about = isGone ? text('gone') : names.join(', ');
    const which = states.map((state) => text(`states.${state}`)).join(', ');
    return [text(`audience.${kind}`), about].filter(Boolean).join(': ') + (which ? ` (${which})` : '');
  };
}
