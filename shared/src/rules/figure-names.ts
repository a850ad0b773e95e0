import type { ContentLanguage } from '../config.js';
import type { FigureRow } from '../contracts/figures.js';
import { figureMessages } from '../i18n/figures.js';
import { translate } from '../i18n/translate.js';
import { nameIn } from './content.js';
import type { FigureTableName } from './figures.js';

/** What a row of a table of figures is called in a language. */
export function rowName(
  table: FigureTableName,
  { key, name, name_it, course }: Pick<FigureRow, 'key' | 'name' | 'name_it' | 'course'>,
  language: ContentLanguage,
): string {
  const words = figureMessages[language];
  if (name !== null) {
    const own = nameIn(language, { name, name_it: name_it ?? name });
    return course ? `${nameIn(language, course)}: ${own}` : own;
  }
  if (key === '') return words.unknown;
  if (table === 'age') return translate(words, 'age', { smart_count: Number(key) });
  const own: Readonly<Record<string, string>> =
    table === 'gender'
      ? words.gender
      : table === 'level'
        ? words.level
        : table === 'families'
          ? words.families
          : {};
  return own[key] ?? key;
}
