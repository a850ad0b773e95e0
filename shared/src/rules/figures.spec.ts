import fc from 'fast-check';
import {
  FEW,
  mostIn,
  shownFigures,
  shownWeeks,
  weeksTell,
  type CellRow,
  type FigureName,
} from './figures.js';

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

  it('are hidden, and the first large row with them, which the total would tell', () => {
    expect(shownOf(children(20, 3, 9))).toEqual([false, false, true, true]);
  });

  it('are hidden with further rows until what is hidden can be any few children', () => {
    expect(shownOf(children(5, 1, 6, 9))).toEqual([false, false, false, true, true]);
  });

  it('are all hidden when there is no larger one, but for the total', () => {
    expect(shownOf(children(3, 4))).toEqual([false, false, true]);
  });

  it('hide the zeros of their column: else it was known how many rows tell of somebody', () => {
    expect(shownOf(children(3, 9, 8, 0))).toEqual([false, false, true, false, true]);
  });

  it('hide the total of few', () => {
    expect(shownOf(children(1, 3, 0))).toEqual([false, false, false, false]);
  });

  it('are not those of things: seats tell of nobody', () => {
    expect(shownOf([{ seats: { value: 2, children: null } }], 'seats')).toEqual([true, true]);
  });

  it('are hidden with the money of the same row, whose prices are known', () => {
    const row = (count: number): CellRow => ({
      children: { value: count, children: count },
      due: { value: 100 * count, children: count },
    });
    const { rows } = shownFigures(['children', 'due'], [row(12), row(2), row(9)], row(23));
    expect(rows.map((figures) => [...figures])).toEqual([[], [], ['children', 'due']]);
  });

  it('are hidden with the money of rows that are hidden besides: a free project tells by what the others cost', () => {
    const row = (count: number, price: number): CellRow => ({
      children: { value: count, children: count },
      due: { value: price * count, children: price > 0 ? count : 0 },
    });
    const rows = [row(3, 0), row(9, 100), row(14, 100)];
    const { rows: shown } = shownFigures(['children', 'due'], rows, row(26, 100));
    expect(shown.map((figures) => [...figures])).toEqual([[], [], ['children', 'due']]);
  });

  it('hide what is open and cancelled without the children of the row', () => {
    const row = (open: number): CellRow => ({
      children: { value: 20, children: 20 },
      due: { value: 2_000, children: 20 },
      open: { value: open, children: open },
      seats: { value: 30, children: null },
    });
    const columns = ['children', 'seats', 'due', 'open'] as const;
    const { rows } = shownFigures(columns, [row(2), row(8), row(9)], row(19));
    expect(rows.map((figures) => [...figures])).toEqual([
      ['children', 'seats'],
      ['children', 'seats'],
      ['children', 'seats', 'due', 'open'],
    ]);
  });

  it('hide the total of what municipalities pay, which the office may choose', () => {
    const row = (count: number): CellRow => ({
      children: { value: count, children: count },
      contribution: { value: count, children: count },
    });
    const of = (...counts: number[]) =>
      shownFigures(['children', 'contribution'], counts.map(row), row(counts.reduce((a, b) => a + b, 0)))
        .total;
    expect([...of(9, 2, 12)]).toEqual(['children']);
    expect([...of(9, 12)]).toEqual(['children', 'contribution']);
  });

  it('are hidden by no row that everybody knows, and hide the total where there is no other', () => {
    const of = (known: boolean[]) => {
      const rows = children(3, 20, 9);
      const { rows: shown, total: shownTotal } = shownFigures(['children'], rows, total(rows), { known });
      return [...shown, shownTotal].map(({ size }) => size > 0);
    };
    expect(of([false, true, false])).toEqual([false, true, false, true]);
    expect(of([false, true, true])).toEqual([false, false, false, false]);
  });

  it('are hidden in a row that is hidden anyway, with others', () => {
    const rows = children(22, 20, 9);
    const { rows: shown } = shownFigures(['children'], rows, total(rows), { told: [true, false, false] });
    expect(shown.map(({ size }) => size > 0)).toEqual([false, false, true]);
    const one = shownFigures(['children'], children(22), total(children(22)), { told: [true] });
    expect([one.rows[0]!.size, one.total.size]).toEqual([0, 0]);
  });

  it('are hidden where another table hides their total', () => {
    const rows = children(10, 20);
    const { rows: shown, total: shownTotal } = shownFigures(['children'], rows, total(rows), {
      total: new Set(['children']),
    });
    expect([...shown, shownTotal].map(({ size }) => size)).toEqual([0, 0, 0]);
  });
});

/** Every way in which so many rows add up to a sum. */
function* sums(rows: number, sum: number): Generator<number[]> {
  if (rows === 0) {
    if (sum === 0) yield [];
    return;
  }
  for (let first = 0; first <= sum; first += 1)
    for (const others of sums(rows - 1, sum - first)) yield [first, ...others];
}

