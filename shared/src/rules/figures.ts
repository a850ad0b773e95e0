import { fewSeats } from './registration-window.js';

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

/**
 * Figures that tell of the same children: in a row they are hidden together. What a municipality pays is hidden with them; it needs no
 * further rows, because its total is hidden with any of them.
 */
const PLACES: readonly FigureName[] = ['children', 'child_weeks', 'occupancy', 'families'];
/**
 * Prices are known, so money tells of the children, and a fee of a cancelled place: hidden where one of them is of few, and where
 * {@link PLACES} are.
 */
const PAYMENTS: readonly FigureName[] = ['due', 'paid', 'open', 'cancelled'];

/** Figures that are hidden together. */
const GROUPS = [PLACES, PAYMENTS, ['waiting'], ['declined']] as const satisfies (readonly FigureName[])[];

/** To so many cents money is rounded for who is not told figures of few: else prices and a total would give a number of children. */
export const ROUGH_MONEY = 10_000;

/**
 * What is hidden of a column has to be of so many children: then one that is hidden can have been any number of few children
 * (`FEW` and its largest).
 */
const ENOUGH = 2 * FEW - 1;

/**
 * The most children that a week can have as far as the portal tells, which says when a week is full, when few seats are left, and how many
 * up to a number; `null` where that is all but their number.
 * @param told up to how many free seats their number is told
 */
export function mostIn({ seats, places }: { seats: number; places: number }, told: number): number | null {
  const few = Math.max(told, fewSeats(seats));
  return seats - places > few ? seats - few - 1 : null;
}

function isFew(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.children !== null && cell.children > 0 && cell.children < FEW;
}

/** The figures that are shown of each row, and of their total. */
export interface Shown {
  rows: ReadonlySet<FigureName>[];
  total: ReadonlySet<FigureName>;
}

/** Hides rows of figures, the total too where it would tell one of them. */
class Hiding implements Shown {
  readonly rows: Set<FigureName>[];
  readonly total: Set<FigureName>;

  constructor(columns: readonly FigureName[], count: number) {
    this.rows = Array.from({ length: count }, () => new Set(columns));
    this.total = new Set(columns);
  }

  hide(group: (typeof GROUPS)[number], rows: readonly number[], withTotal: boolean): void {
    for (const index of rows) for (const figure of group) this.rows[index]?.delete(figure);
    if (withTotal) for (const figure of group) this.total.delete(figure);
    if (rows.length === 0 || group !== PLACES) return;
    // The office may choose what a municipality pays so that the total tells of one row.
    for (const index of rows) this.rows[index]?.delete('contribution');
    this.total.delete('contribution');
  }
}

/**
 * Decides which figures are shown (product/office.md#small-cells): none of fewer than {@link FEW} children, and none by which one of these could
 * be calculated from the total. Where a figure is hidden so are the zeros of its column, and further rows until what is hidden is of
 * {@link ENOUGH} children, one row alone of at least {@link FEW} (a child may be in several rows); or all rows, and the total where that and
 * `known` would tell them.
 * @param rows in an order that has nothing to do with their figures: the first that are large enough are hidden too
 * @param also `total`: figures of the total that another table hides, then all rows of them are; of each row, `told`: whether its parts would
 * tell one of few, then it is hidden whatever it is; `known`: whether everybody knows its number, then it hides no other one
 */
export function shownFigures(
  columns: readonly FigureName[],
  rows: readonly CellRow[],
  total: CellRow,
  also: { total?: ReadonlySet<FigureName>; told?: readonly boolean[]; known?: readonly boolean[] } = {},
): Shown {
  const shown = new Hiding(columns, rows.length);
  const all = [...rows.keys()];
  let ofPlaces: readonly number[] = [];
  for (const group of GROUPS) {
    const own = group.filter((figure) => columns.includes(figure));
    const isOfPlaces = group === PLACES || group === PAYMENTS;
    // One of few is hidden for that already.
    const told = isOfPlaces ? all.filter((index) => also.told?.[index] && !isFew(rows[index]?.children)) : [];
    const noCover = all.map((index) => isOfPlaces && (told.includes(index) || also.known?.[index] === true));
    const already = group === PAYMENTS ? [...told, ...ofPlaces] : told;
    const chosen = hiddenRows(own, rows, already, noCover);
    // Nothing is left that would hide them from who subtracts what everybody knows from the total.
    const isTold = chosen === null && noCover.includes(true);
    const isHidden = isTold || own.some((figure) => also.total?.has(figure) === true || isFew(total[figure]));
    const hidden = isHidden || chosen === null ? all : chosen;
    if (group === PLACES) ofPlaces = hidden;
    shown.hide(group, hidden, isHidden);
  }
  return shown;
}

