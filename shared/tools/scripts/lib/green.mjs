/**
 * What was green: for each check the state of the repository in which it found nothing.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheDir } from './paths.mjs';

/**
 * The memory of one set of tools. What other versions of them have left is deleted.
 * @param {string} tools a fingerprint of the tools
 * @param {string} [parent]
 */
export async function greenMemory(tools, parent = join(cacheDir, 'lint')) {
  const name = tools.slice(0, 16);
  const folder = join(parent, name);
  await mkdir(folder, { recursive: true });
  for (const other of await readdir(parent))
    if (other !== name) await rm(join(parent, other), { recursive: true, force: true });
  const file = (/** @type {string} */ check) => join(folder, `${check}.green`);
  return {
    /** For the caches that the tools keep themselves. */
    folder,
    /**
     * Whether a check found nothing in this very state.
     * @param {string} check
     * @param {string | null} state null when it is not known: never green
     */
    has: async (check, state) =>
      state !== null && (await readFile(file(check), 'utf8').catch(() => '')) === state,
    /**
     * Notes that a check found nothing.
     * @param {string} check
     * @param {string | null} state
     */
    keep: async (check, state) => {
      if (state !== null) await writeFile(file(check), state);
    },
  };
}
