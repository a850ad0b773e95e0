import { parentPort, workerData } from 'node:worker_threads';
import readXlsx from 'read-excel-file/node';
import { inspectXlsx, Refusal } from './inspect-xlsx.mjs';
import { storedZip } from './stored-zip.mjs';

/**
 * Inspects and parses a workbook in a thread of its own: for a large one that takes half a second without a pause. The parser gets a new
 * file of what was inspected: it reads a ZIP file from its start, and would also find entries that the directory does not name.
 */
async function answer() {
  try {
    const parts = await inspectXlsx(Buffer.from(workerData));
    return { sheets: await readXlsx(storedZip(parts)) };
  } catch (error) {
    const { key, params } = error instanceof Refusal ? error : new Refusal('import.broken');
    return { refusal: { key, params } };
  }
}

parentPort.postMessage(await answer());
