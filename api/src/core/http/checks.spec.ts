import * as check from './checks.js';
import { BodyValidationPipe } from './validation.pipe.js';

/** Whether a value passes a check. */
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
      'decimal',
      check.decimal(-90, 90),
      [-90, 0, 46.498295, 90],
      [-90.000001, 90.5, 46.1234567, '46', Number.NaN, Number.POSITIVE_INFINITY],
    ],
    [
      'money',
      check.money,
      [0, 0.1, 99.99],
      [-0.01, 1.001, '1', Number.NaN, Number.POSITIVE_INFINITY, 1_000_001],
    ],
    ['euros', check.euros, ['5', '5,50', '1.234,5', '0'], ['-1', '1,505', 'viel', 5, '1000001']],
    ['date', check.date, ['2026-02-28'], ['2026-02-30', '28.02.2026', 20_260_228]],
    ['time', check.time, ['00:00', '23:59'], ['24:00', '8:00', 8]],
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
    for (const empty of [undefined, null]) expect(passes(rule, empty)).toBe(true);
  });

  it('accepts true, false and undefined as a boolean, but not null', () => {
    for (const value of [true, false, undefined]) expect(passes(check.boolean, value)).toBe(true);
    for (const value of [null, '', 'true', 1, 0]) expect(passes(check.boolean, value)).toBe(false);
  });

  it('treats blanks as an empty value where one is required', () => {
    for (const empty of [undefined, null, '', '  ']) expect(passes(check.required, empty)).toBe(false);
    for (const value of [0, false, 'x']) expect(passes(check.required, value)).toBe(true);
  });

  it('limits the length of a text', () => {
    expect(check.text(3)('abcd')).toEqual({ key: 'validation.too_long', params: { max: 3 } });
    expect(passes(check.text(3), 'abc')).toBe(true);
    expect(check.text(3)(['abc'])).toEqual({ key: 'validation.text' });
  });

  it('names the largest amount', () => {
    const tooMuch = { key: 'validation.money_max', params: { max: '1.000.000,00 €' } };
    expect(check.money(100_000_000)).toEqual(tooMuch);
    expect(check.signedMoney(-1_000_000.01)).toEqual(tooMuch);
    expect(check.euros('1.000.000,01')).toEqual(tooMuch);
    expect(check.money(1_000_000)).toBeNull();
    expect(check.signedMoney(-1_000_000)).toBeNull();
    expect(check.signedMoney(1.001)).toEqual({ key: 'validation.signed_money' });
    expect(check.euros('viel')).toEqual({ key: 'validation.money' });
  });

  it('compares a field with another one', () => {
    const same = check.sameAs('password');
    const problem = { key: 'validation.password_confirmation' };
    expect(same('abc', { password: 'abc' })).toBeNull();
    expect(same(undefined, {})).toBeNull();
    expect(same('abd', { password: 'abc' })).toEqual(problem);
    expect(same(undefined, { password: 'abc' })).toEqual(problem);
    expect(same('abc', {})).toEqual(problem);
  });
});

describe('a body with checked fields', () => {
  class Body {
    @check.checked(check.text(3))
    name?: string;

    @check.checked(check.all(check.required, check.sameAs('name')))
    again?: string;
  }
  const transform = (body: object) =>
    new BodyValidationPipe().transform(body, { type: 'body', metatype: Body });

  it('is refused with key and parameters of a message for each wrong field', async () => {
    await expect(transform({ name: 'abcd', again: 'x' })).rejects.toMatchObject({
      code: 'validation',
      options: {
        fields: {
          name: [{ key: 'validation.too_long', params: { max: 3 } }],
          again: [{ key: 'validation.password_confirmation' }],
        },
      },
    });
    await expect(transform({})).rejects.toMatchObject({
      options: { fields: { again: [{ key: 'validation.required' }] } },
    });
  });

  it('is passed on, without unknown fields, when every field is valid', async () => {
    await expect(transform({ name: 'abc', again: 'abc', other: 1 })).resolves.toEqual({
      name: 'abc',
      again: 'abc',
    });
  });
});
