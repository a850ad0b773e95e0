/**
 * Loaded into an app that a test started (`node --import`): ends it when whoever started it is gone, however that ended, and
 * removes data that were made for it alone at its end. Whoever starts it holds the other end of its standard input.
 */
import { rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { DATA_DIR, REMOVE_DATA } = process.env;

// Threads of the app load it too: the end of the one that reads a spreadsheet is not that of the app, and must not take its data along.
if (isMainThread) {
  if (DATA_DIR && REMOVE_DATA === 'yes')
    process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));
  process.stdin.resume().once('end', () => process.exit(1));
}
