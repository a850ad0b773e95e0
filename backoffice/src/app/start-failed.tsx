import { startFailed } from '../i18n/start-failed';
import { initialLanguage } from '../core/session';

/**
 * Shown when the server cannot be reached at the start. Not in `main.tsx`: in development a file with a component is loaded
 * again after a change, and `main.tsx` would create a second root in the same page.
 */
export function StartFailed() {
  const { start_failed, retry } = startFailed[initialLanguage];
  return (
    <main style={{ fontFamily: 'system-ui, sans-serif', padding: '4rem 1.5rem', textAlign: 'center' }}>
      <p role="alert">{start_failed}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {retry}
      </button>
    </main>
  );
}
