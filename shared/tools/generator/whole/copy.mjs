/**
 * A copy of the repository to generate into: its files as they are now, with the packages of this one.
 */
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheDir, fromRoot, tempPrefix } from '../../scripts/lib/paths.mjs';

const PROJECTS = ['api', 'backoffice', 'portal', 'shared'];

/** @returns {Promise<{ path: string, remove: () => Promise<void> }>} */
export async function copyOfRepository() {
  const path = await mkdtemp(tempPrefix('generator'));
  for (const file of await ownFiles()) {
    await mkdir(join(path, dirname(file)), { recursive: true });
    await cp(fromRoot(file), join(path, file));
  }
  await linkPackages(path);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/**
 * What holds no sources (see .gitignore). Git is not asked: a machine with Node alone has none. In a worktree `.git` is a file: with it,
 * git would take the copy for that worktree, and commit to its branch.
 */
const NO_SOURCES = new Set([
  '.data',
  '.git',
  '.nx',
  '.swc',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/**
 * Every source file, by its path from the root.
 * @param {string} [directory]
 * @returns {Promise<string[]>}
 */
async function ownFiles(directory = '') {
  const files = [];
  for (const entry of await readdir(fromRoot(directory), { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (NO_SOURCES.has(entry.name)) continue;
    if (entry.isFile()) files.push(path);
    else if (entry.isDirectory()) files.push(...(await ownFiles(path)));
  }
  return files;
}

/**
 * Links every installed package. Not the directory as a whole: our own packages must be the copy's, and so must what
 * the tools remember of the sources.
 * @param {string} copy
 */
async function linkPackages(copy) {
  const own = ['@feria', '.cache'];
  await linkAll(fromRoot('node_modules'), join(copy, 'node_modules'), own);
  await mkdir(join(copy, 'node_modules', '@feria'));
  for (const project of PROJECTS) {
    await symlink(join(copy, project), join(copy, 'node_modules', '@feria', project));
    await linkAll(fromRoot(project, 'node_modules'), join(copy, project, 'node_modules'), ['.vite']);
  }
  // The unpacked browser is the same everywhere, and so is what a file compiles to; both take their time.
  await mkdir(join(cacheDir, 'test-modules'), { recursive: true });
  const cache = join(copy, 'node_modules', '.cache', 'feria');
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cacheDir)) {
    if (/^(chromium-[\d.]+|test-modules)$/.test(name)) await symlink(join(cacheDir, name), join(cache, name));
  }
}

/** @param {string} from @param {string} to @param {string[]} except */
async function linkAll(from, to, except) {
  const entries = await readdir(from).catch(() => []);
  if (entries.length > 0) await mkdir(to, { recursive: true });
  for (const entry of entries) {
    if (!except.includes(entry)) await symlink(join(from, entry), join(to, entry));
  }
}
