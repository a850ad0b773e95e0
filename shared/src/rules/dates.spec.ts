import * as fc from 'fast-check';
import {
  addDays,
  monthsBefore,
  daysBetween,
  formatDate,
  formatInstant,
  isIsoInstant,
  formatPeriod,
  isIsoDate,
  isIsoTime,
  mondayOf,
  mondaysOf,
  overlaps,
  romeDate,
  romeInstant,
} from './dates.js';

const HOUR = 3_600_000;

describe('dates', () => {
  it.each(['2026-02-28', '2024-02-29', '1900-01-01'])('%s is a date', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '26-01-01',
    '2026-1-1',
    '0001-01-01',
    '2026-01-01T00:00',
  ])('%s is no date', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['7:30', false],
    ['07:60', false],
  ])('%s as a time: %s', (text, valid) => {
    expect(isIsoTime(text)).toBe(valid);
  });

  it('opens an hour earlier in UTC in summer than in winter', () => {
    expect(romeInstant('2026-01-15', '08:00').toISOString()).toBe('2026-01-15T07:00:00.000Z');
    expect(romeInstant('2026-07-15', '08:00').toISOString()).toBe('2026-07-15T06:00:00.000Z');
  });

  it('takes the first of the hour that autumn repeats', () => {
    expect(romeInstant('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('moves a time that spring skips behind the change', () => {
    expect(romeInstant('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it('starts the day at midnight in Rome, also on the days of the change', () => {
    expect(romeInstant('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(romeInstant('2026-03-30').toISOString()).toBe('2026-03-29T22:00:00.000Z');
    expect(romeInstant('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(romeInstant('2026-10-26').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });

  it('knows that it is tomorrow in Rome when it is still today in UTC', () => {
    expect(romeDate(new Date('2026-07-05T22:00:00Z'))).toBe('2026-07-06');
    expect(romeDate(new Date('2026-07-05T21:59:59Z'))).toBe('2026-07-05');
  });

  it('finds the date again of every midnight in Rome', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
        const date = addDays('1990-01-01', offset);
        expect(romeDate(romeInstant(date))).toBe(date);
        expect(romeDate(new Date(romeInstant(date).getTime() - 1))).toBe(addDays(date, -1));
      }),
    );
  });

  it('shows every minute of an hour as Intl does, also where the clocks change', () => {
    const intl = new Intl.DateTimeFormat('de-DE', {
      timeZone: 'Europe/Rome',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    // Any hour, and those of the nights in which the clocks change.
    const anyHour = fc.integer({ min: Date.UTC(1900, 0) / HOUR, max: Date.UTC(2100, 0) / HOUR });
    const nightOfChange = fc
      .tuple(fc.integer({ min: 1916, max: 2100 }), fc.constantFrom(2, 9), fc.integer({ min: 0, max: 240 }))
      .map(([year, month, hours]) => Date.UTC(year, month, 22) / HOUR + hours);
    const minutes = fc.array(fc.integer({ min: 0, max: HOUR - 1 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.oneof(anyHour, nightOfChange), minutes, (hour, offsets) => {
        for (const offset of offsets) {
          const instant = new Date(hour * HOUR + offset);
          expect(formatInstant(instant)).toBe(intl.format(instant).replace(', ', ' '));
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('counts days over the end of a month', () => {
    expect(daysBetween('2026-06-29', '2026-07-02')).toEqual([
      '2026-06-29',
      '2026-06-30',
      '2026-07-01',
      '2026-07-02',
    ]);
  });

  it.each([
    ['a week from Monday to Friday', '2026-06-29', '2026-07-03', ['2026-06-29']],
    ['one that ends on a Sunday', '2026-06-29', '2026-07-05', ['2026-06-29']],
    ['one that ends on a Monday', '2026-06-29', '2026-07-06', ['2026-06-29', '2026-07-06']],
    ['one that starts on a Sunday', '2026-07-05', '2026-07-06', ['2026-06-29', '2026-07-06']],
    ['three weeks', '2026-07-02', '2026-07-13', ['2026-06-29', '2026-07-06', '2026-07-13']],
    ['one day', '2026-07-08', '2026-07-08', ['2026-07-06']],
  ])('finds the Monday of each calendar week of %s', (_name, from, to, mondays) => {
    expect(mondaysOf(from, to)).toEqual(mondays);
  });

  it('lets ranges overlap that share one day only', () => {
    const week = { from: '2026-07-06', to: '2026-07-10' };
    expect(overlaps(week, { from: '2026-07-10', to: '2026-07-12' })).toBe(true);
    expect(overlaps(week, { from: '2026-07-11', to: '2026-07-12' })).toBe(false);
    expect(overlaps(week, { from: '2026-07-01', to: '2026-07-05' })).toBe(false);
    expect(overlaps(week, { from: '2026-07-07', to: '2026-07-08' })).toBe(true);
  });

  it('is shown as people write it', () => {
    expect(formatDate('2026-07-05')).toBe('05.07.2026');
    expect(formatDate(null)).toBe('');
    expect(formatInstant('2026-07-05T12:30:00Z')).toBe('05.07.2026 14:30');
    expect(formatPeriod('2026-07-05', '2026-07-11')).toBe('05.07.2026 – 11.07.2026');
    expect(formatPeriod('2026-07-05', '2026-07-05')).toBe('05.07.2026');
    expect(formatPeriod(null, '2026-07-11')).toBe('11.07.2026');
  });
});

describe('months before a day', () => {
  it.each([
    ['2026-11-20', 24, '2024-11-20'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2026-01-15', 13, '2024-12-15'],
  ])('%s, %i before, is %s', (date, months, expected) => {
    expect(monthsBefore(date, months)).toBe(expected);
  });
});

it.each([
  ['2027-07-12', '2027-07-12'],
  ['2027-07-18', '2027-07-12'],
  ['2027-01-01', '2026-12-28'],
])('the Monday on or before %s is %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});

describe('an instant', () => {
  it.each(['2026-07-05T12:30Z', '2026-07-05T12:30:00.000Z', '2026-07-05T14:30:00+02:00'])(
    'may be %s',
    (text) => expect(isIsoInstant(text)).toBe(true),
  );
  it.each([
    '2026-07-05T12:30',
    '2026-07-05',
    '2026-02-30T12:30Z',
    '2026-07-05T25:30Z',
    '1899-12-31T12:30Z',
    '9999-12-31T23:30-01:00',
    'morgen',
  ])('is not %s', (text) => expect(isIsoInstant(text)).toBe(false));
});
