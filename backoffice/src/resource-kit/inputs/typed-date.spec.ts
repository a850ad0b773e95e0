import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATE, INSTANT, problemOf, valueOf } from './typed-date';

describe('what is typed into a field for a date', () => {
  it('is a date as soon as its year is written in full', () => {
    expect(valueOf(DATE, '7.12.2026', false)).toBe('2026-12-07');
    expect(valueOf(DATE, ' 07122026 ', false)).toBe('2026-12-07');
    expect(valueOf(DATE, '2026-12-07', false)).toBe('2026-12-07');
  });

  it('is no date of another century while the year is being written, and one of this when nobody writes on', () => {
    for (const text of ['7.12.20', '7.12.2', '071220']) expect(valueOf(DATE, text, false)).toBe(text);
    expect(valueOf(DATE, '7.12.26', true)).toBe('2026-12-07');
  });

  it('stays as it is when there is no such day', () => {
    expect(valueOf(DATE, '31.02.2026', true)).toBe('31.02.2026');
    expect(valueOf(DATE, 'morgen', true)).toBe('morgen');
    expect(valueOf(DATE, ' ', true)).toBe('');
  });

  it('has a time by the clock in Rome where there is one', () => {
    expect(valueOf(INSTANT, '7.12.2026 14:30', false)).toBe('2026-12-07T13:30:00.000Z');
    expect(valueOf(INSTANT, '7.12.2026', true)).toBe('7.12.2026');
  });
});

describe('what is wrong with it', () => {
  const bounds = { min: '2026-12-02', max: '2026-12-10' };

  it('is said with an example, or with the bound', () => {
    expect(problemOf(DATE, '31.02.2026', {})).toBe('validation.date');
    expect(problemOf(INSTANT, '2026-12-07', {})).toBe('validation.instant');
    expect(problemOf(DATE, '2026-12-01', bounds)).toEqual({ bound: 'too_early', date: '02.12.2026' });
    expect(problemOf(DATE, '2026-12-11', bounds)).toEqual({ bound: 'too_late', date: '10.12.2026' });
  });

  it('is nothing within the bounds, and for an empty field', () => {
    for (const value of ['', '2026-12-02', '2026-12-10'])
      expect(problemOf(DATE, value, bounds)).toBeUndefined();
  });
});

it('no screen has a field of the browser for a date, which shows it in the language of the browser', () => {
  const folder = join(import.meta.dirname, '../..');
  const native = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') &&
      /type="(date|datetime-local|time|month)"/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(native).toEqual(['resource-kit/inputs/calendar-button.tsx']);
});
