/**
 * Lists and fingerprints of source files.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from './paths.mjs';

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
 */
export async function fingerprint(inputs) {
  const lists = await Promise.all(inputs.map((input) => listFiles(join(root, input))));
  const files = lists.flat().filter((file) => !/\.spec\.tsx?$/.test(file));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash.update(`${relative(root, file).split(sep).join('/')}\0${contents[index].length}\0`);
    hash.update(contents[index]);
  });
  return hash.digest('hex');
}
