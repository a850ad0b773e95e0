import fc from 'fast-check';
import { FEW, shownFigures, type CellRow, type FigureName } from './figures.js';

const children = (...counts: number[]): CellRow[] =>
  counts.map((count) => ({ children: { value: count, children: count } }));
const total = (rows: readonly CellRow[], figure: FigureName = 'children'): CellRow => {
  const cells = rows.flatMap((row) => row[figure] ?? []);
  const sum = (of: (cell: (typeof cells)[number]) => number): number =>
    cells.reduce((all, cell) => all + of(cell), 0);
  return { [figure]: { value: sum(({ value }) => value), children: sum((cell) => cell.children ?? 0) } };
};
const shownOf = (rows: readonly CellRow[], figure: FigureName = 'children') => {
  const { rows: shown, total: shownTotal } = shownFigures([figure], rows, total(rows, figure));
  return [...shown.map((figures) => figures.has(figure)), shownTotal.has(figure)];
};

describe('figures of few children', () => {
  it('are shown when there are none', () => {
    expect(shownOf(children(5, 8, 0))).toEqual([true, true, true, true]);
  });

  it('are hidden, and the next smallest with them, which the total would tell', () => {
    expect(shownOf(children(20, 3, 9))).toEqual([true, false, false, true]);
  });

  it('are hidden with a larger one also when there are two: they may be of the same children', () => {
    expect(shownOf(children(20, 3, 4, 9))).toEqual([true, false, false, false, true]);
  });

  it('are all hidden when there is no larger one, but for the total', () => {
    expect(shownOf(children(3, 4, 0))).toEqual([false, false, true, true]);
  });

  it('hide the total of few', () => {
    expect(shownOf(children(1, 3, 0))).toEqual([false, false, false, false]);
  });

  it('are no figures of nobody: 0 is shown where something else is', () => {
    expect(shownOf(children(0, 3, 7))).toEqual([true, false, false, true]);
  });

  it('are not those of things: seats tell of nobody', () => {
    expect(shownOf([{ seats: { value: 2, children: null } }], 'seats')).toEqual([true, true]);
  });

  it('are hidden with what they follow from', () => {
    const row = (open: number): CellRow => ({
      due: { value: 1_000, children: 10 },
      paid: { value: 1_000 - open, children: 10 },
      open: { value: open, children: open },
      seats: { value: 12, children: null },
    });
    const { rows } = shownFigures(['seats', 'due', 'paid', 'open'], [row(2), row(6), row(0)], row(8));
    expect(rows.map((figures) => [...figures])).toEqual([
      ['seats'],
      ['seats'],
      ['seats', 'due', 'paid', 'open'],
    ]);
  });

  it('are hidden where another table hides their total', () => {
    const { rows, total: shown } = shownFigures(
      ['children'],
      children(10, 20),
      total(children(10, 20)),
      new Set(['children']),
    );
    expect([...rows, shown].map(({ size }) => size)).toEqual([0, 0, 0]);
  });
});

it('no sum of what is shown tells of fewer than five children', () => {
  const counts = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(counts, (drawn) => {
      const rows = children(...drawn);
      const { rows: shown, total: shownTotal } = shownFigures(['children'], rows, total(rows));
      const hidden = drawn.filter((_, index) => !shown[index]?.has('children'));
      for (const [index, count] of drawn.entries())
        if (count > 0 && count < FEW) expect(shown[index]?.has('children')).toBe(false);
      if (!shownTotal.has('children')) return expect(hidden).toEqual(drawn);
      const rest = hidden.reduce((sum, count) => sum + count, 0);
      expect(rest === 0 || rest >= FEW).toBe(true);
      // So it is too when the children of all that is hidden are the same; unless nothing is shown but the total.
      const isOne = Math.max(0, ...hidden) >= FEW;
      const isAll = drawn.every((count, index) => count === 0 || !shown[index]?.has('children'));
      expect(hidden.length === 0 || isOne || isAll).toBe(true);
    }),
  );
});
