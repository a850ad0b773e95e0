import { read, utils, type CellObject, type WorkBook } from '@e965/xlsx';

/** A sheet as another program than its writer reads it. */
export interface ReadSheet {
  name: string;
  /** Heads of the columns, in order. */
  heads: string[];
  /** Rows below the head: cells by the head of their column, with type and format; empty cells are missing. */
  rows: Record<string, CellObject>[];
  /** The part of the file, as it stands in it. */
  xml: string;
}

/** Opens a workbook with SheetJS. */
export function readXlsx(bytes: Buffer): ReadSheet[] {
  const workbook: WorkBook = read(bytes, {
    type: 'buffer',
    cellNF: true,
    cellFormula: true,
    bookFiles: true,
  });
  const files = (workbook as WorkBook & { files: Record<string, { content: Uint8Array | string }> }).files;
  return workbook.SheetNames.map((name, index) => {
    const sheet = workbook.Sheets[name] ?? {};
    const range = utils.decode_range(sheet['!ref'] ?? 'A1');
    const cell = (r: number, c: number) => sheet[utils.encode_cell({ r, c })] as CellObject | undefined;
    const columns = Array.from({ length: range.e.c + 1 }, (_, column) => column);
    const heads = columns.map((column) => String(cell(0, column)?.v ?? ''));
    const rows = Array.from({ length: range.e.r }, (_, row) =>
      Object.fromEntries(
        columns.flatMap((column) => {
          const found = cell(row + 1, column);
          return found && found.t !== 'z' ? [[heads[column] ?? '', found]] : [];
        }),
      ),
    );
    const { content } = files[`xl/worksheets/sheet${index + 1}.xml`] ?? { content: '' };
    return { name, heads, rows, xml: Buffer.from(content as Uint8Array).toString('utf8') };
  });
}

/** Values of the rows, by the heads of their columns. */
export function values(sheet: ReadSheet | undefined): Record<string, unknown>[] {
  return (sheet?.rows ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).map(([head, cell]) => [head, cell.v])),
  );
}

/** Number that a spreadsheet has for a date and time: days since the end of 1899. */
export function serial(wallClock: string): number {
  return (Date.parse(`${wallClock}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
}
