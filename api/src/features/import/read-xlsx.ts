import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Limiter } from '../../core/limiter.js';
import { AppError } from '../../core/http/errors.js';
import { isZip } from '../bank-statements/domain/unzip.js';
import { UnreadableFile, type UnreadableKey } from './domain/open-xlsx.js';
import type { RawCell } from './domain/read-cell.js';

/** A sheet of a file as it is: rows of cells, empty ones `null`. */
export interface RawSheet {
  sheet: string;
  data: RawCell[][];
}

const WORKER = fileURLToPath(new URL('read-xlsx.worker.mjs', import.meta.url));

/** Memory that reading a file may take (MB). */
const MAX_HEAP = 512;
/** How long reading a file may take: the largest ones take a second. */
const MAX_MS = 20_000;
/** Files that are read at a time, in this process. */
const reading = new Limiter({ atOnce: 1, waiting: 5, refusal: () => new AppError('busy') });

/** What the other thread answers. */
type Answer =
  { sheets: RawSheet[] } | { refusal: { key: UnreadableKey; params: Record<string, string | number> } };

/**
 * Inspects an XLSX file and reads all its sheets, in another thread.
 * @param most milliseconds that it may take, without waiting for other files
 * @throws UnreadableFile; AppError 503 when too many files are waiting
 */
export async function readXlsx(bytes: Buffer, most = MAX_MS): Promise<RawSheet[]> {
  if (!isZip(bytes)) throw new UnreadableFile('import.no_xlsx');
  const answer = await reading.run(() => read(bytes, most));
  if ('sheets' in answer) return answer.sheets;
  throw new UnreadableFile(answer.refusal.key, answer.refusal.params);
}

async function read(bytes: Buffer, most: number): Promise<Answer> {
  const worker = new Worker(WORKER, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP },
  });
  const signal = AbortSignal.timeout(most);
  try {
    const [answer] = (await once(worker, 'message', { signal })) as [Answer];
    return answer;
  } catch {
    throw new UnreadableFile(signal.aborted ? 'import.takes_too_long' : 'import.broken');
  } finally {
    await worker.terminate();
  }
}
