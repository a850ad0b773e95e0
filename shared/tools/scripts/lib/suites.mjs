/**
 * The test suites: how each is run, and how its result is counted.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { testGenerator } from '../../generator/whole/run.mjs';
import { testDev } from '../../dev/run.mjs';
import { testDocuments } from '../../documents/run.mjs';
import { runBrowserTests } from './browser-suite.mjs';
import { buildStale } from './build.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { dropDatabases, findMysql, noMysqlReason } from './mysql.mjs';
import { fromRoot, root, tempPrefix } from './paths.mjs';
import { binOf, runNode } from './processes.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Counts
 * @typedef {{ extra: string[], scratch: string }} Call
 *   `extra`: arguments for Jest or Playwright; `scratch`: a directory for reports, removed afterwards
 * @typedef {{ title: string, run: (call: Call) => Promise<Counts>, isExtra?: boolean }} Suite
 *   `isExtra`: only run when it is named
 */

const RAN_NONE = 'ran no test';
/** See `api/test/support/short.ts`. */
const SHORT = { SHORT: '1' };

/**
 * What Playwright compares: the project, the file, titles and tags. `@core` stands for every project that has the test, `@core:portal`
 * for that project alone.
 */
const CORE = '@core(?!:)|^ *(\\S+) .*@core:\\1(?!\\S)';

/**
 * Folders and files of `api/test` that the short form of the suite runs on SQLite only, each with the reason why the engine makes
 * no difference there. Whatever is not named runs on both. CI runs everything on both.
 * @type {Record<string, string>}
 */
