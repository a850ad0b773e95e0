import type { MessageRow, OfficeLanguage } from '@feria/shared';
import { textIn } from '@feria/shared/rules/content';
import { PLACEHOLDERS, SUBJECT_PLACEHOLDERS } from '@feria/shared/rules/placeholders';
import { nameOf } from '../../resource-kit/definitions';

/**
 * The subject in the language of the screen, else in the one in which it was written. The project is named where the message was about one;
 * what is another for each receiver stands there in words: `[Namen der Kinder]`.
 */
export function subjectOf(
  { subject, subject_it, audience }: Pick<MessageRow, 'subject' | 'subject_it' | 'audience'>,
  language: OfficeLanguage,
): string {
  const written = textIn(language, { de: subject, it: subject_it }) ?? '';
  return written.replace(/\{\{\s*(\w+)\s*\}\}/g, (raw, name: string) => {
    if (name === 'course' && audience.course) return nameOf(audience.course, language);
    const known = SUBJECT_PLACEHOLDERS.find((placeholder) => placeholder === name);
    return known ? `[${PLACEHOLDERS[known][language].replace(/ \(.*$/, '')}]` : raw;
  });
}
