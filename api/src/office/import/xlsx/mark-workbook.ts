import { PassThrough } from 'node:stream';
import { isDate } from 'node:util/types';
import ExcelJS from 'exceljs';
import type { Mark } from '../domain/mark.js';
import type { RawCell, SheetRow } from './sheet.js';
import { readWorkbook } from './workbook.js';

/** A file and what is marked in it. */
export interface Marking {
  bytes: Uint8Array;
  marks: readonly Mark[];
}

const WRONG: Partial<ExcelJS.Style> = {
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFC7CE' } },
  font: { name: 'Calibri', size: 11, color: { argb: 'FF9C0006' } },
};

/** Longest note of a cell. */
const MAX_NOTE = 1_000;

/**
 * Writes the values of a workbook once more, sheet by sheet, with the wrong cells marked. Formulas have become their values, and the
 * looks of the file are gone: what is written is what was read, within the same limits.
 * @param give gets the bytes, some at a time
 * @throws Refusal as `readWorkbook`
 */
export async function markWorkbook(
  { bytes, marks }: Marking,
  give: (part: Uint8Array) => Promise<void>,
): Promise<void> {
  const sheets: SheetRow[][] = [];
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = await readWorkbook(file, ({ sheet, rows }) => {
    (sheets[sheet] ??= []).push(...rows);
    return Promise.resolve();
  });
  const notes = notesOf(marks);
  const stream = new PassThrough();
  const writer = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: true,
    zip: { zlib: { level: 3 } },
  });
  const writing = write(
    writer,
    names.map((name, at) => ({ name, rows: sheets[at] ?? [] })),
    notes,
  ).catch((error: unknown) => void stream.destroy(error as Error));
  for await (const part of stream) await give(new Uint8Array(part as Buffer));
  await writing;
}

/** The notes of a cell, by sheet, row and column. */
type Notes = ReadonlyMap<string, ReadonlyMap<number, ReadonlyMap<number, string>>>;

function notesOf(marks: readonly Mark[]): Notes {
  const notes = new Map<string, Map<number, Map<number, string>>>();
  for (const { title, row, at, note } of marks) {
    const rows = notes.get(title) ?? new Map<number, Map<number, string>>();
    const cells = rows.get(row) ?? new Map<number, string>();
    const all = [cells.get(at), note].filter(Boolean).join('\n\n');
    notes.set(title, rows.set(row, cells.set(at, all.slice(0, MAX_NOTE))));
  }
  return notes;
}

async function write(
  writer: ExcelJS.stream.xlsx.WorkbookWriter,
  sheets: readonly { name: string; rows: readonly SheetRow[] }[],
  notes: Notes,
): Promise<void> {
  for (const { name, rows } of sheets) {
    const sheet = writer.addWorksheet(name);
    const ofSheet = notes.get(name) ?? new Map<number, ReadonlyMap<number, string>>();
    const cells = new Map(rows.map((row) => [row.row, row.cells]));
    const numbers = [...new Set([...cells.keys(), ...ofSheet.keys()])].sort((a, b) => a - b);
    const width = Math.max(0, ...rows.map((row) => row.cells.length));
    sheet.columns = Array.from({ length: width }, () => ({ width: 20 }));
    for (const number of numbers) {
      const line = sheet.getRow(number);
      for (const [at, value] of (cells.get(number) ?? []).entries()) fill(line.getCell(at + 1), value);
      for (const [at, note] of ofSheet.get(number) ?? []) {
        const cell = line.getCell(at + 1);
        // Without a value the cell is not written, and its note would be lost.
        if (cell.value === null) cell.value = '';
        cell.style = { ...cell.style, ...WRONG };
        cell.note = note;
      }
      line.commit();
    }
    sheet.commit();
  }
  await writer.commit();
}

function fill(cell: ExcelJS.Cell, value: RawCell): void {
  if (value == null) return;
  // A number out of range in a cell with the format of a date.
  if (!isDate(value)) cell.value = value;
  else if (Number.isNaN(value.getTime())) return;
  else {
    cell.value = value;
    const isTime = value.getUTCFullYear() < 1900;
    cell.numFmt = isTime ? 'hh:mm' : value.getTime() % 86_400_000 === 0 ? 'dd.mm.yyyy' : 'dd.mm.yyyy hh:mm';
  }
}
