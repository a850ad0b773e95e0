/** The tables of a season, in the order in which they are shown. */
export const FIGURE_TABLES = [
  'project',
  'week',
  'age',
  'gender',
  'level',
  'municipality',
  'families',
] as const;
export type FigureTableName = (typeof FIGURE_TABLES)[number];

/** What is counted, in the order of the columns. Each is defined in words in product/office.md#figures. */
export const FIGURES = [
  'children',
  'child_weeks',
  'seats',
  'occupancy',
  'waiting',
  'cancelled',
  'families',
  'contribution',
  'due',
  'paid',
  'open',
] as const;
export type FigureName = (typeof FIGURES)[number];

const DEMAND = ['children', 'child_weeks', 'waiting'] as const;
const MONEY = ['due', 'paid', 'open'] as const;

/** The columns of each table. */
export const FIGURES_OF = {
  project: ['children', 'child_weeks', 'seats', 'occupancy', 'waiting', 'cancelled', ...MONEY],
  week: ['children', 'child_weeks', 'seats', 'occupancy', 'waiting', 'cancelled', ...MONEY],
  age: [...DEMAND, 'cancelled', ...MONEY],
  gender: [...DEMAND, 'cancelled', ...MONEY],
  level: DEMAND,
  municipality: [...DEMAND, 'contribution'],
  families: ['children', 'child_weeks', 'families'],
} as const satisfies Record<FigureTableName, readonly FigureName[]>;

/** What is counted in cents. */
export function isMoney(figure: FigureName): boolean {
  return (MONEY as readonly string[]).includes(figure) || figure === 'contribution';
}

/** Fewer distinct children than this are hidden from who may not see children one by one (product/office.md#small-cells). */
export const FEW = 5;

/** A figure before it is decided whether it is shown. */
export interface Cell {
  value: number;
  /** Of how many distinct children it tells; `null` of what tells of none, such as seats. */
  children: number | null;
}

/** The cells of a row by figure. */
export type CellRow = Partial<Record<FigureName, Cell>>;

/** Figures of which one follows from the others: where one is hidden, all are. */
const TOLD_TOGETHER: readonly (readonly FigureName[])[] = [
  ['children', 'child_weeks', 'occupancy', 'contribution', 'families'],
  ['due', 'paid', 'open'],
];

function isFew(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.children !== null && cell.children > 0 && cell.children < FEW;
}

/** The figures that are shown of each row, and of their total. */
export interface Shown {
  rows: ReadonlySet<FigureName>[];
  total: ReadonlySet<FigureName>;
}

/**
 * Decides which figures are shown (product/office.md#small-cells): none of fewer than {@link FEW} children but 0, and none by which one
 * of these could be calculated from the total. So of each column either nothing is hidden, or several rows, of which one alone has at
 * least {@link FEW} children (a child may be in several rows); or every row that tells of somebody.
 * @param hidden figures of the total that another table hides: then all rows of them are
 */
export function shownFigures(
  columns: readonly FigureName[],
  rows: readonly CellRow[],
  total: CellRow,
  hidden: ReadonlySet<FigureName> = new Set(),
): Shown {
  const shown = rows.map(() => new Set<FigureName>(columns));
  const shownTotal = new Set<FigureName>(columns);
  const groups = columns.map((figure) => TOLD_TOGETHER.find((group) => group.includes(figure)) ?? [figure]);
  for (const group of new Set(groups)) {
    const own = group.filter((figure) => columns.includes(figure));
    const isHidden = own.some((figure) => hidden.has(figure) || isFew(total[figure]));
    for (const index of isHidden ? rows.keys() : hiddenRows(own, rows))
      for (const figure of own) shown[index]?.delete(figure);
    if (isHidden) for (const figure of own) shownTotal.delete(figure);
  }
  return { rows: shown, total: shownTotal };
}

/** The numbers of the rows that are hidden of figures that are told together. */
function hiddenRows(figures: readonly FigureName[], rows: readonly CellRow[]): readonly number[] {
  const childrenOf = (index: number, figure: FigureName): number => rows[index]?.[figure]?.children ?? 0;
  // A row that tells of nobody has an infinite count.
  const fewest = (index: number): number =>
    Math.min(...figures.map((figure) => childrenOf(index, figure)).filter((count) => count > 0));
  const told = [...rows.keys()].filter((index) => Number.isFinite(fewest(index)));
  const chosen = told.filter((index) => fewest(index) < FEW);
  const rest = told.filter((index) => fewest(index) >= FEW).sort((one, other) => fewest(one) - fewest(other));
  /** Whether what is hidden of a figure, which total and rows tell together, is of enough children. */
  const isEnough = (figure: FigureName): boolean =>
    chosen.every((index) => childrenOf(index, figure) === 0) ||
    chosen.some((index) => childrenOf(index, figure) >= FEW);
  while (!figures.every(isEnough)) {
    const next = rest.shift();
    if (next === undefined) return told;
    chosen.push(next);
  }
  return chosen;
}