it('leave who knows the rule, the total and all that is shown more than one number for each that is hidden', () => {
  const counts = fc.array(fc.nat({ max: 11 }), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(counts, (drawn) => {
      const shown = shownOf(children(...drawn));
      const hidden = [...drawn.keys()].filter((index) => !shown[index]);
      if (hidden.length === 0 || !shown.at(-1)) return;
      const rest = hidden.reduce((sum, index) => sum + (drawn[index] ?? 0), 0);
      const possible = hidden.map(() => new Set<number>());
      for (const guess of sums(hidden.length, rest)) {
        const guessed = drawn.map((count, index) => guess[hidden.indexOf(index)] ?? count);
        if (JSON.stringify(shownOf(children(...guessed))) !== JSON.stringify(shown)) continue;
        for (const [at, value] of guess.entries()) possible[at]?.add(value);
      }
      for (const [at, index] of hidden.entries()) {
        const isSecret = drawn[index]! > 0 && drawn[index]! < FEW;
        if (isSecret) expect([drawn, index, possible[at]!.size > 1]).toEqual([drawn, index, true]);
      }
    }),
    { numRuns: 300 },
  );
});

describe('the weeks of a project', () => {
  interface Week {
    seats: number;
    places: number;
  }
  const shownOfWeeks = (weeks: readonly Week[], told = 5) => {
    const rows = children(...weeks.map(({ places }) => places));
    const most = weeks.map((week) => mostIn(week, told));
    const isTold = weeksTell(rows, most);
    const of = shownFigures(['children'], [total(rows)], total(rows), { told: [isTold] });
    const shown = shownWeeks(['children'], rows, isTold ? new Set(['children']) : new Set());
    return [...shown.map((figures) => figures.has('children')), of.total.has('children')];
  };
  const ofEighteen = (...places: number[]) => places.map((count) => ({ seats: 18, places: count }));

  it.each([
    ['the most that leaves more than five seats', { seats: 20, places: 8 }, 14],
    ['nothing where five seats are left, which everybody is told', { seats: 20, places: 15 }, null],
    ['nothing where it is full', { seats: 20, places: 20 }, null],
    ['nothing where few seats of many are left', { seats: 100, places: 90 }, null],
    ['nothing where the office has put more children into it', { seats: 20, places: 22 }, null],
  ])('can have %s', (_what, week, most) => {
    expect(mostIn(week, 5)).toBe(most);
  });

  it('are shown when none is of few', () => {
    expect(shownOfWeeks(ofEighteen(9, 18, 6))).toEqual([true, true, true, true]);
  });

  it('are all hidden with one of few, and the project is shown', () => {
    expect(shownOfWeeks(ofEighteen(9, 4, 6))).toEqual([false, false, false, true]);
  });

  it('hide the project where all others are full: they would be subtracted from it', () => {
    expect(shownOfWeeks(ofEighteen(4, 18, 17))).toEqual([false, false, false, false]);
  });

  it('hide the project where another week cannot have had more', () => {
    const beside = (places: number) => [
      { seats: 10, places: 4 },
      { seats: 18, places },
    ];
    expect(shownOfWeeks(beside(12))).toEqual([false, false, false]);
    expect(shownOfWeeks(beside(11))).toEqual([false, false, true]);
  });

  it('leave who knows the seats, the portal, the rule and all that is shown more than one number for each of few', () => {
    const week = fc.record({ seats: fc.nat({ max: 12 }), places: fc.nat({ max: 12 }) });
    const some = fc.array(
      week.map(({ seats, places }) => ({ seats, places: Math.min(seats, places) })),
      { minLength: 2, maxLength: 4 },
    );
    const told = 2;
    const isKnown = (one: Week): boolean => mostIn(one, told) === null;
    let secrets = 0;
    fc.assert(
      fc.property(some, (weeks) => {
        const shown = shownOfWeeks(weeks, told);
        if (shown[0] || !shown.at(-1)) return;
        const possible = weeks.map(() => new Set<number>());
        const sum = weeks.reduce((all, { places }) => all + places, 0);
        for (const guess of sums(weeks.length, sum)) {
          const guessed = weeks.map(({ seats }, index) => ({ seats, places: guess[index]! }));
          const fits = guessed.every((one, index) =>
            isKnown(weeks[index]!) ? one.places === weeks[index]!.places : !isKnown(one),
          );
          if (!fits || JSON.stringify(shownOfWeeks(guessed, told)) !== JSON.stringify(shown)) continue;
          for (const [index, value] of guess.entries()) possible[index]?.add(value);
        }
        for (const [index, one] of weeks.entries()) {
          if (one.places === 0 || one.places >= FEW || isKnown(one)) continue;
          secrets += 1;
          expect([weeks, index, possible[index]!.size > 1]).toEqual([weeks, index, true]);
        }
      }),
      {
        numRuns: 3_000,
        examples: [
          [
            [
              { seats: 11, places: 7 },
              { seats: 10, places: 4 },
            ],
          ],
        ],
      },
    );
    expect(secrets).toBeGreaterThan(100);
  });
});
