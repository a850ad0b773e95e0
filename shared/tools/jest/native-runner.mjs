/**
 * Runs one test file for Jest in Node itself (`testRunner` of a Jest project). Tests, hooks, time limits, repeats, order and
 * reports are those of jest-circus, which Jest uses anyway; only the loading of modules is ours: by Node's `import`, once for
 * each worker. Loading the app costs more than most test files do.
 */
import { statSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setEnvironmentData } from 'node:worker_threads';

import { fromRoot } from '../scripts/lib/paths.mjs';
import { leftovers, stateOfProcess } from './leftovers.mjs';

const require = createRequire(import.meta.url);
/** @type {import('jest-circus/runner').default} */
const circus = require('jest-circus/runner').default;
const asyncHooks = require('node:async_hooks');
/** In which test the code runs, for jest-circus. */
const testContext = new asyncHooks.AsyncLocalStorage();
/** Jest's own list of who listens to a run; each file adds some. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

let isRegistered = false;
let runs = 0;

/** @type {import('jest-circus/runner').default} */
export default async function runFile(globalConfig, config, environment, _runtime, testPath, send) {
  if (!isRegistered) {
    await import('./register-hooks.mjs');
    const finder = process.env.BUILT_TASKS === '1' ? 'built-tasks.mjs' : 'typescript-tasks.mjs';
    setEnvironmentData('feria:task-finder', new URL(finder, import.meta.url).href); // `api/src/core/workers/entry.mjs` reads it
    isRegistered = true;
  }
  const { graph } = /** @type {import('./native-environment.mjs').default} */ (environment);
  const generation = globalConfig.watch || globalConfig.watchAll ? lastChange() : '';
  const before = stateOfProcess();
  // Jest sets 100. supertest takes a stack for each `expect`, and its source maps are looked up for every line of it.
  Error.stackTraceLimit = 15;
  const runtime = nativeRuntime(`${graph}${generation}`);
  const result = await circus(globalConfig, config, environment, runtime, testPath, send);
  await environment.teardown?.(); // jest-runner does it later; what a test put into the process must be gone by now
  return withLeftovers(result, await leftovers(before));
}

/**
 * A test file that leaves something behind fails, by a test of its own.
 * @param {import('@jest/test-result').TestResult} result
 * @param {string[]} left
 * @returns {import('@jest/test-result').TestResult}
 */
function withLeftovers(result, left) {
  if (left.length === 0) return result;
  const title = 'leaves nothing behind';
  const message = `${title}: it left ${left.join(', ')}`;
  return {
    ...result,
    failureMessage: [result.failureMessage, `  ● ${message}\n`].filter(Boolean).join('\n'),
    numFailingTests: result.numFailingTests + 1,
    testResults: [
      ...result.testResults,
      {
        ancestorTitles: [],
        failureDetails: [],
        failureMessages: [message],
        fullName: title,
        numPassingAsserts: 0,
        status: 'failed',
        title,
      },
    ],
  };
}

/**
 * What jest-circus asks of a runtime.
 * @param {string} graph
 */
const nativeRuntime = (graph) => ({
  requireInternalModule: freshCircus,
  requireModule: require,
  setGlobalsForRuntime() {},
  enterTestCode() {},
  leaveTestCode() {},
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule(/** @type {string} */ path) {
    const url = pathToFileURL(path);
    if (graph) url.searchParams.set('graph', graph);
    // The file itself is loaded anew, also when it runs a second time; what it imports is not.
    url.searchParams.set('run', String((runs += 1)));
    return import(url.href);
  },
});

/**
 * jest-circus keeps the tests of a file in its module: each file gets a new one, with the same context. Node never forgets an
 * `AsyncLocalStorage` that was used, and copies each of them with every promise: one more for each file doubled the time of a
 * long run.
 * @param {string} path
 */
function freshCircus(path) {
  Reflect.deleteProperty(require.cache, path);
  Reflect.deleteProperty(globalThis, LISTENERS);
  // Since Node 24 it is a getter: nothing can be assigned to it.
  const real = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage') ?? {};
  const sameContext = function () {
    return testContext;
  };
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { value: sameContext, configurable: true });
  try {
    return require(path);
  } finally {
    Object.defineProperty(asyncHooks, 'AsyncLocalStorage', real);
  }
}

/** In watch mode a worker outlives changes of the sources: those make another graph, changes of a spec do not. */
function lastChange() {
  const folders = ['api/src', 'api/test', 'shared/src'].map((folder) => fromRoot(folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.spec\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return `@${Math.max(...files.map((file) => statSync(file).mtimeMs))}`;
}
