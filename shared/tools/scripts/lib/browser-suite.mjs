/**
 * Runs Playwright for the suites `core` and `e2e`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder.mjs';
import { cacheDir, root } from './paths.mjs';
import { binOf } from './processes.mjs';

/**
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats as Playwright counts
 */

/**
 * Runs the tests and waits for their end, however long it takes: a run that no longer moves is ended by
 * `browser-reporter.mjs`, which names the tests that were running, and the tests that were repeated. Ctrl-C and SIGTERM end it.
 * @param {string[]} args for `playwright test`
 * @param {string} scratch a directory for the report, removed by the caller
 * @returns {Promise<{ code: number, stats: Stats | undefined, note: string | undefined }>} no `stats` when it did not run to its end
 */
export async function runBrowserTests(args, scratch) {
  const report = join(scratch, 'playwright.json');
  // Profiles of browsers, downloads and data of apps: in memory, and gone afterwards, whatever happened.
  const temporary = mkdtempSync(join(memoryFolder(), 'feria-browser-'));
  const remove = () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.once('exit', remove);
  try {
    const code = await run([binOf('@playwright/test', 'playwright'), 'test', ...args], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Compiled tests stay for the next run.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR:
        process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ?? join(cacheDir, 'playwright'),
      TMPDIR: temporary,
    });
    const stats = await readFile(report, 'utf8').then(
      (text) => /** @type {Stats} */ (JSON.parse(text).stats),
      () => undefined,
    );
    const note = stats?.flaky ? `${stats.flaky} passed only when repeated, named above` : undefined;
    return { code, stats, note };
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its code
 */
function run(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    // Playwright ends browsers and app in order on SIGINT alone. Ctrl-C reaches it by itself.
    const forward = () => child.kill('SIGINT');
    process.once('SIGTERM', forward);
    const end = (/** @type {number} */ code) => {
      process.off('SIGTERM', forward);
      resolve(code);
    };
    child.once('error', () => end(127));
    child.once('close', (code) => end(code ?? 1));
  });
}
