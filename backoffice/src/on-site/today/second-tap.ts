import { useEffect } from 'react';

/** A tap: where on the screen, when (ms), on which card, and on which answer that a second tap must not give. */
export interface Tap {
  x: number;
  y: number;
  at: number;
  card: { isConnected: boolean } | null;
  answer: object | null;
}

/** A finger that taps twice does so within this time and distance. */
const MOMENT_MS = 700;
const SPOT_PX = 32;
/** The second tap on a button that opens a dialog comes so soon that nobody has read what is in it. */
const UNREAD_MS = 500;

/** Marks what a second tap at one spot must not choose: `{...NO_SECOND_TAP}` on the element around it. */
export const NO_SECOND_TAP = { 'data-no-second-tap': '' } as const;

/**
 * Whether a tap is the second of two at one spot, and the card of the first has left the list: another one has come under the finger, and
 * was not meant.
 */
export function isSecondTap(previous: Tap | null, next: Tap): boolean {
  if (!previous?.card || previous.card.isConnected || !next.card) return false;
  return isAtSpot(previous, next) && next.at - previous.at <= MOMENT_MS;
}

/**
 * Whether a tap is the second of two at one spot, and chooses what the first has opened: who took a child would be somebody whom nobody
 * meant.
 */
export function isUnreadAnswer(previous: Tap | null, next: Tap): boolean {
  if (!previous || !next.answer || next.answer === previous.answer) return false;
  return isAtSpot(previous, next) && next.at - previous.at <= UNREAD_MS;
}

const isAtSpot = (one: Tap, other: Tap): boolean => Math.hypot(other.x - one.x, other.y - one.y) <= SPOT_PX;

/** Drops such taps on the whole page: one would mark a child, or say who took it, without anybody noticing. */
export function useNoSecondTaps(): void {
  useEffect(() => {
    let previous: Tap | null = null;
    let pressedAt = 0;
    const onPress = (event: PointerEvent): void => void (pressedAt = event.timeStamp);
    const onClick = (event: MouseEvent): void => {
      if (event.detail === 0) return; // by the keyboard
      const target = event.target instanceof Element ? event.target : null;
      const card = target?.closest('li') ?? null;
      const answer = target?.closest('[data-no-second-tap]') ?? null;
      const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp, card, answer };
      // Of the second it counts when the finger came down: it may stay there for long.
      const next = { ...tap, at: pressedAt || tap.at };
      if (isSecondTap(previous, tap) || isUnreadAnswer(previous, next)) {
        event.preventDefault();
        event.stopPropagation();
      } else previous = tap;
    };
    // Before React hears of it.
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('click', onClick, true);
    };
  }, []);
}
