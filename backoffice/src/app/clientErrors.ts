import { API } from '@feria/shared';
import { HttpError } from 'react-admin';
import { call } from './http';

/** Reports of one page at most: a loop must not become a flood. */
const MOST = 5;
const seen = new Set<string>();

/** Without queries and mail addresses, which can tell of a person. */
function impersonal(text: string): string {
  return text.replace(/\?[^\s)]*/g, '').replace(/[\w.+-]+@[\w.-]+/g, '…');
}

/** Tells the server of an error in this page. Failed calls are the server's own to log. */
export function reportError(error: unknown): void {
  if (error instanceof HttpError || seen.size >= MOST) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  if (seen.has(message)) return;
  seen.add(message);
  call('POST', API.clientError, {
    message: impersonal(message).slice(0, 500),
    stack: impersonal(stack ?? '').slice(0, 4_000),
    url: window.location.pathname,
  }).catch(() => undefined);
}

const RELOADED = 'feria.be.reloaded';
const ONCE_IN_MS = 60_000;

/** After a new version is installed, an open page asks for files that are gone: one reload brings the new ones. */
function reloadForNewVersion(event: Event): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (!navigator.onLine || Date.now() - last < ONCE_IN_MS) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  event.preventDefault();
  window.location.reload();
}

/** Watches for what nobody caught. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
  window.addEventListener('vite:preloadError', reloadForNewVersion);
}
