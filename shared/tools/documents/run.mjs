/**
 * `npm run test:docs`: does what the documents say, literally and in their order, in a copy with nothing but the repository: each
 * command of README, the guides and how-to pages, and what they ask to do by hand before it. Takes half an hour; with the name of a
 * document behind `--`, its story alone.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { copyOfRepository } from '../generator/whole/copy.mjs';
import { run } from '../scripts/lib/processes.mjs';
import { documentedSteps } from './commands.mjs';
import { reasonNotToRun, SERVES, storiesOf } from './plan.mjs';

const MINUTE = 60_000;
/** A command that takes longer hangs. */
const TIMEOUT = 25 * MINUTE;
/** What may be new when a story has ended with what it made being removed: migrations stay, there and back. */
const STAYS = /^\?\? api\/src\/migrations\/|^ M api\/src\/migrations\/index\.ts$/;

/** @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Counts */
/** @typedef {Awaited<ReturnType<typeof documentedSteps>>[number]} DocumentedStep */

/**
 * Follows every story, or those with one of the documents that are named (`how-to/field.md`). Where a story fails, the next one begins.
 * @param {string[]} [names]
 * @returns {Promise<Counts>} one for each step; what a story does after one that fails is not counted
 */
export async function testDocuments(names = []) {
  const stories = storiesOf(names);
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const all = (await documentedSteps()).filter(
    ({ document }) => names.length === 0 || stories.flat().includes(document),
  );
  const followed = all.filter((step) => {
    const reason = 'command' in step ? reasonNotToRun(step) : null;
    if (reason === null) return true;
    counts.skipped += 1;
    console.log(`- ${titleOf(step)} – ${reason}`);
    return false;
  });
  const copy = await copyOfRepository();
  try {
    const { code, output } = await shell(
      'git init -q && test -d .git && git add -A && git commit -qm copy',
      copy.path,
    );
    if (code !== 0) throw new Error(`The copy is no repository of its own: ${output}`);
    for (const story of stories) {
      const failedBefore = counts.failed;
      for (const document of story) {
        const steps = followed.filter((each) => each.document === document);
        if (!(await follow(steps, copy.path, counts))) break;
      }
      if (story.includes('shared/docs/add-a-resource.md') && counts.failed === failedBefore)
        await expectClean(copy.path, counts);
      await shell('git checkout -q . && git clean -qfd && rm -rf .data', copy.path);
    }
    return counts;
  } finally {
    await copy.remove();
  }
}

/**
 * @param {DocumentedStep[]} steps
 * @param {string} copy
 * @param {Counts} counts
 * @returns {Promise<boolean>} whether all went well: what follows may need it
 */
async function follow(steps, copy, counts) {
  for (const step of steps) {
    const started = Date.now();
    const problem = await problemOf(async () => {
      if ('edit' in step) return edit(step.edit, copy);
      return SERVES.test(step.command) ? serve(step.command, copy) : shell(step.command, copy);
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${problem === null ? '✓' : '✕'} ${titleOf(step)} (${seconds} s)`);
    if (problem !== null) {
      console.log(problem.slice(-6_000));
      counts.failed += 1;
      return false;
    }
    counts.passed += 1;
  }
  return true;
}

/** @param {DocumentedStep} step */
const titleOf = (step) =>
  `${step.document}: ${'command' in step ? step.command : `by hand, ${step.edit.file}`}`;

/** @param {import('./edits.mjs').Edit} edit @param {string} copy */
async function edit({ file, change }, copy) {
  const path = join(copy, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, change(await readFile(path, 'utf8').catch(() => null)));
  return { code: 0, output: '' };
}

/**
 * @param {() => Promise<{ code: number, output: string }>} step
 * @returns {Promise<string | null>} what was said of a step that failed, also by what it threw
 */
async function problemOf(step) {
  try {
    const { code, output } = await step();
    return code === 0 ? null : output;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/** @param {string} copy @param {Counts} counts */
async function expectClean(copy, counts) {
  const { output } = await shell('git status --porcelain --untracked-files=all', copy);
  const left = output.split('\n').filter((line) => line.trim() !== '' && !STAYS.test(line));
  console.log(`${left.length === 0 ? '✓' : '✕'} nothing is left of what was made and removed`);
  if (left.length > 0) console.log(left.join('\n'));
  counts[left.length === 0 ? 'passed' : 'failed'] += 1;
}

/** @param {string} command @param {string} cwd */
const shell = (command, cwd) =>
  run('sh', ['-c', command], { cwd, quiet: true, timeout: TIMEOUT, env: environment(cwd) });

/** Git of the copy must not ask who commits. @param {string} cwd */
const environment = (cwd) => ({
  FORCE_COLOR: '0',
  NX_DAEMON: 'false',
  GIT_CEILING_DIRECTORIES: join(cwd, '..'),
  GIT_AUTHOR_NAME: 'Reader',
  GIT_AUTHOR_EMAIL: 'reader@feria.example',
  GIT_COMMITTER_NAME: 'Reader',
  GIT_COMMITTER_EMAIL: 'reader@feria.example',
});

/**
 * Runs a command that serves until it answers, then stops it.
 * @param {string} command
 * @param {string} cwd
 * @returns {Promise<{ code: number, output: string }>}
 */
async function serve(command, cwd) {
  const port = String(await freePort());
  // In a process group of its own: what it starts is stopped with it.
  const child = spawn('sh', ['-c', command], {
    cwd,
    detached: true,
    env: { ...process.env, ...environment(cwd), PORT: port },
  });
  let output = '';
  let ended = false;
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const end = new Promise((resolve) => child.once('close', resolve)).then(() => (ended = true));
  const until = Date.now() + 10 * MINUTE;
  let answers = false;
  while (!answers && !ended && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    answers = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  if (!ended && child.pid) process.kill(-child.pid, 'SIGTERM');
  await end;
  await rm(join(cwd, '.data'), { recursive: true, force: true });
  return { code: answers ? 0 : 1, output };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
