import { readUpload } from '../../core/workers/read-upload.js';
import { Refusal } from '../../core/workers/refusal.js';
import { taskBeside, type TaskLimits } from '../../core/workers/run-task.js';
import type { RawCell } from './xlsx/sheet.js';
import type { RowsOfSheet } from './xlsx/workbook.js';

/** A sheet of a file as it is: rows of cells, empty ones `null`. */
export interface RawSheet {
  sheet: string;
  data: RawCell[][];
}

const TASK = taskBeside(import.meta.url, 'read-xlsx');

/** What Excel makes of a workbook with a password: no ZIP file, with this name in it. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Reads all sheets of an XLSX file, in another thread.
 * @param limits others than usual
 * @throws Refusal; AppError 503 when too many files are waiting
 */
export async function readXlsx(bytes: Buffer, limits: Partial<TaskLimits> = {}): Promise<RawSheet[]> {
  if (bytes.toString('latin1', 0, 2) !== 'PK')
    throw new Refusal(bytes.includes(LOCKED) ? 'import.encrypted' : 'import.no_xlsx');
  const data: RawCell[][][] = [];
  const names = await readUpload<Uint8Array, RowsOfSheet, string[]>(TASK, bytes, {
    limits,
    tooCostly: () => new Refusal('import.takes_too_long'),
    take: ({ sheet, rows }) => {
      const all = (data[sheet] ??= []);
      for (const { row, cells } of rows) {
        while (all.length < row - 1) all.push([]);
        all.push(cells);
      }
    },
  });
  return names.map((sheet, index) => ({ sheet, data: data[index] ?? [] }));
}
