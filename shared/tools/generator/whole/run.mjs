/**
 * `npm run test:generator` (and a suite of `npm test`): generates resources in a copy of the repository by the real
 * commands, that of the README among them, and does with them what a developer would: typecheck, tests on both engines, a
 * build, the browser; then a field, and all of it away again. Tests that look at every route, menu entry, table and
 * permission run too: a command of the guide must not turn any of them red. Steps that only read what was generated run two at a
 * time. Its short form generates by three commands, and leaves out fields, MariaDB, the build, the browser and the way back.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { binOf, run, runNode } from '../../scripts/lib/processes.mjs';
import { copyOfRepository } from './copy.mjs';
import { browserSpec, dependentsSpec, everything, quokka, upgradeSpec } from './specs.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Counts */
/** @typedef {[title: string, step: () => Promise<string | void>]} Step */
/** @typedef {{ together: Step[] }} Group steps that do not change what the others of them read */

/** A step that takes longer hangs. On a machine with much else to do, one may take ten minutes. */
const TIMEOUT = 30 * 60_000;
/** So many steps of a group run at the same time. */
const LANES = 2;
/** Each of them has a core, and the tests one worker: a second would load the app once more. */
const ONE_WORKER = '--maxWorkers=1';
/**
 * Of tests that there are for each route, the short form runs those of what was generated: a generated resource changes no other
 * route. Tests of the whole, such as that no route is left out, run.
 */
const OF_WHAT_IS_NEW = ['-t', 'quokka|vehicle|guide names|no route|every route|database|inventory'];
/** Migrations there and back, entities that do not drift from them; every route, every table. */
const WHAT_COUNTS_ALL = ['core/database', 'access/', 'privacy/inventory'];
const COUNTED_IN_SHORT = ['core/database', 'access/matrix', 'privacy/inventory'];
/** The tests of `shared` that read every definition, and those of the generators that read the sources. */
const OF_DEFINITIONS = [
  'src/i18n',
  'src/resources',
  'src/access',
  ...['resource/resource', 'field/field', 'remove/remove'].map((spec) => `tools/generator/${spec}.spec`),
];

/**
 * @param {{ mysqlUrl?: string | null, isShort?: boolean }} form `mysqlUrl`: a server for the half on MySQL/MariaDB, which is
 *   skipped without one
 * @returns {Promise<Counts>} one for each step; after one that fails, only its group is run to the end
 */
export async function testGenerator({ mysqlUrl = null, isShort = false }) {
  const copy = await copyOfRepository();
  const counts = { passed: 0, failed: 0, skipped: mysqlUrl || isShort ? 0 : 1 };
  const env = {
    NX_DAEMON: 'false',
    // Each plugin in a process of its own is for those that stay.
    NX_ISOLATE_PLUGINS: 'false',
    // With CI set, nx colours what it says even for a pipe, and what is looked for stands between the colours.
    FORCE_COLOR: '0',
    ...(mysqlUrl ? { TEST_MYSQL_URL: mysqlUrl } : {}),
  };
  const started = Date.now();
  try {
    for (const next of steps(copy.path, env, { withMysql: mysqlUrl !== null, isShort })) {
      const group = 'together' in next ? next.together : [next];
      const failed = await runGroup(group);
      counts.passed += group.length - failed;
      if (failed > 0) return { ...counts, failed };
    }
    return { ...counts, note: `${seconds(started)} s from the command to the last step` };
  } finally {
    await copy.remove();
  }
}

/**
 * Runs steps, several at the same time. Each prints its line when it ends, and what was wrong below it; none stops the others.
 * @param {Step[]} group
 * @returns {Promise<number>} how many failed
 */
async function runGroup(group) {
  const waiting = [...group];
  let failed = 0;
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [title, step] = next;
      const from = Date.now();
      const problem = await step().catch((/** @type {Error} */ error) => error.stack ?? error.message);
      console.log(`${problem ? '✕' : '✓'} ${title} (${seconds(from)} s)`);
      if (!problem) continue;
      failed += 1;
      console.error(problem);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return failed;
}

/**
 * What is done, in order. A step answers what is wrong, or nothing.
 * @param {string} copy
 * @param {NodeJS.ProcessEnv} env
 * @param {{ withMysql: boolean, isShort: boolean }} form
 * @returns {(Step | Group)[]}
 */