export const SAME_ON_EVERY_ENGINE = {
  'accounts/access/audit-records': 'which calls leave a record, not how it is stored',
  'accounts/access/matrix': 'who may call what is decided before SQL; ownership is tested with each feature',
  'accounts/access/reads': 'which permission shows what, decided in code',
  'accounts/access/sections': 'which parts a permission opens, decided in code',
  'accounts/access/sight': 'windows of days, decided in code; `on-site/attendance` reads them',
  'accounts/access/ways': 'permissions and links, decided in code; CI walks them on both',
  'accounts/sign-in/account-notices': 'words and receivers of mails',
  'accounts/sign-in/email-confirmation':
    'links and mails; the statements are those of `accounts/sign-in/register`',
  'accounts/sign-in/login': 'one row found by a unique column',
  'accounts/sign-in/own-change-limits': 'counts of attempts, as at logins',
  'accounts/sign-in/own-changes': 'passwords, codes and keys, as at logins',
  'accounts/sign-in/password': 'hashes, limits and links',
  'accounts/sign-in/rate-limits':
    'limits in memory; `accounts/sign-in/several-processes` counts them in the database',
  'accounts/sign-in/unconfirmed-mails':
    'limits and mails; `accounts/sign-in/several-processes` counts in the database',
  'accounts/sign-in/undo': 'links and mails; rows found by unique columns',
  'accounts/sign-in/undo-staff': 'links and mails; rows found by unique columns',
  'accounts/sign-in/weak-passwords': 'a list in memory',
  'core/audit/audit': 'what the log says of a call; its rows are written by every test of a change',
  'core/audit/values': 'what a record of the log says, not how it is stored',
  'money/bank-statements/doubts':
    'what an entry may be for, decided in code; `money/bank-statements/bank-statements` stores it',
  'whole/bench': 'the crowd of a bench, not the database',
  'families/calendar': 'text of a file',
  'registrations/cancellation/cancel':
    'steps and words; `registrations/cancellation/debts` and `registrations/cancellation/race` have the money',
  'registrations/cancellation/steps': 'dates, decided in code',
  'core/http': 'headers, bodies and errors of HTTP',
  'core/keep-alive': 'connections of HTTP',
  'core/languages': 'languages of messages',
  'core/openapi': 'a description of the calls',
  'core/process': 'start and end of the process; `whole/crash` and `whole/backup` start it on both in CI',
  'core/routes': 'metadata of routes',
  'core/secrets': 'files and variables',
  'core/start': 'start of the process; `core/database` has migrations and drift',
  'catalogue/courses/course-detail': 'fields of one project',
  'catalogue/courses/course':
    'fields of one project, which `families/people/people.crud` stores of another resource; lists are tested with `families/people` and `registrations`',
  'catalogue/courses/day-list': 'days, decided in code',
  'catalogue/courses/dependents': 'what keeps a record from being deleted, asked one by one',
  'catalogue/courses/frontend': 'a presenter',
  'catalogue/courses/large-list':
    'a list of 200,000 rows; `money/payments/registration-list` has one on both',
  'catalogue/courses/notices':
    'texts and files of a project; versions are compared as in `families/people/people.crud`',
  'catalogue/courses/plain-resources':
    'a suite made from definitions, which `families/people/people.crud` runs on both',
  'catalogue/courses/rollover': 'copies of rows',
  'whole/crash': 'a form of its own for each engine, `npm run test:crash`',
  'office/dashboard': 'figures of queries that `core/lists` and `registrations` test',
  'core/sql/batch-queue': 'a queue in memory',
  'money/documents': 'PDF and XLSX of rows',
  'registrations/draws': 'the draw is pure; its locks are tested in `registrations/races`',
  'registrations/my-family/family': 'fields of one family; the booking is tested with `registrations`',
  'registrations/my-family/two-parents': 'who sees what, decided in code',
  'core/files': 'files in a folder',
  'families/guardians': 'links, mails and words; rows found by unique columns',
  'office/import/families':
    'cells of a sheet; `office/import/concurrent` and `office/import/round-trip` store them',
  'office/import/hostile': 'refused before anything is stored',
  'office/import/permissions': 'refused before anything is stored',
  'office/import/projects':
    'cells of a sheet; `office/import/concurrent` and `office/import/round-trip` store them',
  mailing:
    'text of mails, SMTP, and an outbox that `money/payment-reminders` and `registrations` test on both',
  'office/messages/files': 'files in a folder',
  'office/messages/messages':
    'receivers and words; `office/messages/order` and `office/messages/limit` have the lists',
  'core/observability': 'lines of the log and metrics',
  'office/family-page': 'parts that `money/payments`, `families/people` and `registrations` test',
  'on-site/absences': 'days, decided in code',
  'on-site/copy': 'texts of a device',
  'on-site/funding': 'XLSX of rows',
  'on-site/groups': 'rows found by their week; `on-site/race` has the locks',
  'on-site/headcounts': 'rows of one week',
  'on-site/model': 'what becomes of a mark is pure; `on-site/race` has the locks',
  'on-site/pickup-persons': 'rows of one child',
  'on-site/rights-then': 'permissions of a time, decided in code',
  'on-site/sheets': 'PDF and XLSX of rows',
  'on-site/undo': 'rows of one child',
  'settings/options': 'keys and values, one by one',
  'accounts/parent-view/every-route': 'refused before SQL',
  'accounts/parent-view/view': 'refused before SQL',
  'money/payment-documents': 'PDF and XLSX of rows that `ledger` and `money/payments` test',
  'money/payment-reminders/due-dates': 'dates, decided in code',
  'money/payment-reminders/reminders':
    'dates and words; `money/payment-reminders/list` and `money/payment-reminders/race` have the statements',
  'money/payment-reminders/smtp': 'SMTP',
  'families/people/changed-meanwhile':
    'values compared in code; `families/people/people.crud` saves them at the same time',
  'families/people/child': 'fields of one child; `families/people/people.crud` stores each of them',
  'families/people/large-lists': 'a list of 20,000 rows; `money/payments/registration-list` has one on both',
  'families/people/parent-access': 'links and mails',
  'families/people/person': 'fields of one parent; `families/people/people.crud` stores each of them',
  'families/people/phone-takeover': 'words and mails',
  'registrations/places/fair-start': 'who gets a place is pure; `registrations/races` has the locks',
  'registrations/places/mails': 'words and receivers of mails',
  'registrations/places/offers': 'times and mails; `registrations/races` has the locks',
  'registrations/places/priority': 'dates and postcodes, decided in code',
  'office/privacy/family-data': 'a presenter',
  'office/privacy/parent-retention': 'dates, decided in code; `office/privacy/retention` deletes',
  'office/privacy/traces': 'what an erased family leaves in columns and files',
  'core/public-cache': 'headers of HTTP',
  'registrations/booked-postcode': 'a postcode kept with the booking',
  'registrations/delete-preview': 'a presenter over what `registrations/remove` does',
  'registrations/eligibility': 'ages and years of school, decided in code',
  'registrations/mails': 'words and receivers of mails',
  'registrations/merge-weeks':
    'which places move, decided in code; `registrations/races/merges` has the locks',
  'registrations/move-preview': 'a presenter over what `registrations/move` does',
  'registrations/payment-info': 'a presenter; `ledger` has the money',
  'registrations/refusals': 'refused before anything is stored',
  'registrations/window-and-staff': 'times, decided in code',
  'registrations/week-versions': 'values compared in code',
  'catalogue/opening-reminders': 'mails of a date; the outbox is tested with `money/payment-reminders`',
  'whole/season': 'a form of its own for each engine, `npm run test:season`',
  'accounts/second-factor': 'codes and keys, checked in memory; rows found by unique columns',
  'whole/security': 'refused before SQL, whatever is sent',
  'settings/setup': 'steps of a list',
  'whole/tools': 'scripts that open either engine in the same way',
  'accounts/users/roles': 'permissions of a role; `accounts/users/last-holder` has the locks',
  'accounts/users/users': 'fields of one account; `accounts/users/last-holder` has the locks',
};

