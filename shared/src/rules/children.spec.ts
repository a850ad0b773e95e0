import { displayName, nameIn, needsUpdate, usualSchool } from './children.js';

describe('data of a child', () => {
  const now = new Date('2026-07-01T10:00:00Z');

  it.each([
    [null, true],
    ['2025-07-01T10:00:00Z', false],
    ['2025-07-01T09:59:59Z', true],
    ['2026-06-30T00:00:00Z', false],
  ])('last confirmed %s: needs a look %s', (last, needed) => {
    expect(needsUpdate(last === null ? null : new Date(last), now)).toBe(needed);
  });

  it('is listed by last name', () => {
    expect(displayName({ first_name: 'Mia', last_name: 'Rossi' })).toBe('Rossi Mia');
  });

  it.each([
    ['de', 'Rossi Mia'],
    ['it', 'Rossi Mia'],
    ['en', 'Mia Rossi'],
  ] as const)('has its name as one text in %s: %s', (language, name) => {
    expect(nameIn(language, { first_name: 'Mia', last_name: 'Rossi' })).toBe(name);
  });
});

describe('the usual school year', () => {
  it.each([
    ['2023-12-31', '2026-09-01', 'kg_1'],
    ['2021-01-01', '2026-09-01', 'kg_3'],
    ['2020-12-31', '2026-09-01', 'gs_1'],
    ['2016-05-05', '2026-11-22', 'gs_5'],
    ['2015-05-05', '2026-11-22', 'ms_1'],
    ['2013-05-05', '2026-11-22', 'ms_3'],
    ['2012-05-05', '2026-11-22', 'other'],
    ['2024-01-01', '2026-11-22', null],
    // Until the end of August the school year is that of the last September.
    ['2020-12-31', '2027-08-31', 'gs_1'],
    ['2020-12-31', '2027-09-01', 'gs_2'],
  ])('of somebody born on %s is on %s: %s', (birth, today, school) => {
    expect(usualSchool(birth, today)).toBe(school);
  });
});
