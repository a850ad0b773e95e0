import { API, REFRESH_MS, type SessionToken } from '@feria/shared';
import { useEffect } from 'react';
import { call } from '../http';
import { session } from '../session';

/** Asks for a fresh token every thirty minutes, so that nobody is thrown out of a day's work. */
export function SessionKeeper() {
  useEffect(() => {
    const timer = window.setInterval(() => {
      // A failure is no event: the next call finds out, and until then the old token is good.
      call<SessionToken>('GET', API.refresh).then(
        (fresh) => session.read() && session.write(fresh),
        () => undefined,
      );
    }, REFRESH_MS);
    return () => window.clearInterval(timer);
  }, []);
  return null;
}
