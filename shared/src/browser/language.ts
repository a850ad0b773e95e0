import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE, type ContentLanguage } from '../config.js';
import { isContentLanguage } from '../rules/content.js';
import { PAGE_LANGUAGE } from '../rules/page-language.js';
import type { KeyValueStore } from './storage.js';

/** Key of the chosen language of the interface. */
export const LANGUAGE_KEY = 'feria.language';
/** Key of the language chosen for what organisers wrote, where the interface has another. */
export const CONTENT_LANGUAGE_KEY = 'feria.content-language';

/** Key, in the store of the tab, of the language in which a link was opened. */
export const VISIT_LANGUAGE_KEY = 'feria.visit-language';

/** Key of the language of the account that was logged in last. */
export const ACCOUNT_LANGUAGE_KEY = 'feria.account-language';

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
  /** The store of the tab. */
  visit: KeyValueStore;
}

/**
 * The language chosen before, else the first of the browser's that the frontend has, else German. An address that names one
 * (product/catalogue.md#links) sets that of the visit, which goes before them until one is chosen ({@link writeLanguage}) or
 * another address names one. Who has chosen one and is logged in when the link is opened keeps it. Whoever is logged in and has
 * chosen none reads the language of the account ({@link writeAccountLanguage}), unless the browser's is one that no account has.
 */
export function readLanguage<L extends string>(
  store: KeyValueStore,
  preferred: readonly string[],
  languages: readonly L[],
  opened?: OpenedBy,
): L | typeof DEFAULT_LANGUAGE {
  const chosen = stored(store, LANGUAGE_KEY, languages);
  const browsers = preferredOf(preferred, languages) ?? DEFAULT_LANGUAGE;
  return (
    (opened && visitLanguage(opened, languages, chosen)) ??
    chosen ??
    (opened?.isSignedIn && isContentLanguage(browsers)
      ? stored(store, ACCOUNT_LANGUAGE_KEY, languages)
      : undefined) ??
    browsers
  );
}

/** Keeps the language of the account that is logged in. */
export function writeAccountLanguage(store: KeyValueStore, language: ContentLanguage): void {
  keep(store, ACCOUNT_LANGUAGE_KEY, language);
}

/** The language of the visit, which an address that names one sets. */
function visitLanguage<L extends string>(
  { search, isSignedIn, visit }: OpenedBy,
  languages: readonly L[],
  chosen: L | undefined,
): L | undefined {
  const named = preferredOf([new URLSearchParams(search).get(PAGE_LANGUAGE) ?? ''], languages);
  if (!named || (isSignedIn && chosen)) return stored(visit, VISIT_LANGUAGE_KEY, languages);
  keep(visit, VISIT_LANGUAGE_KEY, named);
  return named;
}

/** Keeps the chosen language for both frontends. From then on that of the visit is gone. */
export function writeLanguage(store: KeyValueStore, language: string, visit: KeyValueStore): void {
  keep(store, LANGUAGE_KEY, language);
  try {
    visit.removeItem(VISIT_LANGUAGE_KEY);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
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
