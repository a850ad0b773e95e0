import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE, type ContentLanguage } from '../config.js';

/** Parameter of an address that names the language of its page (product/catalogue.md#links). */
export const PAGE_LANGUAGE = 'lang';

/** The language that an address names; German when it names none, or one that nobody writes in. */
export function pageLanguage(named: unknown): ContentLanguage {
  return CONTENT_LANGUAGES.find((language) => language === named) ?? DEFAULT_LANGUAGE;
}

/** The one address of a page in a language: without the parameter it is the German one. @param address without a query */
export function addressIn(language: ContentLanguage, address: string): string {
  return language === DEFAULT_LANGUAGE ? address : `${address}?${PAGE_LANGUAGE}=${language}`;
}
