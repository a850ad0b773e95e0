/**
 * `npm run measure:office`: what the tasks of the office's working day take, in clicks, fields and seconds, with 60 projects,
 * 3,000 children and 12,000 registrations.
 *
 * The tasks are the tests of `backoffice/e2e/whole/working-day.spec.ts`, which also hold the goals of clicks, and the review of a file of the
 * bank in `bank-statements.spec.ts`; five calls of parents are those of `calls-measured.spec.ts`. Seconds are those of
 * browser and server, without a person's thinking; they depend on the machine, which must have nothing else to do.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { forgetAppVariables } from './lib/app-env.mjs';
import { buildStale } from './lib/build.mjs';
import { freePort } from './lib/mysql.mjs';
import { fromRoot, tempPrefix } from './lib/paths.mjs';

/**
 * A task that a test has noted.
 * @typedef {{ task: string, goal: string, taps: number, fields: number, searches: number, seconds: number }} Effort
 * @typedef {{ suites?: Suite[], specs?: { tests: { annotations: { type: string, description?: string }[] }[] }[] }} Suite
 */

forgetAppVariables();
await buildStale();
const directory = mkdtempSync(tempPrefix('season'));
try {
  run(['shared/tools/scripts/source.mjs', 'api/bench/season.ts', directory]);
  const report = join(directory, 'report.json');
  const isGreen = run(
    [
      fromRoot('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--project=backoffice',
      '--workers=1',
    ].concat('working-day.spec', 'calls-measured.spec', 'bank-statements.spec'),
    {
      E2E_DATA_DIR: directory,
      MEASURED_SEASON: '1',
      E2E_BASE_URL: `http://127.0.0.1:${await freePort()}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    false,
  );
  console.table(effortsIn(JSON.parse(readFileSync(report, 'utf8'))));
  if (!isGreen) process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}

/**
 * Runs Node and shows what it prints.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function run(args, env = {}, mustSucceed = true) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: fromRoot(),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (mustSucceed && status !== 0) throw new Error(`${args.at(-1)} ended with ${status}`);
  return status === 0;
}

/**
 * @param {Suite} suite
 * @returns {Record<string, string | number>[]}
 */
function effortsIn({ suites = [], specs = [] }) {
  const notes = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'effort');
  const own = notes.map(({ description = '' }) => {
    const { task, goal, taps, fields, searches, seconds } = /** @type {Effort} */ (JSON.parse(description));
    return {
      Task: task,
      Goal: goal,
      Clicks: taps,
      Fields: fields,
      Searches: searches,
      Seconds: +seconds.toFixed(1),
    };
  });
  return [...own, ...suites.flatMap(effortsIn)];
}