/**
 * Whether the figures of a project, less what everybody knows of its weeks, would tell a week of few.
 * @param most see {@link mostIn}, of each week
 */
export function weeksTell(weeks: readonly CellRow[], most: readonly (number | null)[]): boolean {
  const open = weeks.flatMap(({ children }, index) => {
    const limit = most[index] ?? null;
    return limit === null ? [] : [{ children, count: children?.children ?? 0, limit }];
  });
  if (!open.some(({ children }) => isFew(children))) return false;
  const sum = open.reduce((all, { count }) => all + count, 0);
  return tellsOfFew(
    sum,
    open.map(({ limit }) => limit),
  );
}

/**
 * The same of the weeks of a project, of which the portal tells more (see {@link weeksTell}): with one week of few all weeks are hidden.
 * @param hidden figures that the project does not show: then no week does
 */
export function shownWeeks(
  columns: readonly FigureName[],
  weeks: readonly CellRow[],
  hidden: ReadonlySet<FigureName>,
): readonly ReadonlySet<FigureName>[] {
  const shown = new Hiding(columns, weeks.length);
  let arePlacesHidden = false;
  for (const group of GROUPS) {
    const isHidden: boolean =
      (group === PAYMENTS && arePlacesHidden) ||
      group.some((figure) => hidden.has(figure) || weeks.some((week) => isFew(week[figure])));
    if (group === PLACES) arePlacesHidden = isHidden;
    shown.hide(group, isHidden ? [...weeks.keys()] : [], false);
  }
  return shown.rows;
}

/**
 * Whether who knows the sum of some numbers, the most that each can be, and that one of them at least is of few, knows one that may be of few.
 * It looks at nothing else, so that whatever adds up to the sum is told in the same way.
 */
function tellsOfFew(sum: number, most: readonly number[]): boolean {
  const all = most.reduce((total, one) => total + one, 0);
  /** Whether some of the others can be of few when they are so many together. */
  const canBeFew = (others: number, without: number): boolean =>
    most.some((limit, index) => {
      if (index === without) return false;
      const rest = all - (most[without] ?? 0) - limit;
      const least = Math.max(1, others - rest);
      return least <= Math.min(limit, others, FEW - 1);
    });
  return most.some((limit, index) => {
    const least = Math.max(0, sum - (all - limit));
    const largest = Math.min(limit, sum);
    if (least >= FEW || largest < 1) return false;
    let possible = 0;
    for (let value = least; value <= largest && possible < 2; value += 1)
      if ((value > 0 && value < FEW) || canBeFew(sum - value, index)) possible += 1;
    return possible < 2;
  });
}

/**
 * The numbers of the rows that are hidden of figures that are told together; `null` for all of them, where there are not enough others.
 * @param already rows that are hidden anyway
 * @param noCover rows that hide no other one
 */
function hiddenRows(
  figures: readonly FigureName[],
  rows: readonly CellRow[],
  already: readonly number[],
  noCover: readonly boolean[],
): readonly number[] | null {
  const childrenOf = (index: number, figure: FigureName): number => rows[index]?.[figure]?.children ?? 0;
  const all = [...rows.keys()];
  const isSmall = (index: number): boolean => figures.some((figure) => isFew(rows[index]?.[figure]));
  const isNobody = (index: number): boolean => figures.every((figure) => childrenOf(index, figure) === 0);
  const first = all.filter((index) => isSmall(index) || already.includes(index));
  if (first.length === 0) return [];
  const chosen = [...new Set([...first, ...all.filter(isNobody)])];
  const rest = all.filter((index) => !chosen.includes(index) && noCover[index] !== true);
  /** Whether what is hidden of a figure, which total and rows tell together, is of enough children. */
  const isEnough = (figure: FigureName): boolean => {
    const counts = chosen.map((index) => (noCover[index] === true ? 0 : childrenOf(index, figure)));
    const sum = counts.reduce((children, count) => children + count, 0);
    const isOfNobody = chosen.every((index) => childrenOf(index, figure) === 0);
    return isOfNobody || (sum >= ENOUGH && counts.some((count) => count >= FEW));
  };
  while (!figures.every(isEnough)) {
    const next = rest.shift();
    if (next === undefined) return null;
    chosen.push(next);
  }
  return chosen;
}
