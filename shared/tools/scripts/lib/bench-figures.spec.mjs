import { compareFigures, figuresOf } from './bench-figures.mjs';

/** What `console.table` prints, with what a bench says around it. */
const OPENING = `2: sqlite, 300 parents
┌──────────┬───────┬────────────┬────────┬────────┐
│ (index)  │ calls │ per second │ p50 ms │ p99 ms │
├──────────┼───────┼────────────┼────────┼────────┤
│ list     │ 300   │ 30         │ 2      │ 58     │
│ sign-up  │ 300   │ 58         │ 465    │ 967    │
└──────────┴───────┴────────────┴────────┴────────┘
┌───────────────────────┬────────┐
│ (index)               │ Values │
├───────────────────────┼────────┤
│ app: CPU, ms a parent │ '18.2' │
│ deadlocks             │ 0      │
└───────────────────────┴────────┘
`;
const BOOKING = `┌─────────┬──────────┬─────────┬────────────┬────────┐
│ (index) │ engine   │ parents │ per second │ p50 ms │
├─────────┼──────────┼─────────┼────────────┼────────┤
│ 0       │ 'sqlite' │ 300     │ 900        │ 120    │
└─────────┴──────────┴─────────┴────────────┴────────┘
`;

describe('figures of a bench', () => {
  it('are read from the tables that it prints; rates of the crowd are none', () => {
    expect(Object.fromEntries(figuresOf(OPENING, 'bench:opening'))).toEqual({
      'list: p50 ms': { value: 2, isBetterWhen: 'low' },
      'sign-up: p50 ms': { value: 465, isBetterWhen: 'low' },
      'app: CPU, ms a parent': { value: 18.2, isBetterWhen: 'low' },
    });
    expect(Object.fromEntries(figuresOf(BOOKING, 'bench:booking'))).toEqual({
      'sqlite, 300: per second': { value: 900, isBetterWhen: 'high' },
      'sqlite, 300: p50 ms': { value: 120, isBetterWhen: 'low' },
    });
    expect(figuresOf('the database is not there', 'bench:booking').size).toBe(0);
  });

  it('are named when the best of them is more than 15 % slower than the best before', () => {
    const booking = (/** @type {string} */ rate, /** @type {string} */ time) =>
      figuresOf(BOOKING.replace('900', rate).replace('120', time), 'bench:booking');
    const before = [booking('900', '120'), booking('700', '100')];
    expect(compareFigures(before, [booking('500', '300'), booking('790', '114')]).slower).toEqual([]);
    expect(compareFigures(before, [booking('770', '120'), booking('600', '116')]).slower).toEqual([
      'sqlite, 300: per second: 900 → 770',
      'sqlite, 300: p50 ms: 100 → 116',
    ]);
    // A few milliseconds are those of the clock.
    expect(compareFigures([booking('900', '2')], [booking('900', '6')]).slower).toEqual([]);
  });
});
