import type { Task } from '../../core/workers/run-task.js';
import { markWorkbook, type Marking } from './xlsx/mark-workbook.js';

/** Writes a workbook once more, with marks; gives it in pieces. */
const markXlsx: Task<Marking, Uint8Array, null> = async (marking, give) => {
  await markWorkbook(marking, give);
  return null;
};

export default markXlsx;
