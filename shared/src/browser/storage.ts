/** What a page keeps in the browser. Portal and back office have one origin, hence one store. */

/** The part of `Storage` that is needed. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A store that lives as long as the page. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The browser's store, or one in memory where the browser forbids it (even naming `localStorage` throws then). */
function storeOrMemory(open: () => Storage | undefined): KeyValueStore {
  try {
    return open() ?? memoryStore();
  } catch {
    return memoryStore();
  }
}

/** Outlives the tab, and all tabs have it: login, language, options of the last visit. */
export const localStore = storeOrMemory(() => globalThis.window?.localStorage);
/** Lives as long as the tab: what is being typed. */
export const sessionStore = storeOrMemory(() => globalThis.window?.sessionStorage);

/** Reads a JSON value; `null` when there is none or it cannot be read. */
export function readJson<T>(store: KeyValueStore, key: string): T | null {
  try {
    const raw = store.getItem(key);
    return raw === null ? null : (JSON.parse(raw) as T);
  } catch {
    return null;
  }
}

/** Writes a JSON value; a full store is no reason to stop. */
export function writeJson(store: KeyValueStore, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it: the value only saves typing it again.
  }
}
