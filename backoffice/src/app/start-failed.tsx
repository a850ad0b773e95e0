import type { OfficeLanguage } from '@feria/shared';
import { startFailed as de } from '../i18n/de/start-failed';
import { startFailed as it } from '../i18n/it/start-failed';
import { initialLanguage } from '../core/session';

const texts: Record<OfficeLanguage, typeof de> = { de, it };

/**
 * Shown when the server cannot be reached at the start. Not in `main.tsx`: in development a file with a component is loaded
 * again after a change, and `main.tsx` would create a second root in the same page.
 */
export function StartFailed() {
  const { start_failed, retry } = texts[initialLanguage];
  return (
    <main style={{ fontFamily: 'system-ui, sans-serif', padding: '4rem 1.5rem', textAlign: 'center' }}>
      <p role="alert">{start_failed}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {retry}
      </button>
    </main>
  );
}
