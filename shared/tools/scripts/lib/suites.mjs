/**
 * The test suites: how each is run, and how its result is counted.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testGenerator } from '../../generator/whole/run.mjs';
import { buildStale } from './build.mjs';
import { dropDatabases, findMysql, noMysqlReason } from './mysql.mjs';
import { fromRoot } from './paths.mjs';
import { binOf, runNode } from './processes.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Counts
 * @typedef {{ extra: string[], scratch: string }} Call
 *   `extra`: arguments for Jest or Playwright; `scratch`: a directory for reports, removed afterwards
 * @typedef {{ title: string, run: (call: Call) => Promise<Counts>, isExtra?: boolean }} Suite
 *   `isExtra`: only run when it is named
 */

/** A suite that takes longer is ended as hanging. */
const TIMEOUT = 20 * 60_000;
const RAN_NONE = 'ran no test';
/** The browser opens every screen in both languages, some on a phone too; on a slow machine that takes 40 minutes. */
const BROWSER_TIMEOUT = 60 * 60_000;

/**
 * Folders and files of `api/test` whose result does not depend on the engine, because they do not test SQL. The short form of
 * the suite runs them on SQLite only.
 */
const SAME_ON_EVERY_ENGINE = [
  'access',
  'accounts/account-notices',
  'accounts/email-confirmation',
  'accounts/password',
  'accounts/weak-passwords',
  'bench',
  'core/http',
  'core/keep-alive',
  'core/openapi',
  'core/process',
  'core/routes',
  'core/secrets',
  'crash',
  'dashboard',
  'documents',
  'files',
  'mail',
  'observe',
  'options',
  'security',
  'tools',
];

/** @type {Record<string, Suite>} in the order in which they run: fast ones first */
export const suites = {
  shared: { title: 'shared', run: (call) => jest(call, 'shared', []) },
  portal: { title: 'portal, pure', run: (call) => jest(call, 'portal', []) },
  backoffice: { title: 'back office, pure', run: (call) => jest(call, 'backoffice', []) },
  unit: { title: 'API, pure', run: (call) => jest(call, 'api', ['--selectProjects', 'unit']) },
  sqlite: { title: 'API on SQLite', run: (call) => apiOn(call, { TEST_ENGINE: 'sqlite' }) },
  'mysql-core': {
    title: 'API on MySQL/MariaDB, what depends on the engine',
    run: (call) => apiOnMysql(withoutThese(call)),
  },
  mysql: { title: 'API on MySQL/MariaDB', run: apiOnMysql, isExtra: true },
  core: { title: 'browser, core tests', run: (call) => playwright(call, ['--grep', '@core']) },
  e2e: { title: 'browser, every test', run: (call) => playwright(call, []), isExtra: true },
  'generator-core': { title: 'generator, on SQLite alone', run: () => testGenerator({ isShort: true }) },
  generator: { title: 'generator', run: generator, isExtra: true },
  galera: { title: 'API on a Galera cluster', run: onGalera, isExtra: true },
};

/** Names of several suites together. */
export const groups = {
  api: ['unit', 'sqlite', 'mysql'],
  all: Object.keys(suites).filter(
    (name) => !['mysql-core', 'core', 'generator-core', 'galera'].includes(name),
  ), // every suite in its long form
};

/** What counts when a suite breaks down before it can count. */
export const broken = (/** @type {string} */ note) => ({ passed: 0, failed: 1, skipped: 0, note });

/** @param {Call} call @returns {Call} */
const withoutThese = ({ extra, scratch }) => ({
  extra: [
    ...['galera', ...SAME_ON_EVERY_ENGINE].map((path) => `--testPathIgnorePatterns=/test/${path}[/.]`),
    ...extra,
  ],
  scratch,
});

