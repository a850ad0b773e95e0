import { escapeHtml } from './html.js';
import type { CourseMail, MailLine } from './mail-kinds.js';
import { sanitizeRichText } from '../text/rich-text.js';

/**
 * What a course's own mail text may name in double braces (decisions §7). Nothing else is replaced, and nothing is ever
 * compiled: a text of the staff is data, not a template.
 */
export const PLACEHOLDERS = ['name', 'course', 'children', 'weeks', 'app_name', 'link'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const PATTERN = new RegExp(`\\{\\{(?:\\s|&nbsp;)*(${PLACEHOLDERS.join('|')})(?:\\s|&nbsp;)*\\}\\}`, 'g');

/** Values for the placeholders, each one safe HTML. */
export function placeholderValues(
  mail: CourseMail,
  { appName, link }: { appName: string; link: string },
): Record<Placeholder, string> {
  return {
    name: escapeHtml(mail.name),
    course: escapeHtml(mail.course),
    children: escapeHtml([...new Set(mail.lines.map(({ child }) => child))].join(', ')),
    weeks: mail.lines.map((line) => escapeHtml(lineAsText(line))).join('<br />'),
    app_name: escapeHtml(appName),
    link: escapeHtml(link),
  };
}

/** The text with its placeholders filled in, as HTML that can be sent. */
export function fillPlaceholders(html: string, values: Record<Placeholder, string>): string {
  // Sanitised after filling in: a value inside an href could be an address that is not allowed.
  return sanitizeRichText(html.replace(PATTERN, (_, name: Placeholder) => values[name]));
}

/** Whether a text puts a placeholder somewhere. */
export function names(html: string, placeholder: Placeholder): boolean {
  return [...html.matchAll(PATTERN)].some(([, name]) => name === placeholder);
}

/** A week of a mail in one line. */
export function lineAsText({ child, week, period, dayType, price }: MailLine): string {
  return `${child}: ${week} (${period}), ${dayType}, ${price}`;
}
