import { parentPort, workerData } from 'node:worker_threads';
import readXlsx from 'read-excel-file/node';

/** Parses a workbook in a thread of its own: for a large one that takes half a second without a pause. */
parentPort.postMessage(await readXlsx(Buffer.from(workerData)));
