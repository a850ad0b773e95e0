import * as fc from 'fast-check';
import { formatEuros, hasCents, parseEuros, toCents, toEuros } from './money.js';

describe('money', () => {
  it.each([
    [120.5, 12_050],
    [0, 0],
    [0.29, 29],
    [19.99, 1_999],
    [4.35, 435],
  ])('%d euros are %d cents', (euros, cents) => {
    expect(toCents(euros)).toBe(cents);
  });

  it('survives the way to euros and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(hasCents(toEuros(cents))).toBe(true);
        expect(toCents(toEuros(cents))).toBe(cents);
      }),
    );
  });

  it.each([0.001, 12.345, Number.NaN, Number.POSITIVE_INFINITY])('%d has no whole cents', (euros) => {
    expect(hasCents(euros)).toBe(false);
  });

  it.each([
    [1234.5, '1.234,50 €'],
    [0, '0,00 €'],
    [1_000_000, '1.000.000,00 €'],
  ])('%d is shown as %s', (euros, shown) => {
    expect(formatEuros(euros)).toBe(shown);
  });
});

describe('an amount as people write it', () => {
  it.each(['1.234,50', '1234,5', '1234.50', '1.234,50 €'])('is read from %s', (text) =>
    expect(parseEuros(text)).toBe(1234.5),
  );
  it('reads a dot before three digits as a thousands separator', () =>
    expect(parseEuros('1.234')).toBe(1234));
  it('may be zero', () => expect(parseEuros('0')).toBe(0));
  it.each(['1,234', '-5', 'gratis', '1.23.4'])('is not read from %s', (text) =>
    expect(parseEuros(text)).toBeUndefined(),
  );
});
