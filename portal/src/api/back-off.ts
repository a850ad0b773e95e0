const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A longer `Retry-After` is most likely a mistake; nobody must wait for it. */
const LONGEST_RETRY_AFTER_MS = 15 * 60_000;

/**
 * How long to wait before asking again, in milliseconds: twice as long after each try, between half and all of it at random,
 * so that the parents of one outage do not come back at one moment. Never shorter than the server's `Retry-After`.
 * @param lost tries without an answer so far, from 1
 * @param retryAfter seconds, `null` without
 */
export function pauseBefore(lost: number, retryAfter: number | null, random: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(lost - 1, 20), LONGEST_PAUSE_MS);
  const wanted = Math.min(Math.max(0, retryAfter ?? 0) * 1000, LONGEST_RETRY_AFTER_MS);
  return Math.round(Math.max((pause * (1 + random)) / 2, wanted * (1 + random / 10)));
}

/** A page that is looked at again asks again after this at the earliest, in milliseconds; then twice as long each time. */
const FIRST_LOOK_MS = 5_000;
const LONGEST_LOOK_MS = 120_000;
/** After so long without asking, the next look counts as the first. */
const FORGET_MS = 300_000;

/**
 * Whether a page may ask again because somebody looks at it again. Parents who wait for an opening go back and forth between
 * tabs: each time the pause gets longer.
 * @returns asks for a key at a time in milliseconds, and remembers when the answer was yes
 */
export function createLookLimit(): (key: string, now: number) => boolean {
  const looks = new Map<string, { at: number; count: number }>();
  return (key, now) => {
    const last = looks.get(key);
    if (!last || now < last.at || now - last.at >= FORGET_MS) {
      looks.set(key, { at: now, count: 1 });
      return true;
    }
    if (now - last.at < Math.min(FIRST_LOOK_MS * 2 ** (last.count - 1), LONGEST_LOOK_MS)) return false;
    looks.set(key, { at: now, count: last.count + 1 });
    return true;
  };
}
