import type { SessionToken } from './contracts/account.js';
import { DEFAULT_LANGUAGE, UI_LANGUAGES, type UiLanguage } from './config.js';

/**
 * Where the browser keeps the login and the language. Portal and back office are one origin and read the same keys:
 * who is logged in here is logged in there.
 */

/** Key of the login, a JSON {@link SessionToken}. */
export const SESSION_KEY = 'feria.session';
/** Key of the chosen language, `de` or `it`. */
export const LANGUAGE_KEY = 'feria.language';

/** The part of `localStorage` that is needed, so that nothing here depends on a browser. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The login of this browser. */
export interface SessionStore {
  /** The login, or `null`. The same object as long as nothing changed. */
  read(): SessionToken | null;
  /** Keeps a login, or ends it with `null`. */
  write(session: SessionToken | null): void;
  /** Ends the login if it is still the one with this token: a late 401 must not end a newer login. */
  endIf(token: string): boolean;
  /** Calls back at every change; returns how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Says that another tab changed the store (a `storage` event for {@link SESSION_KEY}). */
  changedElsewhere(): void;
}

function isSessionToken(value: unknown): value is SessionToken {
  if (typeof value !== 'object' || value === null) return false;
  const { token, expires_at } = value as Partial<Record<keyof SessionToken, unknown>>;
  return typeof token === 'string' && token !== '' && typeof expires_at === 'string';
}

function parseSession(raw: string | null): SessionToken | null {
  if (!raw) return null;
  try {
    const value: unknown = JSON.parse(raw);
    return isSessionToken(value) ? { token: value.token, expires_at: value.expires_at } : null;
  } catch {
    return null;
  }
}

/** A session store over `localStorage`. Where storage is forbidden the login lives as long as the page. */
export function createSessionStore(storage: KeyValueStore): SessionStore {
  const listeners = new Set<() => void>();
  let raw: string | null | undefined;
  let session: SessionToken | null = null;

  const load = (): string | null => {
    try {
      return storage.getItem(SESSION_KEY);
    } catch {
      return raw ?? null;
    }
  };
  const read = (): SessionToken | null => {
    const stored = load();
    if (stored !== raw) {
      raw = stored;
      session = parseSession(stored);
    }
    return session;
  };
  const notify = (): void => listeners.forEach((listener) => listener());
  const write = (next: SessionToken | null): void => {
    raw = next && JSON.stringify(next);
    session = next;
    try {
      if (raw) storage.setItem(SESSION_KEY, raw);
      else storage.removeItem(SESSION_KEY);
    } catch {
      // Storage is full or forbidden: the login is kept in memory.
    }
    notify();
  };
  return {
    read,
    write,
    endIf(token) {
      if (read()?.token !== token) return false;
      write(null);
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changedElsewhere: notify,
  };
}

function isUiLanguage(value: string | null | undefined): value is UiLanguage {
  return (UI_LANGUAGES as readonly (string | null | undefined)[]).includes(value);
}

/** The language chosen before, else the first of the browser's (`navigator.languages`) that there is. */
export function readLanguage(storage: KeyValueStore, preferred: readonly string[]): UiLanguage {
  try {
    const stored = storage.getItem(LANGUAGE_KEY);
    if (isUiLanguage(stored)) return stored;
  } catch {
    // Storage is forbidden: the browser's languages decide.
  }
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isUiLanguage) ?? DEFAULT_LANGUAGE;
}

/** Keeps the chosen language. */
export function writeLanguage(storage: KeyValueStore, language: UiLanguage): void {
  try {
    storage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is forbidden: the choice lives as long as the page.
  }
}
