import type { ContentLanguage } from '../config.js';
import { displayName } from './children.js';
import { formatPeriod } from './dates.js';

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * What a record is called: its name in the language, else `display_name`, else last
 * and first name, else `#` and its id.
 */
export function recordName(record: unknown, language: ContentLanguage): string {
  if (typeof record !== 'object' || record === null) return '';
  const { id, name, name_de, name_it, display_name, first_name, last_name } = record as Record<
    string,
    unknown
  >;
  const german = text(name) || text(name_de);
  const localised = { de: german, it: text(name_it) || german }[language];
  const person = displayName({ first_name: text(first_name), last_name: text(last_name) });
  return localised || text(display_name) || person || (id === undefined ? '' : `#${String(id)}`);
}

/** The parents of a child in one line: `Kofler Johanna, Rossi Marco`. */
export function parentNames(parents: readonly { first_name: string; last_name: string }[]): string {
  return parents.map((parent) => displayName(parent)).join(', ');
}

/**
 * The name with what tells the record from others of the same name: the year of a course (unless the name says it), the
 * dates of a week. For lists of choices, questions and messages.
 */
export function recordLabel(record: unknown, language: ContentLanguage): string {
  const name = recordName(record, language);
  if (typeof record !== 'object' || record === null) return name;
  const { year, from, to, register_from } = record as Record<string, unknown>;
  // A course without dates is told by the year in which its registration opens.
  const shown =
    typeof year === 'number' ? String(year) : year === null ? text(register_from).slice(0, 4) : '';
  if (shown) return name.includes(shown) ? name : `${name} (${shown})`;
  if (text(from) && text(to) && year === undefined) return `${name}, ${formatPeriod(text(from), text(to))}`;
  return name;
}
