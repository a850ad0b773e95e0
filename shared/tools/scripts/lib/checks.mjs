/**
 * The static checks of `npm run lint`, and what decides whether their results still hold.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';
import { binOf } from './processes.mjs';

/**
 * @typedef {object} Check
 * @property {string} title
 * @property {(folder: string) => string[]} args script and arguments for Node; `folder`: for the tool's own cache
 */

/** A tool's own cache of single files. By content: a clone and a branch switch change the times of files that are the same. */
const cacheOf = (/** @type {string} */ folder, /** @type {string} */ name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  join(folder, name),
];

/** @type {Record<string, Check>} those that take longest first; ESLint uses one core, `types` and `format` every one */
export const checks = {
  eslint: {
    title: 'ESLint',
    args: (folder) => [binOf('eslint'), '.', '--max-warnings', '0', ...cacheOf(folder, 'eslint.json')],
  },
  format: {
    title: 'oxfmt, the format',
    args: () => [binOf('oxfmt'), '--check'],
  },
  // Without a cache of single files: what a rule with types says of a file depends on every file that it imports.
  types: {
    title: 'oxlint, rules that need types',
    args: () => [
      binOf('oxlint'),
      '--type-aware',
      'api/src',
      'api/test',
      'shared/src',
      'portal/src',
      'backoffice/src',
      'portal/e2e',
      'backoffice/e2e',
      'shared/tools/e2e',
    ],
  },
  unused: { title: 'knip, what nobody uses', args: () => [binOf('knip')] },
  circles: {
    title: 'dependency-cruiser, import circles',
    args: () => [
      binOf('dependency-cruiser', 'depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      'api/src',
      'shared/src',
      'portal/src',
      'backoffice/src',
    ],
  },
};

/** A fingerprint of the tools: of this Node and of every installed package, as npm has noted them. */
export async function toolKey() {
  const installed = await readFile(fromRoot('node_modules', '.package-lock.json')).catch(() => '');
  return createHash('sha256')
    .update(`${process.version}\0${process.platform}\0`)
    .update(installed)
    .digest('hex');
}
