/**
 * Lists and fingerprints of source files.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from './paths.mjs';
import { run } from './processes.mjs';

/**
 * Every file at or below a path, sorted; none when there is nothing.
 * @param {string} path
 * @returns {Promise<string[]>}
 */
export async function listFiles(path) {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * A fingerprint of the contents of files. Contents, not times: a clone, a branch switch and a restored cache all
 * change the times of files that are the same.
 * @param {string[]} inputs files and directories below the root; test files among them do not count
 * @param {(path: string) => boolean} [isInput] of these, by their paths from the root
 */
export async function fingerprint(inputs, isInput = () => true) {
  const lists = await Promise.all(inputs.map((input) => listFiles(join(root, input))));
  const files = lists
    .flat()
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((file) => !/\.spec\.tsx?$/.test(file) && isInput(file));
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash.update(`${file}\0${contents[index].length}\0`);
    hash.update(contents[index]);
  });
  return hash.digest('hex');
}

/**
 * A fingerprint of everything in the repository that git does not ignore, by content: what a tool that reads sources and
 * settings can see. Installed packages are not part of it.
 * @param {string} [more] what else the result depends on
 * @param {string} [cwd] the repository
 * @returns {Promise<string | null>} null where there is no git to ask
 */
export async function stateKey(more = '', cwd = root) {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await run('git', listed, { cwd, quiet: true });
  if (code !== 0) return null;
  const hash = createHash('sha256').update(`${more}\0`);
  for (const name of [...new Set(output.split('\0'))].filter(Boolean).sort()) {
    const content = await readFile(join(cwd, name)).catch(() => null); // deleted, but still known to git
    hash.update(`${name}\0${content === null ? 'none' : content.length}\0`);
    if (content !== null) hash.update(content);
  }
  return hash.digest('hex');
}
