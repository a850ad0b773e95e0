import type { KeyValueStore } from '@feria/shared/session-token';

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The browser's store, or one in memory where the browser forbids it (even naming `localStorage` throws then). */
function storeOrMemory(open: () => Storage): KeyValueStore {
  try {
    return open();
  } catch {
    return memoryStore();
  }
}

/** Outlives the tab: login, language, options of the last visit. */
export const lasting = storeOrMemory(() => window.localStorage);
/** Lives as long as the tab: what is being typed. */
export const perTab = storeOrMemory(() => window.sessionStorage);

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
