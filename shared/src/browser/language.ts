import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE, type ContentLanguage } from '../config.js';
import { isContentLanguage } from '../rules/content.js';
import { PAGE_LANGUAGE } from '../rules/page-language.js';
import type { KeyValueStore } from './storage.js';

/** Key of the chosen language of the interface. */
export const LANGUAGE_KEY = 'feria.language';
/** Key of the language chosen for what organisers wrote, where the interface has another. */
export const CONTENT_LANGUAGE_KEY = 'feria.content-language';

/** What is stored, if it is one of the languages; nothing where storage is forbidden. */
function stored<L extends string>(store: KeyValueStore, key: string, languages: readonly L[]): L | undefined {
  try {
    return languages.find((language) => language === store.getItem(key));
  } catch {
    return undefined;
  }
}

/** The first of the browser's languages (`navigator.languages`) that there is. */
function preferredOf<L extends string>(preferred: readonly string[], languages: readonly L[]): L | undefined {
  return preferred
    .map((tag) => languages.find((language) => language === tag.slice(0, 2).toLowerCase()))
    .find((language) => language !== undefined);
}

function keep(store: KeyValueStore, key: string, language: string): void {
  try {
    store.setItem(key, language);
  } catch {
    // Storage is forbidden: the choice lives as long as the page.
  }
}

/** What the address of an opened page says of its language, and who opens it. */
export interface OpenedBy {
  /** The query of the address, with or without `?`. */
  search: string;
  isSignedIn: boolean;
}

/**
 * The language chosen before, else the first of the browser's that the frontend has, else German. An address that names one
 * (product/catalogue.md#links) goes before the browser's, and for who is not logged in before the one chosen.
 */
export function readLanguage<L extends string>(
  store: KeyValueStore,
  preferred: readonly string[],
  languages: readonly L[],
  { search, isSignedIn }: OpenedBy = { search: '', isSignedIn: true },
): L | typeof DEFAULT_LANGUAGE {
  const chosen = stored(store, LANGUAGE_KEY, languages);
  const named = new URLSearchParams(search).get(PAGE_LANGUAGE) ?? '';
  return (
    (isSignedIn && chosen) ||
    (preferredOf([named], languages) ?? chosen ?? preferredOf(preferred, languages) ?? DEFAULT_LANGUAGE)
  );
}

/** Keeps the chosen language for both frontends. */
export function writeLanguage(store: KeyValueStore, language: string): void {
  keep(store, LANGUAGE_KEY, language);
}

/**
 * The language of what organisers wrote, for a page in a language: the same where they write in it; else the one chosen
 * before, else the one of the account, else the first of the browser's, else German.
 */
export function readContentLanguage(
  store: KeyValueStore,
  preferred: readonly string[],
  language: string,
  account?: ContentLanguage,
): ContentLanguage {
  if (isContentLanguage(language)) return language;
  return (
    stored(store, CONTENT_LANGUAGE_KEY, CONTENT_LANGUAGES) ??
    account ??
    preferredOf(preferred, CONTENT_LANGUAGES) ??
    DEFAULT_LANGUAGE
  );
}

/** Whether somebody has chosen it on this device. */
export function hasContentLanguage(store: KeyValueStore): boolean {
  return stored(store, CONTENT_LANGUAGE_KEY, CONTENT_LANGUAGES) !== undefined;
}

/** Keeps the language chosen for what organisers wrote. */
export function writeContentLanguage(store: KeyValueStore, language: ContentLanguage): void {
  keep(store, CONTENT_LANGUAGE_KEY, language);
}
