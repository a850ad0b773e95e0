import { perTab } from '../api/storage';

const KEY = 'feria.chunk-reload';
const ONCE_IN_MS = 60_000;

/**
 * After a new version is installed, an open page asks for chunks that are gone: a reload, once, brings the new ones.
 * Offline a reload would only lose the page, so the error boundary speaks instead.
 */
export function reloadOnceWhenChunkFails(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(perTab.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < ONCE_IN_MS) return;
    perTab.setItem(KEY, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
