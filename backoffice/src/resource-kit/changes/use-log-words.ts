import { type AuditAction, type AuditEntry, type MessageParams, translate as fillIn } from '@feria/shared';
import { kindOfCall } from '@feria/shared/resources/logged';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n';
import { usePermissionWords } from '../permission-words';
import { type LogWordKey, logWords } from './words';

/** The words of the log of changes: its own, and the labels of what it names. */
export interface LogWords {
  text: (key: LogWordKey, params?: MessageParams) => string;
  action: (action: AuditAction) => string;
  /** The label of a resource or of a call. */
  place: (resource: string) => string;
  /** The label of a field, or of another part of a change; its technical name when nobody has words for it. */
  field: (entry: Pick<AuditEntry, 'resource'>, name: string) => string;
}

/** The words in the language of the screen. */
export function useLogWords(): LogWords {
  const translate = useTranslate();
  const language = useLanguage();
  const { groupOf, routeOf } = usePermissionWords();
  const words: SearchedWords = logWords[language];
  const text: LogWords['text'] = (key, params) => fillIn(logWords[language], key, params);
  return {
    text,
    action: (action) => text(`action.${action}`),
    place: (resource) => {
      const [, uploadedTo] = /^(\w+)\/upload$/.exec(resource) ?? [];
      const own = words.calls[resource];
      if (own === undefined && uploadedTo) return text('uploaded', { name: groupOf(uploadedTo) });
      return own ?? groupOf(resource);
    },
    field: ({ resource }, name) => {
      // The other end of a link, as the log names it: `parent 12`.
      const [part = '', number] = name.split(' ');
      const own = words.parts[part] ?? part;
      if (number) return own;
      const kind = kindOfCall(resource);
      return kind ? translate(`resources.${routeOf(kind.name)}.fields.${part}`, { _: own }) : own;
    },
  };
}

/** Words that are looked up by names from the log. */
interface SearchedWords {
  calls: Record<string, string | undefined>;
  parts: Record<string, string | undefined>;
}
