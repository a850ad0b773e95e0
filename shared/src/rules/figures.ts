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
  'declined',
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
  project: ['children', 'child_weeks', 'seats', 'occupancy', 'waiting', 'declined', 'cancelled', ...MONEY],
  week: ['children', 'child_weeks', 'seats', 'occupancy', 'waiting', 'declined', 'cancelled', ...MONEY],
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

/** Figures that tell of the same children: in a row they are hidden together. */
const PLACES: readonly FigureName[] = ['children', 'child_weeks', 'occupancy', 'families', 'contribution'];
/**
 * Prices are known, so money tells of the children, and a fee of a cancelled place: hidden where one of them is of few, and where
 * {@link PLACES} are.
 */
const PAYMENTS: readonly FigureName[] = ['due', 'paid', 'open', 'cancelled'];

/** To so many cents money is rounded for who is not told figures of few: else prices and a total would give a number of children. */
export const ROUGH_MONEY = 10_000;

/**
 * What is hidden of a column has to be of so many children: then one that is hidden can have been any number of few children
 * (`FEW` and its largest).
 */
const ENOUGH = 2 * FEW - 1;

function isFew(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.children !== null && cell.children > 0 && cell.children < FEW;
}

/** The figures that are shown of each row, and of their total. */
export interface Shown {
  rows: ReadonlySet<FigureName>[];
  total: ReadonlySet<FigureName>;
}

/**
 * Decides which figures are shown (product/office.md#small-cells): none of fewer than {@link FEW} children, and none by which one of these could
 * be calculated from the total. Where a figure is hidden so are the zeros of its column, and further rows until what is hidden is of
 * {@link ENOUGH} children, one row alone of at least {@link FEW} (a child may be in several rows); or all rows.
 * @param rows in an order that has nothing to do with their figures: the first that are large enough are hidden too
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
  let ofPlaces: readonly number[] = [];
  for (const group of [PLACES, PAYMENTS, ['waiting'], ['declined']] as const) {
    const own = group.filter((figure) => columns.includes(figure));
    const isHidden = own.some((figure) => hidden.has(figure) || isFew(total[figure]));
    const chosen = isHidden ? [...rows.keys()] : hiddenRows(own, rows, group === PAYMENTS ? ofPlaces : []);
    if (group === PLACES) ofPlaces = chosen;
    for (const index of chosen) for (const figure of own) shown[index]?.delete(figure);
    if (isHidden) for (const figure of own) shownTotal.delete(figure);
    // The office may choose what a municipality pays so that the total tells of one row.
    if (chosen.length > 0 && own.includes('contribution')) shownTotal.delete('contribution');
  }
  return { rows: shown, total: shownTotal };
}

/**
 * The numbers of the rows that are hidden of figures that are told together.
 * @param already rows that are hidden anyway
 */
function hiddenRows(
  figures: readonly FigureName[],
  rows: readonly CellRow[],
  already: readonly number[],
): readonly number[] {
  const childrenOf = (index: number, figure: FigureName): number => rows[index]?.[figure]?.children ?? 0;
  const all = [...rows.keys()];
  const isSmall = (index: number): boolean => figures.some((figure) => isFew(rows[index]?.[figure]));
  const isNobody = (index: number): boolean => figures.every((figure) => childrenOf(index, figure) === 0);
  const first = all.filter((index) => isSmall(index) || already.includes(index));
  if (first.length === 0) return [];
  const chosen = [...new Set([...first, ...all.filter(isNobody)])];
  const rest = all.filter((index) => !chosen.includes(index));
  /** Whether what is hidden of a figure, which total and rows tell together, is of enough children. */
  const isEnough = (figure: FigureName): boolean => {
    const counts = chosen.map((index) => childrenOf(index, figure));
    const sum = counts.reduce((children, count) => children + count, 0);
    return sum === 0 || (sum >= ENOUGH && counts.some((count) => count >= FEW));
  };
  while (!figures.every(isEnough)) {
    const next = rest.shift();
    if (next === undefined) return all;
    chosen.push(next);
  }
  return chosen;
}
