import { sheetNames } from '../../core/xlsx/sheet-names.js';
import { onePage, type Cell, type StreamedWorkbook } from '../../core/xlsx/workbook.js';
import { linesOf } from './sheet-page.js';
import type { Sheet, SheetCell } from './sheet.js';

/** Characters of a column without a width of its own. */
const WIDEST = 32;
/** Millimetres of a character. */
const CHARACTER = 2;

/**
 * Writes a sheet, a table on each sheet of the workbook, and what is not clear below each. What is to be ticked on paper is an empty
 * cell.
 */
export async function writeSheet(workbook: StreamedWorkbook, sheet: Sheet, unnamed: string): Promise<void> {
  const names = sheetNames(
    sheet.tables.map(({ name }) => name),
    (position) => `${unnamed} ${position}`,
  );
  for (const [position, { columns, rows }] of sheet.tables.entries())
    await workbook.sheet(
      names[position]!,
      columns.map(({ head, width, kind }, index) => ({
        header: head,
        width: width === undefined ? WIDEST : Math.ceil(width / CHARACTER) + 3,
        format: kind === 'number' ? 'number' : 'text',
        value: (row: SheetCell[]) => cellOf(row[index] ?? null),
      })),
      onePage(sheet.unclear ? [...rows, [sheet.unclear]] : rows),
    );
}

function cellOf(cell: SheetCell): Cell {
  return typeof cell === 'number' ? cell : linesOf(cell).join('\n') || null;
}
