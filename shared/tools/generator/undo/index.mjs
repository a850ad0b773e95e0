/**
 * A command that fails leaves the repository as it was. Nx writes the tree once a generator has returned, and calls what it returned
 * afterwards: the migration and the description of the API are written then, by processes of their own.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * @typedef {import('@nx/devkit').Tree} Tree
 * @typedef {Map<string, Buffer | null>} Contents by path from the root; `null` where there is no file
 */

/** Where the processes write files whose names nobody knows before. */
const GROWING = 'api/src/migrations';
/** What `npm run openapi` writes, which Git ignores and every other command reads, and `npm run privacy:list`. */
const DESCRIBED = [
  'shared/docs/privacy.md',
  'api/src/core/http/answer-schemas.generated.ts',
  'shared/src/contracts/openapi.generated.ts',
];

/**
 * The last part of a generator, which undoes the whole when it fails or when it is interrupted.
 * @param {Tree} tree with everything that the generator has changed
 * @param {() => Promise<void>} work what is done once the tree has been written
 * @returns {Promise<() => Promise<void>>} what the generator returns to Nx
 */
export async function undoneIfItFails(tree, work) {
  const before = await contentsOf(tree);
  const newFolders = foldersOf([...before.keys()]).filter((folder) => !existsSync(join(tree.root, folder)));
  return async () => {
    /** @type {NodeJS.Signals | undefined} */
    let signal;
    const interrupt = (/** @type {NodeJS.Signals} */ received) => (signal = received);
    // With a listener the process goes on: a child that was interrupted ends, and then all is put back.
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
    try {
      await work();
      if (signal) throw new Error('The command was interrupted.');
    } catch (error) {
      await putBack(tree.root, before, newFolders);
      const why = signal
        ? 'The command was interrupted.'
        : error instanceof Error
          ? error.message
          : String(error);
      throw new Error(`${why} Nothing was changed: every file is as it was before.`, { cause: error });
    } finally {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    }
  };
}

/** What every file holds that the command may change, before it does. @param {Tree} tree @returns {Promise<Contents>} */
async function contentsOf(tree) {
  const { root } = tree;
  const paths = [...tree.listChanges().map(({ path }) => path), ...(await filesIn(root)), ...DESCRIBED];
  /** @type {Contents} */
  const contents = new Map();
  for (const path of paths) contents.set(path, await readFile(join(root, path)).catch(() => null));
  return contents;
}

/** @param {string} root */
async function filesIn(root) {
  const names = await readdir(join(root, GROWING)).catch(() => []);
  return names.map((name) => join(GROWING, name));
}

/** @param {string} root @param {Contents} before @param {string[]} newFolders the deepest first */
async function putBack(root, before, newFolders) {
  const come = (await filesIn(root)).filter((path) => !before.has(path));
  for (const path of come) await rm(join(root, path), { force: true });
  for (const [path, content] of before) {
    const file = join(root, path);
    if (content === null) await rm(file, { force: true });
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
  for (const folder of newFolders) await rmdir(join(root, folder)).catch(() => undefined);
}

/** Every folder that the files are in, the deepest first. @param {string[]} paths */
function foldersOf(paths) {
  /** @type {Set<string>} */
  const folders = new Set();
  for (const path of paths)
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  return [...folders].sort((one, other) => other.length - one.length);
}
