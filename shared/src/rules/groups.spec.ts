import fc from 'fast-check';
import { splitByAge } from './groups.js';

const child = (id: number, birth: string | null) => ({ id, birth });

describe('children split by age', () => {
  it('the oldest are in the first group, and the first groups take one more', () => {
    const children = [
      child(1, '2018-01-01'),
      child(2, '2015-01-01'),
      child(3, '2017-01-01'),
      child(4, '2016-01-01'),
      child(5, '2019-01-01'),
    ];
    expect(splitByAge(children, 2)).toEqual([
      [2, 4, 3],
      [1, 5],
    ]);
  });

  it('more groups than children: the last ones are empty', () => {
    expect(splitByAge([child(1, null)], 3)).toEqual([[1], [], []]);
  });

  it('a child without a birth comes last', () => {
    expect(splitByAge([child(1, null), child(2, '2019-01-01')], 1)).toEqual([[2, 1]]);
  });

  it('everybody is in one group, sizes differ by one at most, and no group is older than the one before', () => {
    const births = fc.integer({ min: 2010, max: 2020 }).map((year) => `${year}-05-05`);
    fc.assert(
      fc.property(fc.array(births, { maxLength: 60 }), fc.integer({ min: 1, max: 8 }), (list, count) => {
        const children = list.map((birth, index) => child(index + 1, birth));
        const groups = splitByAge(children, count);
        expect(groups.flat().sort((a, b) => a - b)).toEqual(children.map(({ id }) => id));
        const sizes = groups.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        const order = groups.flat().map((id) => children[id - 1]!.birth);
        expect(order).toEqual([...order].sort());
      }),
    );
  });
});
