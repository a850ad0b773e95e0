/**
 * Builds what is stale, and only that. `npm start` goes through here at every launch, so nothing is loaded before it is
 * known to be needed (Nx, which does the same for `nx build`, costs more than a second).
 */
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { compileFiles, sourcesOf } from './compile.mjs';
import { fingerprint } from './files.mjs';
import { ensureGenerated } from './generated.mjs';
import { withLock } from './lock.mjs';
import { fromRoot } from './paths.mjs';
import { projects } from './projects.mjs';

/**
 * @param {string[]} [names] the projects wanted, all when absent
 * @param {{ onlyMissing?: boolean }} [generated] whether an old description of the API will do
 * @returns {Promise<string[]>} the names of those that had to be built
 */
export async function buildStale(names = projects.map((project) => project.name), generated) {
  const unknown = names.filter((name) => !projects.some((project) => project.name === name));
  if (unknown.length > 0) throw new Error(`There is no project ${unknown.join(', ')}.`);
  const wanted = projects.filter((project) => names.includes(project.name) && project.exists());

  // First: what it writes is a source of what is built.
  if (wanted.length > 0) await ensureGenerated(generated);
  if ((await staleOf(wanted)).length === 0) return [];
  return withLock('build', async () => {
    const stale = await staleOf(wanted); // again: whoever held the lock may have built it
    const results = await Promise.allSettled(stale.map(buildOne));
    const failures = results
      .filter((result) => result.status === 'rejected')
      .map((result) => result.reason.message);
    if (failures.length > 0) throw new Error(failures.join('\n\n'));
    return stale.map(({ project }) => project.name);
  });
}

/** @typedef {import('./projects.mjs').Project} Project */

/** @param {Project} project */
const stampOf = (project) => fromRoot(project.name, 'dist', '.stamp');

/** @param {Project[]} candidates */
async function staleOf(candidates) {
  const all = await Promise.all(
    candidates.map(async (project) => {
      const stamp = await readFile(stampOf(project), 'utf8').catch(() => '');
      return { project, stamp, print: await fingerprint(project.inputs) };
    }),
  );
  return all.filter(({ stamp, print }) => stamp !== print);
}

/**
 * The stamp goes first and comes back last: a build that was interrupted counts as none.
 * @param {{ project: Project, print: string }} stale
 */
async function buildOne({ project, print }) {
  const started = Date.now();
  await rm(stampOf(project), { force: true });
  await mkdir(fromRoot(project.name, 'dist'), { recursive: true });
  try {
    await project.build();
  } catch (error) {
    throw new Error(`${project.name} could not be built:\n${error.message}`, { cause: error });
  }
  await writeFile(stampOf(project), print);
  console.log(`built ${project.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Keeps projects for Node built while their files change, without reading those that have not.
 * @param {string[]} names
 */
export function keepBuilt(names) {
  /** @type {Map<string, Map<string, string>> | undefined} the state of each file that is compiled, by project */
  let built;
  return {
    /**
     * Builds what is stale; from the second call on, single files.
     * @throws {Error} when sources do not compile, with the mistake
     */
    async update() {
      // Before it is read: what changes meanwhile is compiled by the next call.
      const now = await statesOf(names);
      // The description of the API takes twenty seconds: the one of before will do until the next command that needs it.
      if (!built) await buildStale(names, { onlyMissing: true });
      else for (const name of names) await compileChanged(name, built.get(name), now.get(name) ?? new Map());
      built = now;
    },
    /** Notes what was built, so that the next command need not build it again. To be called at the end. */
    async note() {
      if (!built || !isSame(built, await statesOf(names))) return;
      const done = projects.filter(({ name }) => names.includes(name));
      const prints = await Promise.all(done.map(({ inputs }) => fingerprint(inputs)));
      if (!isSame(built, await statesOf(names))) return;
      await Promise.all(done.map((project, index) => writeFile(stampOf(project), prints[index])));
    },
  };
}

/** @typedef {Map<string, string>} States what changes when a file is written, by its path */

/**
 * @param {string[]} names
 * @returns {Promise<Map<string, States>>}
 */
async function statesOf(names) {
  const ofProject = async (/** @type {string} */ name) => {
    const states = (await sourcesOf(name)).map(async (file) => {
      const found = await stat(file).catch(() => null); // it may have been deleted just now
      return [file, found ? `${found.mtimeMs} ${found.size} ${found.ino}` : ''];
    });
    return [name, new Map(await Promise.all(states))];
  };
  return new Map(await Promise.all(names.map(ofProject)));
}

/** @param {Map<string, States>} left @param {Map<string, States>} right */
const isSame = (left, right) =>
  JSON.stringify([...left].map(([, states]) => [...states])) ===
  JSON.stringify([...right].map(([, states]) => [...states]));

/**
 * @param {string} name
 * @param {States} [before]
 * @param {States} now
 */
async function compileChanged(name, before = new Map(), now) {
  const sources = [...now.keys()];
  const stale = sources.filter((file) => before.get(file) !== now.get(file));
  if (stale.length === 0 && before.size === now.size) return;
  await withLock('build', async () => {
    // What lies there is no longer what the stamp says.
    await rm(fromRoot(name, 'dist', '.stamp'), { force: true });
    await compileFiles(name, sources, stale);
  });
}
