/**
 * What every worker thread of the app runs: it loads the task that `runTask` names and answers. Plain JavaScript, because it runs before
 * the tests can load TypeScript in this thread.
 */
import { once } from 'node:events';
import { getEnvironmentData, parentPort, workerData } from 'node:worker_threads';

// The tests name a module here that lets this thread read TypeScript (`shared/tools/jest/native-runner.mjs`).
const prepares = getEnvironmentData('feria:before-tasks');
if (prepares) await import(/** @type {string} */ (prepares));

/** Hands a piece over and waits until it was taken: this thread is never far ahead of the one that answers people. */
async function give(piece) {
  parentPort.postMessage({ piece });
  await once(parentPort, 'message');
}

const { default: work } = await import(workerData.task);
try {
  const result = await work(workerData.input, give);
  parentPort.postMessage({ result });
} catch (error) {
  if (error?.isRefusal !== true) throw error;
  parentPort.postMessage({ refusal: { key: error.key, params: error.params } });
}
