import { placeholdersIn, replacePlaceholders, type CoursePlaceholder, type Placeholder } from '@feria/shared';
import { sanitizeRichText } from '../core/text/rich-text.js';
import { escapeHtml } from '../core/text/escape-html.js';
import type { CourseMail, MailLine } from './mail-kinds.js';

/** Values for the placeholders, each one safe HTML. */
export function placeholderValues(
  mail: CourseMail,
  { appName, link }: { appName: string; link: string },
): Record<CoursePlaceholder, string> {
  return {
    name: escapeHtml(mail.name),
    course: escapeHtml(mail.course),
    children: escapeHtml([...new Set(mail.lines.map(({ child }) => child))].join(', ')),
    weeks: mail.lines.map((line) => escapeHtml(lineAsText(line))).join('<br />'),
    app_name: escapeHtml(appName),
    link: escapeHtml(link),
  };
}

/**
 * The text with its placeholders filled in, as HTML that can be sent. Nothing is ever compiled: a text of the staff is
 * data, not a template (product/mailing.md#mail-texts).
 */
export function fillPlaceholders(html: string, values: Partial<Record<Placeholder, string>>): string {
  // Sanitised after filling in: a value inside an href could be an address that is not allowed.
  return sanitizeRichText(replacePlaceholders(html, (name) => values[name]));
}

/** Whether a text puts a placeholder somewhere. */
export function names(html: string, placeholder: Placeholder): boolean {
  return placeholdersIn(html).includes(placeholder);
}

/** A week of a mail in one line. */
export function lineAsText({ child, week, period, dayType, hours, price, place, before }: MailLine): string {
  const more = [place, before].filter((part) => part !== undefined);
  const when = hours ? [dayType, hours] : [dayType];
  return [`${child}: ${week} (${period})`, ...when, price, ...more].join(', ');
}
