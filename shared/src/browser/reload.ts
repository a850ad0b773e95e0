/**
 * After a new version is installed, an open page asks for files that are gone: loading the page again, once, brings the
 * new ones.
 */
import { sessionStore } from './storage.js';

/** Key of the time of the last such reload, in milliseconds since 1970. */
export const RELOADED_KEY = 'feria.reloaded';
const ONCE_IN_MS = 60_000;
const PATIENCE_MS = 5_000;

/** Whether the page is about to be loaded again; `null` while no file is missing. */
let decision: Promise<boolean> | null = null;

/** Loads the page again when a file of the application cannot be loaded, at most once a minute in each tab. */
export function reloadForNewVersion(): void {
  window.addEventListener('vite:preloadError', () => {
    decision ??= reloadIfReached().finally(() => {
      decision = null;
    });
  });
}

/**
 * Whether the server of this page answers, within five seconds. To be asked before `navigator.onLine` is believed, which
 * can be wrong: it is false on a computer whose only network is itself.
 */
export function isServerReached(): Promise<boolean> {
  return fetch(window.location.pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Without a server a reload would only lose the page. */
async function reloadIfReached(): Promise<boolean> {
  if (Date.now() - Number(sessionStore.getItem(RELOADED_KEY) ?? 0) < ONCE_IN_MS) return false;
  if (!(await isServerReached())) return false;
  sessionStore.setItem(RELOADED_KEY, String(Date.now()));
  window.location.reload();
  return true;
}

/**
 * What to do with the error of a file that could not be loaded: `import('./page').catch(failUnlessReloading)`. Throws it,
 * or never settles when the page is about to be loaded again, so that no error flashes up before.
 */
export async function failUnlessReloading(error: unknown): Promise<never> {
  if (await decision) return new Promise<never>(() => undefined);
  throw error;
}

/**
 * Loads a part of the application, unless the browser says that it is offline and is right. A browser keeps in mind that a script could
 * not be loaded, and does not ask for it again, however online it is by then: only loading the page again would help, and lose what was
 * typed. So it must not try. Try again by calling it again.
 * @throws Error of the import, or when the server is not reached
 */
export async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine && !(await isServerReached())) throw new Error('offline');
  return load();
}
