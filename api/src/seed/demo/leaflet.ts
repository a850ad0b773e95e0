import { CONTENT_LANGUAGES, formatPeriod, type ContentLanguage } from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import type { PdfLine } from './pdf.js';
import type { PlannedCourse } from './plan/rows.js';

/** The leaflet of a project in both languages. */
export function leaflet({ theme, weeks }: PlannedCourse): PdfLine[] {
  const part = (language: ContentLanguage): PdfLine[] => [
    { text: theme.name[language], large: true },
    { text: '' },
    ...plain(theme.description[language]),
    { text: '' },
    ...weeks.map(({ row }) => ({
      text: `${nameIn(language, row)}: ${formatPeriod(row.from, row.to)}`,
    })),
    { text: theme.time[language] },
    { text: '' },
    ...plain(theme.info[language]),
    { text: '' },
  ];
  return CONTENT_LANGUAGES.flatMap(part);
}

/** A line for each paragraph and entry of a list. */
function plain(html: string): PdfLine[] {
  return html
    .replace(/<li>/g, '- ')
    .split(/<\/(?:p|li)>/)
    .map((part) => ({ text: part.replace(/<[^<>]+>/g, '').trim() }))
    .filter(({ text }) => text);
}
