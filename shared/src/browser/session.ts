/** The login of this browser. Portal and back office read the same key: who is logged in here is logged in there. */
import { REFRESH_MS } from '../config.js';
import type { SessionToken } from '../contracts/account.js';
import { BACKOFFICE } from '../routes.js';
import { localStore, sessionStore, type KeyValueStore } from './storage.js';
import { emptyVault } from './vault.js';

/** Key of the login, a JSON {@link SessionToken}. */
export const SESSION_KEY = 'feria.session';

/** Key of the time of the last logout, in milliseconds since 1970. */
export const SIGNED_OUT_KEY = 'feria.signed-out';

/** A store of one login. */
export interface SessionStore {
  /** The login, or `null`. The same object as long as nothing changed. */
  read(): SessionToken | null;
  /** Keeps a login, or ends it with `null`: a logout. */
  write(next: SessionToken | null): void;
  /** When somebody logged out last, in any tab of either frontend: milliseconds since 1970, 0 for never. */
  lastSignOut(): number;
  /** Ends the login if it is still the one with this token, without a logout: a late 401 must not end a newer login. */
  endIf(token: string): boolean;
  /** Calls back at every change; returns how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Calls every subscriber: another tab has changed the login. */
  notify(): void;
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

/**
 * The id of the user that a login token names, `null` when the token cannot be read. Nothing is verified here, that is
 * the server's: this only keeps a page from sending one user's data with another user's login.
 */
export function userIdOf(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    const id = Number(sub);
    return Number.isInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

/**
 * A session store over `localStorage`. Where storage is forbidden the login lives as long as the page.
 * @param onEnd called whenever the login ends
 */
export function createSessionStore(storage: KeyValueStore, onEnd = emptyVault): SessionStore {
  const listeners = new Set<() => void>();
  let raw: string | null | undefined;
  let parsed: SessionToken | null = null;

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
      parsed = parseSession(stored);
    }
    return parsed;
  };
  const notify = (): void => listeners.forEach((listener) => listener());
  const keep = (next: SessionToken | null): void => {
    if (next === null) onEnd();
    raw = next && JSON.stringify(next);
    parsed = next;
    try {
      if (raw) storage.setItem(SESSION_KEY, raw);
      else storage.removeItem(SESSION_KEY);
    } catch {
      // Storage is full or forbidden: the login is kept in memory.
    }
    notify();
  };
  const noteSignOut = (): void => {
    try {
      storage.setItem(SIGNED_OUT_KEY, String(Date.now()));
    } catch {
      // Nothing was kept either.
    }
  };
  return {
    read,
    write(next) {
      if (next === null) noteSignOut();
      keep(next);
    },
    lastSignOut() {
      try {
        return Number(storage.getItem(SIGNED_OUT_KEY) ?? 0);
      } catch {
        return 0;
      }
    },
    endIf(token) {
      if (read()?.token !== token) return false;
      keep(null);
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
  };
}

/** Whether this tab shows the portal to staff as a parent sees it: it then has a login of its own (product/accounts.md#view-as-parent). */
export const isParentView =
  !globalThis.location?.pathname.startsWith(BACKOFFICE) && sessionStore.getItem(SESSION_KEY) !== null;

/** The login of this browser, or of a view as a parent. The end of a view takes nothing from the login of the browser. */
export const session = isParentView
  ? createSessionStore(sessionStore, () => undefined)
  : createSessionStore(localStore);

/** Calls back when another tab has logged in or out. */
export function watchOtherTabs(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // `null`: the whole store was cleared.
    if (key === SESSION_KEY || key === null) listener();
  });
}

const SOON_MS = 60_000;

/** Milliseconds until a login is renewed: half an hour, less where it ends before. */
function delayUntilRenewal({ expires_at }: SessionToken): number {
  const left = Date.parse(expires_at) - Date.now() - SOON_MS;
  return Math.max(SOON_MS, Math.min(REFRESH_MS, Number.isFinite(left) ? left : REFRESH_MS));
}

/**
 * Renews the login while the page is open, so that nobody is logged out of a day's work.
 * @param renew asks the server for a new login; after a failure it is called again a minute later
 * @returns stops it
 */
export function keepSessionAlive(store: SessionStore, renew: () => Promise<SessionToken>): () => void {
  let current: SessionToken | null = null;
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (): void => {
    clearTimeout(timer);
    if (current) timer = setTimeout(() => void renewNow(), Math.max(0, due - Date.now()));
  };
  const renewNow = async (): Promise<void> => {
    const token = current?.token;
    due = Date.now() + SOON_MS;
    try {
      const fresh = await renew();
      // Somebody may have logged out, here or in another tab, while this was on its way.
      if (store.read()?.token === token) store.write(fresh);
    } catch {
      schedule();
    }
  };
  const follow = (): void => {
    const next = store.read();
    if (next === current) return;
    current = next;
    due = next ? Date.now() + delayUntilRenewal(next) : 0;
    schedule();
  };
  // Timers sleep with the computer: look again when the page is back in sight.
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') schedule();
  };

  follow();
  const unsubscribe = store.subscribe(follow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    current = null;
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
