/**
 * `npm run test:generator` (and a suite of `npm test`): generates resources in a copy of the repository by the real
 * commands, that of the README among them, and does with them what a developer would: typecheck, tests on both engines, a
 * build, the browser; then all of it away again, until every file but the migrations is as it was. Tests that look at every route, menu
 * entry, table and permission run too: a command of the guide must not turn any of them red. Steps that only read what was generated
 * run two at a time. Its short form generates by three commands, and leaves out fields, the story of three resources, MariaDB, the
 * build, the browser and the way back.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { binOf, run, runNode } from '../../scripts/lib/processes.mjs';
import { copyOfRepository } from './copy.mjs';
import { browserSpec, dependentsSpec, everything, quokka, upgradeSpec } from './specs.mjs';
import { gone, made, withoutField } from './story.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Counts */
/** @typedef {[title: string, step: () => Promise<string | void>]} Step */
/**
 * @typedef {object} Commands for the copy
 * @property {string} copy
 * @property {{ cwd: string, env: NodeJS.ProcessEnv, quiet: true, timeout: number }} options to run them with
 * @property {(...args: string[]) => Promise<string | undefined>} generate `nx g …`; its output when it failed
 * @property {(args: string[], says: RegExp) => () => Promise<string | undefined>} refuses a step: `nx g …` says that and changes nothing
 */
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
const WHAT_COUNTS_ALL = ['core/database', 'access/', 'privacy/inventory', 'privacy/traces'];
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
  const options = /** @type {const} */ ({ cwd: copy, env, quiet: true, timeout: TIMEOUT });
  const nx = (/** @type {string[]} */ ...args) => runNode([binOf('nx'), 'g', ...args], options);
  const generate = (/** @type {string[]} */ ...args) => succeeds(nx(...args));
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
  /** @type {Step} */
  const pureBackOffice = [
    'the back office stays green',
    () => script('test.mjs', 'backoffice', '--', ONE_WORKER),
  ];
  const inWhole = (/** @type {(Step | Group)[]} */ ...whole) => (isShort ? [] : whole);
  const changesNothing = (/** @type {string[]} */ args, /** @type {RegExp} */ says) => async () => {
    const before = await sources(copy);
    const { output } = await nx(...args);
    if (!says.test(output)) return output;
    return same(before, await sources(copy)) ? undefined : `Files changed.\n${output}`;
  };
  /** @type {Commands} */
  const commands = { copy, options, generate, refuses: changesNothing };
  /** @type {Map<string, string>} */
  let untouched = new Map();
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
        untouched = await sources(copy);
        return generate('resource', ...quokka, '--skipOpenapi');
      },
    ],
    ...inWhole([
      'run twice it refuses',
      changesNothing(['resource', ...quokka], /"quokka" is taken: there is the resource quokka/),
    ]),
    [
      'nx g @feria/shared:resource, with every type',
      () => generate('@feria/shared:resource', ...everything, '--skipOpenapi'),
    ],
    [
      'the command of the README, which describes the API with all of them',
      () => commandOfReadme(copy, options),
    ],
    ...inWhole(
      [
        'nx g field, with its migration: required, and with a sort key and a reference',
        async () =>
          (await generate(
            'field',
            'quokka',
            'wheels:integer:max=20:required',
            '--de',
            'Räder',
            '--it',
            'Ruote',
          )) ??
          (await generate('field', 'quokka', 'motto:string:label=Motto|Motto', '--list')) ??
          (await generate('field', 'quokka', 'guide_id:reference(quokkaGuide)', '--list')),
      ],
      ...made(commands),
    ),
    [
      'the copy has tests of its own',
      async () => {
        written = differences(untouched, await sources(copy)).changed;
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
        ...(isShort ? [] : [pureBackOffice]),
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
      [
        'a field that must be filled is taken out again',
        () => withoutField(copy, options, 'quokka', 'wheels'),
      ],
      ['nx g remove', () => generate('remove', 'quokka', '--drop')],
      ...gone(commands),
      {
        together: [
          ...onBoth('the rest works', 'resources/quokka-guide.spec', ...WHAT_COUNTS_ALL),
          ['the types hold', () => script('typecheck.mjs', 'api', 'shared')],
        ],
      },
      [
        'when all are removed, every file is as it was, but for the migrations there and back',
        async () => {
          await Promise.all(Object.keys(SPECS).map((file) => rm(join(copy, file))));
          const { name } = await ofReadme(copy);
          const made = untouched.has(join(copy, `shared/src/resources/${name}/index.ts`)) ? [] : [name];
          for (const resource of ['quokkaGuide', ...made]) {
            const problem = await generate('remove', resource, '--drop');
            if (problem) return problem;
          }
          const { changed, missing } = differences(untouched, await sources(copy));
          const left = [...changed, ...missing].filter((file) => !STAYS.test(file));
          return left.length > 0 ? `Not as it was: ${left.join(', ')}` : undefined;
        },
      ],
    ),
  ];
}

