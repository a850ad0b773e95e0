import { readUpload } from '../../core/workers/read-upload.js';
import { Refusal } from '../../core/workers/refusal.js';
import { taskBeside } from '../../core/workers/run-task.js';
import type { Mark } from './domain/mark.js';
import type { Marking } from './xlsx/mark-workbook.js';

const TASK = taskBeside(import.meta.url, 'mark-xlsx');

/**
 * The workbook once more, its wrong cells in colour and with a note each, in another thread. It is kept nowhere.
 * @throws Refusal; AppError 503 when too many files are waiting
 */
export async function markXlsx(bytes: Buffer, marks: readonly Mark[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  await readUpload<Marking, Uint8Array, null>(
    TASK,
    { bytes, marks },
    {
      take: (part) => void parts.push(part),
      tooCostly: () => new Refusal('import.takes_too_long'),
    },
  );
  return Buffer.concat(parts);
}
