import fc from 'fast-check';
import { createLookLimit, pauseBefore } from './back-off';

describe('pauses', () => {
  it('grow up to a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 500].map((lost) => pauseBefore(lost, null, 1))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
    ]);
  });

  it('are spread at random and never shorter than the server asks for, up to a quarter of an hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.option(fc.integer({ min: -5, max: 100_000 })),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lost, retryAfter, random) => {
          const pause = pauseBefore(lost, retryAfter, random);
          const longest = pauseBefore(lost, null, 1);
          expect(pause).toBeGreaterThanOrEqual(longest / 2);
          expect(pause).toBeGreaterThanOrEqual(Math.min((retryAfter ?? 0) * 1000, 900_000));
          expect(pause).toBeLessThanOrEqual(Math.max(longest, 990_000));
          if (!retryAfter) expect(pause).toBeLessThanOrEqual(longest);
        },
      ),
    );
  });
});

describe('a page that is looked at again', () => {
  const SECOND = 1_000;

  /** The seconds at which it asks when somebody looks at it every second for so long. */
  function asks(seconds: number): number[] {
    const mayLook = createLookLimit();
    return Array.from({ length: seconds }, (_, second) => second).filter((second) =>
      mayLook('project', second * SECOND),
    );
  }

  it('asks with growing pauses, of two minutes at most', () => {
    expect(asks(600)).toEqual([0, 5, 15, 35, 75, 155, 275, 395, 515]);
  });

  it('asks at once when nobody has looked for long, or the clock was set back', () => {
    const mayLook = createLookLimit();
    expect(mayLook('project', 0)).toBe(true);
    expect(mayLook('project', 5 * SECOND)).toBe(true);
    expect(mayLook('project', 14 * SECOND)).toBe(false);
    expect(mayLook('project', 305 * SECOND)).toBe(true);
    expect(mayLook('project', 310 * SECOND)).toBe(true);
    expect(mayLook('project', 100 * SECOND)).toBe(true);
  });

  it('waits for each kind of data by itself', () => {
    const mayLook = createLookLimit();
    expect([mayLook('project', 0), mayLook('family', 1), mayLook('project', 2)]).toEqual([true, true, false]);
  });
});
