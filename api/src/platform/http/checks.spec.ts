import * as check from './checks.js';

const passes = (rule: (value: unknown) => unknown, value: unknown): boolean => rule(value) === null;

describe('checks of values', () => {
  it.each([
    [
      'email',
      check.email,
      ['a@b.it', 'a.b+c@x-y.example', 'ü@bözen.it'],
      ['a', 'a@b', '@b.it', 'a@b..it', 'a b@c.it', 7],
    ],
    [
      'phone',
      check.phone,
      ['+39 0471 123456', '333-1234567', '(0471) 12 34'],
      ['call', '12', '+39 0471 12 ext', 7],
    ],
    ['text', check.text(3), ['abc', 'é 1'], ['abcd', 7, {}, 'a\u0000b']],
    ['integer', check.integer(0, 10), [0, 10], [-1, 11, 1.5, '1', Number.NaN]],
    [
      'money',
      check.money,
      [0, 0.1, 99.99],
      [-0.01, 1.001, '1', Number.NaN, Number.POSITIVE_INFINITY, 1_000_001],
    ],
    ['date', check.date, ['2026-02-28'], ['2026-02-30', '28.02.2026', 20_260_228]],
    ['time', check.time, ['00:00', '23:59'], ['24:00', '8:00', 8]],
    ['boolean', check.boolean, [true, false], ['true', 1, 0]],
    ['id', check.id, [1, 2_147_483_647], [0, -1, 1.5, '1', 2_147_483_648, {}, []]],
    [
      'list of ids',
      check.idList,
      [[], [1, 2], [{ id: 3 }]],
      [[0], ['1'], [{ id: 'x' }], [null], 'x', { 0: 1 }],
    ],
    [
      'upload',
      check.uploadAddress,
      ['/uploads/a-b_1.webp'],
      ['/uploads/../x.png', '/uploads/a/b.png', 'https://x/a.png', '/uploads/a'],
    ],
  ])('%s', (_, rule, good, bad) => {
    for (const value of good) expect([value, passes(rule, value)]).toEqual([value, true]);
    for (const value of bad) expect([value, passes(rule, value)]).toEqual([value, false]);
    for (const nothing of [undefined, null]) expect(passes(rule, nothing)).toBe(true);
  });

  it('counts blanks as nothing where something is required', () => {
    for (const nothing of [undefined, null, '', '  ']) expect(passes(check.required, nothing)).toBe(false);
    for (const value of [0, false, 'x']) expect(passes(check.required, value)).toBe(true);
  });

  it('knows the length of a text', () => {
    expect(check.text(3)('abcd')).toEqual({ key: 'validation.too_long', params: { max: 3 } });
    expect(passes(check.text(3), 'abc')).toBe(true);
    expect(check.text(3)(['abc'])).toEqual({ key: 'validation.text' });
  });
});
