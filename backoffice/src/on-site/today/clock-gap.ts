/** A difference of two clocks that is not a change: of one read after the other, or put right by some seconds. */
export const JUMP_MS = 30_000;
/** From which difference on a clock is wrong, and may be put right. */
const OFF_MS = 2 * 60_000;
/** Automatic time puts a clock right as exactly as this. */
const EXACT_MS = 10_000;
/** From which difference on a clock shows a wrong date for so long that the page has asked to put it right. */
const WRONG_DATE_MS = 12 * 60 * 60_000;

/** What the clock of a device did while nobody looked at it. All in milliseconds. */
export interface Gap {
  /** By how much the clock of the server was ahead before. */
  ahead: number;
  /** By how much the clock of the device moved. */
  moved: number;
  /** How much time has passed at least: a clock that only counts stands still while the device sleeps, and ends with the page. */
  atLeast: number;
}

/** What is taken to be so afterwards. */
export interface Guess {
  /** By how much the clock of the server is ahead. */
  ahead: number;
  /** Whether it may be otherwise. */
  isDoubtful: boolean;
  /** What else it may be; `null` when nothing is likely. */
  other: number | null;
}

/**
 * What is most likely after a gap: that the clock went on, or that somebody put a wrong one right, as the page asks to. A clock that went
 * back has been changed for certain, one that went forward may only show how long the device slept.
 */
export function afterGap({ ahead, moved, atLeast }: Gap): Guess {
  const isPossible = (passed: number): boolean => passed >= atLeast - JUMP_MS;
  const wentOn = isPossible(moved);
  const isPutRight = Math.abs(ahead) > OFF_MS && isPossible(moved - ahead);
  const certain = (next: number): Guess => ({ ahead: next, isDoubtful: false, other: null });
  const likely = (next: number, other: number | null): Guess => ({ ahead: next, isDoubtful: true, other });
  if (isPutRight && atLeast > 0 && Math.abs(moved - ahead - atLeast) <= EXACT_MS) return certain(0);
  if (wentOn) {
    // One that was fast shows an earlier time when it is put right: that would be seen.
    if (!isPutRight || ahead < 0) return certain(ahead);
    return ahead >= WRONG_DATE_MS ? likely(0, ahead) : likely(ahead, 0);
  }
  const goesOn = ahead - (moved - atLeast);
  if (isPutRight && Math.abs(goesOn) <= OFF_MS) return certain(0);
  return isPutRight ? likely(0, goesOn) : likely(goesOn, null);
}

/** Of a mark: by which state of the clock it was made. All in milliseconds, except the id. */
export interface ClockStamp {
  /** What the device showed. */
  shown: number;
  /** By how much the clock of the server was taken to be ahead. */
  ahead: number;
  /** By how much the clock of the device was seen to be changed since the span began. */
  changed: number;
  /** Id of a span in which every change of the clock of the device was seen. */
  span: string;
  /** Whether the server was reached in that span. */
  isSure: boolean;
  /** When the server was reached last, by its clock; 0 for never. */
  reached: number;
}

/** By how much the time of a mark is wrong, as far as it is known. */
export interface TimeCorrection {
  /** Milliseconds to add. */
  by: number;
  /** Whether it may be wrong all the same. */
  isUnsure: boolean;
}

/**
 * What to make of the time of a mark when the server has told its time. A mark of the span that goes on is corrected for certain. Of an
 * earlier one the clock was as it was taken to be, or as it is now: when both are possible, nobody knows.
 * @param now the state of the clock, with `isSure` because the server was reached
 */
export function correctionOf(stamp: ClockStamp, now: ClockStamp): TimeCorrection {
  const right = { by: 0, isUnsure: false };
  if (stamp.isSure) return right;
  if (stamp.span === now.span) {
    const by = now.ahead + now.changed - stamp.ahead - stamp.changed;
    return Math.abs(by) > JUMP_MS ? { by, isUnsure: false } : right;
  }
  if (Math.abs(now.ahead - stamp.ahead) <= OFF_MS) return right;
  const isPossible = (ahead: number): boolean =>
    stamp.shown + ahead >= stamp.reached - JUMP_MS && stamp.shown + ahead <= now.shown + now.ahead + JUMP_MS;
  const [asTaken, asNow] = [isPossible(stamp.ahead), isPossible(now.ahead)];
  if (asTaken === asNow) return { by: 0, isUnsure: true };
  return asNow ? { by: now.ahead - stamp.ahead, isUnsure: false } : right;
}
