/**
 * `npm run bench:guard [-- --base COMMIT] [--rounds 3] [--only PATTERN]`: the short forms of the benches, of this tree and of the last
 * released version (or of COMMIT), in turns within one run, and what is slower than it was. It ends with 0 whatever is
 * slower, because machines are noisy; with 1 when something could not be measured.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareFigures, figuresOf, GUARDED } from './lib/bench-figures.mjs';
import { memoryFolder } from './lib/memory-folder.mjs';
import { fromRoot, root, tempPrefix } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});

/** @param {string[]} args @returns {Promise<string | null>} what git says; `null` when it fails */
async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.trim() : null;
}

/** @returns {Promise<string>} the commit to compare with @throws Error when there is none */
async function baseCommit() {
  const wanted = values.base ?? (await git('describe', '--tags', '--abbrev=0', '--match', 'v*'));
  const commit = wanted && (await git('rev-parse', '--verify', `${wanted}^{commit}`));
  if (!commit)
    throw new Error('There is no version to compare with. Name one: npm run bench:guard -- --base COMMIT');
  return commit;
}

/**
 * The packages that both use; those of this repository are the tree's own.
 * @param {string} tree
 * @param {string} commit
 */
async function linkPackages(tree, commit) {
  if (await git('diff', '--name-only', commit, '--', 'package-lock.json')) {
    const { code } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: tree });
    if (code !== 0) throw new Error('The packages of the version before could not be installed.');
    return;
  }
  for (const name of await readdir(fromRoot('node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    const link = join(tree, 'node_modules', name);
    await mkdir(join(tree, 'node_modules'), { recursive: true });
    if (name !== '@feria') await symlink(fromRoot('node_modules', name), link);
    else {
      await mkdir(link);
      for (const own of await readdir(fromRoot('node_modules', name)))
        await symlink(join(tree, own), join(link, own));
    }
  }
  if (existsSync(fromRoot('api', 'node_modules')))
    await symlink(fromRoot('api', 'node_modules'), join(tree, 'api', 'node_modules'));
}

/** @param {string} tree @param {import('./lib/bench-figures.mjs').Guarded} guarded */
async function measure(tree, { script, args }) {
  const { code, output } = await run('npm', ['run', '--silent', script, '--', ...args], {
    cwd: tree,
    quiet: true,
    timeout: 10 * 60_000,
    // Where a frontend was built its pages would be loaded too, in one of the trees only.
    env: { BENCH_PAGES: 'off', TMPDIR: memoryFolder() },
  });
  const figures = figuresOf(output, script);
  if (figures.size === 0) throw new Error(`${script} measured nothing (${code}):\n${output.slice(-2_000)}`);
  return figures;
}

const scratch = await mkdtemp(tempPrefix('guard', memoryFolder()));
const tree = join(scratch, 'base');
try {
  const commit = await baseCommit();
  const { code, output } = await run('git', ['worktree', 'add', '--detach', tree, commit], { quiet: true });
  if (code !== 0) throw new Error(output);
  await linkPackages(tree, commit);
  console.log(`this tree beside ${commit.slice(0, 12)}, ${values.rounds} rounds`);
  const wanted = GUARDED.filter(({ script, args }) =>
    new RegExp(values.only).test(`${script} ${args.join(' ')}`),
  );
  for (const guarded of wanted) {
    const [before, now] = [[], []];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      before.push(await measure(tree, guarded));
      now.push(await measure(root, guarded));
    }
    const { rows, slower } = compareFigures(before, now);
    console.log(`\n${guarded.script} ${guarded.args.join(' ')}`);
    console.table(rows);
    for (const figure of slower) console.log(`slower by more than 15 %: ${guarded.script}, ${figure}`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await git('worktree', 'remove', '--force', tree);
  await rm(scratch, { recursive: true, force: true });
}
