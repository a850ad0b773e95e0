/**
 * What every worker thread of the app runs: it loads the task that `runTask` names and answers. Plain JavaScript, because it runs before
 * anything can load TypeScript in this thread.
 */
import { once } from 'node:events';
import { getEnvironmentData, parentPort, workerData } from 'node:worker_threads';

// The tests name a module here (`shared/tools/jest/native-runner.mjs`): it says where a task that is TypeScript is loaded from.
const finder = getEnvironmentData('feria:task-finder');
const { find } = finder ? await import(/** @type {string} */ (finder)) : { find: (task) => task };

/** Hands a piece over and waits until it was taken: this thread is never far ahead of the one that answers people. */
async function give(piece) {
  parentPort.postMessage({ piece });
  await once(parentPort, 'message');
}

const { default: work } = await import(find(workerData.task));
try {
  const result = await work(workerData.input, give);
  parentPort.postMessage({ result });
} catch (error) {
  if (error?.isRefusal !== true) throw error;
  parentPort.postMessage({ refusal: { key: error.key, params: error.params } });
}