/** @type {Record<string, Suite>} in the order in which they run: fast ones first */
export const suites = {
  shared: { title: 'shared', run: (call) => jest(call, 'shared', []) },
  portal: { title: 'portal, pure', run: (call) => jest(call, 'portal', []) },
  backoffice: { title: 'back office, pure', run: (call) => jest(call, 'backoffice', []) },
  'unit-core': {
    title: 'API, pure, the longest proofs in short',
    run: (call) => jest(call, 'api', ['--selectProjects', 'unit'], SHORT),
  },
  unit: { title: 'API, pure', run: (call) => jest(call, 'api', ['--selectProjects', 'unit']), isExtra: true },
  'sqlite-core': {
    title: 'API on SQLite, the longest proofs in short',
    run: (call) => apiOn(call, { TEST_ENGINE: 'sqlite', ...SHORT }),
  },
  sqlite: { title: 'API on SQLite', run: (call) => apiOn(call, { TEST_ENGINE: 'sqlite' }), isExtra: true },
  'mysql-core': {
    title: 'API on MySQL/MariaDB, what depends on the engine',
    run: (call) => apiOnMysql(withoutThese(call), SHORT),
  },
  mysql: { title: 'API on MySQL/MariaDB', run: (call) => apiOnMysql(call), isExtra: true },
  core: { title: 'browser, core tests', run: (call) => playwright(call, ['--grep', CORE]) },
  e2e: { title: 'browser, every test', run: (call) => playwright(call, []), isExtra: true },
  'generator-core': { title: 'generator, on SQLite alone', run: () => testGenerator({ isShort: true }) },
  generator: { title: 'generator', run: generator, isExtra: true },
  dev: { title: '`npm run dev` in a copy, in a browser', run: testDev, isExtra: true },
  docs: {
    title: 'what the documents say, step by step',
    run: ({ extra }) => testDocuments(extra),
    isExtra: true,
  },
  galera: { title: 'API on a Galera cluster', run: onGalera, isExtra: true },
};

/** Names of several suites together. */
export const groups = {
  api: ['unit', 'sqlite', 'mysql'],
  all: Object.keys(suites).filter(
    (name) =>
      !['unit-core', 'sqlite-core', 'mysql-core', 'core', 'generator-core', 'docs', 'galera'].includes(name),
  ), // every suite in its long form
};

