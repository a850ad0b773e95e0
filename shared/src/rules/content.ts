import {
  CONTENT_LANGUAGES,
  OFFICE_LANGUAGES,
  type ContentLanguage,
  type Language,
  type ResourceLanguage,
} from '../config.js';

/** Names that organisers write in both languages. */
export interface Named {
  name: string;
  name_it: string;
}

/** The column of a name in each language. */
export const NAME_COLUMNS = { de: 'name', it: 'name_it' } as const satisfies Record<
  ContentLanguage,
  keyof Named
>;

/** What the columns of a language end in, where the German one has no suffix. */
export const COLUMN_SUFFIXES = { de: '', it: '_it' } as const satisfies Record<ContentLanguage, string>;

/** A name in a language. */
export function nameIn(language: ContentLanguage, named: Named): string {
  return named[NAME_COLUMNS[language]];
}

/** The text of a language, else the first that is there: nothing is worse than another language. */
export function textIn(
  language: ContentLanguage,
  texts: Record<ContentLanguage, string | null | undefined>,
): string | null {
  return texts[language] || CONTENT_LANGUAGES.map((other) => texts[other]).find(Boolean) || null;
}

/** Whether organisers write in a language. */
export function isContentLanguage(language: unknown): language is ContentLanguage {
  return (CONTENT_LANGUAGES as readonly unknown[]).includes(language);
}

/** The language in which the words of resources are for a reader of messages: English where they have not that of the messages. */
export function resourceLanguage(language: Language): ResourceLanguage {
  return OFFICE_LANGUAGES.find((office) => office === language) ?? 'en';
}
