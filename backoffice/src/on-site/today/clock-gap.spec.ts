import { afterGap, correctionOf, type ClockStamp } from './clock-gap';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('after a gap in which nobody looked at the clock of the device', () => {
  const certain = (ahead: number) => ({ ahead, isDoubtful: false, other: null });

  it.each([
    ['a right one went on', { ahead: 0, moved: 3 * HOUR, atLeast: MINUTE }, 0],
    ['a fast one went on', { ahead: -3 * HOUR, moved: 5 * HOUR, atLeast: 0 }, -3 * HOUR],
    ['a slow one went on', { ahead: 3 * HOUR, moved: HOUR, atLeast: 0 }, 3 * HOUR],
    ['a fast one was put right', { ahead: -DAY, moved: MINUTE - DAY, atLeast: MINUTE }, 0],
    [
      'a fast one was put right while the page was closed',
      { ahead: -DAY, moved: MINUTE - DAY, atLeast: 0 },
      0,
    ],
    ['a slow one was put right', { ahead: 3 * HOUR, moved: 3 * HOUR + MINUTE, atLeast: MINUTE }, 0],
  ])('%s', (_, gap, ahead) => {
    expect(afterGap(gap)).toEqual(certain(ahead));
  });

  it.each([
    [
      'a right one went back while the page was closed',
      { ahead: 0, moved: -3 * HOUR, atLeast: 0 },
      3 * HOUR,
      null,
    ],
    [
      'a fast one went back by more than it was fast',
      { ahead: -HOUR, moved: -3 * HOUR, atLeast: 0 },
      2 * HOUR,
      null,
    ],
    ['a fast one went back by less', { ahead: -DAY, moved: -3 * HOUR, atLeast: 0 }, 0, 3 * HOUR - DAY],
    ['a slow one went on for as long as it was slow', { ahead: HOUR, moved: 2 * HOUR, atLeast: 0 }, HOUR, 0],
    ['one with the date of yesterday', { ahead: DAY, moved: DAY + HOUR, atLeast: 0 }, 0, DAY],
  ])('%s: nobody knows', (_, gap, ahead, other) => {
    expect(afterGap(gap)).toEqual({ ahead, isDoubtful: true, other });
  });
});

describe('the time of a mark, when the server was reached', () => {
  const stamp = (change: Partial<ClockStamp>): ClockStamp => ({
    shown: 12 * HOUR,
    ahead: 0,
    changed: 0,
    span: 'one',
    isSure: false,
    reached: 8 * HOUR,
    ...change,
  });
  const now = (change: Partial<ClockStamp>) => stamp({ shown: 13 * HOUR, isSure: true, ...change });

  it.each<[string, ClockStamp, ClockStamp, number]>([
    ['it was known', stamp({ isSure: true }), now({ ahead: 3 * HOUR, span: 'other' }), 0],
    ['it was right', stamp({}), now({ ahead: 2 * SECOND }), 0],
    ['the clock went wrong before, in the same span', stamp({}), now({ ahead: -3 * HOUR }), -3 * HOUR],
    [
      'the clock was put back afterwards, in the same span',
      stamp({ ahead: 0 }),
      now({ ahead: 3 * HOUR, changed: -3 * HOUR }),
      0,
    ],
    [
      'the page was opened anew, and the clock is as it was',
      stamp({}),
      now({ ahead: MINUTE, span: 'other' }),
      0,
    ],
    [
      'as it was taken to be it would not have come yet',
      stamp({ shown: 30 * HOUR, reached: 5 * HOUR }),
      now({ shown: 31 * HOUR, ahead: -DAY, span: 'other' }),
      -DAY,
    ],
    [
      'as the clock is now it would have been before the server was reached',
      stamp({ shown: 9 * HOUR }),
      now({ ahead: -3 * HOUR, shown: 15 * HOUR, span: 'other' }),
      0,
    ],
  ])('%s', (_, made, known, by) => {
    expect(correctionOf(made, known)).toEqual({ by, isUnsure: false });
  });

  it('is not known when both can be', () => {
    const known = now({ ahead: -3 * HOUR, shown: 17 * HOUR, span: 'other' });
    expect(correctionOf(stamp({}), known)).toEqual({ by: 0, isUnsure: true });
  });
});
