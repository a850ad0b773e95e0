/**
 * A reporter of Playwright that ends a run which no longer moves, and names the tests that passed only when they were repeated.
 * A run is not ended for being slow: every test has a limit of its own, so on the slowest machine one ends now and then.
 */

/** No test ends for so long, ms: longer than any test may take. */
const STILL_MS = 15 * 60_000;
/** How long an orderly end may take, ms, before the run is ended anyhow. */
const GRACE_MS = 30_000;
const LOOK_MS = 5_000;

/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */

/** @param {TestCase} test */
const nameOf = (test) => test.titlePath().filter(Boolean).join(' › ');

/** @implements {import('@playwright/test/reporter').Reporter} */
export default class BrowserReporter {
  /** @type {Map<TestCase, number>} tests that run, with the time of their start */
  #running = new Map();
  /** @type {Set<TestCase>} */
  #repeated = new Set();
  #lastMove = Date.now();
  #isEnding = false;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {{ stillMs?: number }} [options] `stillMs`: another limit than fifteen minutes */
  constructor({ stillMs = STILL_MS } = {}) {
    this.stillMs = stillMs;
  }

  printsToStdio() {
    return false;
  }

  onBegin() {
    this.#lastMove = Date.now();
    this.#timer = setInterval(() => this.#look(), Math.min(LOOK_MS, this.stillMs));
    this.#timer.unref();
  }

  /** @param {TestCase} test */
  onTestBegin(test) {
    this.#running.set(test, Date.now());
  }

  /** @param {TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(test, result) {
    this.#running.delete(test);
    this.#lastMove = Date.now();
    if (result.retry > 0) this.#repeated.add(test);
  }

  onEnd() {
    clearInterval(this.#timer);
    if (this.#repeated.size === 0) return;
    const lines = [...this.#repeated].map(
      (test) => `  ${test.outcome() === 'flaky' ? 'passed when repeated' : 'failed again'}: ${nameOf(test)}`,
    );
    console.log(`\n${this.#repeated.size} tests were repeated:\n${lines.join('\n')}`);
  }

  #look() {
    const still = Date.now() - this.#lastMove;
    if (this.#isEnding || still < this.stillMs) return;
    this.#isEnding = true;
    const lines = [...this.#running].map(
      ([test, since]) => `  ${nameOf(test)} (for ${Math.round((Date.now() - since) / 1000)} s)`,
    );
    console.error(
      `\nNo test has ended for ${Math.round(still / 1000)} s: the run is ended. These were running:\n${lines.join('\n') || '  none'}`,
    );
    process.kill(process.pid, 'SIGINT'); // ends the tests, the browsers and the app in order
    setTimeout(() => process.exit(1), GRACE_MS).unref();
  }
}
