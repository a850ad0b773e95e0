/**
 * A reporter for Jest that ends a run which does not move: no test finished, and none was tried, for some minutes. It says
 * which tests were running. Nothing is ended for being slow: each test that finishes starts the wait again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * Minutes without a finished test. A test that is meant to take longer says so to its script in `package.json`
 * (`STALL_MINUTES`); no test of `npm test` takes two.
 */
export const stallMinutes = () => Number(process.env.STALL_MINUTES || 5);

export default class StallReporter {
  /** Files that run, each with the test that it is at. @type {Map<string, string>} */
  #running = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  onRunStart() {
    this.#moved();
  }

  /** @param {{ path: string }} test */
  onTestFileStart({ path }) {
    this.#running.set(path, '(loads)');
  }

  /** @param {{ path: string }} test @param {{ fullName: string }} start */
  onTestCaseStart({ path }, { fullName }) {
    this.#running.set(path, fullName);
  }

  onTestCaseResult() {
    this.#moved();
  }

  /** @param {{ path: string }} test */
  onTestFileResult({ path }) {
    this.#running.delete(path);
    this.#moved();
  }

  onRunComplete() {
    clearTimeout(this.#timer);
  }

  #moved() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), stallMinutes() * 60_000);
    this.#timer.unref();
  }

  #end() {
    const message = stallMessage(this.#running);
    console.error(message);
    if (process.env.STALL_FILE) writeFileSync(process.env.STALL_FILE, message);
    // A worker in an endless loop does not notice that its parent has gone.
    for (const child of childrenOf(process.pid)) process.kill(child, 'SIGKILL');
    process.exit(1);
  }
}

/**
 * The processes that a process has started, where the system tells (Linux).
 * @param {number} pid
 * @returns {number[]}
 */
function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/**
 * What is said of a run that does not move.
 * @param {ReadonlyMap<string, string>} running files, each with its test
 */
export function stallMessage(running) {
  const tests = [...running].map(([path, name]) => `  ${relative(root, path)}: ${name}`);
  return [
    `No test finished for ${stallMinutes()} minutes, so the run is ended. These were running:`,
    ...tests,
  ].join('\n');
}
