/**
 * Figures of the benches, read from the tables that they print: so a version that knows nothing of the guard can be measured too.
 */

/** What is slower by more than this is named. */
const TOLERANCE = 0.15;
/** Differences below this (milliseconds) are those of the clock and the scheduler. */
const SMALLEST_MS = 5;

/**
 * @typedef {{ script: string, args: string[] }} Guarded a bench in its short form
 * @typedef {Map<string, { value: number, isBetterWhen: 'low' | 'high' }>} Figures by name
 */

/** @type {Guarded[]} */
export const GUARDED = [
  { script: 'bench:opening', args: ['2'] },
  { script: 'bench:opening', args: ['3'] },
  { script: 'bench:booking', args: ['0,7'] },
  { script: 'bench:lists', args: ['sqlite', 'as it opens|everything at once'] },
  { script: 'bench:lists', args: ['mysql', 'as it opens|everything at once'] },
];

/** Columns and lines that say how fast something is, by whether low or high is better. Figures of the crowd itself are none. */
const LOW = /^(?:p50 ms|CPU ms each|statements each|best ms|app: CPU, ms a parent|app: statements a parent)$/;
const HIGH = /^(?:per second)$/;

/**
 * The figures in what a bench printed.
 * @param {string} output
 * @param {string} script its name: rates of the opening are those of the crowd
 * @returns {Figures}
 */
export function figuresOf(output, script) {
  /** @type {Figures} */
  const figures = new Map();
  /** @type {string[] | null} */
  let header = null;
  for (const line of output.split('\n')) {
    if (!line.startsWith('│')) {
      if (line.startsWith('┌')) header = null;
      continue;
    }
    const cells = line.split('│').slice(1, -1).map(plain);
    if (!header) {
      header = cells;
      continue;
    }
    const columns = header;
    const name = nameOf(columns, cells);
    cells.forEach((cell, at) => {
      const figure = columns[at] === 'Values' ? cells[0] : columns[at];
      const value = Number(cell);
      if (at === 0 || cell === '' || !Number.isFinite(value) || figure === undefined) return;
      const isRate = HIGH.test(figure) && script !== 'bench:opening';
      if (!LOW.test(figure) && !isRate) return;
      figures.set(columns[at] === 'Values' ? figure : `${name}: ${figure}`, {
        value,
        isBetterWhen: isRate ? 'high' : 'low',
      });
    });
  }
  return figures;
}

/** What a line is about. @param {string[]} columns @param {string[]} cells */
function nameOf(columns, cells) {
  const named = ['engine', 'list', 'what', 'parents', 'weeks', 'commit +ms'].flatMap((column) => {
    const at = columns.indexOf(column);
    return at < 0 ? [] : [cells[at]];
  });
  return named.length > 0 ? named.join(', ') : cells[0];
}

/** @param {string} cell as `console.table` prints it */
function plain(cell) {
  return cell.trim().replace(/^'(.*)'$/, '$1');
}

/**
 * The best of each figure before and now: what disturbs a machine makes nothing faster.
 * @param {readonly Figures[]} before
 * @param {readonly Figures[]} now
 * @returns {{ rows: Record<string, Record<string, string | number>>, slower: string[] }}
 */
export function compareFigures(before, now) {
  /** @type {Record<string, Record<string, string | number>>} */
  const rows = {};
  /** @type {string[]} */
  const slower = [];
  for (const [name, { isBetterWhen }] of now[0] ?? new Map()) {
    const [was, is] = [bestOf(before, name, isBetterWhen), bestOf(now, name, isBetterWhen)];
    if (was === null || is === null) continue;
    const ratio = isBetterWhen === 'low' ? is / was : was / is;
    const isSlower = ratio > 1 + TOLERANCE && !(name.endsWith(' ms') && is - was < SMALLEST_MS);
    rows[name] = {
      before: was,
      now: is,
      'time, of before': Number(ratio.toFixed(2)),
      slower: isSlower ? 'YES' : '',
    };
    if (isSlower) slower.push(`${name}: ${was} → ${is}`);
  }
  return { rows, slower };
}

/** @param {readonly Figures[]} rounds @param {string} name @param {'low' | 'high'} isBetterWhen */
function bestOf(rounds, name, isBetterWhen) {
  const values = rounds.flatMap((round) => round.get(name)?.value ?? []);
  if (values.length === 0) return null;
  return isBetterWhen === 'low' ? Math.min(...values) : Math.max(...values);
}
