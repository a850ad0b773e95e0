import { DEFAULT_LANGUAGE, UI_LANGUAGES, type UiLanguage } from '../config.js';
import type { KeyValueStore } from './storage.js';

/** Key of the chosen language, `de` or `it`. */
export const LANGUAGE_KEY = 'feria.language';

function isUiLanguage(value: string | null | undefined): value is UiLanguage {
  return (UI_LANGUAGES as readonly (string | null | undefined)[]).includes(value);
}

/** The language chosen before, else the first of the browser's (`navigator.languages`) that there is. */
export function readLanguage(store: KeyValueStore, preferred: readonly string[]): UiLanguage {
  try {
    const stored = store.getItem(LANGUAGE_KEY);
    if (isUiLanguage(stored)) return stored;
  } catch {
    // Storage is forbidden: the browser's languages decide.
  }
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isUiLanguage) ?? DEFAULT_LANGUAGE;
}

/** Keeps the chosen language for both frontends. */
export function writeLanguage(store: KeyValueStore, language: UiLanguage): void {
  try {
    store.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is forbidden: the choice lives as long as the page.
  }
}