/** What counts when a suite breaks down before it can count. */
export const broken = (/** @type {string} */ note) => ({ passed: 0, failed: 1, skipped: 0, note });

/** @param {Call} call @returns {Call} */
const withoutThese = ({ extra, scratch }) => ({
  extra: [
    ...['whole/galera', ...Object.keys(SAME_ON_EVERY_ENGINE)].map(
      (path) => `--testPathIgnorePatterns=/test/${path}[/.]`,
    ),
    ...extra,
  ],
  scratch,
});

/**
 * @param {Call} call
 * @param {NodeJS.ProcessEnv} [env]
 */
async function apiOnMysql(call, env = {}) {
  const server = await findMysql();
  if (!server) {
    if (process.env.REQUIRE_MYSQL === '1') return broken(noMysqlReason);
    return { passed: 0, failed: 0, skipped: 1, note: noMysqlReason };
  }
  // Several runs may share one server: names of databases start with this.
  const prefix = `feria_test_${process.pid}_`;
  try {
    console.log(server.description);
    return await apiOn(call, {
      TEST_ENGINE: 'mysql',
      TEST_MYSQL_URL: server.url,
      TEST_MYSQL_PREFIX: prefix,
      ...env,
    });
  } finally {
    await dropDatabases(server.url, prefix).finally(server.stop);
  }
}

/**
 * Where there is no Galera every test is skipped, and the test file says why.
 * @param {Call} call
 */
async function onGalera(call) {
  const extra = ['--runInBand', 'test/whole/galera', ...call.extra];
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
  const isBuilt = !isWatching(call.extra);
  return jest(call, 'api', ['--selectProjects', 'http'], isBuilt ? { ...env, BUILT_TASKS: '1' } : env);
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
  const stall = join(scratch, 'stall.txt');
  const temporary = await mkdtemp(tempPrefix('run', memoryFolder()));
  const { code } = await runNode(
    [
      // Every test file leaves much that is short-lived; more room for it halves what collecting it costs.
      '--max-semi-space-size=32',
      '--max-old-space-size=768',
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
    { env: { ...env, STALL_FILE: stall, TMPDIR: temporary }, interactive: isWatching(extra) },
  );
  // The folder of a worker stays when Jest kills it for not ending at once, as on a busy machine. What a test leaves in it fails by name.
  const left = (await readdir(temporary)).filter((name) => !name.startsWith('feria-worker-'));
  await rm(temporary, { recursive: true, force: true });
  const result = await readReport(report);
  if (!result) {
    const reason = await readFile(stall, 'utf8').catch(() => 'Jest did not run to its end');
    return broken(reason.replaceAll('\n', ' '));
  }
  return settle(code, {
    note: left.length > 0 ? `left behind: ${left.join(', ')}` : repeatedNote(result),
    passed: result.numPassedTests,
    // A file that could not be loaded has no tests; files that nobody removed are a defect of some test.
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites + (left.length > 0 ? 1 : 0),
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
  const none = extra.length > 0 ? ['--pass-with-no-tests'] : [];
  const { code, stats, note } = await runBrowserTests([...none, ...args, ...extra], scratch);
  if (!stats) return broken('Playwright did not run to its end');
  const { expected, unexpected, flaky, skipped } = stats;
  return settle(code, {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    note,
    mayBeEmpty: extra.length > 0,
  });
}

/**
 * Names the tests that passed only when they were repeated: each is a defect of the test or of what it tests.
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, status: string, invocations?: number }[] }[] }} result
 */
function repeatedNote({ testResults }) {
  const repeated = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  );
  return repeated.length > 0 ? `${repeated.length} repeated: ${repeated.join('; ')}` : undefined;
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

/** @param {string[]} extra */
const isWatching = (extra) => extra.some((argument) => argument.startsWith('--watch'));

/** @param {string} file */
const readReport = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);
