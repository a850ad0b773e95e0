import { numberFacts } from './number-facts';

it('numbers have their range, their average to two decimals, and their sum last', () => {
  const sizes = [
    { value: 28, count: 2 },
    { value: 31.5, count: 1 },
  ];
  expect(numberFacts(sizes, 87.5)).toEqual([
    ['range', [28, 31.5]],
    ['average', [29.17]],
    ['sum', [87.5]],
  ]);
});

it('one number that all have given has no range', () => {
  expect(numberFacts([{ value: 2, count: 3 }], 6).map(([fact]) => fact)).toEqual(['average', 'sum']);
});
