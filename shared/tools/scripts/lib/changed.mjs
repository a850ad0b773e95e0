/**
 * `npm test -- --changed`: the tests that stand next to what has changed, on SQLite, within a minute. Everything else is for
 * `npm test`.
 */
import { readdirSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { run } from './processes.mjs';

/**
 * The files that differ from the last commit; in a clean checkout, those of the last commit.
 * @returns {Promise<string[]>} paths from the root, with `/`; deleted files too
 */
export async function changedFiles() {
  const lines = async (/** @type {string[]} */ ...args) => {
    const { code, output } = await run('git', args, { quiet: true });
    if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
    return output.split('\n').filter(Boolean);
  };
  const uncommitted = [
    ...(await lines('diff', '--name-only', 'HEAD')),
    ...(await lines('ls-files', '--others', '--exclude-standard')),
  ];
  return uncommitted.length > 0 ? uncommitted : lines('diff', '--name-only', 'HEAD~1', 'HEAD');
}

/**
 * The suites to run for changed files, each with arguments for Jest or Playwright.
 * @param {string[]} files
 * @param {string[]} [testFolders] the folders of `api/test`, areas and features
 * @returns {Record<string, string[]>}
 */
export function suitesFor(files, testFolders = foldersOfTests()) {
  /** @type {Record<string, string[]>} */
  const suites = {};
  const some = (/** @type {RegExp} */ pattern) => files.some((file) => pattern.test(file));
  if (some(/^(shared|docker|\.github|\.vscode)\/|\.md$|^[^/]+$/)) suites.shared = [];
  if (some(/^(portal|shared)\/src\//)) suites.portal = [];
  if (some(/^(backoffice|shared)\/src\//)) suites.backoffice = [];

  const sources = files.filter((file) => /^api\/(src|test)\/.*\.ts$/.test(file));
  if (sources.some((file) => file.startsWith('api/src/')))
    suites.unit = ['--findRelatedTests', ...sources.filter((file) => file.startsWith('api/src/'))];
  const patterns = new Set(sources.flatMap((file) => testPatterns(file, testFolders)));
  if (patterns.size > 0) suites.sqlite = [...patterns];

  const browserTests = files.filter((file) => /^(portal|backoffice)\/e2e\/.*\.spec\.ts$/.test(file));
  if (browserTests.length > 0) suites.e2e = browserTests;
  return suites;
}

/**
 * A changed spec is run itself, and a changed source runs the folder of `api/test` that lies where it does (`families/people`): that of
 * its area where the feature has none, and of `core` and of what no area has the specs beside each other only, not those of its parts.
 * @param {string} file
 * @param {string[]} testFolders
 */
function testPatterns(file, testFolders) {
  if (file.startsWith('api/test/') && file.endsWith('.spec.ts')) return [file.replace(/^api\//, '')];
  const [area, feature] = file.replace(/^api\/(src|test)\//, '').split('/');
  for (const folder of [`${area}/${feature}`, area])
    if (folder !== 'core' && testFolders.includes(folder)) return [`test/${folder}/`];
  return ['test/core/[^/]+$'];
}

/** The folders of `api/test` and those in them, but for its helpers. */
function foldersOfTests() {
  const of = (/** @type {string} */ folder) =>
    readdirSync(fromRoot('api', 'test', folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'support')
      .map(({ name }) => (folder ? `${folder}/${name}` : name));
  return of('').flatMap((area) => [area, ...of(area)]);
}
