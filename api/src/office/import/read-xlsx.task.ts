import type { Task } from '../../core/workers/run-task.js';
import { readWorkbook, type RowsOfSheet } from './xlsx/workbook.js';

/** Reads a workbook; gives its rows and returns the names of its sheets. */
const readXlsx: Task<Uint8Array, RowsOfSheet, string[]> = (bytes, give) =>
  readWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), give);

export default readXlsx;
