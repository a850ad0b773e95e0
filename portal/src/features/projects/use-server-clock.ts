import type { IsoInstant } from '@feria/shared/rules/dates';
import { useEffect, useState } from 'react';

const DAY = 86_400_000;

/**
 * The server's clock, ticking every second while `until` is ahead: `serverTime` was sent in the answer that arrived at
 * `receivedAt` by our own clock, which may be wrong.
 */
export function useServerClock(serverTime: IsoInstant, receivedAt: number, until: IsoInstant | null): number {
  const offset = Date.parse(serverTime) - receivedAt;
  const [now, setNow] = useState(() => Date.now());
  const left = until ? Date.parse(until) - (now + offset) : 0;
  useEffect(() => {
    // A long way off, a minute is soon enough; timers beyond 24 days would overflow.
    if (left <= 0) return;
    const timer = setTimeout(
      () => setNow(Date.now()),
      left > DAY ? 30_000 : 1_000 - ((now + offset) % 1_000),
    );
    return () => clearTimeout(timer);
  }, [now, offset, left]);
  return Math.max(now, receivedAt) + offset;
}
