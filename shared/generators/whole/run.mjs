/**
 * `npm run test:generator` (and a suite of `npm test`): generates resources in a copy of the repository by the real
 * command, and does with them what a developer would: typecheck, tests on both engines, a build, the browser.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { binOf, run, runNode } from '../../scripts/lib/processes.mjs';
import { addWheels, removeWheels } from './change.mjs';
import { copyOfRepository } from './copy.mjs';
import { browserSpec, everything, upgradeSpec, vehicle } from './specs.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Counts */

/** A step that takes longer hangs. */
const TIMEOUT = 4 * 60_000;
const DATABASE = 'platform/database'; // migrations there and back, and that entities do not drift from them

/**
 * @param {string | null} mysqlUrl a server for the half on MySQL/MariaDB; without one that half is left out
 * @returns {Promise<Counts>} one for each step; the first that fails is the last
 */
export async function testGenerator(mysqlUrl) {
  const copy = await copyOfRepository();
  const counts = { passed: 0, failed: 0, skipped: mysqlUrl ? 0 : 1 };
  const env = {
    NX_DAEMON: 'false',
    // With CI set, nx colours what it says even for a pipe, and what is looked for stands between the colours.
    FORCE_COLOR: '0',
    ...(mysqlUrl ? { TEST_MYSQL_URL: mysqlUrl } : {}),
  };
  const started = Date.now();
  try {
    for (const [title, step] of steps(copy.path, env, mysqlUrl !== null)) {
      const from = Date.now();
      const problem = await step().catch((/** @type {Error} */ error) => error.stack ?? error.message);
      console.log(`${problem ? '✕' : '✓'} ${title} (${seconds(from)} s)`);
      if (problem) {
        console.error(problem);
        return { ...counts, failed: 1 };
      }
      counts.passed += 1;
    }
    return { ...counts, note: `${seconds(started)} s from the command to the last step` };
  } finally {
    await copy.remove();
  }
}

/**
 * What is done, in order. A step answers what is wrong, or nothing.
 * @param {string} copy
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} withMysql
 * @returns {[title: string, step: () => Promise<string | void>][]}
 */
function steps(copy, env, withMysql) {
  const options = { cwd: copy, env, quiet: true, timeout: TIMEOUT };
  const generate = (/** @type {string[]} */ ...args) => run('npx', ['nx', 'g', ...args], options);
  const node = (/** @type {string[]} */ ...args) => succeeds(runNode(args, options));
  const script = (/** @type {string} */ name, /** @type {string[]} */ ...args) =>
    node(join(copy, 'shared/scripts', name), ...args);
  const onEngine = (/** @type {string} */ title, /** @type {string} */ tests, /** @type {string} */ engine) =>
    /** @type {[string, () => Promise<string | void>]} */ ([
      `${title} on ${engine}`,
      () => script('test.mjs', engine, '--', tests, DATABASE),
    ]);
  const onBoth = (/** @type {string} */ title, /** @type {string} */ tests) => [
    onEngine(title, tests, 'sqlite'),
    ...(withMysql ? [onEngine(title, tests, 'mysql')] : []),
  ];
  const changesNothing = (/** @type {string[]} */ args, /** @type {RegExp} */ says) => async () => {
    const before = await sources(copy);
    const { output } = await generate(...args);
    if (!says.test(output)) return output;
    return same(before, await sources(copy)) ? undefined : `Files changed.\n${output}`;
  };
  /** @type {string[]} */
  let untouched = [];

  return [
    [
      '--dry-run writes nothing',
      changesNothing(['resource', ...vehicle, '--dry-run'], /CREATE .*vehicle\.entity\.ts/),
    ],
    [
      'nx g resource vehicle',
      async () => {
        untouched = [...(await sources(copy))].map(([file, content]) => file + content);
        return succeeds(generate('resource', ...vehicle));
      },
    ],
    [
      'run twice it refuses',
      changesNothing(['resource', ...vehicle], /"vehicle" is taken: there is the resource vehicle/),
    ],
    [
      'nx g @feria/shared:resource, with every type',
      () => succeeds(generate('@feria/shared:resource', ...everything)),
    ],
    [
      'Prettier and ESLint find nothing',
      async () => {
        const known = new Set(untouched);
        const changed = [...(await sources(copy))].filter(([file, content]) => !known.has(file + content));
        const files = changed.map(([file]) => file);
        return (
          (await node(binOf('prettier'), '--check', ...files)) ??
          (await node(binOf('eslint'), '--max-warnings', '0', ...files))
        );
      },
    ],
    ['the types hold', () => script('typecheck.mjs', 'api', 'backoffice', 'shared')],
    [
      'permissions and words are complete',
      () => script('test.mjs', 'shared', '--', 'permissions', 'resources.spec'),
    ],
    ['the copy has tests of its own', () => writeSpecs(copy)],
    ...onBoth('lists, forms, permissions and migrations work', 'resources/'),
    ['everything is built', () => script('build.mjs', 'shared', 'api', 'backoffice')],
    [
      'list and form work in the browser',
      () => node(binOf('@playwright/test', 'playwright'), 'test', '--project=backoffice', 'vehicle'),
    ],
    ['a field is added: definition and migration', () => addWheels(copy)],
    ['the types hold', () => script('typecheck.mjs', 'api', 'shared')],
    ...onBoth('the new field works', 'resources/vehicle.spec'),
    ['the field is removed again', () => removeWheels(copy)],
    ...onBoth('the rest works', 'resources/vehicle.spec'),
  ];
}

/**
 * @param {Promise<{ code: number, output: string }>} call
 * @returns {Promise<string | undefined>} its output when it failed
 */
async function succeeds(call) {
  const { code, output } = await call;
  return code === 0 ? undefined : output;
}

/** @param {string} copy */
async function writeSpecs(copy) {
  const specs = {
    'api/test/resources/vehicle-upgrade.spec.ts': upgradeSpec,
    'backoffice/e2e/vehicle.spec.ts': browserSpec,
  };
  for (const [file, content] of Object.entries(specs)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), content);
  }
}

/**
 * The sources of the copy with their contents.
 * @param {string} copy
 */
async function sources(copy) {
  const lists = ['api/src', 'api/test', 'backoffice/src', 'shared/src'].map(async (part) => {
    const entries = await readdir(join(copy, part), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
  const files = (await Promise.all(lists)).flat();
  const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  return new Map(files.map((file, index) => [file, contents[index] ?? '']));
}

/** @param {Map<string, string>} one @param {Map<string, string>} other */
const same = (one, other) =>
  one.size === other.size && [...one].every(([file, content]) => other.get(file) === content);

/** @param {number} from */
const seconds = (from) => ((Date.now() - from) / 1000).toFixed(1);