/** Opens each screen as each role, and looks at the menu. */
const EVERY_SCREEN = ['buttons', '--grep', 'quokka|is offered in each screen'];

/** Migrations stay when what they made is removed. */
const STAYS = /api\/src\/migrations\//;

/**
 * Runs the generator's command as it stands in the README. Where somebody has run it already, what it made is there, and the API
 * is only described.
 * @param {string} copy
 * @param {import('../../scripts/lib/processes.mjs').RunOptions} options
 */
async function commandOfReadme(copy, options) {
  const { name, fields } = await ofReadme(copy);
  if (!name || !fields) return 'The README has no command of the generator.';
  const isThere = await readFile(join(copy, `shared/src/resources/${name}/index.ts`)).then(
    () => true,
    () => false,
  );
  return isThere
    ? succeeds(run('npm', ['run', 'openapi'], options))
    : succeeds(run('npx', ['nx', 'g', 'resource', name, '--fields', fields], options));
}

/** @param {string} copy */
async function ofReadme(copy) {
  const readme = await readFile(join(copy, 'README.md'), 'utf8');
  const [, name = '', fields = ''] = /^npx nx g resource (\w+) --fields "([^"]+)"$/m.exec(readme) ?? [];
  return { name, fields };
}

/**
 * @param {Promise<{ code: number, output: string }>} call
 * @returns {Promise<string | undefined>} its output when it failed
 */
async function succeeds(call) {
  const { code, output } = await call;
  return code === 0 ? undefined : output;
}

/** Tests that only the copy has. */
const SPECS = {
  'api/test/catalogue/resources/quokka-guide-dependents.spec.ts': dependentsSpec,
  'api/test/catalogue/resources/quokka-upgrade.spec.ts': upgradeSpec,
  'backoffice/e2e/catalogue/quokka.spec.ts': browserSpec,
};

/** @param {string} copy */
async function writeSpecs(copy) {
  for (const [file, content] of Object.entries(SPECS)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), content);
  }
}

/**
 * The sources of the copy with their contents, and the guide that the generators write into, without what `npm run openapi` writes: Git ignores it.
 * @param {string} copy
 */
async function sources(copy) {
  const lists = ['api/src', 'api/test', 'backoffice/src', 'shared/src'].map(async (part) => {
    const entries = await readdir(join(copy, part), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.generated.ts'));
    return files.map((entry) => join(entry.parentPath, entry.name));
  });
  const files = [...(await Promise.all(lists)).flat(), join(copy, 'shared/docs/privacy.md')];
  const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  return new Map(files.map((file, index) => [file, contents[index] ?? '']));
}

/**
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 * @returns {{ changed: string[], missing: string[] }} files that are new or other, and files that are gone
 */
const differences = (before, after) => ({
  changed: [...after].filter(([file, content]) => before.get(file) !== content).map(([file]) => file),
  missing: [...before.keys()].filter((file) => !after.has(file)),
});

/** @param {Map<string, string>} before @param {Map<string, string>} after */
const same = (before, after) => Object.values(differences(before, after)).flat().length === 0;

/** @param {number} from */
const seconds = (from) => ((Date.now() - from) / 1000).toFixed(1);