function steps(copy, env, { withMysql, isShort }) {
  const options = { cwd: copy, env, quiet: true, timeout: TIMEOUT };
  const generate = (/** @type {string[]} */ ...args) => runNode([binOf('nx'), 'g', ...args], options);
  const node = (/** @type {string[]} */ ...args) => succeeds(runNode(args, options));
  const script = (/** @type {string} */ name, /** @type {string[]} */ ...args) =>
    node(join(copy, 'shared/tools/scripts', name), ...args);
  const onEngine = (
    /** @type {string} */ title,
    /** @type {string[]} */ tests,
    /** @type {string} */ engine,
  ) =>
    /** @type {Step} */ ([
      `${title} on ${engine}`,
      () => script('test.mjs', engine, '--', ONE_WORKER, ...tests),
    ]);
  const onBoth = (/** @type {string} */ title, /** @type {string[]} */ ...tests) => [
    onEngine(title, tests, 'sqlite'),
    ...(withMysql ? [onEngine(title, tests, 'mysql')] : []),
  ];
  const inWhole = (/** @type {(Step | Group)[]} */ ...whole) => (isShort ? [] : whole);
  const changesNothing = (/** @type {string[]} */ args, /** @type {RegExp} */ says) => async () => {
    const before = await sources(copy);
    const { output } = await generate(...args);
    if (!says.test(output)) return output;
    return same(before, await sources(copy)) ? undefined : `Files changed.\n${output}`;
  };
  /** @type {string[]} */
  let untouched = [];
  /** @type {string[]} files that the generators have written or changed */
  let written = [];

  return [
    ...inWhole([
      '--dry-run writes nothing',
      changesNothing(['resource', ...quokka, '--dry-run'], /CREATE .*quokka\.entity\.ts/),
    ]),
    [
      'nx g resource quokka',
      async () => {
        untouched = [...(await sources(copy))].map(([file, content]) => file + content);
        return succeeds(generate('resource', ...quokka, '--skipOpenapi'));
      },
    ],
    ...inWhole([
      'run twice it refuses',
      changesNothing(['resource', ...quokka], /"quokka" is taken: there is the resource quokka/),
    ]),
    [
      'nx g @feria/shared:resource, with every type',
      () => succeeds(generate('@feria/shared:resource', ...everything, '--skipOpenapi')),
    ],
    [
      'the command of the README, which describes the API with all of them',
      () => commandOfReadme(copy, options),
    ],
    ...inWhole([
      'nx g field, with its migration: required, and with a sort key and a reference',
      async () =>
        (await succeeds(
          generate('field', 'quokka', 'wheels:integer:max=20:required', '--de', 'Räder', '--it', 'Ruote'),
        )) ??
        (await succeeds(generate('field', 'quokka', 'motto:string:label=Motto|Motto', '--list'))) ??
        (await succeeds(generate('field', 'quokka', 'guide_id:reference(quokkaGuide)', '--list'))),
    ]),
    [
      'the copy has tests of its own',
      async () => {
        const known = new Set(untouched);
        const changed = [...(await sources(copy))].filter(([file, content]) => !known.has(file + content));
        written = changed.map(([file]) => file);
        await writeSpecs(copy);
      },
    ],
    {
      together: [
        ...onBoth(
          'lists, forms, permissions and migrations work, and what counts everything is green',
          'resources/',
          ...(isShort ? [...COUNTED_IN_SHORT, ...OF_WHAT_IS_NEW] : WHAT_COUNTS_ALL),
        ),
        ['the types hold', () => script('typecheck.mjs', 'api', 'backoffice', 'shared')],
        [
          'permissions, words and the generators themselves stay green',
          () => script('test.mjs', 'shared', '--', ONE_WORKER, ...(isShort ? OF_DEFINITIONS : [])),
        ],
        [
          'oxlint finds nothing',
          () => node(binOf('oxlint'), '--type-aware', ...written.filter((file) => /\.tsx?$/.test(file))),
        ],
        [
          'ESLint finds nothing',
          () => node(binOf('eslint'), '--no-warn-ignored', '--max-warnings', '0', ...written),
        ],
        ['oxfmt finds nothing', () => node(binOf('oxfmt'), '--check', ...written)],
      ],
    },
    ...inWhole(
      ['everything is built', () => script('build.mjs', 'shared', 'api', 'backoffice')],
      [
        'list, form and menu work in the browser',
        () =>
          node(
            binOf('@playwright/test', 'playwright'),
            'test',
            '--project=backoffice',
            'quokka',
            ...EVERY_SCREEN,
          ),
      ],
      ['a field is taken out again, with its migration', () => removeWheels(copy, script)],
      ['nx g remove', () => succeeds(generate('remove', 'quokka'))],
      {
        together: [
          ...onBoth('the rest works', 'resources/quokka-guide.spec', ...WHAT_COUNTS_ALL),
          ['the types hold', () => script('typecheck.mjs', 'api', 'shared')],
        ],
      },
    ),
  ];
}

/** Opens each screen as each role, and looks at the menu. */
const EVERY_SCREEN = ['buttons', '--grep', 'quokka|is offered in each screen'];

/**
 * Runs the generator's command as it stands in the README. Where somebody has run it already, what it made is there, and the API
 * is only described.
 * @param {string} copy
 * @param {import('../../scripts/lib/processes.mjs').RunOptions} options
 */
async function commandOfReadme(copy, options) {
  const readme = await readFile(join(copy, 'README.md'), 'utf8');
  const [, name, fields] = /^npx nx g resource (\w+) --fields "([^"]+)"$/m.exec(readme) ?? [];
  if (!name || !fields) return 'The README has no command of the generator.';
  const isThere = await readFile(join(copy, `shared/src/resources/${name}/index.ts`)).then(
    () => true,
    () => false,
  );
  return isThere
    ? succeeds(run('npm', ['run', 'openapi'], options))
    : succeeds(run('npx', ['nx', 'g', 'resource', name, '--fields', fields], options));
}

/**
 * Takes a field out as the guide says: its lines of the definition and of the inventory, and a migration from the drift.
 * @param {string} copy
 * @param {(name: string, ...args: string[]) => Promise<string | undefined>} script
 */
async function removeWheels(copy, script) {
  for (const file of ['shared/src/resources/quokka/index.ts', 'api/test/office/privacy/inventory.ts']) {
    const source = await readFile(join(copy, file), 'utf8');
    const changed = source.replace(/^ *wheels: .*\n/gm, '').replace(/, 'wheels'|'wheels', /g, '');
    if (changed === source) return `${file} does not name the field.`;
    await writeFile(join(copy, file), changed);
  }
  const { code, output } = await run('npm', ['run', 'migration:generate', '--', 'quokka-without-wheels'], {
    cwd: copy,
    quiet: true,
    timeout: TIMEOUT,
  });
  return code === 0 ? script('typecheck.mjs', 'api', 'shared') : output;
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
    'api/test/catalogue/resources/quokka-guide-dependents.spec.ts': dependentsSpec,
    'api/test/catalogue/resources/quokka-upgrade.spec.ts': upgradeSpec,
    'backoffice/e2e/catalogue/quokka.spec.ts': browserSpec,
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