/** @param {Call} call */
async function apiOnMysql(call) {
  const server = await findMysql();
  if (!server) {
    if (process.env.REQUIRE_MYSQL === '1') return broken(noMysqlReason);
    return { passed: 0, failed: 0, skipped: 1, note: noMysqlReason };
  }
  // Several runs may share one server: names of databases start with this.
  const prefix = `feria_test_${process.pid}_`;
  try {
    console.log(server.description);
    return await apiOn(call, { TEST_ENGINE: 'mysql', TEST_MYSQL_URL: server.url, TEST_MYSQL_PREFIX: prefix });
  } finally {
    await dropDatabases(server.url, prefix).finally(server.stop);
  }
}

/**
 * Where there is no Galera every test is skipped, and the test file says why.
 * @param {Call} call
 */
async function onGalera(call) {
  const extra = ['--runInBand', 'test/galera', ...call.extra];
  const counts = await apiOn({ ...call, extra }, { GALERA: '1' });
  const isAbsent = counts.note === RAN_NONE && counts.skipped > 0;
  return isAbsent ? { ...counts, failed: 0, note: 'not here, see above' } : counts;
}

/** @returns {Promise<Counts>} */
async function generator() {
  const server = await findMysql();
  try {
    const counts = await testGenerator({ mysqlUrl: server?.url });
    if (server) return counts;
    const failed = process.env.REQUIRE_MYSQL === '1' ? 1 : counts.failed;
    return { ...counts, failed, note: noMysqlReason };
  } finally {
    await server?.stop();
  }
}

/**
 * @param {Call} call
 * @param {NodeJS.ProcessEnv} env
 */
async function apiOn(call, env) {
  await buildStale(['shared', 'api']); // some tests start and kill the built app
  return jest(call, 'api', ['--selectProjects', 'http'], env);
}

/**
 * @param {Call} call
 * @param {string} project
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Counts>}
 */
async function jest({ extra, scratch }, project, args, env) {
  const report = join(scratch, 'jest.json');
  const { code } = await runNode(
    [
      binOf('jest'),
      '--config',
      fromRoot(project, 'jest.config.mjs'),
      ...args,
      '--json',
      '--outputFile',
      report,
      ...(extra.length > 0 ? ['--passWithNoTests'] : []),
      ...extra,
    ],
    { env, timeout: TIMEOUT },
  );
  const result = await readReport(report);
  if (!result) return broken('Jest did not run to its end');
  return settle(code, {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites, // a file that could not be loaded has no tests
    skipped: result.numPendingTests + result.numTodoTests,
    mayBeEmpty: extra.length > 0,
  });
}

/**
 * @param {Call} call
 * @param {string[]} args
 */
async function playwright({ extra, scratch }, args) {
  await buildStale();
  const report = join(scratch, 'playwright.json');
  const none = extra.length > 0 ? ['--pass-with-no-tests'] : [];
  const { code } = await runNode(
    [binOf('@playwright/test', 'playwright'), 'test', ...none, ...args, ...extra],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      timeout: BROWSER_TIMEOUT,
    },
  );
  const result = await readReport(report);
  if (!result) return broken('Playwright did not run to its end');
  const { expected, unexpected, flaky, skipped } = result.stats;
  const note = flaky > 0 ? `${flaky} flaky: passed only when repeated, see the list above` : undefined;
  return settle(code, {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    note,
    mayBeEmpty: extra.length > 0,
  });
}

/**
 * Never lets a run pass as green that ended badly or tested nothing. Whoever names files may name those of another suite:
 * `test.mjs` then sees to it that one suite at least has run a test.
 * @param {number} code
 * @param {Counts & { mayBeEmpty: boolean }} result
 * @returns {Counts}
 */
function settle(code, { mayBeEmpty, ...counts }) {
  if (counts.failed > 0) return counts;
  if (code !== 0) return { ...counts, failed: 1, note: `ended with code ${code}` };
  if (counts.passed === 0) return { ...counts, failed: mayBeEmpty ? 0 : 1, note: RAN_NONE };
  return counts;
}

/** @param {string} file */
const readReport = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);
