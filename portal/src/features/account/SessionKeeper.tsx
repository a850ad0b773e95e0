import { REFRESH_MS } from '@feria/shared/config';
import type { SessionToken } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import { useEffect } from 'react';
import { request } from '../../api/client';
import { session, useSession } from '../../api/session';

const SOON_MS = 60_000;

/** When to refresh: every half hour, earlier where the login would not live that long. */
function delayUntilRefresh(expiresAt: string): number {
  const left = Date.parse(expiresAt) - Date.now() - SOON_MS;
  return Math.max(SOON_MS, Math.min(REFRESH_MS, Number.isFinite(left) ? left : REFRESH_MS));
}

/** Keeps the login alive while the page is open. */
export function SessionKeeper() {
  const current = useSession();
  useEffect(() => {
    if (!current) return;
    let timer: ReturnType<typeof setTimeout>;
    const refresh = async (): Promise<void> => {
      try {
        const fresh = await request<SessionToken>(API.refresh);
        // Somebody may have logged out, here or in another tab, while this was on its way.
        if (session.read()?.token === current.token) session.write(fresh);
      } catch {
        timer = setTimeout(() => void refresh(), SOON_MS);
      }
    };
    const due = Date.now() + delayUntilRefresh(current.expires_at);
    const schedule = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), Math.max(0, due - Date.now()));
    };
    // Timers sleep with the computer: look again when the page is back in sight.
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') schedule();
    };
    schedule();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [current]);
  return null;
}
