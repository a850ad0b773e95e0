import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Limiter } from '../../core/limiter.js';
import { AppError } from '../../core/http/errors.js';
import { inspectXlsx, UnreadableFile } from './domain/open-xlsx.js';
import type { RawCell } from './domain/read-cell.js';

/** A sheet of a file as it is: rows of cells, empty ones `null`. */
export interface RawSheet {
  sheet: string;
  data: RawCell[][];
}

const WORKER = fileURLToPath(new URL('read-xlsx.worker.mjs', import.meta.url));

/** Memory that parsing a file may take (MB). */
const MAX_HEAP = 512;
/** Files that are parsed at a time, in this process. */
const parsing = new Limiter({ atOnce: 1, waiting: 5, refusal: () => new AppError('busy') });

/**
 * Reads all sheets of an XLSX file, in another thread.
 * @throws UnreadableFile; AppError 503 when too many files are waiting
 */
export async function readXlsx(bytes: Buffer): Promise<RawSheet[]> {
  await inspectXlsx(bytes);
  return parsing.run(() => parse(bytes));
}

async function parse(bytes: Buffer): Promise<RawSheet[]> {
  const worker = new Worker(WORKER, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP },
  });
  try {
    const [sheets] = (await once(worker, 'message')) as [RawSheet[]];
    return sheets;
  } catch {
    throw new UnreadableFile('import.broken');
  } finally {
    await worker.terminate();
  }
}
