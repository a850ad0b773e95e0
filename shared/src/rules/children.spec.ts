import { displayName, needsUpdate } from './children.js';

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
});
