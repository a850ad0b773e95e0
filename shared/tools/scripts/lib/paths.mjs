/**
 * Where things are, for every script: none of them may depend on the directory it was called from.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/[\\/]$/, '');

/**
 * A path below the repository root.
 * @param {...string} parts
 */
export const fromRoot = (...parts) => join(root, ...parts);

/** Throw-away results of the tools; `npm ci` empties it, git never sees it. */
export const cacheDir = fromRoot('node_modules', '.cache', 'feria');

/**
 * Prefix for a new temporary directory (`mkdtemp` adds the rest).
 * @param {string} name
 * @param {string} [directory] the system's temporary one unless given
 */
export const tempPrefix = (name, directory = tmpdir()) => join(directory, `feria-${name}-`);
