/**
 * Builds what is stale, and only that. `npm start` goes through here at every launch, so nothing is loaded before it is
 * known to be needed (Nx, which does the same for `nx build`, costs more than a second).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
