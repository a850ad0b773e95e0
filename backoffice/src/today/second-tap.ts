import { useEffect } from 'react';

/** A tap: where on the screen, when (ms), and on which card. */
export interface Tap {
  x: number;
  y: number;
  at: number;
  card: { isConnected: boolean } | null;
}

/** A finger that taps twice does so within this time and distance. */
const MOMENT_MS = 700;
const SPOT_PX = 32;

/**
 * Whether a tap is the second of two at one spot, and the card of the first has left the list: another one has come under the finger, and
 * was not meant.
 */
export function isSecondTap(previous: Tap | null, next: Tap): boolean {
  if (!previous?.card || previous.card.isConnected || !next.card) return false;
  const distance = Math.hypot(next.x - previous.x, next.y - previous.y);
  return distance <= SPOT_PX && next.at - previous.at <= MOMENT_MS;
}

/** Drops such taps on the whole page: one would mark the next child without anybody noticing. */
export function useNoSecondTaps(): void {
  useEffect(() => {
    let previous: Tap | null = null;
    const onClick = (event: MouseEvent): void => {
      if (event.detail === 0) return; // by the keyboard
      const card = event.target instanceof Element ? event.target.closest('li') : null;
      const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp, card };
      if (isSecondTap(previous, tap)) {
        event.preventDefault();
        event.stopPropagation();
      } else previous = tap;
    };
    // Before React hears of it.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
