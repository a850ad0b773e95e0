import type { ContentLanguage } from '../config.js';
import type { MessageAbout, MessageCounts, MessageRow } from '../contracts/message.js';
import { nameIn, textIn } from '../rules/content.js';
import { PLACEHOLDERS, SUBJECT_PLACEHOLDERS } from '../rules/placeholders.js';
import { listMessages } from './lists.js';
import { translate } from './translate.js';

/** Says whom a message was for: `Woche: Waldwochen, Woche 1`. */
export function messageAbout(
  lang: ContentLanguage,
  { kind, states, course, courseWeek }: MessageAbout,
): string {
  const { message: words } = listMessages[lang];
  const names = [course, courseWeek].flatMap((named) => (named ? [nameIn(lang, named)] : []));
  const isGone = (kind === 'week' || kind === 'project') && names.length === 0;
  const about = isGone ? words.gone : names.join(', ');
  const which = states.map((state) => words.states[state]).join(', ');
  return [words.audience[kind], about].filter(Boolean).join(': ') + (which ? ` (${which})` : '');
}

/**
 * The subject of a message in a language, else in the one in which it was written. The project is named where the message was about one; what
 * is another for each receiver stands there in words: `[Namen der Kinder]`.
 */
export function messageSubject(
  lang: ContentLanguage,
  { subject, subject_it, audience }: Pick<MessageRow, 'subject' | 'subject_it' | 'audience'>,
): string {
  const written = textIn(lang, { de: subject, it: subject_it }) ?? '';
  return written.replace(/\{\{\s*(\w+)\s*\}\}/g, (raw, name: string) => {
    if (name === 'course' && audience.course) return nameIn(lang, audience.course);
    const known = SUBJECT_PLACEHOLDERS.find((placeholder) => placeholder === name);
    return known ? `[${PLACEHOLDERS[known][lang].replace(/ \(.*$/, '')}]` : raw;
  });
}

/** The states of mails, in the order in which they matter. */
export const COUNTED_STATES = ['failed', 'queued', 'sent'] as const satisfies (keyof MessageCounts)[];

/** How many mails of a message are in each state; states without a mail are left out. */
export function countsText(lang: ContentLanguage, counts: MessageCounts): string[] {
  const { count } = listMessages[lang].message;
  return COUNTED_STATES.filter((state) => counts[state] > 0).map((state) =>
    translate(count, state, { count: counts[state] }),
  );
}
